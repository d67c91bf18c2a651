import type { EngineHost, HostedSpec } from '@tabuleiro/engine';
import { type ComputerPlayer, type GameId, makePlayer } from '@tabuleiro/games';

const TABLE_BYTES = 16 * 2 ** 20;

interface Kept {
  readonly key: string;
  readonly player: ComputerPlayer;
}

/**
 * Players that are lent for one move each. A strong one brings a large table with it, so those that come back are lent
 * again, and no more of them are kept than can think at a time.
 */
export class PlayerPool {
  private readonly host: EngineHost;
  private readonly most: number;
  /** Those that nobody uses; the last one was used last. */
  private readonly idle: Kept[] = [];

  constructor(host: EngineHost, most: number) {
    this.host = host;
    this.most = most;
  }

  /** Lends a player for a variant of a game; what it remembers of another variant would mean nothing. */
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
