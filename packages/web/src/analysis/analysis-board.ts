import { formatMessage, type Message, type Move, type Position } from '@tabuleiro/games';
import {
  BoardController,
  type BoardDependencies,
  type BoardNote,
  BOTH_HUMAN,
  type GameFacets,
  MatchHistory,
} from '@tabuleiro/play';
import type { AnalysisMessages } from './analysis-messages.ts';
import type { AnalysisStatusText } from './analysis-source.ts';
import type { MoveNode, VariationTree } from './variation-tree.ts';

export interface AnalysisBoardDependencies extends BoardDependencies {
  /** In percent. */
  readonly speed: number;
  /** Called after a move was played on the board. */
  readonly played: (node: MoveNode) => void;
}

export interface AnalysisBoardOptions {
  readonly tree: VariationTree;
  readonly ply: number;
  readonly facets: GameFacets;
  readonly messages: AnalysisMessages;
  readonly dependencies: AnalysisBoardDependencies;
}

/** A variation tree on a board, with the current line and the current node in it. */
export class AnalysisBoard extends BoardController<AnalysisStatusText> {
  readonly tree: VariationTree;
  messages: AnalysisMessages;
  history: MatchHistory;
  /** The moves of the current line. */
  nodes: readonly MoveNode[];
  private readonly dependencies: AnalysisBoardDependencies;
  /** The words for moves, in games that have some. */
  private readonly words = new WeakMap<MoveNode, Message>();

  constructor({ tree, ply, facets, messages, dependencies }: AnalysisBoardOptions) {
    const history = new MatchHistory(tree.matchOf(tree.mainLine), BOTH_HUMAN, facets);
    history.goTo(ply);
    super(facets, history.position, dependencies, dependencies.speed);
    this.tree = tree;
    this.messages = messages;
    this.dependencies = dependencies;
    this.nodes = tree.mainLine;
    this.history = history;
  }

  /** The current node: the move that led to the position shown; null at the start. */
  get node(): MoveNode | null {
    return this.nodes[this.history.ply - 1] ?? null;
  }

  /** A move as people read it beside the board after it: in words where the game has some, else in its notation. */
  readonly moveNameOf = (node: MoveNode): string => {
    const { tree, facets, words } = this;
    const before = (): Position => tree.matchOf(tree.pathTo(node.before)).position;
    const said = words.get(node) ?? facets.moveViewer.nameMove?.(before(), node.move, 'after');
    if (said === undefined) return node.text;
    words.set(node, said);
    return formatMessage(this.messages.locale, said);
  };

  /** Plays a move in the current position. A move that is not in the tree yet starts a variation. */
  play(move: Move, shown = 0): void {
    const { node: before, history } = this;
    const node = this.tree.add(before, history.position, move);
    this.follow(node);
    this.arrive(shown);
    this.dependencies.played(node);
  }

  /** Goes to another node of the tree. */
  goToNode(node: MoveNode | null): void {
    this.finishMove();
    const isNext = node !== null && node.before === this.node;
    this.follow(node);
    if (isNext) this.arrive(0);
    else this.settle();
  }

  /** Removes a move and all that follows. If it is on the current line, shows the position before it. */
  remove(node: MoveNode): void {
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

  settle(note: BoardNote | AnalysisStatusText | null = null): void {
    const { history } = this;
    this.rest();
    this.builder.reset(history.isOver ? null : history.position);
    this.say(note);
  }

  close(): void {
    this.framePlayer.stop();
  }

  /** Goes to a node and changes to a line through it, unless the current line already contains it. */
  private follow(node: MoveNode | null): void {
    const ply = node?.ply ?? 0;
    const isOn = node === null || this.nodes[ply - 1] === node;
    const last = this.nodes.at(-1);
    if (!isOn || (last !== undefined && !this.tree.has(last))) {
      this.nodes = this.tree.lineThrough(node);
      this.history = this.historyOf(this.nodes);
    }
    this.history.goTo(ply);
  }

  private historyOf(nodes: readonly MoveNode[]): MatchHistory {
    return new MatchHistory(this.tree.matchOf(nodes), BOTH_HUMAN, this.facets);
  }

  /** Animates the move that led here, without the frames that the picks have shown already. */
  private arrive(shown: number): void {
    const { node } = this;
    if (node === null) return this.settle();
    this.animate(node.ply - 1, shown);
  }
}
