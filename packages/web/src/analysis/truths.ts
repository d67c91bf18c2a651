import { type EngineHost, isEndInSight, PlayerClosed, type SolveLimits } from '@tabuleiro/engine';
import { manifestOf, type Match, StopFlag } from '@tabuleiro/games';
import type { Timers } from '@tabuleiro/play';
import { logError } from '../app/log-error.ts';
import { type TrueValue, valuesOfVerdicts } from './true-values.ts';

/** Whoever leafs through a match does not want every position to be proved. */
const BEFORE_PROOF_MS = 150;

/** Whence true values come: from tables of solved positions, or from proofs made on the spot. */
export type TruthSource = 'proofs' | 'tables';

export type TruthStage =
  | { readonly kind: 'looking'; readonly triedPlies: number }
  | { readonly kind: 'found'; readonly values: readonly TrueValue[]; readonly isComplete: boolean }
  | { readonly kind: 'failed' };

const LOOKING: TruthStage = { kind: 'looking', triedPlies: 0 };
const FAILED: TruthStage = { kind: 'failed' };

export interface TruthSurroundings {
  readonly host: Pick<EngineHost, 'judgeMoves'>;
  readonly timers: Timers;
  readonly limits: SolveLimits;
  readonly changed: () => void;
}

/** What is certain of every move where one looks; only when somebody asks for it. */
export class Truths {
  /** Null where nothing of the kind is to be had. */
  source: TruthSource | null = null;
  isWanted = false;
  stage: TruthStage = LOOKING;
  private readonly around: TruthSurroundings;
  /** What needs no second look, by place. */
  private readonly found = new Map<number, TruthStage>();
  private place: number | null = null;
  private stop: StopFlag | null = null;
  private cancelNext: () => void = () => undefined;
  private isClosed = false;

  constructor(around: TruthSurroundings) {
    this.around = around;
  }

  /** Whether a worker is needed, or will be before long: other searches wait. */
  get isProving(): boolean {
    return this.source === 'proofs' && this.place !== null && this.stage.kind === 'looking';
  }

  /** Finds out whence true values of such a match come. */
  async findSource(match: Match): Promise<void> {
    const hasTables = manifestOf(match.rules.game).load.tables !== undefined;
    // Without a network the game's solver may not be there; then there is nothing to show.
    const source = hasTables ? 'tables' : (await isEndInSight(match).catch(() => false)) ? 'proofs' : null;
    this.source = source;
    if (!this.isClosed && source !== null) this.around.changed();
  }

  /** Turns to a position, unless it does so already. */
  look(id: number, matchOf: () => Match): void {
    if (this.place === id || this.source === null) return;
    this.rest();
    this.place = id;
    this.stage = this.found.get(id) ?? LOOKING;
    if (this.stage.kind !== 'looking') return;
    const match = matchOf();
    this.cancelNext = this.around.timers.after(BEFORE_PROOF_MS, () => void this.begin(id, match));
  }

  /** What was found of a position; nothing where nobody has looked. */
  valuesAt(id: number): readonly TrueValue[] {
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

  /** Enough: what is proved so far is shown. */
  end(): void {
    if (this.stop !== null) return this.stop.raise();
    if (!this.isProving) return;
    this.cancelNext();
    this.stage = { kind: 'found', values: [], isComplete: false };
    this.around.changed();
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
    this.around.changed();
  }

  private async find(match: Match, stop: StopFlag): Promise<TruthStage> {
    if (this.source === 'tables') {
      const { readTables } = await import('./table-values.ts');
      const values = await readTables(match);
      return values === null ? FAILED : { kind: 'found', values, isComplete: true };
    }
    const { host, limits } = this.around;
    const verdicts = await host.judgeMoves(match, {
      limits,
      stop,
      onProgress: ({ excludedPlies }) => {
        if (this.stop !== stop || stop.stopped) return;
        this.stage = { kind: 'looking', triedPlies: excludedPlies };
        this.around.changed();
      },
    });
    return { kind: 'found', values: valuesOfVerdicts(match, verdicts), isComplete: verdicts.isComplete };
  }
}
