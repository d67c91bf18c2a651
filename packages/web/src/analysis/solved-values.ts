import { type EngineHost, isEndInSight, PlayerClosed, type SolveLimits, listSolvedMoves } from '@tabuleiro/engine';
import { manifestOf, type Match, StopFlag } from '@tabuleiro/games';
import type { Timers } from '@tabuleiro/play';
import { logError } from '../ui/log-error.ts';
import { findTables } from '../worker/tables.ts';
import { type MoveValue, valuesOfVerdicts, valuesOfTables } from './move-values.ts';

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
