import type { EngineHost } from '@tabuleiro/engine';
import {
  err,
  estimatePerft,
  type Match,
  ok,
  perftWithin,
  type Position,
  type Result,
  SeededRandom,
  type SharedCode,
  type Stop,
  textError,
  type TextError,
} from '@tabuleiro/games';

export const DEEPEST_PERFT = 1000;

/** The limit of moves in one count: minutes in most games, an hour or two where counting the last ply is slow. */
const MOST_WORK = 1e10;

/** Estimates may be too high, so a count is refused at once only when the estimate exceeds the limit by this factor. */
const MARGIN = 10;

const PROBES = 500;

const SEED = 1;

type PerftError = TextError<SharedCode>;

const tooLarge = (depth: number, nodes: number): PerftError =>
  textError('depth', depth, { code: 'perft-size', values: { about: nodes.toExponential(1) } });

const tooMuchWork = (depth: number, most: number): PerftError =>
  textError('depth', depth, { code: 'perft-work', values: { most: most.toExponential() } });

/** An error when an estimate shows that the count would be inexact or far too long; null otherwise. */
export function refusePerft(position: Position, depth: number, most = MOST_WORK): PerftError | null {
  const about = (plies: number): number =>
    estimatePerft(position, plies, { probes: PROBES, random: new SeededRandom(SEED) });
  const all = about(depth);
  if (all > Number.MAX_SAFE_INTEGER) return tooLarge(depth, all);
  // The last ply is counted without making its moves.
  return depth > 0 && about(depth - 1) > MARGIN * most ? tooMuchWork(depth, most) : null;
}

/**
 * Counts sequences of plies. A count that is estimated to be out of reach is refused at once; since estimates can be far
 * too low, the count also stops after `most` moves.
 */
export function countPerft(position: Position, depth: number, most = MOST_WORK): Result<number, PerftError> {
  const refused = refusePerft(position, depth, most);
  if (refused !== null) return err(refused);
  return checkCount(depth, perftWithin(position, depth, most), most);
}

/** Like `countPerft`, in a thread of a host. */
export async function countPerftIn(
  host: EngineHost,
  match: Match,
  depth: number,
  stop: Stop,
): Promise<Result<number, PerftError>> {
  const refused = refusePerft(match.position, depth);
  if (refused !== null) return err(refused);
  return checkCount(depth, await host.perft(match, { depth, most: MOST_WORK, stop }), MOST_WORK);
}

function checkCount(depth: number, nodes: number | null, most: number): Result<number, PerftError> {
  if (nodes === null) return err(tooMuchWork(depth, most));
  return nodes > Number.MAX_SAFE_INTEGER ? err(tooLarge(depth, nodes)) : ok(nodes);
}
