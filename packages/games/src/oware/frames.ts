import {
  type MarkView,
  type Message,
  type Move,
  type MoveViewer,
  type Notice,
  otherSide,
  type Position,
  positionOf,
  type Side,
  type View,
} from '../contract/index.ts';
import { renamed, withMarks } from '../view/frames.ts';
import { PASS, PITS } from './layout.ts';
import { makePit } from './notation.ts';
import { OwarePosition } from './rules.ts';
import { sownPits } from './sowing.ts';
import type { OwareCode } from './text/en.ts';
import { heapId, heapsOf, viewer } from './view.ts';

/**
 * The board while a move is being made. The heap that is sown goes into the sower's hand and keeps its id there; should
 * seeds fall into its pit again, they are a new heap.
 */
export class SowingView {
  readonly newHeapId: string;
  private readonly before: View;
  private readonly side: Side;
  private readonly origin: string;
  private readonly seeds: Map<number, number>;
  private readonly stores: Record<Side, number>;
  private hand: number;
  private reached: string | null = null;
  private readonly emptied: string[] = [];

  /** The seeds of the pit are in the hand already. */
  constructor(position: OwarePosition, move: Move) {
    this.before = viewer.describe(position);
    this.side = position.turn;
    this.origin = makePit(move);
    this.newHeapId = heapId(`${this.origin}-again`);
    this.seeds = new Map(PITS.map((pit) => [pit, pit === move ? 0 : position.seeds(pit)]));
    this.stores = { 1: position.store(1), 2: position.store(2) };
    this.hand = position.seeds(move);
  }

  /** A seed falls into a pit. */
  drop(pit: number): this {
    this.hand--;
    this.seeds.set(pit, this.seedsIn(pit) + 1);
    this.reached = makePit(pit);
    return this;
  }

  /** The seeds of a pit go to the mover's store. */
  capture(pit: number): this {
    this.stores[this.side] += this.seedsIn(pit);
    this.seeds.set(pit, 0);
    this.emptied.push(makePit(pit));
    return this;
  }

  marks(): readonly MarkView[] {
    const reached: readonly MarkView[] = this.reached === null ? [] : [{ kind: 'last-to', cell: this.reached }];
    const emptied = this.emptied.map((cell): MarkView => ({ kind: 'removed', cell }));
    return [{ kind: 'last-from', cell: this.origin }, ...reached, ...emptied];
  }

  /** There is no decision to make during a move, so there are no notices. */
  picture(): View {
    const heaps = heapsOf(
      (pit) => this.seedsIn(pit),
      (side) => this.stores[side],
    );
    const board: View = { ...this.before, pieces: heaps, marks: this.marks(), notices: [] };
    return this.withHand(renamed(board, heapId(this.origin), this.newHeapId));
  }

  private withHand(board: View): View {
    const { hand: count, side: owner } = this;
    if (count === 0) return board;
    const tray = `sowing-${owner}`;
    return {
      ...board,
      pieces: [...board.pieces, { id: heapId(this.origin), shape: 'seeds', owner, at: { tray }, count }],
      trays: [...board.trays, { id: tray, kind: 'sowing', owner }],
    };
  }

  private seedsIn(pit: number): number {
    return this.seeds.get(pit) ?? 0;
  }
}

/** What a sowing does, in the order in which people see it. */
export interface SowingResult {
  /** The pit of each seed. */
  readonly sown: readonly number[];
  /** The pits that are captured, from the last seed's backwards. */
  readonly captured: readonly number[];
  /** The seeds that they give. */
  readonly taken: number;
}

/** What a legal move does, unless it is a pass. The rules decide what is captured; this only looks at what is missing. */
export function sowingResultOf(position: OwarePosition, move: Move): SowingResult {
  const sown = sownPits(move, position.seeds(move), position.variant === 'abapa');
  const next = position.clone();
  next.apply(move);
  const isCaptured = (pit: number): boolean => sown.includes(pit) && next.seeds(pit) === 0;
  return {
    sown,
    captured: PITS.filter(isCaptured).toReversed(),
    taken: next.store(position.turn) - position.store(position.turn),
  };
}

/** The seeds are lifted, fall one by one, and what is captured goes to the store pit by pit. */
function frames(position: Position, move: Move): readonly View[] {
  const oware = positionOf(OwarePosition, position);
  const next = oware.clone();
  next.apply(move);
  const after = viewer.describe(next);
  if (move === PASS) return [after];

  const { sown, captured } = sowingResultOf(oware, move);
  const scene = new SowingView(oware, move);
  const pictures = [scene.picture()];
  for (const pit of sown) pictures.push(scene.drop(pit).picture());
  for (const pit of captured) pictures.push(scene.capture(pit).picture());
  const pit = makePit(move);
  const last = withMarks(renamed(after, heapId(pit), scene.newHeapId), scene.marks());
  return [...pictures.slice(0, -1), { ...last, notices: [...last.notices, ...describeRound(oware, move)] }];
}

/** Seeds that go all the way round come to the pit that they were in. */
function describeRound(position: OwarePosition, move: Move): readonly Notice[] {
  const seeds = position.seeds(move);
  if (seeds < PITS.length) return [];
  const code: OwareCode = position.variant === 'abapa' ? 'round-skips' : 'round-fills';
  return [{ code, values: { pit: makePit(move), seeds } }];
}

function describeMove(position: Position, move: Move): Message {
  const oware = positionOf(OwarePosition, position);
  const sides = { mover: { side: oware.turn }, other: { side: otherSide(oware.turn) } };
  if (move === PASS) return { code: 'tell-pass', values: sides };
  const { sown, captured, taken } = sowingResultOf(oware, move);
  const pits = { pit: makePit(move), last: makePit(sown.at(-1) ?? move), pits: captured.map(makePit).join(', ') };
  return { code: messageCode(oware, move, taken), values: { ...sides, ...pits, taken } };
}

/** What the move does, and what forced it, if anything did. */
function messageCode(position: OwarePosition, move: Move, taken: number): OwareCode {
  const action = taken > 0 ? 'capture' : position.isGrandSlam(move) ? 'slam' : 'sow';
  if (position.mustFeed()) return `tell-${action}-feed`;
  return position.countMoves() === 1 ? `tell-${action}-only` : `tell-${action}`;
}

export const moveViewer: MoveViewer = { frames, describeMove };
