import { assert, type ComputerPlayer, makePlayer, type PlayerSpec, unreachable } from '@tabuleiro/games';
import type { Task } from './messages.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import { type Spawn, WorkerPool, PlayerClosed } from './worker-pool.ts';

export interface HostOptions {
  readonly spawn: Spawn;
  /** Maximum number of workers. */
  readonly workers: number;
  /** Whether workers can share memory; a page must be cross-origin isolated for that. */
  readonly shares: boolean;
  /** Default number of workers per search; one if absent. */
  readonly together?: number;
  /**
   * Receives every worker failure and every error that does not end the work, to log them. The caller that awaits a
   * failed worker's answer receives the error too.
   */
  readonly failed?: (error: unknown) => void;
}

/** The settings of one search. */
export interface SearchSettings {
  /** Number of workers that search together; one if memory cannot be shared. */
  readonly threads: number;
  readonly tableBytes: number;
  /** Number of moves to compare. */
  readonly lines: number;
  /** The style of the side to move; default: none. */
  readonly style?: string;
}

const USUAL_SETTINGS: SearchSettings = { threads: 1, tableBytes: 64 * 2 ** 20, lines: 1 };

/** Players that think in workers. Other modules open outside programs. */
export type HostedSpec = Extract<PlayerSpec, { readonly kind: 'classic' | 'level' | 'max' }>;

/** Runs players in workers, so that the calling thread stays responsive. */
export class PlayerHost {
  readonly pool: WorkerPool;
  readonly shares: boolean;
  readonly settings: SearchSettings;

  constructor({ spawn, workers, shares, together = 1, failed = () => undefined }: HostOptions) {
    this.pool = new WorkerPool(spawn, workers, failed);
    this.shares = shares;
    this.settings = { ...USUAL_SETTINGS, threads: together };
  }

  /** Number of jobs that wait for a free worker. */
  get waiting(): number {
    return this.pool.waiting;
  }

  /** A player that thinks in workers. Closing it rejects its open jobs with PlayerClosed. */
  open(spec: HostedSpec, settings: Partial<SearchSettings> = {}): ComputerPlayer {
    switch (spec.kind) {
      case 'classic':
      case 'level':
        return this.openSimple(makePlayer(spec));
      case 'max':
        return this.openMax(spec.style === undefined ? settings : { ...settings, style: spec.style });
      default:
        return unreachable(spec);
    }
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  /** Imports the strongest player on first use, so that a page where only levels play does not load it. */
  private openMax(settings: Partial<SearchSettings>): ComputerPlayer {
    let player: ComputerPlayer | null = null;
    let closings = 0;
    return {
      choose: async (...asked) => {
        const before = closings;
        const { openMaxIn } = await import('./analyst-host.ts');
        if (closings !== before) throw new PlayerClosed();
        player ??= openMaxIn(this, settings);
        return player.choose(...asked);
      },
      close: async () => {
        closings++;
        await player?.close();
      },
    };
  }

  private openSimple(player: string): ComputerPlayer {
    const open = new Set<PendingJob>();
    return {
      choose: async (match, limits, random, stop) => {
        const task: Task = { kind: 'choose', player, seed: random.below(2 ** 32) };
        const work = new PendingJob(this.pool, jobOf(match, limits, task, this.shares));
        open.add(work);
        void stop.raised?.then(() => work.stop());
        if (stop.stopped) work.stop();
        try {
          const reply = await work.done;
          assert(reply.kind === 'chosen', 'a player chooses');
          return reply.chosen;
        } finally {
          open.delete(work);
        }
      },
      close: async () => {
        await Promise.all([...open].map((work) => work.cancel()));
      },
    };
  }
}
