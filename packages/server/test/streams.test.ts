import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  findLobby,
  findMatch,
  joinMatch,
  makeMatch,
  type MatchLine,
  type NewMatchBody,
  sendAct,
  sendMove,
  stateOf,
  streamMatch,
  streamUser,
  type UserLine,
} from '@tabuleiro/client';
import { loadRules, Match, MoveList } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application } from '../src/application.ts';
import { ClientPlayer } from './client-players.ts';
import { startTestServer } from './test-server.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
let server: Application;
let script: ChildProcess | null = null;
/** The first heartbeat of a quiet stream; it is awaited last, since it takes ten seconds. */
let beat: Promise<UserLine>;
beforeAll(async () => {
  server = await startTestServer();
  const { server: idle } = await bot();
  beat = (async () => {
    for await (const line of streamUser(idle)) if (line.t === 'beat') return line;
    throw new Error('no beat came');
  })();
});
afterAll(async () => {
  script?.kill('SIGKILL');
  await server.close();
});

const USUAL: NewMatchBody = { game: 'oware', clock: { kind: 'none' }, visibility: 'public', isRated: true, side: 1 };
let number = 0;
const bot = (): Promise<ClientPlayer> => ClientPlayer.bot(server, `bot-${++number}`);

/** The next line that is no beat. */
async function next<Line extends { t: string }>(lines: AsyncGenerator<Line>): Promise<Line> {
  for (;;) {
    const { done, value } = await lines.next();
    if (done === true) throw new Error('the line has ended');
    if (value.t !== 'beat') return value;
  }
}

describe('the line of a program', () => {
  test('tells of its matches from the beginning to the end', async () => {
    const [one, two] = [await bot(), await bot()];
    const lines: AsyncGenerator<UserLine> = streamUser(one.server);
    expect(await next(lines)).toMatchObject({ t: 'welcome', user: { isBot: true } });
    const { info } = await makeMatch(one.server, USUAL);
    const match = info.id;
    await joinMatch(two.server, match);
    expect(await next(lines)).toMatchObject({ t: 'begun', match, side: 1, info: { terms: { isRated: true } } });
    expect(await next(lines)).toEqual({ t: 'turn', match, ply: 0, line: 0 });
    await sendMove(one.server, match, { ply: 0, move: 'A' });
    await sendMove(two.server, match, { ply: 1, move: 'b' });
    expect(await next(lines)).toEqual({ t: 'turn', match, ply: 2, line: 0 });
    await sendAct(two.server, match, { act: 'offer-draw' });
    const offer = await next(lines);
    expect(offer).toMatchObject({ t: 'offer', match, what: 'draw' });
    if (offer.t !== 'offer') throw new Error('it is an offer');
    await sendAct(one.server, match, { act: 'decline-draw', of: offer.of });
    await sendAct(two.server, match, { act: 'resign' });
    expect(await next(lines)).toMatchObject({ t: 'over', match, ending: { winner: 1, reason: 'resignation' } });
    await sendAct(two.server, match, { act: 'offer-rematch' });
    expect(await next(lines)).toMatchObject({ t: 'offer', what: 'rematch' });
    await sendAct(one.server, match, { act: 'offer-rematch' });
    expect(await next(lines)).toMatchObject({ t: 'begun', side: 2, info: { rematchOf: match } });
    await lines.return(undefined);
  });

  test('tells who was away where things stand', async () => {
    const [one, two] = [await bot(), await bot()];
    const { info } = await makeMatch(one.server, USUAL);
    await joinMatch(two.server, info.id);
    await sendMove(one.server, info.id, { ply: 0, move: 'A' });
    const lines = streamUser(two.server);
    const received = [await next(lines), await next(lines), await next(lines)];
    expect(received.map(({ t }) => t)).toEqual(['welcome', 'begun', 'turn']);
    await lines.return(undefined);
  });

  test('is not for anonymous visitors', async () => {
    const nobody = { address: server.address };
    await expect(streamUser(nobody).next()).rejects.toMatchObject({ code: 'not-signed-in' });
    const one = await bot();
    await expect(streamMatch(one.server, '0123456789abcdef').next()).rejects.toMatchObject({ code: 'no-such-match' });
  });

  test('ends at a limit, and frees its place when it is closed', async () => {
    const one = await bot();
    const open = [];
    for (let count = 0; count < 5; count++) {
      const lines = streamUser(one.server);
      await next(lines);
      open.push(lines);
    }
    await expect(streamUser(one.server).next()).rejects.toMatchObject({ code: 'too-many-connections' });
    for (const lines of open) await lines.return(undefined);
    for (;;) {
      // The server hears of it a moment later.
      const again = streamUser(one.server);
      const received = await again.next().catch(() => null);
      await again.return(undefined);
      if (received !== null) break;
    }
    expect(server.app.server.listening).toBe(true);
  });
});

describe('the line of a match', () => {
  test('gives all of it, each entry once and in order, and ends with it', async () => {
    const [one, two] = [await bot(), await bot()];
    const { info } = await makeMatch(one.server, USUAL);
    await joinMatch(two.server, info.id);
    const versions: number[] = [];
    const kinds: MatchLine['t'][] = [];
    const reading = (async () => {
      for await (const line of streamMatch(two.server, info.id)) {
        if (line.t === 'beat') continue;
        kinds.push(line.t);
        versions.push(...line.events.map(({ version }) => version));
      }
    })();
    await sendMove(one.server, info.id, { ply: 0, move: 'A' });
    await sendMove(two.server, info.id, { ply: 1, move: 'b' });
    await sendAct(one.server, info.id, { act: 'resign' });
    await reading;
    expect(kinds[0]).toBe('snapshot');
    expect(versions).toEqual([1, 2, 3, 4, 5]);
  });
});

/** Some legal move. */
async function someMove({ server: from }: ClientPlayer, id: string): Promise<{ ply: number; move: string } | null> {
  const { info, events } = await findMatch(from, id);
  const { plies, ending } = stateOf(info, events);
  if (ending !== null) return null;
  const rules = await loadRules(info.terms.game, info.terms.variant);
  const start = rules.parsePosition(info.position);
  if (!start.ok) throw new Error('the start can be read');
  const match = new Match(rules, start.value);
  for (const { move } of plies) match.playText(move);
  const moves = new MoveList();
  match.position.legalMoves(moves);
  const move = moves.at(plies.length % moves.length);
  return { ply: plies.length, move: rules.makeMove(match.position, move) };
}

describe('the program in docs/bots.md', () => {
  test('plays a whole rated match and offers the next one', async () => {
    const source = /```js\n([\s\S]+?)```/.exec(readFileSync(join(root, 'docs/bots.md'), 'utf8'))?.[1] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-bot-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'bot.mjs'), source);
    const theirs = await bot();
    const env = { ...process.env, SERVER: server.address, TOKEN: theirs.server.token ?? '' };
    script = spawn(process.execPath, ['bot.mjs'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const told = new Promise<string>((resolve) =>
      script?.stdout?.once('data', (text: Buffer) => resolve(String(text))),
    );

    const ours = await bot();
    const name = `bot-${number - 1}`;
    let offered: string | undefined;
    while (offered === undefined) {
      offered = (await findLobby(ours.server)).find(({ host }) => host.name === name)?.id;
      // Requests without a pause are refused as too fast.
      if (offered === undefined) await wait(200);
    }
    await joinMatch(ours.server, offered);
    for await (const line of streamUser(ours.server)) {
      if (line.t === 'over') break;
      const move = line.t === 'turn' ? await someMove(ours, line.match) : null;
      if (move !== null) await sendMove(ours.server, offered, move);
    }
    expect(await told).toContain('next one');
    const rated = await server.store.db
      .selectFrom('rating_history')
      .selectAll()
      .where('match_id', '=', offered)
      .execute();
    expect(rated).toHaveLength(2);
    const open = await findLobby(ours.server);
    expect(open.filter(({ host }) => host.name === name)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });
});

test('a line on which nothing happens shows that it is alive', async () => {
  expect(await beat).toMatchObject({ t: 'beat', now: expect.any(Number) });
});
