import type { Move } from '@tabuleiro/games';
import {
  BoardController,
  type BoardDependencies,
  type BoardNote,
  BOTH_HUMAN,
  type GameFacets,
  MatchHistory,
} from '@tabuleiro/play';
import type { AnalysisRemark } from './subject.ts';
import type { Node, VariationTree } from './tree.ts';
import type { AnalysisWords } from './words.ts';

export interface StudySurroundings extends BoardDependencies {
  /** In percent. */
  readonly speed: number;
  /** Somebody has played a move on the board. */
  readonly played: (node: Node) => void;
}

export interface StudyOptions {
  readonly tree: VariationTree;
  readonly ply: number;
  readonly facets: GameFacets;
  readonly words: AnalysisWords;
  readonly around: StudySurroundings;
}

/** A tree of variations on a board: the line that is followed and the place in it that is shown. */
export class Study extends BoardController<AnalysisRemark> {
  readonly tree: VariationTree;
  words: AnalysisWords;
  history: MatchHistory;
  /** The moves of the line, in order. */
  nodes: readonly Node[];
  private readonly around: StudySurroundings;

  constructor({ tree, ply, facets, words, around }: StudyOptions) {
    const history = new MatchHistory(tree.matchOf(tree.mainLine), BOTH_HUMAN, facets);
    history.goTo(ply);
    super(facets, history.position, around, around.speed);
    this.tree = tree;
    this.words = words;
    this.around = around;
    this.nodes = tree.mainLine;
    this.history = history;
  }

  /** The move that led to the place that is looked at; null at the start. */
  get node(): Node | null {
    return this.nodes[this.history.ply - 1] ?? null;
  }

  /** Plays a move where one looks. One that is not in the tree begins a variation, and what was there stays. */
  play(move: Move, shown = 0): void {
    const { node: before, history } = this;
    const node = this.tree.add(before, history.position, move);
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
    if (isGone) this.follow(this.history.ply >= node.ply ? node.before : this.node);
    this.settle();
  }

  /** Adds a line and shows its first move. */
  show(moves: readonly Move[]): void {
    this.finishMove();
    const { node, history } = this;
    const { ply } = history;
    const last = this.tree.addMoves(node, moves);
    this.follow(last);
    this.history.goTo(ply);
    this.goTo(ply + 1);
  }

  settle(note: BoardNote | AnalysisRemark | null = null): void {
    const { history } = this;
    this.rest();
    this.builder.reset(history.isOver ? null : history.position);
    this.say(note);
  }

  close(): void {
    this.framePlayer.stop();
  }

  /** Follows a line through the place, and shows the place. A line that goes through it already is kept. */
  private follow(node: Node | null): void {
    const ply = node?.ply ?? 0;
    const isOn = node === null || this.nodes[ply - 1] === node;
    const last = this.nodes.at(-1);
    if (!isOn || (last !== undefined && !this.tree.has(last))) {
      this.nodes = this.tree.lineThrough(node);
      this.history = this.historyOf(this.nodes);
    }
    this.history.goTo(ply);
  }

  private historyOf(nodes: readonly Node[]): MatchHistory {
    return new MatchHistory(this.tree.matchOf(nodes), BOTH_HUMAN, this.facets);
  }

  /** Shows how the place that is looked at was reached, but for the frames that picks have shown already. */
  private arrive(shown: number): void {
    const { node } = this;
    if (node === null) return this.settle();
    this.animate(node.ply - 1, shown);
  }
}
