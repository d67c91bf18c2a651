// Hot: walks millions of positions.
import { assert, type Move, MoveList, type Position, type Random, toMove } from './contract/index.ts';

/**
 * The number of sequences of exactly `depth` legal plies. It counts the last ply without playing it. Nothing limits the
 * work: use `perftWithin` for requests from outside.
 */
export function perft(position: Position, depth: number): number {
  return depth === 0 ? 1 : new PerftCounter(depth, Number.POSITIVE_INFINITY).count(position, depth);
}

/**
 * The same number, or null when the count would have to make more than `most` moves. This bounds the time in every
 * position. The moves of the last ply are counted without being made, so the number itself may be far larger.
 */
export function perftWithin(position: Position, depth: number, most: number): number | null {
  if (depth === 0) return 1;
  const counter = new PerftCounter(depth, most);
  const nodes = counter.count(position, depth);
  return counter.isTired ? null : nodes;
}

/** The same number, but makes and unmakes every move of the last ply too: a speed benchmark. */
export function perftPlayed(position: Position, depth: number): number {
  return depth === 0 ? 1 : new PerftCounter(depth, Number.POSITIVE_INFINITY).play(position, depth);
}

/** For each legal move, the number of sequences of `depth` plies, at least one, that begin with it. */
export function perftDivide(position: Position, depth: number): readonly { move: Move; nodes: number }[] {
  assert(depth >= 1, 'a sequence that begins with a move has a ply');
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves].map((move) => {
    position.apply(move);
    const nodes = perft(position, depth - 1);
    position.undo();
    return { move, nodes };
  });
}

/**
 * Estimates the number of sequences by Knuth's method: it plays random lines and weighs each by the number of choices
 * along it. The estimate is right on average over all seeds. Where the number of choices varies much between lines,
 * most estimates are too low and a few far too high. So an estimate shows what is out of reach, but does not promise
 * that a count will finish (see `perftWithin`).
 */
export function estimatePerft(position: Position, depth: number, probing: Probing): number {
  let total = 0;
  for (let probe = 0; probe < probing.probes; probe++) {
    const playout = position.clone();
    let weight = 1;
    for (let ply = 0; ply < depth && Number.isFinite(weight); ply++) {
      weight *= playout.countMoves();
      if (weight === 0) break;
      playout.apply(playout.randomMove(probing.random));
    }
    total += weight;
  }
  return total / probing.probes;
}

export interface Probing {
  readonly probes: number;
  readonly random: Random;
}

/** Holds one move list for each depth, so that the recursion allocates nothing. */
class PerftCounter {
  private readonly lists: MoveList[];
  /** The number of moves that `count` may still make. */
  private left: number;

  constructor(depth: number, most: number) {
    this.lists = Array.from({ length: depth + 1 }, () => new MoveList());
    this.left = most;
  }

  /** Whether the count needed more moves than allowed. The number that `count` returned is then meaningless. */
  get isTired(): boolean {
    return this.left < 0;
  }

  /** Leaves the position as it was, even when the limit is exceeded. */
  count(position: Position, depth: number): number {
    if (depth === 1) return position.countMoves();
    const moves = this.lists[depth]!;
    position.legalMoves(moves);
    const { packed, length } = moves;
    this.left -= length;
    let nodes = 0;
    for (let index = 0; index < length && this.left >= 0; index++) {
      position.apply(toMove(packed[index]!));
      nodes += this.count(position, depth - 1);
      position.undo();
    }
    return nodes;
  }

  play(position: Position, depth: number): number {
    if (depth === 1) return this.playLast(position);
    const moves = this.lists[depth]!;
    position.legalMoves(moves);
    const { packed, length } = moves;
    let nodes = 0;
    for (let index = 0; index < length; index++) {
      position.apply(toMove(packed[index]!));
      nodes += this.play(position, depth - 1);
      position.undo();
    }
    return nodes;
  }

  /** A separate loop, so that V8 optimises the moves alone. */
  private playLast(position: Position): number {
    const moves = this.lists[1]!;
    position.legalMoves(moves);
    const { packed, length } = moves;
    for (let index = 0; index < length; index++) {
      position.apply(toMove(packed[index]!));
      position.undo();
    }
    return length;
  }
}
