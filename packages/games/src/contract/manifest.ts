import type { Attacks } from './attacks.ts';
import type { Choices } from './choices.ts';
import type { Course } from './course.ts';
import type { Editor } from './editor.ts';
import type { Evaluation } from './evaluation.ts';
import type { Example } from './example.ts';
import type { Notation, TypedNotation, Visualiser } from './notation.ts';
import type { OpponentFacts, ClassicPlayer, PlayingStyle } from './player.ts';
import type { PuzzleProver } from './puzzle.ts';
import type { SolverFacet } from './solver.ts';
import type { TableFacet } from './tables.ts';
import type { GameTexts, Language, RuleText } from './text.ts';
import type { MoveViewer, Viewer } from './view.ts';

/** A named position from which matches begin. */
export interface Start {
  readonly id: string;
  readonly position: string;
}

export interface Variant {
  readonly id: string;
  /** The first is the default. */
  readonly starts: readonly [Start, ...Start[]];
  /** People draw lots for the start unless they choose one; programs use the default start. */
  readonly drawsStart?: true;
}

/** The fewest plies of a rated match, for games that set no number of their own. */
export const DEFAULT_RATED_PLIES = 6;

/**
 * What a game declares before any of it is loaded: facts, and a loader for each facet. It is the only file of a game's
 * folder that others import.
 */
export interface GameManifest {
  readonly id: string;
  /** The first is the default; the only variant of a game is called `standard`. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** The id of the variant that menus offer first, when it is not the default: the best-known rules. */
  readonly offeredFirst?: string;
  /** The ids of the original computer players, weakest first, then those of `improved`. Absent means none. */
  readonly classics?: readonly string[];
  /** The ids of classic players that no original program had: originals, improved as their report suggested. */
  readonly improved?: readonly string[];
  /** The year of the original program, if there was one. */
  readonly originalYear?: number;
  /** The level of a newcomer's first opponent, as measured (`OpponentFacts`); absent means the weakest. */
  readonly newcomerLevel?: number;
  /** The ids of the engine's playing styles; absent means none. */
  readonly styles?: readonly string[];
  /**
   * A match that ends after fewer plies changes no rating. The number is small enough that a normal win counts, and
   * large enough to stop people from trading rating in a few thrown moves. Absent means `DEFAULT_RATED_PLIES`.
   */
  readonly ratedPlies?: number;
  readonly load: {
    /** The notation brings the rules with it: parsing text makes a position. */
    readonly notation: () => Promise<Notation>;
    readonly viewer: () => Promise<Viewer>;
    readonly moveViewer: () => Promise<MoveViewer>;
    readonly choices: () => Promise<Choices>;
    /** Only where what follows from the choices (`attacks/from-choices.ts`) is wrong or slow. */
    readonly attacks?: () => Promise<Attacks>;
    /** Only where the original program had a notation of its own for typed moves. */
    readonly typed?: () => Promise<TypedNotation>;
    /** Lets a person set up a position by hand. */
    readonly editor: () => Promise<Editor>;
    /** In the order of `classics`. */
    readonly classics?: () => Promise<readonly ClassicPlayer[]>;
    /** What a search needs to know. */
    readonly evaluation: () => Promise<Evaluation>;
    /** How the levels play, as `npm run measure:opponents` found; absent where nothing was measured. */
    readonly opponents?: () => Promise<OpponentFacts>;
    /** In the order of `styles`. */
    readonly styles?: () => Promise<readonly PlayingStyle[]>;
    /** Only where a game can prove more than a search that tries every move. */
    readonly solver?: () => Promise<SolverFacet>;
    /** The illustrated rules. */
    readonly examples: () => Promise<readonly Example[]>;
    /** Absent means that the game has no course. */
    readonly course?: () => Promise<Course>;
    /** Positions in which exactly one choice wins, one a line, easiest first. Absent while a game has none. */
    readonly puzzles?: () => Promise<string>;
    /** Only where the general prover cannot prove puzzles of this game. */
    readonly puzzleProver?: () => Promise<PuzzleProver>;
    /**
     * Only where the original program had its own protocol to a board. A request without a game's name can mean one
     * game at most.
     */
    readonly visualiser?: () => Promise<Visualiser>;
    /** Only where positions can be solved in advance and stored in tables. */
    readonly tables?: () => Promise<TableFacet>;
    /** The rules in words. A match can be played without them. */
    readonly ruleTexts: Readonly<Record<Language, () => Promise<readonly RuleText[]>>>;
    readonly texts: Readonly<Record<Language, () => Promise<GameTexts>>>;
  };
}
