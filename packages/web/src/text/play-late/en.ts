import type { LateTexts } from './texts.ts';

export const texts: LateTexts = {
  easier: 'Easier',
  harder: 'Harder',
  verdicts: { won: 'You won', lost: 'You lost' },
  sidesChange: 'The sides are changed.',
  speed: 'Speed',
  speeds: { '25': 'Very slow', '50': 'Slow', '100': 'Normal', '200': 'Fast', '400': 'Very fast', '1600': 'At once' },
  takeOver: 'Continue here',
  askResign: 'Do you want to resign?',
  askDraw: (side) => `A draw is offered. Does ${side} accept?`,
  deeds: {
    draw: 'Offer a draw',
    turn: 'Turn the board',
    share: 'Copy a link',
    copy: 'Copy the record',
    download: 'Download the record',
    load: 'Load a record',
  },
  copied: 'The record is copied.',
  linkCopied: 'The link is copied.',
  notCopied: 'The browser did not allow copying. Select the text and copy it.',
};
