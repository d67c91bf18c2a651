/** Larger files are no records of ours. */
const MOST_BYTES = 2 ** 20;

/** Lets a person choose a file; null when none was chosen. */
export async function pickText(): Promise<{ readonly text: string } | 'too-large' | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.record,.txt,text/plain';
  const file = await new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
  if (file === null) return null;
  return file.size > MOST_BYTES ? 'too-large' : { text: await file.text() };
}
