import '../paste/paste-dialog.css';

// How a text leaves the page where a browser lets none be copied as usual: pages that came over plain http from another
// machine have no clipboard.

/** As pages copied before there was a clipboard to ask: what is marked is copied. False when that fails too. */
export function copyMarked(text: string): boolean {
  const focused = document.activeElement;
  const field = readOnlyField(text);
  field.className = 'visually-hidden';
  // Beside an open dialog nothing can be marked.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  // Given up by the standards and kept by all browsers, for want of anything else on such pages.
  const isCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement || focused instanceof SVGElement) focused.focus();
  return isCopied;
}

/** Shows a text, marked, so that it can be copied by hand; `why` says so. */
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
