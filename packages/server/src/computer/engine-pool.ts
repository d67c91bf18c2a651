import { Worker } from 'node:worker_threads';
import { EngineHost, type Failed, type HostedSpec, spawnThreads } from '@tabuleiro/engine';
import { type ComputerPlayer, type GameId, makePlayer } from '@tabuleiro/games';

/** The built file, seen from here in the sources and in the build alike: a worker runs no TypeScript. */
const THREAD = new URL('../../dist/computer/engine-worker.js', import.meta.url);

const spawn = spawnThreads(() => new Worker(THREAD));

/** Opens engine threads, at most this many. `failed` is called with the errors of threads. */
export function openEngineHost(threads: number, failed: Failed): EngineHost {
  return new EngineHost({ spawn, workers: threads, shares: true, failed });
}

const TABLE_BYTES = 16 * 2 ** 20;

interface Kept {
  readonly key: string;
  readonly player: ComputerPlayer;
}

/**
 * Lends computer players for one move each. A strong player has a large hash table, so returned players are reused, and
 * no more are kept than can think at a time.
 */
export class PlayerPool {
  private readonly host: EngineHost;
  private readonly most: number;
  /** Players that are not lent; the most recently used one is last. */
  private readonly idle: Kept[] = [];

  constructor(host: EngineHost, most: number) {
    this.host = host;
    this.most = most;
  }

  /** Lends a player for a variant; its hash table is useless for another one. */
  async lend<Result>(
    game: GameId,
    variant: string,
    spec: HostedSpec,
    use: (player: ComputerPlayer) => Promise<Result>,
  ): Promise<Result> {
    const key = `${game} ${variant} ${makePlayer(spec)}`;
    const index = this.idle.findLastIndex((kept) => kept.key === key);
    const [known] = index < 0 ? [] : this.idle.splice(index, 1);
    const player = known?.player ?? this.host.open(spec, { tableBytes: TABLE_BYTES });
    try {
      const result = await use(player);
      this.idle.push({ key, player });
      return result;
    } catch (error) {
      await player.close();
      throw error;
    } finally {
      while (this.idle.length > this.most) await this.idle.shift()?.player.close();
    }
  }
}
