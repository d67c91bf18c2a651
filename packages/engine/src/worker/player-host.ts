import { assert, type ComputerPlayer, makePlayer, type PlayerSpec, unreachable } from '@tabuleiro/games';
import type { Task } from './messages.ts';
import { jobOf, PendingJob } from './pending-job.ts';
import type { Spawn } from './worker-link.ts';
import { WorkerPool, PlayerClosed } from './worker-pool.ts';

export interface HostOptions {
  readonly spawn: Spawn;
  /** How many workers there are at most. */
  readonly workers: number;
  /** Whether workers can share memory; a page must be cross-origin isolated for that. */
  readonly shares: boolean;
  /** How many workers search together when nobody says otherwise; one if absent. */
  readonly together?: number;
  /** Hears of every worker that fails, and of errors that one goes on in spite of, to log them. Those who wait for a worker that fails hear of it in any case. */
  readonly failed?: (error: unknown) => void;
}

/** How one search is done. */
export interface SearchSettings {
  /** How many workers search together; where memory cannot be shared it is one. */
  readonly threads: number;
  readonly tableBytes: number;
  /** How many moves are compared. */
  readonly lines: number;
  /** Of the side to move; none unless it is said. */
  readonly style?: string;
}

const USUAL_SETTINGS: SearchSettings = { threads: 1, tableBytes: 64 * 2 ** 20, lines: 1 };

/** Players that think in workers. Outside programs are opened elsewhere. */
export type HostedSpec = Extract<PlayerSpec, { readonly kind: 'classic' | 'level' | 'max' }>;

/** Lets players think in workers, so that whoever asks can go on drawing, serving or listening. */
export class PlayerHost {
  readonly pool: WorkerPool;
  readonly shares: boolean;
  readonly settings: SearchSettings;

  constructor({ spawn, workers, shares, together = 1, failed = () => undefined }: HostOptions) {
    this.pool = new WorkerPool(spawn, workers, failed);
    this.shares = shares;
    this.settings = { ...USUAL_SETTINGS, threads: together };
  }

  /** How much waits for a free worker. */
  get waiting(): number {
    return this.pool.waiting;
  }

  /** A player that thinks in workers. Closing it ends what it still thinks about with a PlayerClosed. */
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

  /** A page on which only levels play need not load what the strongest player is made of. */
  private openMax(settings: Partial<SearchSettings>): ComputerPlayer {
    let player: ComputerPlayer | null = null;
    let closings = 0;
    return {
      choose: async (...asked) => {
        const before = closings;
        const { openMaxIn } = await import('./analyst.ts');
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
