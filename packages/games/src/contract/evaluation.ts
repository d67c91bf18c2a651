import type { Move, MoveList } from './move.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';

/**
 * What a search walks on: a position, or, in a game whose turn is made of several decisions, a state of its own on which
 * a move is one decision and the side to move stays until the turn is complete.
 */
export type SearchState = Pick<
  Position,
  | 'turn'
  | 'keyLow'
  | 'keyHigh'
  | 'isOver'
  | 'outcome'
  | 'repetitionOutcome'
  | 'legalMoves'
  | 'isLegal'
  | 'apply'
  | 'undo'
>;

/** One number for each feature, by its name. */
export type Weights = Readonly<Record<string, number>>;

/** Weights as a command found them. */
export interface TunedWeights {
  /** The command that made them. */
  readonly madeBy: string;
  readonly weights: Weights;
}

/**
 * A value of this size means that its side scores 1 / (1 + 1/e), about 73 of 100 points; twice the value 88, no value 50.
 * All games share this measure, which `tabuleiro tune` gives the weights.
 */
export const VALUE_SCALE = 200;

/** No static value is larger; what is larger is a proved win. */
export const LARGEST_VALUE = 20_000;

/** How a level of the engine is held back. It is limited by nodes, never by time, so that it is the same on every machine. */
export interface LevelSettings {
  readonly nodes: number;
  /** The chance, from 0 to 1, that a move is overlooked, its own and the enemy's alike. */
  readonly blindness: number;
  /** How freely it chooses among good moves: one that is worth so much less is chosen with 1/e of the chance. 0 is never. */
  readonly temperature: number;
  /** Only where whoever looks at all no longer loses; elsewhere the others tell levels apart. */
  readonly blunderRates?: BlunderRates;
}

/** How often a player moves without looking, each a chance from 0 to 1. It then makes any legal move, unless it wins at once. */
export interface BlunderRates {
  /** In a turn in which that move does no harm at once. */
  readonly calm: number;
  /** In a turn in which the enemy wins at once after that move: a threat is overlooked. */
  readonly threatened: number;
}

/** The levels from 1 on, as a command found them. */
export interface CalibratedLevels {
  /** The command that made them. */
  readonly madeBy: string;
  readonly settings: readonly LevelSettings[];
}

/** What a game knows about who stands better, and about which moves are worth looking at first. */
export interface Evaluation {
  readonly tuned: TunedWeights;
  readonly levels: CalibratedLevels;
  /** By variant id, where a variant has levels of its own. */
  readonly variantLevels?: Readonly<Record<string, CalibratedLevels>>;
  /** An evaluator of this object, which whoever asks changes by `apply` and `undo` through its search state. */
  evaluator(position: Position, weights: Weights): Evaluator;
  /**
   * Only where a Monte Carlo search was measured to play better than alpha-beta: the evaluator that it works with, which may
   * list more moves than `evaluator`.
   */
  judgeForTree?(position: Position, weights: Weights): Evaluator;
  /** The first decision of a turn; only where a turn has several. */
  firstDecision?(turn: Move): Move;
}

/** Judges one position object as it is now. All values are for the side to move. Nothing here allocates. */
export interface Evaluator {
  readonly searchState: SearchState;

  /** Decisions in a turn: 1 where the search state is the position itself. */
  readonly decisions: number;

  /** The static value of a position that is not over, a whole number of at most LARGEST_VALUE either way. */
  value(): number;

  /** Fills in the features in the order of the weights; `value` is the rounded sum of each times its weight. */
  features(into: Float64Array): void;

  /**
   * How promising each move is, before any search: above 0 for moves that change the value at once (captures, threats; they
   * come first and are searched in full), 0 for quiet ones, which search orders by its own experience, below 0 for what is
   * hardly ever good. Within ±1,000,000.
   */
  rank(moves: MoveList, ranks: Int32Array): void;

  /** Plies, whole turns, until the rules end the match for want of progress; larger than any search when they never do. */
  pliesLeft(): number;

  /**
   * Plies since the last progress, where want of it ends a match in a draw, so that whoever is ahead hurries. Without the
   * method nobody need hurry.
   */
  pliesSinceProgress?(): number;

  /**
   * After so many plies of lull what a side is ahead begins to count less for who plays to win, where the usual number is too
   * large: who has not got on by then will not.
   */
  readonly patience?: number;

  /**
   * Set where the match is over after `pliesLeft` plies whatever happens and no position comes back, and these are so few
   * that a search can see to the end: it then leaves nothing out, and what it finds is proved.
   */
  readonly isBounded?: boolean;

  /** A position comes back after so many plies at the earliest, or later; 4 unless said. */
  readonly shortestCycle?: number;

  /** Set where the search state leaves out moves: what a search then proves holds only against those that it lists. */
  readonly isSelective?: true;

  /**
   * The moves that a search looks at before it trusts the static value: none, or a few that change it at once. Without the
   * method no position needs them.
   */
  noisyMoves?(into: MoveList): void;

  /** Whether the side to move is about to lose unless it answers a threat: such lines are searched a decision deeper. */
  isThreatened?(): boolean;

  /**
   * Whether a side can still force a win, as far as a glance shows: false only where it is certain that it cannot. Without
   * the method anybody may.
   */
  canWin?(side: Side): boolean;

  /**
   * A side cannot win within fewer plies than this, as far as a glance shows: proofs need not look at lines that are shorter. Without the
   * method any move may be the last.
   */
  fewestPlies?(side: Side): number;

  /**
   * Gives the turn to the other side, where having the turn is never a burden, and takes that back. Only on such games
   * does a search try what happens if a side does nothing. `skip` is false where it would be unsound now.
   */
  readonly idle?: { skip(): boolean; undo(): void };

  /** Puts the decisions of one turn together; only where a turn has several. */
  assemble?(decisions: readonly Move[]): Move;
}
