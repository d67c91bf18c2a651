import {
  type BySide,
  type GameLocale,
  type Language,
  Match,
  type Move,
  type Notice,
  type PlayerSpec,
  type Position,
  type Side,
  type View,
} from '@tabuleiro/games';
import { formatMadeMove, type GameFacets } from './game-facets.ts';
import { forcedPassAt } from './policies.ts';

interface MoveTexts {
  readonly moves: readonly Move[];
  readonly texts: readonly string[];
  /** The side that made each move. */
  readonly movers: readonly Side[];
}

/** How a match began, which it announces. */
export interface Beginning {
  /** Whether the start was drawn by lot. */
  readonly isStartDrawn?: boolean;
  /** Whether it has the start of the match before, with sides swapped. */
  readonly isRematch?: boolean;
}

/** A match with the ply on the board, the moves taken back, and the other branches. */
export class MatchHistory {
  readonly match: Match;
  readonly players: BySide<PlayerSpec>;
  /** The number of plies on the board. */
  ply: number;
  branches: Branches;
  /** The ply at which a computer last weighed a draw offer. Taking back moves lowers it to the plies that are left. */
  lastDrawOffer: number | null = null;
  private readonly facets: GameFacets;
  private readonly begun: Beginning;
  private readonly takenBack: Move[] = [];
  private lastTexts: MoveTexts = { moves: [], texts: [], movers: [] };
  private lastNames: { readonly of: MoveTexts; readonly language: Language; readonly names: readonly string[] } | null =
    null;
  private lastFrames: { readonly before: Position; readonly move: Move; readonly frames: readonly View[] } | null =
    null;

  constructor(
    match: Match,
    players: BySide<PlayerSpec>,
    facets: GameFacets,
    branches: Branches = [],
    begun: Beginning = {},
  ) {
    this.match = match;
    this.players = players;
    this.facets = facets;
    this.branches = branches;
    this.begun = begun;
    this.ply = match.moves.length;
  }

  get position(): Position {
    return this.match.positionAt(this.ply);
  }

  get isLookingBack(): boolean {
    return this.ply < this.match.moves.length;
  }

  /** Whether the position on the board allows no move. */
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

  /** The moves of the match, followed by those that redo would play. */
  get whole(): readonly Move[] {
    return [...this.match.moves, ...[...this.takenBack].reverse()];
  }

  /** All lines besides the match itself, for saving. */
  get allBranches(): Branches {
    return this.canRedo ? [...this.branches, this.whole] : this.branches;
  }

  /** Takes back everything after the ply on the board, so that the match continues from there. */
  branch(): void {
    while (this.isLookingBack) this.takeBack();
  }

  /** Plays at the end of the match. A viewer at an earlier ply stays there. */
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

  /** Switches to a branch; the current line becomes a branch. */
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
   * Takes back to the person's last decision, skipping computer moves and forced passes; takes back one ply when only
   * computers play. Returns false when there is nothing to take back.
   */
  undo(): boolean {
    const { match } = this;
    // A resignation or an agreement counts as a step of its own.
    const isReopened = match.reopen();
    const before = match.moves.length;
    if (!isReopened) {
      do {
        if (!this.takeBack()) break;
      } while (this.hasHuman && !this.isDecision());
      // These moves hold no decision of a person: restore them.
      if (this.hasHuman && !this.isDecision()) while (match.moves.length < before) this.replay();
    }
    this.showEnd();
    return isReopened || match.moves.length < before;
  }

  /** Plays the moves that were taken back, up to the person's next decision. */
  redo(): boolean {
    if (!this.canRedo) return false;
    do this.replay();
    while (this.canRedo && this.hasHuman && !this.isDecision());
    this.showEnd();
    return true;
  }

  /** The match up to the ply on the board, for an engine to search. */
  shownMatch(): Match {
    if (!this.isLookingBack) return this.match;
    const shown = new Match(this.match.rules, this.match.positionAt(0));
    for (const move of this.match.moves.slice(0, this.ply)) shown.play(move);
    return shown;
  }

  /** The moves as text. Returns the same object while the moves are the same, to avoid redrawing lists. */
  get moveTexts(): MoveTexts {
    const { match, lastTexts: last } = this;
    const { moves, rules } = match;
    if (moves.length === last.moves.length && moves.every((move, index) => move === last.moves[index])) return last;
    const texts = moves.map((move, index) => rules.makeMove(match.positionAt(index), move));
    const movers = moves.map((_, index) => match.positionAt(index).turn);
    this.lastTexts = { moves: [...moves], texts, movers };
    return this.lastTexts;
  }

  /** The moves as people read them beside the board after each: in words where the game has some, else in its notation. */
  moveNames(locale: GameLocale): readonly string[] {
    const { match, facets, moveTexts, lastNames: last } = this;
    if (facets.moveViewer.nameMove === undefined) return moveTexts.texts;
    if (last?.of === moveTexts && last.language === locale.language) return last.names;
    const names = match.moves.map((_, ply) => formatMadeMove(match, ply, facets, locale));
    this.lastNames = { of: moveTexts, language: locale.language, names };
    return names;
  }

  /** The frames of the move made at a ply; none where there is no such move. Caches the last answer. */
  framesAt(ply: number): readonly View[] {
    const move = this.match.moves[ply];
    if (move === undefined) return [];
    const before = this.match.positionAt(ply);
    if (this.lastFrames?.before !== before || this.lastFrames.move !== move) {
      this.lastFrames = { before, move, frames: this.facets.moveViewer.frames(before, move) };
    }
    return this.lastFrames.frames;
  }

  /** The position on the board, with its notices and the marks that the last move left. */
  get view(): View {
    const described = this.facets.viewer.describe(this.position);
    const marks = this.framesAt(this.ply - 1).at(-1)?.marks ?? described.marks;
    return { ...described, notices: this.freshNoticesAt(this.ply), marks };
  }

  /** The notices for the position at a ply, without lasting ones that were shown before. */
  freshNoticesAt(ply: number): readonly Notice[] {
    return this.noticesAt(ply).filter((notice) => !isOldNotice(this.facets, this.match, ply, notice));
  }

  /** All notices for the position at a ply. At first they also say who begins, where that is drawn by lot. */
  noticesAt(ply: number): readonly Notice[] {
    const { match, facets } = this;
    const notices = noticesAt(facets, match, ply, this.framesAt(ply - 1).at(-1));
    const { isStartDrawn = false, isRematch = false } = this.begun;
    const isTold = isStartDrawn || (isRematch && match.rules.variant.drawsStart === true);
    // Both sides see it.
    if (!isTold || ply > 1) return notices;
    const code = isStartDrawn ? 'start-drawn' : 'sides-swapped';
    return [{ code, values: { mover: { side: match.positionAt(0).turn } } }, ...notices];
  }

  /** Whether a person has a decision to make at the end of the match; a forced pass is not a decision. */
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

/**
 * The notices for the position at a ply: forced moves and why, the result of the last move, anything remarkable. `last`
 * is the last frame of the move that led there.
 */
function noticesAt(facets: GameFacets, match: Match, ply: number, last: View | undefined): readonly Notice[] {
  const position = match.positionAt(ply);
  const { notices } = last ?? facets.viewer.describe(position);
  const isEnd = match.outcome !== null && ply === match.moves.length;
  if (isEnd) return notices.filter((notice) => isNews(facets, match, ply, notice));
  if (!movesAgain(match, ply)) return notices;
  return [{ code: MOVES_AGAIN, values: { mover: { side: position.turn } } }, ...notices];
}

/** The code of the notice that a side has a second move in a row. */
export const MOVES_AGAIN = 'moves-again';

/** Whether the side that led to a ply moves again. */
export function movesAgain(match: Match, ply: number): boolean {
  const position = match.positionAt(ply);
  return ply > 0 && match.positionAt(ply - 1).turn === position.turn && !position.isOver();
}

/** After the end of a match only a lasting notice that the last move caused is worth showing. */
function isNews({ viewer }: GameFacets, match: Match, ply: number, notice: Notice): boolean {
  const before = ply > 0 ? viewer.describe(match.positionAt(ply - 1)).notices : [];
  return notice.lasts === true && !before.some((one) => isSame(one, notice));
}

/** A lasting notice appears for two plies, so that both sides see it; after that it only takes up room. */
function isOldNotice({ viewer }: GameFacets, match: Match, ply: number, notice: Notice): boolean {
  const stood = (back: number): boolean =>
    viewer.describe(match.positionAt(ply - back)).notices.some((one) => isSame(one, notice));
  return notice.lasts === true && ply >= 2 && stood(1) && stood(2);
}

const isSame = (one: Notice, other: Notice): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Other lines from the same start, each as its moves from the first on. */
export type Branches = readonly (readonly Move[])[];

/** The most branches that a match keeps; it drops the oldest first. */
const MAX_BRANCHES = 12;

export function isBeginningOf(short: readonly Move[], long: readonly Move[]): boolean {
  return short.length <= long.length && short.every((move, index) => move === long[index]);
}

/** The length of the common beginning of two lines. */
export function sharedPlies(a: readonly Move[], b: readonly Move[]): number {
  const at = a.findIndex((move, index) => move !== b[index]);
  return at < 0 ? a.length : at;
}

/** Adds a line, unless another line begins with it. */
export function withBranch(branches: Branches, line: readonly Move[]): Branches {
  if (branches.some((one) => isBeginningOf(line, one))) return branches;
  const rest = branches.filter((one) => !isBeginningOf(one, line));
  return [...rest, ...(line.length === 0 ? [] : [line])].slice(-MAX_BRANCHES);
}
