import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beGuest, LiveConnection, type LiveMatch, type MatchView, type Server, socketsBy } from '@tabuleiro/client';
import { loadRules, Match, MoveList } from '@tabuleiro/games';
import { WebSocket } from 'ws';
import { LineConnection } from './line-connection.ts';

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** A server in its own process. */
export class TestServer {
  readonly address: string;
  readonly folder: string;
  private readonly child: ChildProcess;

  private constructor(address: string, folder: string, child: ChildProcess) {
    this.address = address;
    this.folder = folder;
    this.child = child;
  }

  static async start(): Promise<TestServer> {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-online-'));
    const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
    const child = spawn(process.execPath, [main], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = await new LineConnection(child.stdout, process.stderr).next();
    const address = /http:\S+/.exec(said)?.[0];
    if (address === undefined) throw new Error(`no server: ${said}`);
    return new TestServer(address, folder, child);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.child.once('close', resolve));
    this.child.kill('SIGTERM');
    await ended;
    rmSync(this.folder, { recursive: true });
  }

  /** The environment of a person with this name; each has their own settings. */
  envOf(person: string): Record<string, string> {
    return { XDG_CONFIG_HOME: join(this.folder, person), HOME: join(this.folder, person), LANG: 'en' };
  }
}

/** A guest in a browser, played by the typed client. */
export class Browser {
  readonly server: Server;
  readonly live: LiveConnection;

  private constructor(server: Server, live: LiveConnection) {
    this.server = server;
    this.live = live;
  }

  static async open(address: string): Promise<Browser> {
    let cookie = '';
    const server: Server = {
      address,
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        if (cookie !== '') headers.set('cookie', cookie);
        const response = await fetch(input, { ...init, headers });
        cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
        return response;
      },
    };
    await beGuest(server);
    const open = socketsBy((url) => new WebSocket(url, { headers: { cookie } }));
    const live = new LiveConnection({ address, open });
    live.connect();
    return new Browser(server, live);
  }
}

export function untilMatch(match: LiveMatch, fits: (view: MatchView) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`never so: ${JSON.stringify(match.get().events)}`)), 20_000);
    const end = match.subscribe(() => look());
    const look = (): void => {
      if (!fits(match.get())) return;
      clearTimeout(timer);
      end();
      resolve();
    };
    look();
  });
}

/** A random legal move in the current position. */
export async function anyLegalMove(match: LiveMatch): Promise<string> {
  const { state } = match.get();
  if (state === null) throw new Error('the match is known');
  const { terms, position } = state.info;
  const rules = await loadRules(terms.game, terms.variant);
  const start = rules.parsePosition(position);
  if (!start.ok) throw new Error('the start can be read');
  const board = new Match(rules, start.value);
  for (const { move } of state.plies) board.playText(move);
  const moves = new MoveList();
  board.position.legalMoves(moves);
  return rules.makeMove(board.position, moves.at((state.plies.length * 7) % moves.length));
}
