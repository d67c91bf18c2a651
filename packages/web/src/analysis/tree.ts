import { assert, type Line, Match, type Move, type Ply, type Position, type Rules, type Side } from '@tabuleiro/games';

/** A move in a tree of variations. The way to it names it, so whatever is known of it stays true wherever it is listed. */
export interface Node {
  /** From 1 on; 0 stands for the start. */
  readonly id: number;
  readonly move: Move;
  readonly text: string;
  readonly side: Side;
  readonly ply: number;
  /** Null at the start. */
  readonly before: Node | null;
  /** The first is the main one, the others are variations. */
  readonly next: Node[];
}

/** A move as it is listed, with the lines that could have been played in its place. */
export interface ListedMove {
  readonly node: Node;
  readonly variations: readonly (readonly ListedMove[])[];
}

export const START_ID = 0;

/** The id of a place in the tree. */
export function idOf(node: Node | null): number {
  return node?.id ?? START_ID;
}

/** A match and what else could have been played in it. */
export class VariationTree {
  readonly rules: Rules;
  readonly start: Position;
  private readonly first: Node[] = [];
  private made = START_ID;
  private listing: readonly ListedMove[] | null = null;

  constructor(rules: Rules, start: Position) {
    this.rules = rules;
    this.start = start.clone();
  }

  /** The move in that place, which is added when it is not there yet. */
  add(before: Node | null, position: Position, move: Move): Node {
    const known = this.after(before).find((node) => node.move === move);
    if (known !== undefined) return known;
    const text = this.rules.makeMove(position, move);
    const ply = (before?.ply ?? 0) + 1;
    const node: Node = { id: ++this.made, move, text, side: position.turn, ply, before, next: [] };
    this.after(before).push(node);
    this.listing = null;
    return node;
  }

  /** Adds moves one after the other, and gives the last. They must be legal; where the match ends they end too. */
  addMoves(before: Node | null, moves: readonly Move[]): Node | null {
    const match = this.matchOf(this.pathTo(before));
    let last = before;
    for (const move of moves) {
      if (match.outcome !== null) break;
      last = this.add(last, match.position, move);
      assert(match.play(move).ok, 'a line is made of legal moves');
    }
    return last;
  }

  /** Adds a line of a record with its variations; the match stands where the line begins and is left there. */
  addLine(before: Node | null, plies: readonly Ply[], match: Match): void {
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

  /** The moves that lead to a place, itself included. */
  pathTo(node: Node | null): readonly Node[] {
    const path: Node[] = [];
    for (let at = node; at !== null; at = at.before) path.push(at);
    return path.reverse();
  }

  /** The way to a place and on from there, along the first of the moves each time. */
  lineThrough(node: Node | null): readonly Node[] {
    const line = [...this.pathTo(node)];
    for (let [next] = this.after(node); next !== undefined; [next] = next.next) line.push(next);
    return line;
  }

  /** The id of the move that was added last. */
  get latest(): number {
    return this.made;
  }

  get mainLine(): readonly Node[] {
    return this.lineThrough(null);
  }

  /** Where the variation that a move belongs to begins; null on the main line. */
  branchOf(node: Node | null): Node | null {
    for (let at = node; at !== null; at = at.before) if (this.after(at.before)[0] !== at) return at;
    return null;
  }

  /** Takes a move and all that follows out of the tree. */
  remove(node: Node): void {
    const among = this.after(node.before);
    const index = among.indexOf(node);
    if (index >= 0) among.splice(index, 1);
    this.listing = null;
  }

  /** Makes a variation the main one of its place; what was the main one becomes a variation. */
  promote(branch: Node): void {
    const among = this.after(branch.before);
    const index = among.indexOf(branch);
    if (index < 0) return;
    among.splice(index, 1);
    among.unshift(branch);
    this.listing = null;
  }

  has(node: Node): boolean {
    return this.pathTo(node).every((one) => this.after(one.before).includes(one));
  }

  matchOf(nodes: readonly Node[]): Match {
    const match = new Match(this.rules, this.start);
    for (const { move } of nodes) assert(match.play(move).ok, 'a line is made of legal moves');
    return match;
  }

  /** The same object as long as the tree is the same, so that no list is drawn in vain. */
  get listed(): readonly ListedMove[] {
    const [main, ...others] = this.first;
    this.listing ??= main === undefined ? [] : listFrom(main, others);
    return this.listing;
  }

  /** The main line with its variations, as a record holds them. */
  get written(): Line {
    return { plies: this.listed.map(writtenPly) };
  }

  private after(node: Node | null): Node[] {
    return node === null ? this.first : node.next;
  }
}

function listFrom(first: Node, instead: readonly Node[]): readonly ListedMove[] {
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
