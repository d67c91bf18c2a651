import { Match, type Move, type Rules, type Side, toMove } from '@tabuleiro/games';

/** A ply of a self-play match. */
export interface SelfPlayPly {
  readonly move: Move;
  /** The search score for the side to move; null for a random move. */
  readonly score: number | null;
}

/** A match of the engine against itself, complete enough to save and replay. */
export interface SelfPlayMatch {
  /** The index of the match in its run. */
  readonly index: number;
  readonly plies: readonly SelfPlayPly[];
  readonly winner: Side | null;
}

/** The starts of the variant take turns. */
export function startMatch(rules: Rules, index: number): Match {
  const { starts } = rules.variant;
  return new Match(rules, rules.start(starts[index % starts.length]?.id));
}

/** One line of text. */
export function makeSelfPlayMatch({ index, plies, winner }: SelfPlayMatch): string {
  return JSON.stringify({ index, plies: plies.map(({ move, score }) => [move, score]), winner });
}

/** Parses a line of `makeSelfPlayMatch`; null for anything else, such as an incomplete line. */
export function parseSelfPlayMatch(line: string): SelfPlayMatch | null {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (!('index' in value && 'plies' in value && 'winner' in value)) return null;
  const { index, winner } = value;
  if (typeof index !== 'number' || !Array.isArray(value.plies)) return null;
  if (winner !== 1 && winner !== 2 && winner !== null) return null;
  const plies = value.plies.map(parsePly);
  return plies.every((ply) => ply !== null) ? { index, plies, winner } : null;
}

function parsePly(value: unknown): SelfPlayPly | null {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [move, score] = parts;
  if (typeof move !== 'number' || (typeof score !== 'number' && score !== null)) return null;
  return { move: toMove(move), score };
}

/** Replays a saved match; null when it breaks these rules. */
export function replaySelfPlayMatch(rules: Rules, { index, plies, winner }: SelfPlayMatch): Match | null {
  const match = startMatch(rules, index);
  const isPlayed = plies.every(({ move }) => match.play(move).ok);
  return isPlayed && match.outcome !== null && match.outcome.winner === winner ? match : null;
}
