import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Application, startApplication } from '../src/application.ts';
import { type Config, readConfig } from '../src/config.ts';
import { Site } from '../src/http/static-files.ts';
import { truncatedAddress } from '../src/limits/address-limiter.ts';
import { SecurityLog } from '../src/operations/security-log.ts';
import { runAdminCommand } from './admin-command.ts';
import { freshDatabase } from './database.ts';
import { getField, getText, newAccount, PASSPHRASE, playMoves, signIn, startMatch } from './scenarios.ts';
import { ServerProcess } from './server-process.ts';
import { TEST_OVERRIDES, Visitor } from './test-server.ts';

const DAY = 86_400_000;

describe('an operator', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-operators-'));
  let config: Config;
  let server: Application;
  let ahead = 0;
  beforeAll(async () => {
    config = readConfig({ PORT: '0', THINKERS: '0', LOG_LEVEL: 'error', ...(await freshDatabase(folder)) }, folder);
    server = await startApplication(config, new Site(folder), {
      ...TEST_OVERRIDES,
      now: () => Date.now() + ahead,
      aliveNow: Date.now,
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const admin = (...words: string[]): Promise<string> => runAdminCommand(config.database, folder, words);
  /** Waits until the server has noticed the effect of a command. */
  const answers = async (visitor: Visitor, path: string, expected: object): Promise<void> => {
    await expect.poll(() => visitor.ask('GET', path), { timeout: 10_000 }).toMatchObject(expected);
  };

  test('bans for a time and says why; the user learns both and is back when it is over', async () => {
    const { visitor } = await newAccount(server.address, 'Zangada');
    expect(await admin('ban', 'Zangada', 'Insults in the lobby.', '7d')).toMatch(
      /^Zangada is banned until 20\S+ \(UTC\)$/,
    );
    expect(await runAdminCommand(config.database, folder, ['list', 'users', 'banned'], 'pt')).toMatch(
      /^Zangada\tconta\t20\S+\tbanido 20\S+ até 20\S+\tInsults in the lobby\.$/,
    );
    const refusal = {
      status: 403,
      body: {
        code: 'banned',
        message: {
          en: expect.stringMatching(
            /^This account is banned until \d+ \w+ 20\d\d.* UTC\. Reason: Insults in the lobby\. /,
          ),
          pt: expect.stringMatching(
            /^Esta conta está banida até \d+ de \w+ de 20\d\d.* UTC\. Motivo: Insults in the lobby\. /,
          ),
        },
      },
    };
    await answers(visitor, 'api/me', refusal);
    await answers(visitor, 'api/account/ban', {
      status: 200,
      body: { user: { name: 'Zangada' }, ban: { reason: 'Insults in the lobby.', until: expect.any(Number) } },
    });
    expect(await visitor.ask('POST', 'api/matches', {})).toMatchObject(refusal);
    expect(await visitor.ask('POST', 'api/account/name', { name: 'Outra Calma' })).toMatchObject(refusal);
    ahead = 8 * DAY;
    expect(await visitor.ask('GET', 'api/me')).toMatchObject({ status: 200, body: { user: { name: 'Zangada' } } });
    expect(await visitor.ask('GET', 'api/account/ban')).toMatchObject({
      body: { user: { name: 'Zangada' }, ban: null },
    });
    await visitor.makeMatch();
    ahead = 0;
    expect(await admin('audit', 'Zangada')).toMatch(
      /^20\S+\tolga\tban\tZangada\tuntil 20\S+ \/ até 20\S+: Insults in the lobby\.$/,
    );
  });

  test('bans, and the user can still take the data along and delete the account, on any device', async () => {
    const { visitor } = await newAccount(server.address, 'Expulsa');
    const other = await Visitor.guest(server.address);
    const match = await startMatch(visitor, other);
    await admin('ban', 'Expulsa', 'Cheating');
    await answers(visitor, 'api/me', { status: 403 });
    // Another device is refused by name and passphrase, too, and gets a session for this.
    const elsewhere = new Visitor(server.address);
    const entered = await elsewhere.ask('POST', 'api/session', { name: 'Expulsa', passphrase: PASSPHRASE });
    expect(entered).toMatchObject({ status: 403, body: { code: 'banned' } });
    for (const device of [visitor, elsewhere]) {
      expect(await device.ask('GET', 'api/account/export')).toMatchObject({
        status: 200,
        body: {
          account: { name: 'Expulsa' },
          ban: { reason: 'Cheating', until: null },
          operatorActions: [{ command: 'ban', detail: 'for good / para sempre: Cheating' }],
          matches: [{ info: { id: match } }],
        },
      });
    }
    expect(await elsewhere.ask('POST', 'api/account/deletion', { passphrase: 'wrong' })).toMatchObject({ status: 401 });
    expect(await elsewhere.ask('POST', 'api/account/deletion', { passphrase: PASSPHRASE })).toMatchObject({
      status: 200,
      body: { user: null },
    });
    expect(JSON.stringify(await other.ask('GET', `api/matches/${match}`))).not.toContain('Expulsa');
    // The name is gone everywhere, also in the audit log.
    expect(await admin('audit')).not.toContain('Expulsa');
    const rows = await server.store.db.selectFrom('users').selectAll().where('ban_reason', '=', 'Cheating').execute();
    expect(rows).toEqual([]);
  });

  test('bans a guest, who can delete what there is without a passphrase', async () => {
    const guest = await Visitor.guest(server.address);
    const name = getText(getField((await guest.ask('GET', 'api/me')).body, 'user'), 'name');
    await admin('ban', name, 'Spam', '12h');
    await answers(guest, 'api/account/ban', { body: { user: { name, isGuest: true }, ban: { reason: 'Spam' } } });
    expect(await guest.ask('POST', 'api/account/deletion', {})).toMatchObject({ status: 200 });
  });

  test('deletes an account while the server runs', async () => {
    const { visitor } = await newAccount(server.address, 'Removida');
    const other = await Visitor.guest(server.address);
    const match = await startMatch(visitor, other);
    await playMoves(match, [visitor, other], ['A', 'b']);
    const line = await visitor.connect();
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await admin('delete', 'removida')).toBe('Removida is deleted: the matches stay, without the name');
    expect(await closed).toBe(4001);
    await answers(visitor, 'api/me', { status: 200, body: { user: null } });
    await expect
      .poll(async () => JSON.stringify(await other.ask('GET', `api/matches/${match}`)), { timeout: 10_000 })
      .toMatch(/^(?!.*Removida).*"name":"deleted-.*"reason":"resignation"/);
    await expect(admin('delete', 'Removida')).rejects.toThrow('there is no player called Removida');
    expect(await admin('audit')).toMatch(/\tolga\tdelete\tdeleted-/);
    await newAccount(server.address, 'Removida');
  });

  test('exports all data of a user into a file that no other user can read', async () => {
    const { visitor } = await newAccount(server.address, 'Exportada');
    const match = await startMatch(visitor, await Visitor.guest(server.address));
    const file = join(folder, 'exportada.json');
    expect(await admin('export', 'Exportada', 'exportada.json')).toBe(`${file} has all data of Exportada`);
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(data).toMatchObject({ account: { name: 'Exportada' }, matches: [{ info: { id: match } }] });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, 'utf8')).not.toContain('scrypt');
    await expect(admin('export', 'Exportada', 'exportada.json')).rejects.toThrow('already exists');
  });

  test('ends the sessions and tokens of a user', async () => {
    const { visitor } = await newAccount(server.address, 'Desligada');
    const token = getText((await visitor.ask('POST', 'api/tokens', { label: 'x' })).body, 'token');
    const program = new Visitor(server.address, { authorization: `Bearer ${token}` });
    const line = await visitor.connect();
    const closed = new Promise<number>((resolve) => line.socket.on('close', resolve));
    expect(await admin('end-sessions', 'Desligada')).toBe(
      'Desligada is signed out everywhere: 2 sessions and tokens have ended',
    );
    expect(await closed).toBe(4001);
    await answers(visitor, 'api/me', { body: { user: null } });
    await answers(program, 'api/me', { status: 401 });
    await signIn(server.address, 'Desligada');
  });

  test('issues a recovery code that works once', async () => {
    await newAccount(server.address, 'Esquecida');
    const said = await admin('recovery-code', 'Esquecida');
    expect(said).toMatch(/^Esquecida can set a new passphrase with this code, once: (\w{4}-){3}\w{4}$/);
    const recovery = { name: 'Esquecida', code: said.split(' ').at(-1), passphrase: 'uma frase que fica na memória' };
    const visitor = new Visitor(server.address);
    expect(await visitor.ask('POST', 'api/account/recovery', recovery)).toMatchObject({ status: 200 });
    expect(await visitor.ask('POST', 'api/account/recovery', recovery)).toMatchObject({ status: 401 });
    expect(await admin('audit', 'Esquecida')).toMatch(/^\S+\tolga\trecovery-code\tEsquecida$/);
    const guest = getText(
      getField((await (await Visitor.guest(server.address)).ask('GET', 'api/me')).body, 'user'),
      'name',
    );
    await expect(admin('recovery-code', guest)).rejects.toThrow('is a guest and has no passphrase');
  });
});

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['127.0.0.1', '127.0.0.0/24'],
  ['nonsense', 'unknown'],
])('the address %s is logged as %s', (address, logged) => {
  expect(truncatedAddress(address)).toBe(logged);
});

describe('the log', () => {
  test('has sign-ins, failed ones, limits, bans and deletions, without names, secrets and whole addresses', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-events-'));
    const database = await freshDatabase(folder);
    // With the default log level.
    const server = await ServerProcess.start({ ...database, TRUST_PROXY: '1', LOG_LEVEL: '' });
    const from = (ip: string): Visitor => new Visitor(server.address, { 'x-forwarded-for': ip });
    try {
      const { visitor } = await newAccount(server.address, 'Registada');
      const { visitor: culprit } = await newAccount(server.address, 'Culpada');
      const attempt = { name: 'Registada', passphrase: PASSPHRASE };
      expect(await from('192.0.2.7').ask('POST', 'api/session', attempt)).toMatchObject({ status: 200 });
      const secret = 'not the passphrase';
      for (let count = 0; count < 3; count++) {
        await from('198.51.100.9').ask('POST', 'api/session', { ...attempt, passphrase: secret });
      }
      await from('198.51.100.9').ask('POST', 'api/session', { name: 'Typed By Mistake', passphrase: secret });
      const eager = new Visitor(server.address, { ...visitor.identity, 'x-forwarded-for': '2001:db8:1:2::3' });
      for (let count = 0; count < 6; count++) await eager.ask('GET', 'api/account/export');
      const { database: file } = readConfig(database, folder);
      await runAdminCommand(file, folder, ['ban', 'Culpada', 'Cheating']);
      await expect.poll(() => culprit.ask('GET', 'api/me'), { timeout: 10_000 }).toMatchObject({ status: 403 });
      expect(await visitor.ask('POST', 'api/account/deletion', { passphrase: PASSPHRASE })).toMatchObject({
        status: 200,
      });
    } finally {
      await server.end();
    }
    const lines: Record<string, unknown>[] = JSON.parse(`[${server.lines.join(',')}]`);
    const user = expect.stringMatching(/^[0-9a-z]{16}$/);
    const linesOf = (event: string): Record<string, unknown>[] => lines.filter((line) => line['event'] === event);
    /** The number of events: a line stands for one, or for the given count. */
    const countOf = (event: string): number => linesOf(event).reduce((sum, { count = 1 }) => sum + Number(count), 0);
    expect(linesOf('sign-in')).toEqual([
      expect.objectContaining({ level: 40, address: '192.0.2.0/24', user, kind: 'passphrase' }),
    ]);
    expect(countOf('sign-in-failed')).toBe(4);
    expect(linesOf('sign-in-failed')).toContainEqual(
      expect.objectContaining({ address: '198.51.100.0/24', user, kind: 'passphrase' }),
    );
    // No user has the mistyped name.
    expect(linesOf('sign-in-failed')).toContainEqual(expect.not.objectContaining({ user }));
    expect(countOf('limit')).toBe(3);
    expect(linesOf('limit')[0]).toMatchObject({ address: '2001:db8:1::/48', kind: '/api/account/export' });
    expect(linesOf('ban')).toContainEqual(expect.objectContaining({ user, kind: 'refused' }));
    expect(linesOf('deletion')).toEqual([expect.objectContaining({ user })]);
    expect(server.lines.join('\n')).not.toMatch(
      /Registada|Culpada|Typed By|not the passphrase|192\.0\.2\.7|tabuleiro=/,
    );
    rmSync(folder, { recursive: true });
  }, 180_000);

  test('is not filled by a flood, from one address or from many', () => {
    let now = 0;
    const lines: Record<string, unknown>[] = [];
    const events = new SecurityLog({ warn: (fields: Record<string, unknown>) => void lines.push(fields) }, () => now);
    for (let count = 0; count < 10_000; count++) events.record('limit', { ip: '192.0.2.1', kind: '/api/session' });
    expect(lines).toEqual([{ event: 'limit', address: '192.0.2.0/24', kind: '/api/session' }]);
    now += 60_000;
    events.record('sign-in', { ip: '192.0.2.1', user: 'x' });
    expect(lines.slice(1)).toEqual([
      { event: 'limit', address: '192.0.2.0/24', kind: '/api/session', count: 9999 },
      { event: 'sign-in', address: '192.0.2.0/24', user: 'x' },
    ]);
    lines.length = 0;
    for (let count = 0; count < 10_000; count++) {
      events.record('limit', { ip: `10.${count % 250}.${Math.floor(count / 250)}.1`, kind: '/api/session' });
    }
    expect(lines).toHaveLength(201);
    // Other events are still logged.
    events.record('deletion', { ip: '192.0.2.1', user: 'y' });
    events.close();
    expect(lines.slice(201)).toEqual([
      { event: 'deletion', address: '192.0.2.0/24', user: 'y' },
      { event: 'limit', address: 'others', count: 9799 },
    ]);
  });
});
