import { randomInt } from 'node:crypto';
import { type EngineHost, type Failed, withFallback } from '@tabuleiro/engine';
import { assert, type Result, type TextError } from '@tabuleiro/games';
import { type GameFacets, MatchSession, newMatch, NORMAL_SPEED } from '@tabuleiro/play';
import type { GameRequest } from './begin.ts';
import type { Dialect } from './dialect.ts';

export interface VisualiserGameOptions {
  readonly beginning: GameRequest;
  readonly facets: GameFacets;
  readonly host: EngineHost;
  /** The pause before computer moves, so that people can follow. */
  readonly pauseMs: number;
  readonly send: (lines: string) => Promise<void>;
  readonly failed: Failed;
}

/** A game on a board: sends each turn and plays for the computer players. */
export class VisualiserGame {
  private readonly dialect: Dialect;
  private readonly session: MatchSession<never>;
  private readonly send: (lines: string) => Promise<void>;
  /** Resolves when the board has read everything sent; a computer waits for it before it moves. */
  private sent: Promise<void> = Promise.resolve();
  /** The ply of the last turn sent. */
  private toldPly = -1;

  private constructor(session: MatchSession<never>, { beginning, send }: VisualiserGameOptions) {
    this.session = session;
    this.dialect = beginning.dialect;
    this.send = send;
  }

  static async begin(options: VisualiserGameOptions): Promise<VisualiserGame> {
    const { beginning, facets, host, pauseMs, failed } = options;
    const { rules } = beginning.dialect;
    const setup = {
      game: rules.game,
      variant: rules.variant.id,
      start: rules.variant.starts[0].id,
      players: beginning.players,
      clock: null,
    };
    const game: VisualiserGame = new VisualiserGame(
      new MatchSession<never>(
        await newMatch(setup, randomInt(2 ** 32)),
        facets,
        {
          timers: { after: (_ms, act) => game.later(pauseMs, act) },
          canAnimate: () => false,
          changed: () => game.changed(),
          now: () => performance.now(),
          save: () => undefined,
          openPlayer: async (spec) => {
            assert(spec.kind !== 'human' && spec.kind !== 'ugi', 'players of ours sit at a board');
            return withFallback(host.open(spec), failed);
          },
          failed,
        },
        NORMAL_SPEED,
      ),
      options,
    );
    game.session.settle();
    return game;
  }

  get isOver(): boolean {
    return this.session.history.match.outcome !== null;
  }

  get isPersonsTurn(): boolean {
    return this.session.history.isHumanTurn;
  }

  /** Plays a person's choice, or gives the reason for refusing it. */
  choose(text: string): Result<unknown, TextError> {
    const { session } = this;
    const move = this.dialect.readChoice(session.history.match, text);
    if (move.ok) session.play(move.value);
    return move;
  }

  /** Sends position and turn to the board. */
  tell(): void {
    const { position, outcome } = this.session.history.match;
    const end = outcome?.winner === null ? 'endGame draw' : `endGame victory ${outcome?.winner}`;
    const lines = `gameStatus ${this.dialect.makeStatus(position)}\n${outcome === null ? `playerTurn ${position.turn}` : end}`;
    // Writing fails when the board disconnects; then the connection ends the game.
    this.sent = this.sent.then(() => this.send(lines)).catch(() => undefined);
  }

  close(): void {
    this.session.close();
  }

  private changed(): void {
    const { session } = this;
    const { ply } = session.history;
    // Forced passes are played automatically; the board only sees the next turn.
    if (session.isMoving || ply === this.toldPly || session.playForced()) return;
    this.toldPly = ply;
    this.tell();
  }

  /** Waits until the board has read everything, then for the pause. */
  private later(ms: number, act: () => void): () => void {
    let timer: NodeJS.Timeout | null = null;
    let isCancelled = false;
    const wait = async (): Promise<void> => {
      await this.sent;
      if (!isCancelled) timer = setTimeout(act, ms);
    };
    void wait();
    return () => {
      isCancelled = true;
      if (timer !== null) clearTimeout(timer);
    };
  }
}
