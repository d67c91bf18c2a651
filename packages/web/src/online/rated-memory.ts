import { recall, remember } from '../app/memory.ts';

// The rated matches that were begun in this browser, until the server says that they are over: neither signing out nor a
// lost connection makes an engine allowed.

/** The page of a match looks there too, without loading this file. */
const MEMORY = 'rated';
const SEPARATOR = ' ';

export interface RatedMatch {
  readonly game: string;
  readonly id: string;
}

/** For browsers that remember nothing: as long as the page is open. */
let shown = '';

export function ratedMatches(): readonly RatedMatch[] {
  const text = recall(MEMORY) ?? shown;
  return text.split(SEPARATOR).flatMap((one) => {
    const [game = '', id = ''] = one.split('/');
    return id === '' ? [] : [{ game, id }];
  });
}

export function keepRated(matches: readonly RatedMatch[]): void {
  const text = matches.map(({ game, id }) => `${game}/${id}`).join(SEPARATOR);
  if (text === (recall(MEMORY) ?? shown)) return;
  shown = text;
  remember(MEMORY, text);
}

/** One more that has begun. */
export function noteRated(match: RatedMatch): void {
  const known = ratedMatches();
  if (!known.some(({ id }) => id === match.id)) keepRated([...known, match]);
}
