import type { Choices } from './choices.ts';
import type { Editor } from './editor.ts';
import type { Evaluation } from './evaluation.ts';
import type { Example } from './example.ts';
import type { Notation } from './notation.ts';
import type { ClassicPlayer } from './player.ts';
import type { PuzzleFacet } from './puzzle.ts';
import type { SolverFacet } from './solver.ts';
import type { Style } from './style.ts';
import type { TableFacet } from './tables.ts';
import type { GameTexts, Language } from './text.ts';
import type { TypedNotation } from './typed.ts';
import type { MoveViewer, Viewer } from './view.ts';
import type { Visualiser } from './visualiser.ts';

/** A named position from which matches begin. */
export interface Start {
  readonly id: string;
  readonly position: string;
}

export interface Variant {
  readonly id: string;
  /** The first is the default. */
  readonly starts: readonly [Start, ...Start[]];
  /** People draw lots for the start, unless they choose one; programs begin from the default. */
  readonly drawsStart?: true;
}

/** The fewest plies of a match that counts for ratings, for a game that does not say. */
export const DEFAULT_RATED_PLIES = 6;

/**
 * What a game says of itself before anything of it is loaded: facts, and a loader for each facet. It is the only file of
 * a game's folder that others import.
 */
export interface GameManifest {
  readonly id: string;
  /** The first is the default; the only variant of a game is called `standard`. */
  readonly variants: readonly [Variant, ...Variant[]];
  /** The id of the variant that menus offer first, where it is not the default: the rules that most people know. */
  readonly offeredFirst?: string;
  /** The ids of the original computer players, the weakest first; then those of `improved`. */
  readonly classics: readonly string[];
  /** The ids of the classic players that no original program had: originals improved as their report wished. */
  readonly improved?: readonly string[];
  /** The year of the original program, where there was one. */
  readonly originalYear?: number;
  /** The ids of the styles in which the engine can play; none where it is absent. */
  readonly styles?: readonly string[];
  /**
   * A rated match that ends after fewer plies changes no rating. Short enough that a normal win counts, long enough that
   * nobody trades a rating in a few thrown moves; `DEFAULT_RATED_PLIES` where it is absent.
   */
  readonly ratedPlies?: number;
  readonly load: {
    /** The rules come with it: a position is made by reading it. */
    readonly notation: () => Promise<Notation>;
    readonly viewer: () => Promise<Viewer>;
    readonly moveViewer: () => Promise<MoveViewer>;
    readonly choices: () => Promise<Choices>;
    /** Only where the original program had moves typed in a notation of its own. */
    readonly typed?: () => Promise<TypedNotation>;
    /** How a position is set up by hand. */
    readonly editor: () => Promise<Editor>;
    /** In the order of `classics`. */
    readonly classics: () => Promise<readonly ClassicPlayer[]>;
    /** What a search needs to know. */
    readonly evaluation: () => Promise<Evaluation>;
    /** In the order of `styles`. */
    readonly styles?: () => Promise<readonly Style[]>;
    /** Only where a game knows more about proofs than that every move can be tried. */
    readonly solver?: () => Promise<SolverFacet>;
    /** The rules in pictures. */
    readonly examples: () => Promise<readonly Example[]>;
    /** Positions with one choice that wins; a game may have none yet. */
    readonly puzzles?: () => Promise<PuzzleFacet>;
    /** Only where the original had a way of its own to speak to a board; at most one game is meant without its name. */
    readonly visualiser?: () => Promise<Visualiser>;
    /** Only where positions can be solved once and for all and kept in tables. */
    readonly tables?: () => Promise<TableFacet>;
    readonly texts: Readonly<Record<Language, () => Promise<GameTexts>>>;
  };
}
