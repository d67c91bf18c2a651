import type { BySide, Move, PlayerSpec, View } from '@tabuleiro/games';
import { Animator, frameTime } from '../play/animator.ts';
import type { Kit, Timers } from '../play/kit.ts';
import { MatchLine } from '../play/line.ts';
import { Walker } from '../play/walker.ts';
import type { AnalysisRemark } from './subject.ts';
import type { Node, VariationTree } from './tree.ts';
import type { AnalysisWords } from './words.ts';

/** Whoever analyses moves for both sides. */
const ANYBODY: BySide<PlayerSpec> = { 1: { kind: 'human' }, 2: { kind: 'human' } };

export interface StudySurroundings {
  readonly timers: Timers;
  /** Whether things may move on the screen. */
  readonly moves: () => boolean;
  /** In percent. */
  readonly speed: number;
  readonly changed: () => void;
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
export class Study {
  readonly kit: Kit;
  readonly tree: VariationTree;
  readonly walker: Walker;
  words: AnalysisWords;
  line: MatchLine;
  /** The moves of the line, in order. */
  nodes: readonly Node[];
  settled: View;
  frameMs = 0;
  /** What is said instead of what can be done. */
  remark: AnalysisRemark | null = null;
  private frame: View | null = null;
  private readonly around: StudySurroundings;
  private readonly animator: Animator;

  constructor({ tree, ply, kit, words, around }: StudyOptions) {
    this.tree = tree;
    this.kit = kit;
    this.words = words;
    this.around = around;
    this.walker = new Walker(kit);
    this.animator = new Animator(around.timers);
    this.nodes = tree.mainLine;
    this.line = this.lineOf(this.nodes);
    this.line.goTo(ply);
    this.settled = kit.viewer.describe(this.line.position);
  }

  /** The move that led to the place that is looked at; null at the start. */
  get node(): Node | null {
    return this.nodes[this.line.ply - 1] ?? null;
  }

  get isMoving(): boolean {
    return this.animator.isRunning;
  }

  get view(): View {
    const { preview } = this.walker;
    if (this.frame !== null) return this.frame;
    return preview === null ? this.settled : { ...preview.view, notices: this.settled.notices };
  }

  finishMove(): void {
    this.animator.finish();
  }

  say(remark: AnalysisRemark | null): void {
    this.remark = remark;
    this.around.changed();
  }

  picked(remark: AnalysisRemark | null): void {
    this.frameMs = this.eachFrame(1);
    this.say(remark);
  }

  /** Plays a move where one looks. One that is not in the tree begins a variation, and what was there stays. */
  play(move: Move, shown = 0): void {
    const { node: before, line } = this;
    const node = this.tree.add(before, line.position, move);
    this.follow(node);
    this.animate(shown);
    this.around.played(node);
  }

  /** Looks at another ply of the line; the next one is shown as it is played. */
  goTo(ply: number): void {
    this.finishMove();
    const from = this.line.ply;
    this.line.goTo(ply);
    if (this.line.ply === from + 1) this.animate(0);
    else this.settle();
  }

  /** Looks at another place of the tree. */
  goToNode(node: Node | null): void {
    this.finishMove();
    const isNext = node !== null && node.before === this.node;
    this.follow(node);
    if (isNext) this.animate(0);
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
    const { line, kit } = this;
    this.frame = null;
    // Pieces may have other names in a new position; a movement between the two would be none.
    this.frameMs = 0;
    this.settled = { ...kit.viewer.describe(line.position), marks: line.marks() };
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
  private animate(shown: number): void {
    const { line, node } = this;
    this.remark = null;
    this.walker.reset(null);
    if (node === null) return this.settle();
    const all = this.kit.moveViewer.frames(line.match.positionAt(node.ply - 1), node.move);
    const frames = this.around.moves() ? all.slice(Math.min(shown, all.length - 1)) : [];
    const each = this.eachFrame(all.length);
    const show = (frame: View): void => {
      this.frame = frame;
      this.frameMs = each;
      this.around.changed();
    };
    this.animator.run(frames, each, show, () => this.settle());
  }

  private eachFrame(frames: number): number {
    return this.around.moves() ? frameTime(frames, this.around.speed) : 0;
  }
}
