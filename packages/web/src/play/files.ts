// Texts that leave the page and come back.

/** False when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; browsers do not say when.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Larger files are no records of ours. */
const MOST_BYTES = 2 ** 20;

/** Lets a person choose a file; null when none was chosen. */
export async function pickText(): Promise<string | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.record,.txt,text/plain';
  const file = await new Promise<File | null>((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
  if (file === null) return null;
  return file.size > MOST_BYTES ? '' : file.text();
}
