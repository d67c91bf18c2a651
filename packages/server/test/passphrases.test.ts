import { randomBytes, scryptSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_COST, Passphrases } from '../src/accounts/passphrases.ts';
import type { Application } from '../src/application.ts';
import { FairQueue } from '../src/limits/fair-queue.ts';
import { getText, newAccount, PASSPHRASE, signIn } from './scenarios.ts';
import { startTestServer, startTestServerWithOverrides, Visitor } from './test-server.ts';

const HERE = { visitor: null, address: '', network: '' };

describe('passphrases', () => {
  const passphrases = new Passphrases();

  test('are stored as a salted hash that names the cost which OWASP recommends', async () => {
    const [first, second] = [
      await passphrases.hash(HERE, PASSPHRASE, 'Ana'),
      await passphrases.hash(HERE, PASSPHRASE, 'Ana'),
    ];
    expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(await passphrases.verify(HERE, PASSPHRASE, first)).toEqual({ isRight: true, rehashed: null });
    expect(await passphrases.verify(HERE, `${PASSPHRASE} `, first)).toEqual({ isRight: false, rehashed: null });
    expect(await passphrases.verify(HERE, PASSPHRASE, null)).toEqual({ isRight: false, rehashed: null });
  });

  test('may be typed with accents of either kind', async () => {
    const kept = await passphrases.hash(HERE, 'coração de leão manso', 'Ana');
    expect(await passphrases.verify(HERE, 'coração de leão manso'.normalize('NFD'), kept)).toMatchObject({
      isRight: true,
    });
  });
});

/** Jobs that a test finishes, and the order in which they started. */
class Jobs {
  readonly started: string[] = [];
  readonly refused: string[] = [];
  private readonly ends = new Map<string, () => void>();
  private readonly queue: FairQueue;

  constructor(queue: FairQueue) {
    this.queue = queue;
  }

  add(name: string, visitor: string | null, address: string, network = address): void {
    const work = (): Promise<void> =>
      new Promise((resolve) => {
        this.started.push(name);
        this.ends.set(name, resolve);
      });
    this.queue.run({ visitor, address, network }, work).catch(() => this.refused.push(name));
  }

  /** Ends the job that began first of those that run. */
  async endFirst(): Promise<void> {
    const [[name, end] = []] = this.ends;
    this.ends.delete(name ?? '');
    end?.();
    await new Promise(setImmediate);
  }
}

describe('the queue for hashing', () => {
  const limits = { parallel: 2, waiting: 6, waitingOfVisitor: 3, retrySeconds: 10 };

  test('runs one job of each visitor at a time, and refuses more than a few', async () => {
    const jobs = new Jobs(new FairQueue(limits));
    for (let number = 1; number <= 6; number++) jobs.add(`a${number}`, 'a', '192.0.2.1');
    await new Promise(setImmediate);
    expect([jobs.started, jobs.refused]).toEqual([['a1'], ['a5', 'a6']]);
    // The second place is free for others.
    jobs.add('b1', 'b', '192.0.2.1');
    await new Promise(setImmediate);
    expect(jobs.started).toEqual(['a1', 'b1']);
    await jobs.endFirst();
    expect(jobs.started).toEqual(['a1', 'b1', 'a2']);
  });

  test('serves addresses in turn', async () => {
    const jobs = new Jobs(new FairQueue(limits));
    for (let number = 1; number <= 6; number++) jobs.add(`a${number}`, `guest ${number}`, '192.0.2.1');
    jobs.add('b', 'other', '192.0.2.2');
    await new Promise(setImmediate);
    for (let count = 0; count < 3; count++) await jobs.endFirst();
    expect(jobs.started).toEqual(['a1', 'a2', 'a3', 'b', 'a4']);
  });

  test('serves networks in turn, from however many addresses of one the jobs come', async () => {
    const jobs = new Jobs(new FairQueue(limits));
    for (let number = 1; number <= 6; number++) {
      jobs.add(`a${number}`, `guest ${number}`, `2001:db8:1:${number}::/64`, '2001:db8:1::/48');
    }
    jobs.add('b', 'other', '192.0.2.2');
    await new Promise(setImmediate);
    for (let count = 0; count < 3; count++) await jobs.endFirst();
    expect(jobs.started).toEqual(['a1', 'a2', 'a3', 'b', 'a4']);
  });

  test('when full of jobs of one network, each from another address, takes a place from it', async () => {
    const jobs = new Jobs(new FairQueue(limits));
    const addFrom = (address: number, name: string): void =>
      jobs.add(name, name, `2001:db8:1:${address}::/64`, '2001:db8:1::/48');
    for (let number = 1; number <= 8; number++) addFrom(number, `a${number}`);
    await new Promise(setImmediate);
    jobs.add('b', 'other', '192.0.2.2');
    await new Promise(setImmediate);
    expect(jobs.refused).toEqual(['a8']);
    addFrom(3, 'second of its address');
    await new Promise(setImmediate);
    expect(jobs.refused).toEqual(['a8', 'second of its address']);
    await jobs.endFirst();
    await jobs.endFirst();
    expect(jobs.started).toEqual(['a1', 'a2', 'a3', 'b']);
  });

  test('when full of jobs of one address gives a place to another address of its network', async () => {
    const jobs = new Jobs(new FairQueue(limits));
    for (let number = 1; number <= 8; number++) jobs.add(`a${number}`, `a${number}`, '2001:db8:1:1::/64', 'network');
    await new Promise(setImmediate);
    jobs.add('b', 'b', '2001:db8:1:2::/64', 'network');
    await new Promise(setImmediate);
    expect(jobs.refused).toEqual(['a8']);
  });

  test('when full takes a place from the address with the most jobs, and else says when to try again', async () => {
    const queue = new FairQueue(limits);
    const jobs = new Jobs(queue);
    for (let number = 1; number <= 8; number++) jobs.add(`a${number}`, `guest ${number}`, '192.0.2.1');
    await new Promise(setImmediate);
    jobs.add('a9', 'guest 9', '192.0.2.1');
    jobs.add('b', 'other', '192.0.2.2');
    await new Promise(setImmediate);
    expect(jobs.refused).toEqual(['a9', 'a8']);
    await jobs.endFirst();
    await jobs.endFirst();
    expect(jobs.started).toEqual(['a1', 'a2', 'a3', 'b']);
    for (let number = 1; number <= 4; number++) jobs.add(`c${number}`, null, '192.0.2.3');
    const [address, network] = ['192.0.2.3', '192.0.2.3'];
    await expect(queue.run({ visitor: null, address, network }, async () => 1)).rejects.toMatchObject({
      body: { code: 'too-fast', message: { en: expect.stringContaining('10 s.') } },
    });
  });
});

describe('a server that hashes at the real cost', () => {
  let server: Application;
  beforeAll(async () => {
    server = await startTestServerWithOverrides({ TRUST_PROXY: '1' }, { hashCost: DEFAULT_COST });
  });
  afterAll(() => server.close());

  test('hashes one passphrase of a guest at a time, and others sign in meanwhile', async () => {
    await newAccount(server.address, 'Paciente');
    const guest = await Visitor.guest(server.address);
    const done: string[] = [];
    const flood = Array.from({ length: 62 }, async (_, index) => {
      const { status, body } = await guest
        .at(server.address)
        .ask('POST', 'api/account', { name: `Cheia ${index}`, passphrase: PASSPHRASE });
      done.push(status === 201 ? 'kept' : getText(body, 'code'));
    });
    const other = new Visitor(server.address, { 'x-forwarded-for': '198.51.100.7' });
    const entering = other.ask('POST', 'api/session', { name: 'Paciente', passphrase: PASSPHRASE });
    expect(await entering).toMatchObject({ status: 200 });
    const hashedBefore = done.filter((code) => code !== 'too-fast').length;
    await Promise.all(flood);
    // One became an account, and those that waited behind it did not change it. A few may have come after that, when the
    // session of the guest had ended.
    const hashed = done.filter((code) => code === 'kept' || code === 'already-account');
    expect(hashed.length).toBeGreaterThanOrEqual(1);
    expect(hashed.length).toBeLessThan(20);
    expect(done.filter((code) => code === 'too-fast')).toHaveLength(62 - hashed.length);
    expect(hashedBefore).toBeLessThan(10);
  });
});

describe('the server', () => {
  let server: Application;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('rehashes a passphrase at the next sign-in when its hash has an older cost', async () => {
    await newAccount(server.address, 'Antiga');
    const salt = randomBytes(16);
    const key = scryptSync(PASSPHRASE, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 });
    const old = ['scrypt', 15, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
    const users = server.store.db;
    await users.updateTable('users').set({ passphrase: old }).where('name', '=', 'Antiga').execute();
    const stored = async (): Promise<string | null> =>
      (await users.selectFrom('users').select('passphrase').where('name', '=', 'Antiga').executeTakeFirstOrThrow())
        .passphrase;
    const wrong = { name: 'Antiga', passphrase: 'not this one' };
    expect(await new Visitor(server.address).ask('POST', 'api/session', wrong)).toMatchObject({ status: 401 });
    expect(await stored()).toBe(old);
    await signIn(server.address, 'Antiga');
    expect(await stored()).toMatch(/^scrypt\$4\$8\$1\$/);
    await signIn(server.address, 'Antiga');
  });

  test.each([
    ['password1234', 'common-passphrase'],
    ['P@ssw0rd!!2024', 'common-passphrase'],
    ['palavra-passe', 'common-passphrase'],
    ['qwertyuiop', 'common-passphrase'],
    ['1q2w3e4r5t6y', 'common-passphrase'],
    ['aaaaaaaaaaaa', 'common-passphrase'],
    ['abcabcabcabc', 'common-passphrase'],
    ['25-04-1974 1974', 'common-passphrase'],
    ['amote benfica', 'common-passphrase'],
    ['christopher', 'common-passphrase'],
    ['california', 'common-passphrase'],
    ['strawberry', 'common-passphrase'],
    ['volleyball', 'common-passphrase'],
    ['alexander1', 'common-passphrase'],
    ['elizabeth1', 'common-passphrase'],
    ['metallica1', 'common-passphrase'],
    ['harrypotter1', 'common-passphrase'],
    ['cheerleader', 'common-passphrase'],
    ['dragonfly1987', 'common-passphrase'],
    ['conceicao2024', 'own-name-passphrase'],
    ['C0nceição Conceição', 'own-name-passphrase'],
    ['Sá e Conceição', 'own-name-passphrase'],
    ['tabuleiro 123', 'own-name-passphrase'],
    ['oware-oware-1', 'own-name-passphrase'],
  ])('refuses the passphrase %j in both languages: %s', async (passphrase, code) => {
    const guest = await Visitor.guest(server.address);
    expect(await guest.ask('POST', 'api/account', { name: 'Conceição Sá', passphrase })).toMatchObject({
      status: 400,
      body: {
        code,
        message: { en: expect.stringContaining('easy to guess'), pt: expect.stringContaining('com facilidade') },
      },
    });
  });

  test.each(['anaanaana123', 'mynameisana99', 'Ana Ana Ana Ana'])(
    'refuses a short name with common additions: %j',
    async (passphrase) => {
      const guest = await Visitor.guest(server.address);
      expect(await guest.ask('POST', 'api/account', { name: 'Ana', passphrase })).toMatchObject({
        status: 400,
        body: { code: 'own-name-passphrase' },
      });
    },
  );

  test('refuses common passphrases also where one is changed or recovered', async () => {
    const { visitor, codes } = await newAccount(server.address, 'Mudada');
    const change = { passphrase: PASSPHRASE, newPassphrase: 'mudada 2024' };
    expect(await visitor.ask('POST', 'api/account/passphrase', change)).toMatchObject({
      body: { code: 'own-name-passphrase' },
    });
    const recovery = { name: 'Mudada', code: codes[0], passphrase: 'password1234' };
    const stranger = new Visitor(server.address);
    expect(await stranger.ask('POST', 'api/account/recovery', recovery)).toMatchObject({
      body: { code: 'common-passphrase' },
    });
    // The code was not used up.
    const right = { ...recovery, passphrase: 'outra frase bem longa' };
    expect(await stranger.ask('POST', 'api/account/recovery', right)).toMatchObject({ status: 200 });
  });

  test.each([
    'quatro sementes e meia',
    'casa amarela junto ao rio',
    'vinte barcos e um farol',
    'purple monkey drives slowly',
    'green tree under the bridge',
    'xkcdzqpwvb',
    '&^%*(#)_+{',
    '十個の漢字とかなの文',
    'meia lua inteira',
    '4@3$1!0 5u8t1tut0 '.repeat(11),
  ])('takes the passphrase %j', async (passphrase) => {
    const guest = await Visitor.guest(server.address);
    const name = `Boa ${passphrase.codePointAt(0)} ${passphrase.length}`;
    expect(await guest.ask('POST', 'api/account', { name, passphrase })).toMatchObject({ status: 201 });
  });
});
