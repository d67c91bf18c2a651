// Hot: walks millions of positions.
import { type Move, MoveList, type Position, type Random, toMove } from './contract/index.ts';

/** The number of sequences of exactly `depth` legal plies. The last ply is counted, not played. */
export function perft(position: Position, depth: number): number {
  return depth === 0 ? 1 : new Walker(depth).count(position, depth);
}

/** The same number with every move of the last ply made and unmade too: a measure of speed. */
export function perftPlayed(position: Position, depth: number): number {
  return depth === 0 ? 1 : new Walker(depth).play(position, depth);
}

/** For each legal move, the number of sequences that begin with it. */
export function perftDivide(position: Position, depth: number): readonly { move: Move; nodes: number }[] {
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
 * average. Good enough to tell a count that takes seconds from one that would take centuries.
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

  constructor(depth: number) {
    this.lists = Array.from({ length: depth + 1 }, () => new MoveList());
  }

  count(position: Position, depth: number): number {
    if (depth === 1) return position.countMoves();
    const moves = this.lists[depth]!;
    position.legalMoves(moves);
    const { packed, length } = moves;
    let nodes = 0;
    for (let index = 0; index < length; index++) {
      position.apply(toMove(packed[index]!));
      nodes += this.count(position, depth - 1);
      position.undo();
    }
    return nodes;
  }

  play(position: Position, depth: number): number {
    const moves = this.lists[depth]!;
    position.legalMoves(moves);
    const { packed, length } = moves;
    let nodes = 0;
    for (let index = 0; index < length; index++) {
      position.apply(toMove(packed[index]!));
      nodes += depth === 1 ? 1 : this.play(position, depth - 1);
      position.undo();
    }
    return nodes;
  }
}
