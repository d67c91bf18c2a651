import {
  type EngineHost,
  isEndInSight,
  PlayerClosed,
  type SolveLimits,
  listSolvedMoves,
  type MoveVerdicts,
  type SolvedMove,
} from '@tabuleiro/engine';
import { manifestOf, type Match, StopFlag } from '@tabuleiro/games';
import type { Timers } from '@tabuleiro/play';
import { logError } from '../ui/log-error.ts';
import { findTables } from '../worker/tables.ts';
import type { AnalysisTexts } from './text/en.ts';

/** The proved value of a move, for the side that makes it. */
export interface MoveValue {
  /** As text. */
  readonly move: string;
  /** Null if nothing is proved. */
  readonly result: 'win' | 'draw' | 'loss' | null;
  /** Plies to the end of a win or loss, this move included; null if unknown. */
  readonly plies: number | null;
  /** Whether `plies` is exact and not only a bound. */
  readonly isExact: boolean;
  /** The margin that is certain, in games that count points. */
  readonly margin: number | null;
}

/** Values from tables of solved positions. */
export function valuesOfTables({ rules, position }: Match, moves: readonly SolvedMove[]): readonly MoveValue[] {
  return inOrder(
    moves.map(({ move: made, outcome, proof }): MoveValue => {
      const move = rules.makeMove(position, made);
      if (outcome !== null) {
        const result = outcome.winner === null ? 'draw' : outcome.winner === position.turn ? 'win' : 'loss';
        return { move, result, plies: 1, isExact: true, margin: null };
      }
      const result = proof?.result ?? null;
      const margin = proof?.margin ? Math.min(Math.abs(proof.margin.low), Math.abs(proof.margin.high)) : null;
      return { move, result, plies: proof?.plies ?? null, isExact: true, margin };
    }),
  );
}

/** Values from a proof search. */
export function valuesOfVerdicts({ rules, position }: Match, { verdicts }: MoveVerdicts): readonly MoveValue[] {
  return inOrder(
    verdicts.map(({ move, result, plies, isExact }): MoveValue => {
      const known = result === 'unproved' ? null : result;
      return { move: rules.makeMove(position, move), result: known, plies, isExact, margin: null };
    }),
  );
}

/** The proved result for the side to move; null if an unproved move might be better. */
export function provedResult(values: readonly MoveValue[]): 'win' | 'draw' | 'loss' | null {
  const [best] = values;
  const isOpen = best?.result !== 'win' && values.some(({ result }) => result === null);
  return isOpen ? null : (best?.result ?? null);
}

const RANKS = { win: 3, draw: 2, unproved: 1, loss: 0 } as const;

/** Best first: quick or large wins, then draws, unknown values, and late or small losses. */
function inOrder(values: readonly MoveValue[]): readonly MoveValue[] {
  return values.toSorted(
    (one, other) =>
      RANKS[other.result ?? 'unproved'] - RANKS[one.result ?? 'unproved'] || worthOf(other) - worthOf(one),
  );
}

/** Orders moves with the same result. */
function worthOf({ result, plies, margin }: MoveValue): number {
  if (result === 'win') return (margin ?? 0) - (plies ?? 0);
  return result === 'loss' ? (plies ?? 0) - (margin ?? 0) : 0;
}

/** "wins in 7", "loses by 3 at least", "draws". */
export function formatMoveValue(
  { result, plies, isExact, margin }: MoveValue,
  texts: AnalysisTexts['solvedValues'],
): string {
  if (result === null) return texts.unknown;
  const said = texts.results[result];
  if (result === 'draw') return said;
  if (margin !== null) return `${said} ${texts.margin(margin)}`;
  return plies === null ? said : `${said} ${texts.within(plies, isExact)}`;
}

/** Delays the proof, so that leafing through a match does not start one for every position. */
const BEFORE_PROOF_MS = 150;

/** Solved values come from tables or from proof searches. */
export type SolvedValueSource = 'proofs' | 'tables';

export type SolvedValueStage =
  | { readonly kind: 'looking'; readonly triedPlies: number }
  | { readonly kind: 'found'; readonly values: readonly MoveValue[]; readonly isComplete: boolean }
  | { readonly kind: 'failed' };

const LOOKING: SolvedValueStage = { kind: 'looking', triedPlies: 0 };
const FAILED: SolvedValueStage = { kind: 'failed' };

export interface SolvedValueDependencies {
  readonly host: Pick<EngineHost, 'proveMoves'>;
  readonly timers: Timers;
  readonly limits: SolveLimits;
  readonly changed: () => void;
}

/** Finds the proved values of all moves in the current position, on demand. */
export class SolvedValues {
  /** Null if neither tables nor proofs are available. */
  source: SolvedValueSource | null = null;
  isWanted = false;
  stage: SolvedValueStage = LOOKING;
  private readonly dependencies: SolvedValueDependencies;
  /** Final results, by node id. */
  private readonly found = new Map<number, SolvedValueStage>();
  private place: number | null = null;
  private stop: StopFlag | null = null;
  private cancelNext: () => void = () => undefined;
  private isClosed = false;

  constructor(dependencies: SolvedValueDependencies) {
    this.dependencies = dependencies;
  }

  /** Whether a proof runs or is about to: other searches wait. */
  get isProving(): boolean {
    return this.source === 'proofs' && this.place !== null && this.stage.kind === 'looking';
  }

  /** Finds out where the values for such a match can come from. */
  async findSource(match: Match): Promise<void> {
    const hasTables = manifestOf(match.rules.game).load.tables !== undefined;
    // Without a network the game's solver may be missing; then nothing is shown.
    const source = hasTables ? 'tables' : (await isEndInSight(match).catch(() => false)) ? 'proofs' : null;
    this.source = source;
    if (!this.isClosed && source !== null) this.dependencies.changed();
  }

  /** Starts to look up or prove this position, unless it is already current. */
  look(id: number, matchOf: () => Match): void {
    if (this.place === id || this.source === null) return;
    this.rest();
    this.place = id;
    this.stage = this.found.get(id) ?? LOOKING;
    if (this.stage.kind !== 'looking') return;
    const match = matchOf();
    this.cancelNext = this.dependencies.timers.after(BEFORE_PROOF_MS, () => void this.begin(id, match));
  }

  /** The values found for a position so far. */
  valuesAt(id: number): readonly MoveValue[] {
    const stage = this.found.get(id);
    return stage?.kind === 'found' ? stage.values : [];
  }

  rest(): void {
    this.cancelNext();
    this.stop?.raise();
    this.stop = null;
    this.place = null;
    this.stage = LOOKING;
  }

  /** Stops proving and shows what is proved so far. */
  end(): void {
    if (this.stop !== null) return this.stop.raise();
    if (!this.isProving) return;
    this.cancelNext();
    this.stage = { kind: 'found', values: [], isComplete: false };
    this.dependencies.changed();
  }

  close(): void {
    this.isClosed = true;
    this.rest();
  }

  private async begin(id: number, match: Match): Promise<void> {
    const stop = new StopFlag();
    this.stop = stop;
    const stage = await this.find(match, stop).catch((error: unknown) => {
      if (error instanceof PlayerClosed) return null;
      logError(error);
      return FAILED;
    });
    if (this.stop !== stop || stage === null) return;
    this.stop = null;
    this.stage = stage;
    if (stage.kind === 'found' && stage.isComplete) this.found.set(id, stage);
    this.dependencies.changed();
  }

  private async find(match: Match, stop: StopFlag): Promise<SolvedValueStage> {
    if (this.source === 'tables') {
      const values = await readTables(match);
      return values === null ? FAILED : { kind: 'found', values, isComplete: true };
    }
    const { host, limits } = this.dependencies;
    const verdicts = await host.proveMoves(match, {
      limits,
      stop,
      onProgress: ({ excludedPlies }) => {
        if (this.stop !== stop || stop.stopped) return;
        this.stage = { kind: 'looking', triedPlies: excludedPlies };
        this.dependencies.changed();
      },
    });
    return { kind: 'found', values: valuesOfVerdicts(match, verdicts), isComplete: verdicts.isComplete };
  }
}

/** The moves' values from tables; null if there is no table. */
async function readTables(match: Match): Promise<readonly MoveValue[] | null> {
  const { game, variant } = match.rules;
  const tables = await findTables(game, variant.id);
  return tables === null ? null : valuesOfTables(match, listSolvedMoves(tables, match));
}
