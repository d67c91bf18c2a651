import type { LiveBoardTexts } from './texts.ts';

export const texts: LiveBoardTexts = {
  back: 'One move back',
  forward: 'Next move',
  again: 'From the beginning',
  progress: (ply, of) => `${ply} of ${of}`,
  begin: 'Press “Next move” to see it.',
  wellDone: 'Well done.',
  unwanted: 'That is possible too, but something else is asked for here. Try again.',
};
