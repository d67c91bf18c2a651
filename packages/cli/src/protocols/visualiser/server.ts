import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import type { EngineHost } from '@tabuleiro/engine';
import { oneOf, textError } from '@tabuleiro/games';
import { loadGameFacets } from '@tabuleiro/play';
import type { Context } from '../../context.ts';
import { UsageError } from '../../errors.ts';
import { readLines, TOO_LONG, write } from '../../io/streams.ts';
import { readNumber, readSeconds } from '../../options/numbers.ts';
import { openHost } from '../../players/engine-host.ts';
import { parseBeginGame, VisualiserGame } from './game.ts';

const LOOPBACK = '127.0.0.1';
/** In seconds; the default is that of the original report. */
const USUAL_PAUSE = '1';
const LONGEST_PAUSE = 60;
const MOST_CONNECTIONS = 1000;
/** TCP keep-alive starts after this time of silence. */
const ALIVE_MS = 30_000;

export interface VisualiserOptions {
  readonly port: string;
  readonly host?: string;
  readonly pause?: string;
}

/** Serves boards until it is interrupted. */
export async function runVisualiser(context: Context, options: VisualiserOptions): Promise<void> {
  const port = await readNumber(context, '--port', options.port, 65_535);
  const pauseMs = await readSeconds(context, '--pause', options.pause ?? USUAL_PAUSE, LONGEST_PAUSE);
  const server = await startVisualiser(context, { host: options.host ?? LOOPBACK, port, pauseMs });
  await context.print(context.texts.protocols.visualiser.listening(server.address));
  await new Promise<void>((resolve) => context.io.onInterrupt?.(resolve));
  await server.close();
}

interface VisualiserServer {
  /** `<host>:<port>`, with the actual port when 0 was requested. */
  readonly address: string;
  close(): Promise<void>;
}

interface VisualiserSettings {
  readonly host: string;
  readonly port: number;
  readonly pauseMs: number;
}

async function startVisualiser(
  context: Context,
  { host, port, pauseMs }: VisualiserSettings,
): Promise<VisualiserServer> {
  // At least two, so that one long search does not block all games.
  const players = openHost(Math.max(2, availableParallelism()), 1, context.failed);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true, keepAlive: true, keepAliveInitialDelay: ALIVE_MS }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void new Connection(context, players, socket, pauseMs).serve();
  });
  server.maxConnections = MOST_CONNECTIONS;
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(context.texts.protocols.visualiser.cannotListen(`${host}:${port}`, reason));
  }
  return {
    address: makeAddress(server.address()),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all([closed, players.close()]);
    },
  };
}

function makeAddress(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return address ?? '';
  return `${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`;
}

/** Longer than any line of the protocol. */
const LONGEST_LINE = 4096;

const COMMANDS = ['beginGame', 'playerChoose'] as const;

/** A connected board and its game. */
class Connection {
  private readonly context: Context;
  private readonly host: EngineHost;
  private readonly socket: Socket;
  private readonly pauseMs: number;
  private game: VisualiserGame | null = null;

  constructor(context: Context, host: EngineHost, socket: Socket, pauseMs: number) {
    this.context = context;
    this.host = host;
    this.socket = socket;
    this.pauseMs = pauseMs;
  }

  /** Serves the board until it disconnects. */
  async serve(): Promise<void> {
    // The loop below notices the end; the reason does not matter.
    this.socket.on('error', () => undefined);
    // Stops the game when the client disconnects, even during a search or a blocked write.
    this.socket.once('close', () => this.game?.close());
    try {
      for await (const line of readLines(this.socket, LONGEST_LINE)) {
        if (line === TOO_LONG) await this.refuse(this.context.texts.protocols.lineTooLong(LONGEST_LINE));
        else if (line.trim() !== '') await this.handle(line.trim());
      }
    } catch (error) {
      // A reset connection throws; it is an end like any other.
      if (!this.socket.destroyed) await this.confess(error);
    }
    this.socket.end();
    this.game?.close();
  }

  private async handle(line: string): Promise<void> {
    const [command = '', ...words] = line.split(/\s+/);
    switch (COMMANDS.find((known) => known === command)) {
      case 'beginGame':
        return this.begin(words);
      case 'playerChoose':
        return this.choose(words.join(' '));
      case undefined:
        return this.refuse(await this.context.formatTextError(textError('command', line, oneOf(COMMANDS))));
    }
  }

  private async begin(words: readonly string[]): Promise<void> {
    if (this.game !== null && !this.game.isOver) return this.refuse(this.texts.gameGoesOn);
    const beginning = await parseBeginGame(this.context, words);
    if (!beginning.ok) return this.refuse(beginning.error);
    const { context, host, pauseMs } = this;
    this.game?.close();
    await this.send('ack');
    this.game = await VisualiserGame.begin({
      beginning: beginning.value,
      facets: await loadGameFacets(beginning.value.dialect.rules.game),
      host,
      pauseMs,
      send: (lines) => this.send(lines),
      failed: context.failed,
    });
    // The board may have disconnected meanwhile.
    if (this.socket.destroyed) this.game.close();
  }

  private async choose(text: string): Promise<void> {
    const { game } = this;
    if (game === null || game.isOver) return this.refuse(this.texts.noGame);
    if (!game.isPersonsTurn) return this.refuse(this.texts.computerTurn);
    const chosen = game.choose(text);
    if (chosen.ok) return;
    await this.refuse(await this.context.formatTextError(chosen.error));
    game.tell();
  }

  /** An internal error ends only this board's connection. */
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
