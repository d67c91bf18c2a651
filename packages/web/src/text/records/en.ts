import type { RecordTexts } from './texts.ts';

export const texts: RecordTexts = {
  title: 'Load a record',
  help: 'Paste the text of a record, or choose a file.',
  text: 'Text of the record',
  open: 'Load',
  file: 'Choose a file',
  cancel: 'Cancel',
  tooLarge: 'This file is too large for a record. Choose another one.',
  notLoaded: 'This cannot be read without a connection. Try again when there is one.',
  badLink: (why) => `This link cannot be read, so a new match begins. ${why}`,
  badRecord: (why) => `This record cannot be read. ${why}`,
  noRecord: 'There is no match in this text. Paste or choose a record that Tabuleiro has written.',
  otherGame: (name) => `This is a record of ${name}.`,
  openThere: 'Open it in that game',
  badKept: 'The match that was kept here cannot be read any more, so a new one begins.',
};
