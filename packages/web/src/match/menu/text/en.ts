import type { Translation } from '../../../settings/language.tsx';

export type MenuTexts = Translation<typeof en>;

/** Further actions at a board. */
export const en = {
  draw: 'Offer a draw',
  turn: 'Turn the board',
  share: 'Copy a link',
  copy: 'Copy the record',
  download: 'Download the record',
  load: 'Load a record',
  copied: 'The record is copied.',
  linkCopied: 'The link is copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
  /** Where a record is pasted. */
  dialog: {
    title: 'Load a record',
    help: 'Paste the text of a record, or choose a file.',
    text: 'Text of the record',
    open: 'Load',
    file: 'Choose a file',
    cancel: 'Cancel',
    tooLarge: 'This file is too large for a record. Choose another one.',
    notLoaded: 'This cannot be read offline. Try again when you are online.',
    openThere: 'Open it in that game',
  },
};
