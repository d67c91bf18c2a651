import type { BySide, Move, PlayerSpec } from '@tabuleiro/games';
import type { Kit } from '../play/kit.ts';
import { MatchLine } from '../play/line.ts';
import { Showing, type ShowingSurroundings } from '../play/showing.ts';
import type { AnalysisRemark } from './subject.ts';
import type { Node, VariationTree } from './tree.ts';
import type { AnalysisWords } from './words.ts';

/** Whoever analyses moves for both sides. */
const ANYBODY: BySide<PlayerSpec> = { 1: { kind: 'human' }, 2: { kind: 'human' } };

export interface StudySurroundings extends ShowingSurroundings {
  /** In percent. */
  readonly speed: number;
  /** Somebody has played a move on the board. */
  readonly played: (node: Node) => void;
}

export interface StudyOptions {
  readonly tree: VariationTree;
  readonly ply: number;
  readonly kit: Kit;
  readonly words: AnalysisWords;
  readonly around: StudySurroundings;
}

/** A tree of variations, the line of it that is followed and the place that is looked at; moves are shown frame by frame. */
export class Study extends Showing<AnalysisRemark> {
  readonly tree: VariationTree;
  words: AnalysisWords;
  line: MatchLine;
  /** The moves of the line, in order. */
  nodes: readonly Node[];
  private readonly around: StudySurroundings;

  constructor({ tree, ply, kit, words, around }: StudyOptions) {
    const line = new MatchLine(tree.matchOf(tree.mainLine), ANYBODY, kit);
    line.goTo(ply);
    super(kit, line.position, around, around.speed);
    this.tree = tree;
    this.words = words;
    this.around = around;
    this.nodes = tree.mainLine;
    this.line = line;
  }

  /** The move that led to the place that is looked at; null at the start. */
  get node(): Node | null {
    return this.nodes[this.line.ply - 1] ?? null;
  }

  /** Plays a move where one looks. One that is not in the tree begins a variation, and what was there stays. */
  play(move: Move, shown = 0): void {
    const { node: before, line } = this;
    const node = this.tree.add(before, line.position, move);
    this.follow(node);
    this.arrive(shown);
    this.around.played(node);
  }

  /** Looks at another place of the tree. */
  goToNode(node: Node | null): void {
    this.finishMove();
    const isNext = node !== null && node.before === this.node;
    this.follow(node);
    if (isNext) this.arrive(0);
    else this.settle();
  }

  /** Takes a move and all that follows out of the tree; whoever looks at it then looks at the place before. */
  remove(node: Node): void {
    this.finishMove();
    const isGone = this.nodes.includes(node);
    this.tree.remove(node);
    if (isGone) this.follow(this.line.ply >= node.ply ? node.before : this.node);
    this.settle();
  }

  /** Adds a line and looks at its first move. */
  show(moves: readonly Move[]): void {
    this.finishMove();
    const { node, line } = this;
    const { ply } = line;
    const last = this.tree.addMoves(node, moves);
    this.follow(last);
    this.line.goTo(ply);
    this.goTo(ply + 1);
  }

  settle(remark: AnalysisRemark | null = null): void {
    const { line } = this;
    this.rest();
    this.walker.reset(line.isOver ? null : line.position);
    this.say(remark);
  }

  close(): void {
    this.animator.stop();
  }

  /** Makes the line one that goes through the place, and looks at it. A line that does so already is kept. */
  private follow(node: Node | null): void {
    const ply = node?.ply ?? 0;
    const isOn = node === null || this.nodes[ply - 1] === node;
    const last = this.nodes.at(-1);
    if (!isOn || (last !== undefined && !this.tree.has(last))) {
      this.nodes = this.tree.lineThrough(node);
      this.line = this.lineOf(this.nodes);
    }
    this.line.goTo(ply);
  }

  private lineOf(nodes: readonly Node[]): MatchLine {
    return new MatchLine(this.tree.matchOf(nodes), ANYBODY, this.kit);
  }

  /** Shows how the place that is looked at was reached, but for the frames that picks have shown already. */
  private arrive(shown: number): void {
    const { node } = this;
    if (node === null) return this.settle();
    this.animate(node.ply - 1, node.move, shown);
  }
}
