import {
  assert,
  type RecordLine,
  Match,
  type Move,
  type Ply,
  type Position,
  type Rules,
  type Side,
} from '@tabuleiro/games';

/** A move in a variation tree. Its id stands for the whole path to it. */
export interface MoveNode {
  /** From 1; 0 is the start. */
  readonly id: number;
  readonly move: Move;
  readonly text: string;
  readonly side: Side;
  readonly ply: number;
  /** Null at the start. */
  readonly before: MoveNode | null;
  /** The first is the main line, the others are variations. */
  readonly next: MoveNode[];
}

/** A move with the variations that replace it, for lists. */
export interface ListedMove {
  readonly node: MoveNode;
  readonly variations: readonly (readonly ListedMove[])[];
}

export const START_ID = 0;

export function idOf(node: MoveNode | null): number {
  return node?.id ?? START_ID;
}

/** A match with its variations. */
export class VariationTree {
  readonly rules: Rules;
  readonly start: Position;
  private readonly first: MoveNode[] = [];
  private made = START_ID;
  private listing: readonly ListedMove[] | null = null;

  constructor(rules: Rules, start: Position) {
    this.rules = rules;
    this.start = start.clone();
  }

  /** The node of a move, added if missing. */
  add(before: MoveNode | null, position: Position, move: Move): MoveNode {
    const known = this.after(before).find((node) => node.move === move);
    if (known !== undefined) return known;
    const text = this.rules.makeMove(position, move);
    const ply = (before?.ply ?? 0) + 1;
    const node: MoveNode = { id: ++this.made, move, text, side: position.turn, ply, before, next: [] };
    this.after(before).push(node);
    this.listing = null;
    return node;
  }

  /** Adds legal moves one after the other and returns the last node. Stops where the match ends. */
  addMoves(before: MoveNode | null, moves: readonly Move[]): MoveNode | null {
    const match = this.matchOf(this.pathTo(before));
    let last = before;
    for (const move of moves) {
      if (match.outcome !== null) break;
      last = this.add(last, match.position, move);
      assert(match.play(move).ok, 'a line is made of legal moves');
    }
    return last;
  }

  /** Adds a line of a record with its variations. `match` is at the start of the line, before and after. */
  addLine(before: MoveNode | null, plies: readonly Ply[], match: Match): void {
    let last = before;
    for (const { move: text, variations = [] } of plies) {
      const move = this.rules.parseMove(match.position, text);
      assert(move.ok, 'a record is made of moves');
      const node = this.add(last, match.position, move.value);
      for (const line of variations) this.addLine(last, line.plies, match);
      assert(match.play(move.value).ok, 'a record is made of legal moves');
      last = node;
    }
    for (let count = 0; count < plies.length; count++) match.undo();
  }

  /** The moves that lead to a node, itself included. */
  pathTo(node: MoveNode | null): readonly MoveNode[] {
    const path: MoveNode[] = [];
    for (let at = node; at !== null; at = at.before) path.push(at);
    return path.reverse();
  }

  /** The path to a node, continued along the first move of each node. */
  lineThrough(node: MoveNode | null): readonly MoveNode[] {
    const line = [...this.pathTo(node)];
    for (let [next] = this.after(node); next !== undefined; [next] = next.next) line.push(next);
    return line;
  }

  /** The id of the node added last. */
  get latest(): number {
    return this.made;
  }

  get mainLine(): readonly MoveNode[] {
    return this.lineThrough(null);
  }

  /** The first move of the variation that contains the node; null on the main line. */
  branchOf(node: MoveNode | null): MoveNode | null {
    for (let at = node; at !== null; at = at.before) if (this.after(at.before)[0] !== at) return at;
    return null;
  }

  /** Removes a move and all that follows. */
  remove(node: MoveNode): void {
    const among = this.after(node.before);
    const index = among.indexOf(node);
    if (index >= 0) among.splice(index, 1);
    this.listing = null;
  }

  /** Makes a variation the main line of its branch. */
  promote(branch: MoveNode): void {
    const among = this.after(branch.before);
    const index = among.indexOf(branch);
    if (index < 0) return;
    among.splice(index, 1);
    among.unshift(branch);
    this.listing = null;
  }

  has(node: MoveNode): boolean {
    return this.pathTo(node).every((one) => this.after(one.before).includes(one));
  }

  matchOf(nodes: readonly MoveNode[]): Match {
    const match = new Match(this.rules, this.start);
    for (const { move } of nodes) assert(match.play(move).ok, 'a line is made of legal moves');
    return match;
  }

  /** Returns the same object until the tree changes, so that lists render only then. */
  get listed(): readonly ListedMove[] {
    const [main, ...others] = this.first;
    this.listing ??= main === undefined ? [] : listFrom(main, others);
    return this.listing;
  }

  /** The main line with its variations, for a record. */
  get written(): RecordLine {
    return { plies: this.listed.map(writtenPly) };
  }

  private after(node: MoveNode | null): MoveNode[] {
    return node === null ? this.first : node.next;
  }
}

function listFrom(first: MoveNode, instead: readonly MoveNode[]): readonly ListedMove[] {
  const listed: ListedMove[] = [];
  let [node, others] = [first, instead];
  for (;;) {
    listed.push({ node, variations: others.map((other) => listFrom(other, [])) });
    const [next, ...rest] = node.next;
    if (next === undefined) return listed;
    [node, others] = [next, rest];
  }
}

function writtenPly({ node, variations }: ListedMove): Ply {
  const lines = variations.map((line) => ({ plies: line.map(writtenPly) }));
  return { move: node.text, ...(lines.length > 0 && { variations: lines }) };
}
