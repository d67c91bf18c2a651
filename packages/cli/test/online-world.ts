import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beGuest, LiveConnection, type LiveMatch, type MatchView, type Server, socketsBy } from '@tabuleiro/client';
import { loadRules, Match, MoveList } from '@tabuleiro/games';
import { WebSocket } from 'ws';
import { Talker } from './talker.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const bin = here('../bin/tabuleiro.js');

/** A server in a process of its own. */
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
    const child = spawn(process.execPath, [here('../../server/dist/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = await new Talker(child.stdout, process.stderr).next();
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

  /** The surroundings of a person of this name: each has settings of their own. */
  envOf(person: string): Record<string, string> {
    return { XDG_CONFIG_HOME: join(this.folder, person), HOME: join(this.folder, person), LANG: 'en' };
  }
}

export interface Terminal extends Talker {
  readonly child: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals | null>;
  /** What was said on stderr so far. */
  readonly complaints: () => string;
}

/** Starts the command as a process of its own, without a terminal. */
export function startCommand(args: readonly string[], env: Record<string, string>): Terminal {
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...env }, stdio: 'pipe' });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal));
  });
  const talker = new Talker(child.stdout, child.stdin);
  return Object.assign(talker, { child, ended, complaints: () => complaints });
}

/** Somebody in a browser: a guest with the typed client. */
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

export function until(match: LiveMatch, fits: (view: MatchView) => boolean): Promise<void> {
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

/** Some legal move where a match stands, another one each time. */
export async function someMove(match: LiveMatch): Promise<string> {
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
