import { type EngineHost, PlayerFailure } from '@tabuleiro/engine';
import {
  assert,
  BrokenInvariant,
  type BySide,
  type ChosenMove,
  type ComputerPlayer,
  makePlayer,
  ok,
  type PlayerSpec,
  type Result,
  type Rules,
  SIDES,
  type TextError,
} from '@tabuleiro/games';
import type { OpenPlayer } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { openHost } from '../players/engine-host.ts';
import { playerOpener, openWithFallback } from '../players/open-player.ts';

/** The computer players of a match, and the engine for hints and draw offers. */
export class PipePlayers {
  /** The last choice of a computer player. */
  lastChosen: ChosenMove | undefined;
  private readonly context: Context;
  private readonly rules: Rules;
  private readonly opened = new Map<string, ComputerPlayer>();
  private host: EngineHost | null = null;
  private problem: unknown = null;

  private constructor(context: Context, rules: Rules) {
    this.context = context;
    this.rules = rules;
  }

  /** Opens the players before the match, so that failures are reported early. */
  static async prepare(
    context: Context,
    rules: Rules,
    players: BySide<PlayerSpec>,
  ): Promise<Result<PipePlayers, TextError>> {
    const prepared = new PipePlayers(context, rules);
    for (const side of SIDES) {
      const player = await prepared.find(players[side]);
      if (!player.ok) return player;
    }
    return ok(prepared);
  }

  /** Comparing several lines needs the engine host and so a thread. */
  readonly open: OpenPlayer = async (spec, lines) => {
    if (lines > 1) {
      this.host ??= openHost(1, 1, this.context.failed);
      return playerOpener(this.context, this.host, this.rules, this.context.failed)(spec, lines);
    }
    const player = await this.find(spec);
    if (!player.ok) throw new PlayerFailure(player.error);
    assert(player.value !== null, 'people choose for themselves');
    return this.remembering(player.value);
  };

  /** The failure of an outside engine is reported to the user, not logged. */
  readonly failed = (error: unknown): void => {
    this.problem = error;
    if (!(error instanceof PlayerFailure)) this.context.failed(error);
  };

  /** The problem of a failed outside engine; throws any other error. */
  expectProblem(): TextError {
    const { problem } = this;
    if (problem instanceof PlayerFailure) return problem.problem;
    throw problem instanceof Error ? problem : new BrokenInvariant(`a player failed: ${String(problem)}`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.opened.values()].map((player) => player.close()));
    await this.host?.close();
  }

  /** Null for a person. */
  private async find(spec: PlayerSpec): Promise<Result<ComputerPlayer | null, TextError>> {
    if (spec.kind === 'human') return ok(null);
    const name = makePlayer(spec);
    const known = this.opened.get(name);
    if (known !== undefined) return ok(known);
    const player = await openWithFallback(this.rules, spec, this.context.failed);
    if (player.ok) this.opened.set(name, player.value);
    return player;
  }

  /** Wraps the player to remember its last choice; it stays open until `close`. */
  private remembering(player: ComputerPlayer): ComputerPlayer {
    return {
      choose: async (...asked) => {
        try {
          this.lastChosen = await player.choose(...asked);
          return this.lastChosen;
        } catch (error) {
          this.problem = error;
          throw error;
        }
      },
      close: async () => undefined,
    };
  }
}
