import {
  type BySide,
  type MarkView,
  Match,
  type Move,
  type PlayerSpec,
  type Position,
  type Side,
} from '@tabuleiro/games';
import type { Kit } from './kit.ts';
import { isBeginningOf, type Lines, withLine } from './other-lines.ts';

interface Written {
  readonly moves: readonly Move[];
  readonly texts: readonly string[];
  /** Who made each move. */
  readonly movers: readonly Side[];
}

/** A match, the place in it that is looked at, the moves that were taken back, and lines that were left for another one. */
export class MatchLine {
  readonly match: Match;
  readonly players: BySide<PlayerSpec>;
  /** How many plies are shown. */
  ply: number;
  /** What else was played from the same start, each from its first move on. */
  others: Lines;
  private readonly kit: Kit;
  private readonly takenBack: Move[] = [];
  private lastWritten: Written = { moves: [], texts: [], movers: [] };

  constructor(match: Match, players: BySide<PlayerSpec>, kit: Kit, others: Lines = []) {
    this.match = match;
    this.players = players;
    this.kit = kit;
    this.others = others;
    this.ply = match.moves.length;
  }

  get position(): Position {
    return this.match.positionAt(this.ply);
  }

  get isLookingBack(): boolean {
    return this.ply < this.match.moves.length;
  }

  /** Whether nothing can be played where one looks. */
  get isOver(): boolean {
    return !this.isLookingBack && this.match.outcome !== null;
  }

  isHuman(side: Side): boolean {
    return this.players[side].kind === 'human';
  }

  get hasHuman(): boolean {
    return this.isHuman(1) || this.isHuman(2);
  }

  get isHumanTurn(): boolean {
    return !this.isOver && this.isHuman(this.position.turn);
  }

  get canRedo(): boolean {
    return this.takenBack.length > 0;
  }

  goTo(ply: number): void {
    this.ply = Math.max(0, Math.min(this.match.moves.length, ply));
  }

  /** The moves of the match and those that could be played again after them. */
  get whole(): readonly Move[] {
    return [...this.match.moves, ...[...this.takenBack].reverse()];
  }

  /** All that would be lost if only the match were kept. */
  get besides(): Lines {
    return this.canRedo ? [...this.others, this.whole] : this.others;
  }

  /** Takes back what came after the ply that is shown, so that the match goes on from there. */
  branch(): void {
    while (this.isLookingBack) this.takeBack();
  }

  /** Plays at the end of the match; one who looks back goes on doing so. */
  play(move: Move): boolean {
    const { match, takenBack, whole } = this;
    const follows = !this.isLookingBack;
    if (!match.play(move).ok) return false;
    if (takenBack.at(-1) === move) takenBack.pop();
    else if (takenBack.length > 0) {
      this.others = withLine(this.others, whole);
      takenBack.length = 0;
    }
    if (follows) this.ply = match.moves.length;
    return true;
  }

  /** Goes over to one of the other lines; the one that is left becomes one of them. */
  changeTo(index: number): void {
    const { match, others, whole } = this;
    const line = others[index];
    if (line === undefined) return;
    this.others = withLine(
      others.filter((one) => one !== line),
      isBeginningOf(whole, line) ? [] : whole,
    );
    this.takenBack.length = 0;
    match.reopen();
    while (!isBeginningOf(match.moves, line)) match.undo();
    for (const move of line.slice(match.moves.length)) match.play(move);
    this.show(true);
  }

  /** Takes back to the last decision of a person, or one ply when only computers play; false when there is none. */
  undo(): boolean {
    const { match } = this;
    // A resignation or an agreement is taken back by itself.
    if (match.reopen()) return this.show(true);
    const before = match.moves.length;
    do {
      if (!this.takeBack()) break;
    } while (this.hasHuman && !this.isDecision());
    // Nothing but moves that no person decided on: leave them.
    if (this.hasHuman && !this.isDecision()) {
      while (match.moves.length < before) this.replay();
      return this.show(false);
    }
    return this.show(match.moves.length < before);
  }

  /** Plays again what was taken back, to the next decision of a person. */
  redo(): boolean {
    if (!this.canRedo) return false;
    do this.replay();
    while (this.canRedo && this.hasHuman && !this.isDecision());
    return this.show(true);
  }

  /** The match as far as it is shown, for whoever is to think about it. */
  shownMatch(): Match {
    if (!this.isLookingBack) return this.match;
    const shown = new Match(this.match.rules, this.match.positionAt(0));
    for (const move of this.match.moves.slice(0, this.ply)) shown.play(move);
    return shown;
  }

  /** The moves as people read them; the same object as long as they are the same, so that no list is drawn in vain. */
  get written(): Written {
    const { match, lastWritten: last } = this;
    const { moves, rules } = match;
    if (moves.length === last.moves.length && moves.every((move, index) => move === last.moves[index])) return last;
    const texts = moves.map((move, index) => rules.makeMove(match.positionAt(index), move));
    const movers = moves.map((_, index) => match.positionAt(index).turn);
    this.lastWritten = { moves: [...moves], texts, movers };
    return this.lastWritten;
  }

  /** What the move that led here left on the board to be looked at. */
  marks(): readonly MarkView[] {
    const move = this.match.moves[this.ply - 1];
    if (move === undefined) return [];
    return this.kit.moveViewer.frames(this.match.positionAt(this.ply - 1), move).at(-1)?.marks ?? [];
  }

  /** Whether a person has something to decide at the end of the match; a forced pass is nothing of the kind. */
  private isDecision(): boolean {
    const { position, outcome } = this.match;
    if (outcome !== null || !this.isHuman(position.turn)) return false;
    const first = this.kit.choices.walk(position, []);
    return first.ok && first.value.kind === 'pick';
  }

  private takeBack(): boolean {
    const move = this.match.undo();
    if (move !== undefined) this.takenBack.push(move);
    return move !== undefined;
  }

  private replay(): void {
    const move = this.takenBack.pop();
    if (move !== undefined) this.match.play(move);
  }

  private show(hasChanged: boolean): boolean {
    this.ply = this.match.moves.length;
    return hasChanged;
  }
}
