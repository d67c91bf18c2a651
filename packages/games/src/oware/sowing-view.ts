import type { MarkView, Move, Side, View } from '../contract/index.ts';
import { renamed } from '../view/frames.ts';
import { PITS } from './layout.ts';
import { makePit } from './notation.ts';
import type { OwarePosition } from './rules.ts';
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

  /** Nobody has to do anything meanwhile, so there are no notices. */
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
