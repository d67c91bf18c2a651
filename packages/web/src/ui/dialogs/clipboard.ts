import './paste-dialog.css';

/** Copies a text; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

/** Copies a text, or shows it selected in a dialog that says why it was not copied. False in the second case. */
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
  // Browsers do not report when the download has begun; by then it has.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies the selection. Pages that came over plain http have no clipboard API. */
export function copyMarked(text: string): boolean {
  const focused = document.activeElement;
  const field = readOnlyField(text);
  field.className = 'visually-hidden';
  // Nothing outside an open dialog can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // Deprecated, but all browsers have it, and such pages have nothing else.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus();
  return isCopied;
}

/** Shows a text, selected, to be copied by hand. */
export function showText(text: string, why: string): void {
  const focused = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'paste-dialog';
  dialog.ariaLabel = why;
  const form = document.createElement('form');
  form.method = 'dialog';
  const words = document.createElement('p');
  words.textContent = why;
  const field = readOnlyField(text);
  field.className = 'field';
  field.ariaLabel = why;
  const button = document.createElement('button');
  button.className = 'button primary';
  button.textContent = 'OK';
  form.append(words, field, button);
  dialog.append(form);
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (focused instanceof HTMLElement) focused.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  field.select();
}

function readOnlyField(text: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.readOnly = true;
  field.value = text;
  return field;
}
