import type { ClockTerms, MatchAnswer } from '@tabuleiro/client';
import { GAME_IDS, type GameId, type Random } from '@tabuleiro/games';
import type { Ledger } from './ledger.ts';
import { Player } from './player.ts';
import type { ServerProcess } from './server-process.ts';

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'live', initialMs: 600_000, incrementMs: 2000 },
  { kind: 'live', initialMs: 1_800_000, incrementMs: 0 },
  { kind: 'days', days: 1 },
  { kind: 'none' },
];
const RETRY_MS = 50;

/** Two players who play matches of different games in a row. */
export class Pair {
  private readonly server: ServerProcess;
  private readonly ledger: Ledger;
  private readonly random: Random;
  private readonly secrets: readonly [string, string];
  private players: readonly Player[] = [];
  private isGone = false;
  private round: number;

  constructor(
    server: ServerProcess,
    ledger: Ledger,
    random: Random,
    secrets: readonly [string, string],
    index: number,
  ) {
    this.server = server;
    this.ledger = ledger;
    this.random = random;
    this.secrets = secrets;
    this.round = index;
  }

  async play(): Promise<void> {
    while (!this.isGone) {
      const match = await this.seat();
      if (match === null) return;
      this.ledger.open(match);
      const [first, second] = this.secrets;
      const { server, ledger, random } = this;
      this.players = [
        new Player({ server, ledger, random, match, secret: first, side: 1 }),
        new Player({ server, ledger, random, match, secret: second, side: 2 }),
      ];
      await Promise.all(this.players.map((player) => player.play()));
    }
  }

  leave(): void {
    this.isGone = true;
    for (const player of this.players) player.leave();
  }

  private async seat(): Promise<string | null> {
    const round = this.round++;
    const game: GameId | undefined = GAME_IDS[round % GAME_IDS.length];
    const clock = CLOCKS[round % CLOCKS.length];
    const body = { game, clock, visibility: 'link', isRated: round % 2 === 0, side: 1 };
    const made = await this.ask('api/matches', this.secrets[0], body);
    if (made === null) return null;
    const { info }: MatchAnswer = JSON.parse(made);
    return (await this.ask(`api/matches/${info.id}/join`, this.secrets[1])) === null ? null : info.id;
  }

  /** Asks until there is an answer; null when the pair is to go. */
  private async ask(path: string, secret: string, body?: object): Promise<string | null> {
    while (!this.isGone) {
      try {
        const response = await fetch(new URL(path, await this.server.address), {
          method: 'POST',
          headers: { cookie: `tabuleiro=${secret}`, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        });
        const text = await response.text();
        if (response.ok) return text;
        this.ledger.fault(path, text);
      } catch {
        // The server went away; it comes back.
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    return null;
  }
}
