import type { OpponentHabit } from '@tabuleiro/games';

export interface OpponentTexts {
  /** Whole sentences about an opponent; a game may have its own words. */
  readonly habits: Readonly<Record<OpponentHabit, string>>;
  /** Of an opponent that does nothing more or less than the others. */
  readonly noHabit: string;
  /** After two wins or two losses in a row. */
  readonly next: (player: string) => string;
}

/** How opponents play, as it was measured. */
export const en: OpponentTexts = {
  habits: {
    'more-captures': 'Captures often.',
    'less-captures': 'Seldom captures.',
    'more-first-capture': 'Takes time before the first capture.',
    'less-first-capture': 'Captures early.',
    'more-capture-size': 'Captures a lot at once.',
    'less-capture-size': 'Captures little at a time.',
    'more-losses': 'Leaves much to be captured.',
    'less-losses': 'Leaves little to be captured.',
    'more-contact': 'Seeks close combat.',
    'less-contact': 'Keeps at a distance.',
    'more-centre': 'Likes the middle of the board.',
    'less-centre': 'Likes the edges.',
    'more-corners': 'Loves corners.',
    'less-corners': 'Avoids corners.',
    'more-retreats': 'Often steps back.',
    'less-retreats': 'Hardly ever steps back.',
    'more-reach': 'Moves far.',
    'less-reach': 'Takes short steps.',
    'more-repeats': 'Stays with one piece for long.',
    'less-repeats': 'Moves now this piece, now that one.',
    'more-placements': 'Places pieces rather than moving them.',
    'less-placements': 'Moves pieces rather than placing them.',
    'more-hoards': 'Collects on the near side.',
    'less-hoards': 'Gives away what lies on the near side.',
    'more-bulk': 'Moves large heaps.',
    'less-bulk': 'Moves small heaps.',
    'more-length': 'Matches are long.',
    'less-length': 'Matches are short.',
  },
  noHabit: 'Does a bit of everything.',
  next: (player) => `Next time, “Play” offers ${player}.`,
};
