import { copyMarked, showText } from './copying.ts';

// Texts that leave the page. How they come back is in paste/.

/** False when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** Where it cannot be copied it is shown, marked, with a word about why; then it is false. */
export async function copyOrShow(text: string, why: string): Promise<boolean> {
  const isCopied = await copyText(text);
  if (!isCopied) showText(text, why);
  return isCopied;
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
