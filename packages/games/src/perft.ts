// Hot: walks millions of positions.
import { assert, type Move, MoveList, type Position, type Random, toMove } from './contract/index.ts';

/**
 * The number of sequences of exactly `depth` legal plies. The last ply is counted, not played. It takes as long as it
 * takes: what was asked for from outside is counted by `perftWithin`.
 */
export function perft(position: Position, depth: number): number {
  return depth === 0 ? 1 : new Walker(depth, Number.POSITIVE_INFINITY).count(position, depth);
}

/**
 * The same number, or null when more than `most` moves would have to be made for it: work, and so time, is bounded
 * whatever the position. The moves of the last ply are counted and not made, so the number itself may be far larger.
 */
export function perftWithin(position: Position, depth: number, most: number): number | null {
  if (depth === 0) return 1;
  const walker = new Walker(depth, most);
  const nodes = walker.count(position, depth);
  return walker.isTired ? null : nodes;
}

/** The same number with every move of the last ply made and unmade too: a measure of speed. */
export function perftPlayed(position: Position, depth: number): number {
  return depth === 0 ? 1 : new Walker(depth, Number.POSITIVE_INFINITY).play(position, depth);
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
 * About how many sequences there are, by Knuth's method: random lines, each weighed by the choices along it, are right on
 * average, over all seeds. Where the number of choices changes much from line to line, most estimates are too low and a few
 * far too high: good enough to see at once what is out of reach, not to promise that a count will end (see `perftWithin`).
 */
export function estimatePerft(position: Position, depth: number, probing: Probing): number {
  let total = 0;
  for (let probe = 0; probe < probing.probes; probe++) {
    const walker = position.clone();
    let weight = 1;
    for (let ply = 0; ply < depth && Number.isFinite(weight); ply++) {
      weight *= walker.countMoves();
      if (weight === 0) break;
      walker.apply(walker.randomMove(probing.random));
    }
    total += weight;
  }
  return total / probing.probes;
}

export interface Probing {
  readonly probes: number;
  readonly random: Random;
}

/** Holds one move list for each level, so that nothing is allocated on the way. */
class Walker {
  private readonly lists: MoveList[];
  /** How many moves `count` may still make. */
  private left: number;

  constructor(depth: number, most: number) {
    this.lists = Array.from({ length: depth + 1 }, () => new MoveList());
    this.left = most;
  }

  /** More moves were to be made than allowed: what `count` gave is worth nothing. */
  get isTired(): boolean {
    return this.left < 0;
  }

  /** The position is left as it was, also by a walker that is tired. */
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

  /** A loop of its own, so that V8 sees nothing in it but the moves. */
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
