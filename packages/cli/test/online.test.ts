import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  declareBot,
  isRunning,
  joinMatch,
  keepAccount,
  makeMatch,
  makeToken,
  type MatchAnswer,
  type NewMatchBody,
  sendAct,
} from '@tabuleiro/client';
import { loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLI_TEXTS } from '../src/texts.ts';
import { FakeTerminal } from './fake-terminal.ts';
import { hurryTimers } from './fast-timers.ts';
import { tabuleiro } from './harness.ts';
import { startCommand } from './line-connection.ts';
import { Browser, anyLegalMove, TestServer, untilMatch } from './test-server.ts';

let server: TestServer;
const browsers: Browser[] = [];
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  for (const { live } of browsers) live.close();
  await server.stop();
});

const USUAL: NewMatchBody = { game: 'oware', clock: { kind: 'none' }, visibility: 'public', isRated: false, side: 2 };

async function browser(): Promise<Browser> {
  const opened = await Browser.open(server.address);
  browsers.push(opened);
  return opened;
}

/** The environment of a terminal user signed in as a guest. */
async function guest(person: string): Promise<Record<string, string>> {
  const env = server.envOf(person);
  const { code, err } = await tabuleiro(['online', 'login', '--guest', '--server', server.address], '', env);
  expect([code, err]).toEqual([0, '']);
  return env;
}

describe('signing in', () => {
  test('as a guest is saved privately until the user signs out', async () => {
    const env = await guest('ana');
    const file = join(env['XDG_CONFIG_HOME'] ?? '', 'tabuleiro/online.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ server: server.address, kind: 'session' });
    expect(await tabuleiro(['online', 'games'], '', env)).toMatchObject({ code: 0, out: /no match/ });
    expect((await tabuleiro(['online', 'logout'], '', env)).code).toBe(0);
    expect(await tabuleiro(['online', 'games'], '', env)).toMatchObject({ code: 2 });
  });

  test('with a name and a passphrase is the same person as in the browser', async () => {
    const { server: page } = await browser();
    await keepAccount(page, { name: 'Teresa', passphrase: 'quatro sementes na casa' });
    const env = server.envOf('teresa');
    const login = (passphrase: string): ReturnType<typeof tabuleiro> =>
      tabuleiro(['online', 'login', '--name', 'Teresa', '--server', server.address], `${passphrase}\n`, env);
    expect(await login('outra frase qualquer')).toMatchObject({ code: 2, out: '' });
    expect(await tabuleiro(['online', 'games'], '', env)).toMatchObject({ code: 2 });
    expect(await login('quatro sementes na casa')).toMatchObject({ code: 0, out: /Teresa/ });
    const made = await tabuleiro(['online', 'new', 'oware', '--rated', '--json'], '', env);
    const { info }: MatchAnswer = JSON.parse(made.out);
    expect((await tabuleiro(['online', 'games'], '', env)).out).toContain(info.id);
  });

  test('with a token is for declared bots; people sign in with their name', async () => {
    const { server: page } = await browser();
    await keepAccount(page, { name: 'Olga', passphrase: 'quatro sementes na casa' });
    const { token } = await makeToken(page, { label: 'terminal', scopes: ['read', 'play'] });
    const env = server.envOf('olga');
    const login = ['online', 'login', '--server', server.address];
    expect(await tabuleiro([...login, '--token'], `${token}\n`, env)).toMatchObject({ code: 0, out: /Olga/ });
    expect(await tabuleiro(['online', 'games'], '', env)).toMatchObject({ code: 0 });
    const make = ['online', 'new', 'oware', '--json'];
    expect(await tabuleiro(make, '', env)).toMatchObject({ code: 2, err: /marked as a bot.*name and passphrase/s });
    expect(await tabuleiro([...make, '--lang', 'pt'], '', env)).toMatchObject({ code: 2, err: /declarada como bot/ });
    expect(await tabuleiro([...login, '--name', 'Olga'], 'quatro sementes na casa\n', env)).toMatchObject({ code: 0 });
    expect(await tabuleiro(make, '', env)).toMatchObject({ code: 0 });

    await declareBot(page);
    expect(await tabuleiro([...login, '--token'], `${token}\n`, env)).toMatchObject({ code: 0 });
    expect(await tabuleiro(make, '', env)).toMatchObject({ code: 0 });
    expect(await tabuleiro([...make, '--rated'], '', env)).toMatchObject({ code: 2, err: /play-rated/ });
  });

  test('fails with a message', async () => {
    const env = server.envOf('rui');
    const refused = async (args: readonly string[], input = ''): Promise<string> => {
      const { code, err } = await tabuleiro(['online', ...args], input, env);
      expect(code).toBe(2);
      return err;
    };
    expect(await refused(['games'])).toContain('tabuleiro online login');
    expect(await refused(['games', '--lang', 'pt'])).toContain('entra primeiro');
    expect(await refused(['login', '--server', 'nowhere'])).toContain('not the address');
    expect(await refused(['login', '--server', 'http://127.0.0.1:1/'])).toContain(
      'http://127.0.0.1:1/: The server cannot',
    );
    expect(await refused(['login', '--guest', '--token'])).toContain('cannot be combined');
    expect(await refused(['login', '--token', '--server', server.address], 'x'.repeat(43))).toContain('Sign in first');
    expect(await refused(['login', '--token', '--server', server.address])).toContain('empty input');
    expect(await refused(['nothing'])).toContain('online');
    const known = await guest('rita');
    writeFileSync(join(known['XDG_CONFIG_HOME'] ?? '', 'tabuleiro/online.json'), '{');
    expect((await tabuleiro(['online', 'lobby'], '', known)).err).toContain('cannot be read');
  });

  test('a secret is never sent to another server', async () => {
    const env = await guest('eva');
    const { code, err } = await tabuleiro(['online', 'games', '--server', 'http://127.0.0.1:1/'], '', env);
    expect([code, err]).toEqual([2, expect.stringContaining('online login --server http://127.0.0.1:1/')]);
  });
});

describe('matches', () => {
  test('are made, found in the lobby, joined by a link and listed', async () => {
    const [ana, rui] = [await guest('ana2'), await guest('rui2')];
    const args = ['online', 'new', 'oware', '--clock', '5+3', '--public', '--side', '1'];
    const made = await tabuleiro(args, '', ana);
    const link = /http\S+/.exec(made.out)?.[0] ?? '';
    const id = link.slice(-16);
    expect((await tabuleiro(['online', 'lobby'], '', rui)).out).toMatch(new RegExp(`${id} +Oware .*5\\+3 +casual`));
    expect((await tabuleiro(['online', 'join', link], '', rui)).out).toContain(id);
    expect((await tabuleiro(['online', 'games'], '', ana)).out).toMatch(new RegExp(`${id}.*your turn`));
    expect((await tabuleiro(['online', 'games', '--lang', 'pt'], '', rui)).out).toContain('é a vez do outro lado');
  });

  test('with wrong terms are refused', async () => {
    const env = await guest('ivo');
    const refused = async (...args: readonly string[]): Promise<string> =>
      (await tabuleiro(['online', 'new', ...args], '', env)).err;
    expect(await refused('nothing')).toContain('nothing');
    expect(await refused('oware', '--clock', '5')).toContain('not a clock');
    expect(await refused('oware', '--clock', '500+0')).toContain('not a clock');
    expect(await refused('oware', '--clock', '15d')).toContain('not a clock');
    expect(await refused('oware', '--side', '3')).toContain('not a side');
    expect(await refused('oware', '--public', '--link')).toContain('cannot be combined');
    expect(await refused('oware', '--rated')).toContain(`Create an account on the page, ${server.address}`);
    for (const player of ['11', 'ugi:foo', 'human']) {
      const message = `--computer: found "${player}", expected one of: bot1 bot2 1 2`;
      expect(await refused('oware', '--computer', player)).toContain(message);
    }
    expect((await tabuleiro(['online', 'join', 'x'], '', env)).err).toContain('neither');
    expect((await tabuleiro(['online', 'play', '0123456789abcdef'], '', env)).err).toContain('no such match');
  });
});

/** The moves of some match after which the side that began must pass. */
async function movesToPass(): Promise<readonly string[]> {
  const rules = await loadRules('oware', 'report');
  for (let seed = 0; ; seed++) {
    const random = new SeededRandom(seed);
    const match = new Match(rules, rules.start());
    const moves: string[] = [];
    while (match.outcome === null) {
      const move = rules.makeMove(match.position, match.position.randomMove(random));
      if (move === 'pass' && match.position.turn === 1) return moves;
      if (move === 'pass') break;
      moves.push(move);
      match.playText(move);
    }
  }
}

describe('a terminal without a screen', () => {
  test('plays a whole match against a player in a browser', async () => {
    const env = await guest('lia');
    const made = await tabuleiro(
      ['online', 'new', 'hecatomb', '--start', 'white', '--clock', '5+3', '--side', '1', '--json'],
      '',
      env,
    );
    const { info }: MatchAnswer = JSON.parse(made.out);
    const other = await browser();
    const play = startCommand(['online', 'play', info.id], env);
    await play.until('Waiting for an opponent');
    await joinMatch(other.server, info.id);
    const match = other.live.watch(info.id);
    await untilMatch(match, ({ state }) => state !== null);

    play.send('nonsense', 'a4a6', 'say good luck');
    await untilMatch(match, ({ events }) => events.at(-1)?.kind === 'said');
    expect(play.logged()).toContain('“nonsense” is not possible here. Expected: the square a piece leaves');
    expect(play.logged()).toContain('a4a6: the piece on a5 is in the way.');
    play.send('4 3 4 4');
    await play.until('Understood as e4e5.');
    await untilMatch(match, ({ state }) => state?.plies.length === 1);
    for (;;) {
      const { state } = match.get();
      if (state === null || state.ending !== null) break;
      const move = await anyLegalMove(match);
      if (state.turn === 1) play.send(move);
      else await match.move(move);
      await untilMatch(match, (view) => (view.state?.version ?? 0) > state.version);
    }
    expect(await play.ended).toBe(0);
    const { state } = match.get();
    const told = await play.until('<end>');
    const plies = told.filter((line) => /^\d+\. /.test(line));
    expect(plies).toHaveLength(state?.plies.length ?? 0);
    expect(told.join('\n')).toMatch(/Your turn\. guest-\w+ \d+:\d\d – guest-\w+ \d+:\d\d/);
    expect(told.at(-2)).toMatch(/^(1-0|0-1|1\/2-1\/2) /);
  });

  test('prints notices', async () => {
    const env = await guest('eva');
    const made = await tabuleiro(['online', 'new', 'choko', '--computer', '1', '--side', '1', '--json'], '', env);
    const { info }: MatchAnswer = JSON.parse(made.out);
    const play = startCommand(['online', 'play', info.id], env);
    await play.until('   White must drop a man: none of its men is on the board.');
    play.send('c3');
    await play.until('   Black must drop a man: white has the initiative.');
    play.send('draw');
    await play.until('Draw declined by black. The computer declines: no draws in the first ten moves (both sides).');
    play.send('resign');
    expect(await play.ended).toBe(0);
  });

  test('takes a move in parts, lists choices, and prints JSON about typed text and notices', async () => {
    const env = await guest('ines');
    const args = ['online', 'new', 'echek', '--computer', '1', '--side', '1', '--json'];
    const { info }: MatchAnswer = JSON.parse((await tabuleiro(args, '', env)).out);
    const play = startCommand(['online', 'play', info.id, '--lang', 'pt'], env);
    await play.until('É a tua vez.');
    play.send('escolhas');
    await play.until('Escolhe uma peça em jogo');
    expect((await play.next()).trim().split(' ')).toEqual(expect.arrayContaining(['d4', 'rainha', 'peão']));
    play.send('jogadas kd4-d', 'rainha', 'anular');
    await play.until('Jogadas legais');
    await play.until('Escolhe uma peça em jogo');
    play.send('rainha', 'c4', 'd3');
    await play.until('Entendido como Q@d3.');
    await play.until('1. Q@d3  As brancas colocam a rainha em d3.');
    expect(play.logged()).toContain('Já lá está uma peça');
    play.send('sair');
    await play.ended;
    const made = await tabuleiro(['online', 'new', 'choko', '--computer', '1', '--side', '1', '--json'], '', env);
    const { info: other }: MatchAnswer = JSON.parse(made.out);
    const json = startCommand(['online', 'play', other.id, '--json'], env);
    await json.until(`{"match":"${other.id}","kind":"notices","ply":0,"notices":[{"code":"drop-no-man"`);
    json.send('C/3');
    await json.until(`{"match":"${other.id}","kind":"understood","typed":"C/3","move":"c3"`);
    const told = await json.until(`{"match":"${other.id}","kind":"move"`);
    expect(told.at(-1)).toContain('"words":"White drops a man on c3"');
    await json.until(`{"match":"${other.id}","kind":"notices","ply":1,"notices":[{"code":"drop-initiative"`);
    json.send('x9', 'hint', 'help', 'board', 'clock', 'choices hand', 'resign');
    await json.until(`{"match":"${other.id}","kind":"refused","message":`);
    await json.until(`{"match":"${other.id}","kind":"refused","message":"There are no hints in online matches."`);
    await json.until(`{"match":"${other.id}","kind":"help","commands":["draw",`);
    await json.until(`{"match":"${other.id}","kind":"board","ply":`);
    await json.until(`{"match":"${other.id}","kind":"clock","text":`);
    await json.until(`{"match":"${other.id}","kind":"choices","picks":[{"id":"hand-1","name":"hand"}]`);
    expect(await json.ended).toBe(0);
  });

  test('lets the server draw who begins where the game does, and both players are told', async () => {
    const env = await guest('lot');
    const { out } = await tabuleiro(['online', 'new', 'hecatomb'], '', env);
    const [, said = '', id = ''] = /^(Drawn by lot: (?:white|black) begins\.)\nMatch (\w+)/.exec(out) ?? [];
    expect(said).not.toBe('');
    const invited = await guest('invited');
    expect((await tabuleiro(['online', 'join', id], '', invited)).code).toBe(0);
    for (const player of [env, invited]) {
      const play = startCommand(['online', 'play', id], player);
      expect(await play.until(`   ${said}`)).not.toContain('<end>');
      play.send('leave');
      await play.ended;
    }
    const json = startCommand(['online', 'play', id, '--json'], invited);
    const notices = `{"match":"${id}","kind":"notices","ply":0,"notices":[`;
    const [told] = (await json.until(notices)).slice(-1);
    expect(told).toContain(`{"code":"start-drawn","text":"${said.slice(0, -1)}"}`);
    json.send('leave');
    await json.ended;
    const chosen = await tabuleiro(['online', 'new', 'hecatomb', '--start', 'black', '--json'], '', env);
    const { info }: MatchAnswer = JSON.parse(chosen.out);
    const rules = await loadRules('hecatomb');
    expect(info.position).toBe(rules.makePosition(rules.start('black')));
    expect(info).not.toHaveProperty('isStartDrawn');
    const refused = await tabuleiro(['online', 'new', 'hecatomb', '--start', 'x'], '', env);
    expect(refused.err).toContain('expected one of: white black');
  });

  test('plays forced passes', async () => {
    const moves = await movesToPass();
    const other = await browser();
    const { info } = await makeMatch(other.server, { ...USUAL, variant: 'report' });
    const env = await guest('ilda');
    expect((await tabuleiro(['online', 'join', info.id], '', env)).code).toBe(0);
    const match = other.live.watch(info.id);
    const play = startCommand(['online', 'play', info.id], env);
    await play.until('Your turn.');
    for (const [ply, move] of moves.entries()) {
      await untilMatch(match, ({ state }) => state?.plies.length === ply);
      if (ply % 2 === 1) await match.move(move);
      else play.send(move);
    }
    await play.until('   South must pass');
    await untilMatch(match, ({ state }) => state?.plies.at(-1)?.move === 'pass');
    await play.until(`${moves.length + 1}. pass`);
    play.send('leave');
    await play.ended;
    expect(play.logged()).not.toContain('pass');
  });

  test('answers offers, and leaves without resigning', async () => {
    const other = await browser();
    const { info } = await makeMatch(other.server, USUAL);
    const env = await guest('nuno');
    expect((await tabuleiro(['online', 'join', info.id], '', env)).code).toBe(0);
    const match = other.live.watch(info.id);
    const play = startCommand(['online', 'play', info.id, '--lang', 'pt'], env);
    await play.until('É a tua vez');
    play.send('dizer Boa sorte', 'A');
    await untilMatch(match, ({ state }) => state?.plies.length === 1);
    expect(match.get().events.find(({ kind }) => kind === 'said')).toMatchObject({ preset: 'good-luck' });
    play.send('anular');
    await untilMatch(match, ({ state }) => (state?.takeback ?? null) !== null);
    const { state } = match.get();
    expect(await match.act({ act: 'accept-takeback', of: state?.takeback?.version ?? 0 })).toBeNull();
    await play.until('Foram anuladas jogadas');
    play.send('aceitar', 'B');
    await untilMatch(match, (view) => view.state?.plies.length === 1);
    expect(play.logged()).toContain('Não há nada a que responder');
    expect(await match.act({ act: 'offer-draw' })).toBeNull();
    await play.until('O norte propõe empate.');
    play.send('recusar');
    await untilMatch(match, ({ events }) => events.at(-1)?.kind === 'draw-declined');
    play.interrupt();
    expect(await play.ended).toBe(130);
    expect(play.logged()).toContain(`tabuleiro online play ${info.id}`);
    expect(match.get().state?.ending).toBeNull();
    // The next command continues the match.
    const again = startCommand(['online', 'play', info.id], env);
    await again.until('Oware');
    again.send('help', 'say hello there', 'resign');
    expect(await again.ended).toBe(0);
    // After the end no client could ask for it.
    expect((await again.until('<end>')).join('\n')).not.toContain('rematch');
    expect(again.logged()).toContain('You can say: hello, good luck, good move, thanks, well played, goodbye.');
    // A finished match is drawn once.
    const over = await tabuleiro(['online', 'play', info.id], '', env);
    expect(over.out.match(/North: store/g)).toHaveLength(1);
    expect(over.out.trimEnd().split('\n').at(-1)).toMatch(/^0-1 /);
    expect(match.get().state?.ending).toMatchObject({ winner: 2, reason: 'resignation' });
  });

  test('shows the lobby and a match to a visitor who never logged in', async () => {
    const [one, two] = [await browser(), await browser()];
    const { info } = await makeMatch(one.server, { ...USUAL, side: 1, visibility: 'public' });
    const env = server.envOf('zulmira');
    const at = ['--server', server.address];
    const { code, out } = await tabuleiro(['online', 'lobby', ...at], '', env);
    expect([code, out]).toEqual([0, expect.stringContaining(info.id)]);
    const watch = startCommand(['online', 'watch', info.id, '--json', ...at], env);
    expect(JSON.parse(await watch.next())).toMatchObject({ kind: 'seated', match: info.id });
    await joinMatch(two.server, info.id);
    expect(JSON.parse(await watch.next())).toMatchObject({ kind: 'seated' });
    const match = one.live.watch(info.id);
    await untilMatch(match, ({ state }) => state !== null);
    await match.act({ act: 'resign' });
    expect(JSON.parse(await watch.next())).toMatchObject({ kind: 'ended' });
    expect(await watch.ended).toBe(0);
    expect((await tabuleiro(['online', 'join', info.id, ...at], '', env)).err).toContain('tabuleiro online login');
  });

  test('says of a rated match that was too short that it is not rated', async () => {
    const [one, two] = [await browser(), await browser()];
    await keepAccount(one.server, { name: 'Um', passphrase: 'quatro sementes na casa' });
    await keepAccount(two.server, { name: 'Dois', passphrase: 'quatro sementes na casa' });
    const { info } = await makeMatch(one.server, { ...USUAL, isRated: true, side: 1 });
    await joinMatch(two.server, info.id);
    for (const [ply, { live }] of [one, two].entries()) {
      const match = live.watch(info.id);
      await untilMatch(match, ({ state }) => state?.plies.length === ply && isRunning(state));
      expect(await match.move(['A', 'b'][ply] ?? '')).toBeNull();
    }
    const env = await guest('olho');
    const watch = startCommand(['online', 'watch', info.id], env);
    await watch.until('You are watching');
    await sendAct(one.server, info.id, { act: 'resign' });
    expect(await watch.ended).toBe(0);
    const told = await watch.until('<end>');
    expect(told.at(-3)).toMatch(/^0-1 /);
    expect(told.at(-2)).toBe('Not rated: too short. A match of this game counts from 12 moves (both sides) on.');
    const later = await tabuleiro(['online', 'watch', info.id, '--lang', 'pt'], '', env);
    expect(later.out).toContain('Não vale pontos: foi curta demais.');
  });

  test('lets spectators watch, but not move', async () => {
    const [one, two] = [await browser(), await browser()];
    const { info } = await makeMatch(one.server, { ...USUAL, side: 1 });
    await joinMatch(two.server, info.id);
    const env = await guest('vera');
    expect((await tabuleiro(['online', 'play', info.id], '', env)).err).toContain('Only the two players');
    const watch = startCommand(['online', 'watch', info.id, '--json'], env);
    expect(JSON.parse(await watch.next())).toMatchObject({ kind: 'seated', match: info.id });
    await watch.next();
    const match = one.live.watch(info.id);
    await untilMatch(match, ({ state }) => state !== null);
    await match.move('A');
    expect(JSON.parse(await watch.next())).toMatchObject({ kind: 'move', move: 'A' });
    await match.act({ act: 'resign' });
    expect(JSON.parse(await watch.next())).toMatchObject({ kind: 'ended' });
    expect(await watch.ended).toBe(0);
  });
});

describe('a terminal with a screen', () => {
  test('plays a forced pass after a pause', async () => {
    hurryTimers();
    const moves = await movesToPass();
    const other = await browser();
    const { info } = await makeMatch(other.server, { ...USUAL, variant: 'report' });
    const env = await guest('olivia');
    const screen = new FakeTerminal(['online', 'join', info.id], env);
    const match = other.live.watch(info.id);
    await screen.see('South to move.');
    for (const [ply, move] of moves.entries()) {
      await untilMatch(match, ({ state }) => state?.plies.length === ply);
      if (ply % 2 === 1) {
        await match.move(move);
        continue;
      }
      if (ply > 0) await screen.see(`${ply}. ${moves[ply - 1]}`);
      screen.type(move, '\r');
    }
    await screen.see('Press Enter to pass.');
    await untilMatch(match, ({ state }) => state?.plies.at(-1)?.move === 'pass');
    expect(await screen.leave()).toBe(0);
  });

  test('takes back a pick with undo, and asks for a takeback only when nothing is picked', async () => {
    const other = await browser();
    const { info } = await makeMatch(other.server, { ...USUAL, game: 'echek' });
    const screen = new FakeTerminal(['online', 'join', info.id], await guest('xana'));
    const match = other.live.watch(info.id);
    await screen.see('White to move.');
    screen.type(...'Kd5', '\r');
    await untilMatch(match, ({ state }) => state?.plies.length === 1);
    expect(await match.move('Kc4-c5')).toBeNull();
    await screen.see('2. Kc4-c5');
    screen.type(...'queen', '\r');
    await screen.see('Choose the square to place it on.');
    screen.type(...'undo', '\r');
    await screen.see('The last pick is undone.');
    await screen.see('Choose a piece in play to move');
    expect(match.get().state?.takeback).toBeNull();
    screen.type(...'undo', '\r');
    await untilMatch(match, ({ state }) => (state?.takeback ?? null) !== null);
    expect(await screen.leave()).toBe(0);
  });

  test('shows the match, plays typed and picked moves, and goes on to the rematch', async () => {
    const other = await browser();
    const { info } = await makeMatch(other.server, {
      ...USUAL,
      clock: { kind: 'live', initialMs: 300_000, incrementMs: 0 },
    });
    const env = await guest('zita');
    const screen = new FakeTerminal(['online', 'join', info.id], env);
    await screen.see(/Oware · .* · guest-\w+ – guest-\w+/);
    const match = other.live.watch(info.id);
    await untilMatch(match, ({ state }) => state !== null);
    await screen.see(/guest-\w+ 4:5\d – guest-\w+ 5:00/);
    screen.type('Z', '\r');
    await screen.see('“Z” is not possible here. Expected: a pit');
    screen.type('a', '\r');
    await screen.see('a: that pit belongs to north');
    screen.type('6', '\r');
    await untilMatch(match, ({ state }) => state?.plies.length === 1);
    await screen.see('Their turn.');
    expect(await match.move('b')).toBeNull();
    await screen.see('Understood as A. 2. b');
    // Tab goes to a pit that can be sown.
    screen.type('\t', '\r');
    await untilMatch(match, ({ state }) => state?.plies.length === 3);
    expect(await match.act({ act: 'offer-draw' })).toBeNull();
    await screen.see('Draw offered');
    await screen.see('accept');
    screen.type(...'decline', '\r');
    await screen.see('Draw declined');
    screen.type(...'resign', '\r');
    await screen.see('Do you want to resign?');
    screen.type('y');
    await untilMatch(match, ({ state }) => (state?.ending ?? null) !== null);
    screen.type(...'rematch', '\r');
    await untilMatch(match, ({ state }) => (state?.rematchOffer ?? null) !== null);
    expect(await match.act({ act: 'offer-rematch' })).toBeNull();
    const next = match.get().state?.rematch ?? '';
    const second = other.live.watch(next);
    await untilMatch(second, ({ state, here }) => state !== null && here.length === 2);
    expect(second.side).toBe(1);
    expect(await screen.leave()).toBe(0);
    expect(second.get().state?.ending).toBeNull();
    expect(screen.taken).toBe(false);
  });
});

test('both languages have the same texts', () => {
  const { en, pt } = CLI_TEXTS;
  expect(Object.keys(pt.online.words)).toEqual(Object.keys(en.online.words));
  const words = Object.values(pt.online.words);
  expect(new Set(words).size).toBe(words.length);
});
