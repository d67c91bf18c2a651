import type { Move, MoveList } from './move.ts';
import type { Networks } from './network.ts';
import type { Position } from './position.ts';
import type { Side } from './side.ts';

/**
 * What a search plays on. Usually this is the position. A game whose turn has several decisions may use a state of its
 * own: there a move is one decision, and the side to move stays the same until the turn is complete.
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

/** One number for each feature, by feature name. */
export type Weights = Readonly<Record<string, number>>;

/** Weights as a command tuned them. */
export interface TunedWeights {
  /** The command that made them. */
  readonly madeBy: string;
  readonly weights: Weights;
}

/**
 * A side with this value scores 1 / (1 + 1/e), about 73 points in 100; with twice the value it scores 88, with 0 it
 * scores 50. All games share this scale, and `tabuleiro tune` fits the weights to it.
 */
export const VALUE_SCALE = 200;

/** The limit of static values; anything larger is a proved win. */
export const LARGEST_VALUE = 20_000;

/** How a level weakens the engine. It limits nodes, never time, so that a level plays the same on every machine. */
export interface LevelSettings {
  readonly nodes: number;
  /** The chance, from 0 to 1, that the search overlooks a move, its own or the enemy's. */
  readonly blindness: number;
  /**
   * How freely the level chooses among good moves: a move whose value is lower by this much is 1/e as likely. 0 turns
   * this off.
   */
  readonly temperature: number;
  /** Only in games where even a shallow search no longer loses; elsewhere the other settings tell levels apart. */
  readonly blunderRates?: BlunderRates;
}

/**
 * How often a player moves without a search, each a chance from 0 to 1. It then makes any legal move, unless it can win
 * at once.
 */
export interface BlunderRates {
  /** In a turn in which that move does no immediate harm. */
  readonly calm: number;
  /** In a turn in which that move lets the enemy win at once: the player overlooks a threat. */
  readonly threatened: number;
}

/** The levels from 1 on, as a command calibrated them. */
export interface CalibratedLevels {
  /** The command that made them. */
  readonly madeBy: string;
  readonly settings: readonly LevelSettings[];
}

/** What a game knows about which side is better, and about which moves to search first. */
export interface Evaluation {
  readonly tuned: TunedWeights;
  readonly levels: CalibratedLevels;
  /** By variant id, for variants with levels of their own. */
  readonly variantLevels?: Readonly<Record<string, CalibratedLevels>>;
  /**
   * An evaluator of this position object. The caller changes the object by `apply` and `undo` through its search state.
   */
  evaluator(position: Position, weights: Weights): Evaluator;
  /**
   * Only where Monte Carlo search measured stronger than alpha-beta: the evaluator for that search. It may list more
   * moves than `evaluator`.
   */
  treeEvaluator?(position: Position, weights: Weights): Evaluator;
  /**
   * Networks whose values replace the weighted sum when the engine plays at full strength; absent means that it keeps
   * the sum. Levels always keep it, because they were calibrated with it.
   */
  readonly networks?: Networks;
  /** The first decision of a turn; only in games whose turn has several. */
  firstDecision?(turn: Move): Move;
}

/** Judges one position object in its current state. All values are for the side to move. Nothing here allocates. */
export interface Evaluator {
  readonly searchState: SearchState;

  /** Decisions in a turn: 1 where the search state is the position itself. */
  readonly decisions: number;

  /** The static value of a position that is not over: an integer from −LARGEST_VALUE to LARGEST_VALUE. */
  value(): number;

  /** Fills in the features in the order of the weights. `value` is the rounded sum of feature times weight. */
  features(into: Float64Array): void;

  /**
   * Move ordering: how promising each move is before any search. Above 0 for moves that change the value at once
   * (captures, threats): they come first and are searched at full depth. 0 for quiet moves, which the search orders by
   * its own history. Below 0 for moves that are hardly ever good. Within ±1,000,000.
   */
  rank(moves: MoveList, ranks: Int32Array): void;

  /**
   * Plies (whole turns) until the rules end the match for lack of progress; larger than any search depth when they
   * never do.
   */
  pliesLeft(): number;

  /**
   * Plies since the last progress, in games where a lack of progress ends the match in a draw. It makes the side that
   * is ahead hurry. Without the method there is no need to hurry.
   */
  pliesSinceProgress?(): number;

  /**
   * The number of plies without progress after which a lead counts less for a player that plays to win. Set where the
   * default is too large: a side that has made no headway by then will make none.
   */
  readonly patience?: number;

  /**
   * Set where the match is over after `pliesLeft` plies in any case, no position repeats, and these plies are few
   * enough to search to the end. The search then prunes nothing, and its results are proofs.
   */
  readonly isBounded?: boolean;

  /** The fewest plies after which a position can repeat; 4 by default. */
  readonly shortestCycle?: number;

  /** Set where the search state leaves out moves. A proof then holds only against the moves that it lists. */
  readonly isSelective?: true;

  /**
   * The moves for the quiescence search: none, or a few that change the static value at once. Without the method no
   * position needs one.
   */
  noisyMoves?(into: MoveList): void;

  /** Whether the side to move loses soon unless it answers a threat. The search extends such lines by one decision. */
  isThreatened?(): boolean;

  /**
   * A quick test of whether a side can still force a win: false only where it certainly cannot. Without the method
   * either side may.
   */
  canWin?(side: Side): boolean;

  /**
   * A quick lower bound on the number of plies that a side needs to win. Proofs skip shorter lines. Without the method
   * any move may be the last.
   */
  fewestPlies?(side: Side): number;

  /** Joins the decisions of one turn; only in games whose turn has several. */
  assemble?(decisions: readonly Move[]): Move;
}
