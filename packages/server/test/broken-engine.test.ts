import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from './database.ts';
import { MatchWatcher } from './match-watcher.ts';
import { ServerProcess } from './server-process.ts';
import { Visitor } from './test-server.ts';

// A server whose engine throws in every search: computer players still move, requests are refused, and the errors are
// logged.

const BREAKER = new URL('../../cli/test/fixtures/break-engine.mjs', import.meta.url).href;

let server: ServerProcess;
beforeAll(async () => {
  const faulty = { NODE_OPTIONS: `--import ${BREAKER}`, BREAK: 'search', THINKERS: '1' };
  server = await ServerProcess.start({ ...(await freshDatabase()), ...faulty });
});
afterAll(() => server.end());

/** What it logs comes through a pipe, a moment later. */
async function expectLogged(since: number): Promise<void> {
  await expect.poll(() => server.lines.slice(since).join('\n')).toContain('injected: no search');
}

test.each(['max', '10'])('the computer player %s makes a legal move', async (computer) => {
  const guest = await Visitor.guest(server.address);
  const before = server.lines.length;
  const match = await guest.makeMatch({ side: 2, computer });
  const watching = await MatchWatcher.begin(guest, match);
  // The server plays only moves that its rules allow.
  await watching.waitForKind('move');
  await expectLogged(before);
  watching.line.close();
});

test('a request for an analysis is refused', async () => {
  const guest = await Visitor.guest(server.address);
  for (const path of ['api/positions/analysis', 'api/positions/computer-move']) {
    const before = server.lines.length;
    const wanted = { game: 'oware', ...(path.endsWith('move') && { player: 'max' }) };
    expect(await guest.ask('POST', path, wanted)).toMatchObject({ status: 500, body: { code: 'failed' } });
    await expectLogged(before);
  }
});
