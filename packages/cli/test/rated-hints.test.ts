import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeTerminal, KEYS } from './fake-terminal.ts';
import { tabuleiro } from './harness.ts';

// Users with a running rated match of a game get no hints in that game.

const REFUSAL = 'No engine help while you play a rated match of this game.';

let folder = '';
let server: Server;
/** Whether the server answers. */
let isSilent = false;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tabuleiro-rated-'));
  const matches = [
    { info: { terms: { game: 'choko', isRated: true } }, seats: {}, turn: 1, isRunning: true, plies: 4 },
    { info: { terms: { game: 'oware', isRated: false } }, seats: {}, turn: 1, isRunning: true, plies: 4 },
    { info: { terms: { game: 'oware', isRated: true } }, seats: {}, turn: 1, isRunning: false, plies: 0 },
  ];
  server = createServer((request, response) => {
    const isKnown = request.url === '/api/me/matches' && request.headers.cookie?.includes('tabuleiro=secret') === true;
    if (!isSilent) response.writeHead(200, { 'content-type': 'application/json' });
    if (!isSilent) response.end(JSON.stringify(isKnown ? matches : []));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  mkdirSync(join(folder, 'tabuleiro'));
  const identity = { server: `http://127.0.0.1:${port}/`, kind: 'session', secret: 'secret', name: 'Ana' };
  writeFileSync(join(folder, 'tabuleiro/online.json'), JSON.stringify(identity));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const play = (game: string): readonly string[] => ['play', game, '--p1', 'human', '--p2', 'human'];

async function hintInPipe(game: string): Promise<{ readonly out: string; readonly err: string }> {
  return tabuleiro([...play(game)], 'hint\n', { XDG_CONFIG_HOME: folder });
}

test('in pipes', async () => {
  const { out, err } = await hintInPipe('choko');
  expect(err).toContain(REFUSAL);
  expect(out).not.toContain('Hint:');
  expect((await hintInPipe('oware')).out).toContain('Hint:');
});

test('in the terminal', async () => {
  const screen = new FakeTerminal(play('choko'), { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder });
  await screen.see('White to move.');
  screen.type('hint', KEYS.enter);
  await screen.see(REFUSAL);
  await screen.leave();
});

test('a hint is given if the server does not answer', async () => {
  isSilent = true;
  expect((await hintInPipe('choko')).out).toContain('Hint:');
  isSilent = false;
});
