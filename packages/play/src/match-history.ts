import {
  type BySide,
  Match,
  type Move,
  type Notice,
  type PlayerSpec,
  type Position,
  type Side,
  type View,
} from '@tabuleiro/games';
import { type Branches, isBeginningOf, withBranch } from './branches.ts';
import type { GameFacets } from './game-facets.ts';
import { isOldNotice, noticesAt } from './notices.ts';
import { forcedPassAt } from './policies.ts';

interface MoveTexts {
  readonly moves: readonly Move[];
  readonly texts: readonly string[];
  /** Who made each move. */
  readonly movers: readonly Side[];
}

/** A match with the ply that is shown, the moves that were taken back, and the branches that were left. */
export class MatchHistory {
  readonly match: Match;
  readonly players: BySide<PlayerSpec>;
  /** How many plies are shown. */
  ply: number;
  branches: Branches;
  /** At which ply a computer last weighed a draw offer; it goes back with the moves that are taken back. */
  lastDrawOffer: number | null = null;
  private readonly facets: GameFacets;
  private readonly isStartDrawn: boolean;
  private readonly takenBack: Move[] = [];
  private lastTexts: MoveTexts = { moves: [], texts: [], movers: [] };
  private lastFrames: { readonly before: Position; readonly move: Move; readonly frames: readonly View[] } | null =
    null;

  constructor(
    match: Match,
    players: BySide<PlayerSpec>,
    facets: GameFacets,
    branches: Branches = [],
    isStartDrawn = false,
  ) {
    this.match = match;
    this.players = players;
    this.facets = facets;
    this.branches = branches;
    this.isStartDrawn = isStartDrawn;
    this.ply = match.moves.length;
  }

  get position(): Position {
    return this.match.positionAt(this.ply);
  }

  get isLookingBack(): boolean {
    return this.ply < this.match.moves.length;
  }

  /** Whether nothing can be played at the ply that is shown. */
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

  /** The moves of the match and those that redo would play after them. */
  get whole(): readonly Move[] {
    return [...this.match.moves, ...[...this.takenBack].reverse()];
  }

  /** Everything beside the match itself, for saving. */
  get allBranches(): Branches {
    return this.canRedo ? [...this.branches, this.whole] : this.branches;
  }

  /** Takes back what came after the ply that is shown, so that the match goes on from there. */
  branch(): void {
    while (this.isLookingBack) this.takeBack();
  }

  /** Plays at the end of the match; a viewer who looks back stays where they are. */
  play(move: Move): boolean {
    const { match, takenBack, whole } = this;
    const follows = !this.isLookingBack;
    if (!match.play(move).ok) return false;
    if (takenBack.at(-1) === move) takenBack.pop();
    else if (takenBack.length > 0) {
      this.branches = withBranch(this.branches, whole);
      takenBack.length = 0;
    }
    if (follows) this.ply = match.moves.length;
    return true;
  }

  /** Switches to a branch; the line that is left becomes one. */
  changeTo(index: number): void {
    const { match, branches, whole } = this;
    const line = branches[index];
    if (line === undefined) return;
    this.branches = withBranch(
      branches.filter((one) => one !== line),
      isBeginningOf(whole, line) ? [] : whole,
    );
    match.reopen();
    while (!isBeginningOf(match.moves, line)) this.takeBack();
    this.takenBack.length = 0;
    for (const move of line.slice(match.moves.length)) match.play(move);
    this.showEnd();
  }

  /**
   * Takes back to the person's last decision, skipping computer moves and forced passes; one ply when only computers play.
   * False when there is nothing to take back.
   */
  undo(): boolean {
    const { match } = this;
    // A resignation or an agreement is taken back by itself.
    const isReopened = match.reopen();
    const before = match.moves.length;
    if (!isReopened) {
      do {
        if (!this.takeBack()) break;
      } while (this.hasHuman && !this.isDecision());
      // Nothing but moves that no person decided on: leave them.
      if (this.hasHuman && !this.isDecision()) while (match.moves.length < before) this.replay();
    }
    this.showEnd();
    return isReopened || match.moves.length < before;
  }

  /** Plays again what was taken back, up to the person's next decision. */
  redo(): boolean {
    if (!this.canRedo) return false;
    do this.replay();
    while (this.canRedo && this.hasHuman && !this.isDecision());
    this.showEnd();
    return true;
  }

  /** The match up to the ply that is shown, for an engine to think about. */
  shownMatch(): Match {
    if (!this.isLookingBack) return this.match;
    const shown = new Match(this.match.rules, this.match.positionAt(0));
    for (const move of this.match.moves.slice(0, this.ply)) shown.play(move);
    return shown;
  }

  /** The moves as text; the same object as long as they are the same, so that no list is drawn again in vain. */
  get moveTexts(): MoveTexts {
    const { match, lastTexts: last } = this;
    const { moves, rules } = match;
    if (moves.length === last.moves.length && moves.every((move, index) => move === last.moves[index])) return last;
    const texts = moves.map((move, index) => rules.makeMove(match.positionAt(index), move));
    const movers = moves.map((_, index) => match.positionAt(index).turn);
    this.lastTexts = { moves: [...moves], texts, movers };
    return this.lastTexts;
  }

  /** The frames of the move that was made at a ply; none where there is no such move. The last answer is remembered. */
  framesAt(ply: number): readonly View[] {
    const move = this.match.moves[ply];
    if (move === undefined) return [];
    const before = this.match.positionAt(ply);
    if (this.lastFrames?.before !== before || this.lastFrames.move !== move) {
      this.lastFrames = { before, move, frames: this.facets.moveViewer.frames(before, move) };
    }
    return this.lastFrames.frames;
  }

  /** The marks that the move to the ply that is shown left on the board. */
  get marks(): View['marks'] {
    return this.framesAt(this.ply - 1).at(-1)?.marks ?? [];
  }

  /** What is said beside the position that is shown. */
  get notices(): readonly Notice[] {
    return this.freshNoticesAt(this.ply);
  }

  /** What is said beside the position at a ply, without what has been said for long. */
  freshNoticesAt(ply: number): readonly Notice[] {
    return this.noticesAt(ply).filter((notice) => !isOldNotice(this.facets, this.match, ply, notice));
  }

  /** All that there is to say beside the position at a ply; at first also who begins, where lots were drawn for it. */
  noticesAt(ply: number): readonly Notice[] {
    const { match, facets } = this;
    const notices = noticesAt(facets, match, ply, this.framesAt(ply - 1).at(-1));
    // Both sides see it.
    if (!this.isStartDrawn || ply > 1) return notices;
    return [{ code: 'start-drawn', values: { mover: { side: match.positionAt(0).turn } } }, ...notices];
  }

  /** Whether a person has something to decide at the end of the match; a forced pass is no decision. */
  private isDecision(): boolean {
    const { position, outcome, rules } = this.match;
    return outcome === null && this.isHuman(position.turn) && forcedPassAt(rules, position) === null;
  }

  private takeBack(): boolean {
    const { match } = this;
    const move = match.undo();
    if (move !== undefined) this.takenBack.push(move);
    if (this.lastDrawOffer !== null) this.lastDrawOffer = Math.min(this.lastDrawOffer, match.moves.length);
    return move !== undefined;
  }

  private replay(): void {
    const move = this.takenBack.pop();
    if (move !== undefined) this.match.play(move);
  }

  private showEnd(): void {
    this.ply = this.match.moves.length;
  }
}
