import { Match, type Move, type Rules, type Side, toMove } from '@tabuleiro/games';

/** A ply of a match that was played to learn from. */
export interface TunePly {
  readonly move: Move;
  /** What the search said for the side to move; null where the move was drawn at random. */
  readonly score: number | null;
}

/** A match that the engine played against itself. It says everything, so that it can be kept and replayed. */
export interface TuneMatch {
  /** Which match of the run it is, counted from 0. */
  readonly index: number;
  readonly plies: readonly TunePly[];
  readonly winner: Side | null;
}

/** The starts of the variant take turns. */
export function startMatch(rules: Rules, index: number): Match {
  const { starts } = rules.variant;
  return new Match(rules, rules.start(starts[index % starts.length]?.id));
}

/** As text in one line. */
export function makeTuneMatch({ index, plies, winner }: TuneMatch): string {
  return JSON.stringify({ index, plies: plies.map(({ move, score }) => [move, score]), winner });
}

/** Reads what `makeTuneMatch` gave; null for anything else, such as half a line. */
export function parseTuneMatch(line: string): TuneMatch | null {
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

function parsePly(value: unknown): TunePly | null {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  const [move, score] = parts;
  if (typeof move !== 'number' || (typeof score !== 'number' && score !== null)) return null;
  return { move: toMove(move), score };
}

/** Plays a match again that was kept; null when it is not one of these rules. */
export function replayTuneMatch(rules: Rules, { index, plies, winner }: TuneMatch): Match | null {
  const match = startMatch(rules, index);
  const isPlayed = plies.every(({ move }) => match.play(move).ok);
  return isPlayed && match.outcome !== null && match.outcome.winner === winner ? match : null;
}
