import type { Socket } from 'node:net';
import { type EngineHost, PlayerClosed } from '@tabuleiro/engine';
import { oneOf, textError } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { write } from '../io.ts';
import { readLines, TOO_LONG } from '../rpc/lines.ts';
import { parseBegin } from './begin.ts';
import { BoardGame } from './game.ts';

/** Longer than any line of the protocol. */
export const LONGEST_LINE = 4096;

const COMMANDS = ['beginGame', 'playerChoose'] as const;

/** A board at the other end of a socket, and the game it shows. */
export class Connection {
  private readonly context: Context;
  private readonly host: EngineHost;
  private readonly socket: Socket;
  private readonly pauseMs: number;
  private game: BoardGame | null = null;

  constructor(context: Context, host: EngineHost, socket: Socket, pauseMs: number) {
    this.context = context;
    this.host = host;
    this.socket = socket;
    this.pauseMs = pauseMs;
  }

  /** Serves the board until it goes away, in whatever manner. */
  async serve(): Promise<void> {
    // Its end is seen below; how a client vanished is of no interest.
    this.socket.on('error', () => undefined);
    // A game stops for a client that vanishes while a computer player thinks, or while nobody reads what we send.
    this.socket.once('close', () => void this.game?.close());
    try {
      for await (const line of readLines(this.socket, LONGEST_LINE)) {
        if (line === TOO_LONG) await this.refuse(this.context.texts.protocols.lineTooLong(LONGEST_LINE));
        else if (line.trim() !== '') await this.handle(line.trim());
      }
    } catch (error) {
      // The socket throws when it was reset, which is one more way to go away.
      if (!this.socket.destroyed) await this.confess(error);
    }
    this.socket.end();
    await this.game?.close();
  }

  private async handle(line: string): Promise<void> {
    const [command = '', ...words] = line.split(/\s+/);
    switch (COMMANDS.find((known) => known === command)) {
      case 'beginGame':
        return this.begin(words);
      case 'playerChoose':
        return this.choose(words.join(' '));
      case undefined:
        return this.refuse(await this.context.sayTextError(textError('command', line, oneOf(COMMANDS))));
    }
  }

  private async begin(words: readonly string[]): Promise<void> {
    if (this.game !== null && !this.game.isOver) return this.refuse(this.texts.gameGoesOn);
    const beginning = await parseBegin(this.context, this.host, words);
    if (!beginning.ok) return this.refuse(beginning.error);
    this.game = new BoardGame(beginning.value, this.pauseMs, (lines) => this.send(lines));
    await this.send('ack');
    this.letGo(this.game);
  }

  private async choose(text: string): Promise<void> {
    const { game } = this;
    if (game === null || game.isOver) return this.refuse(this.texts.noGame);
    if (!game.isPersonsTurn) return this.refuse(this.texts.computerTurn);
    const chosen = game.choose(text);
    if (!chosen.ok) await this.refuse(await this.context.sayTextError(chosen.error));
    this.letGo(game);
  }

  /** Lets the game go on by itself, so that lines are answered while a computer player thinks. */
  private letGo(game: BoardGame): void {
    game.go().catch(async (error: unknown) => {
      if (error instanceof PlayerClosed) return;
      await this.confess(error);
      this.socket.end();
    });
  }

  /** A mistake of ours ends this board's connection and no other. */
  private confess(error: unknown): Promise<void> {
    return this.refuse(this.context.texts.internal(error instanceof Error ? error.message : String(error)));
  }

  private get texts(): Context['texts']['protocols']['visualiser'] {
    return this.context.texts.protocols.visualiser;
  }

  private refuse(reason: string): Promise<void> {
    return this.send(`error ${reason.replaceAll(/\s+/g, ' ')}`);
  }

  private async send(lines: string): Promise<void> {
    if (this.socket.writable) await write(this.socket, `${lines}\n`);
  }
}
