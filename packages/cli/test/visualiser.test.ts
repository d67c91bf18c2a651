import { GAME_IDS, loadRules, Match, SeededRandom } from '@tabuleiro/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMoves } from '../src/queries/positions.ts';
import { tabuleiro } from './harness.ts';
import { type BoardConnection, connectBoard, endProcesses, startCommand } from './line-connection.ts';

let port = 0;

beforeAll(async () => {
  const server = startCommand(['visualiser', '--port', '0', '--pause', '0']);
  const [, found] = /^Listening on 127\.0\.0\.1:(\d+)$/.exec(await server.next()) ?? [];
  port = Number(found);
});

afterAll(endProcesses);

async function withBoard(play: (board: BoardConnection) => Promise<void>): Promise<void> {
  const board = await connectBoard(port);
  try {
    await play(board);
  } finally {
    board.socket.destroy();
  }
}

const START = 'gameStatus [[4,4,4,4,4,4],[4,4,4,4,4,4]] 0 0';

describe('in the format of the original report', () => {
  test('two people', () =>
    withBoard(async (board) => {
      board.send('beginGame human human');
      expect(await board.take(3)).toEqual(['ack', START, 'playerTurn 1']);
      // Player 1's pit 1 is F: it sows into a b c d, player 2's 1 to 4.
      board.send('playerChoose 1');
      expect(await board.take(2)).toEqual(['gameStatus [[0,4,4,4,4,4],[5,5,5,5,4,4]] 0 0', 'playerTurn 2']);
      // Player 2's pit 6 is f: it sows into A B C D, player 1's 6 to 3.
      board.send('playerChoose 6\r');
      expect(await board.take(2)).toEqual(['gameStatus [[0,4,5,5,5,5],[5,5,5,5,4,0]] 0 0', 'playerTurn 1']);
    }));

  test('an impossible choice changes nothing', () =>
    withBoard(async (board) => {
      board.send('beginGame human human', 'playerChoose 1', 'playerChoose 1', 'playerChoose 1');
      await board.take(7);
      // Player 2's pit 1 had 5 seeds, now all in 2 to 6; player 1's pit 1 is empty.
      const stands = ['gameStatus [[0,4,4,4,4,4],[0,6,6,6,5,5]] 0 0', 'playerTurn 1'];
      expect(await board.take(3)).toEqual(['error playerChoose: found "1", expected one of: 2 3 4 5 6', ...stands]);
      for (const choice of ['0', '7', '-1', '02', 'A', '2 3', '']) {
        board.send(`playerChoose ${choice}`);
        const [error = '', ...rest] = await board.take(3);
        expect(error).toMatch(/^error playerChoose: found /);
        expect(rest).toEqual(stands);
      }
    }));

  test('two bots play to the end', () =>
    withBoard(async (board) => {
      board.send('beginGame bot1 bot2');
      const [ack, ...lines] = await board.until('endGame');
      expect(ack).toBe('ack');
      const end = lines.pop() ?? '';
      expect(end).toMatch(/^endGame (?:victory [12]|draw)$/);
      expect(lines.filter((_, index) => index % 2 === 1).every((line) => /^playerTurn [12]$/.test(line))).toBe(true);
      for (const line of lines.filter((_, index) => index % 2 === 0)) {
        const [name, rows = '', ...scores] = line.split(' ');
        const pits: number[][] = JSON.parse(rows);
        const seeds = [...pits.flat(), ...scores.map(Number)].reduce((sum, count) => sum + count, 0);
        expect({ name, seeds }).toEqual({ name: 'gameStatus', seeds: 48 });
      }
      // Another game may follow on the same connection.
      board.send('beginGame human bot1');
      expect(await board.take(3)).toEqual(['ack', START, 'playerTurn 1']);
    }));

  // Random games to 25 seeds for a player, or to 24 each.
  test.each([
    ['endGame victory 1', 11, '25 6'],
    ['endGame victory 2', 3, '4 27'],
    ['endGame draw', 189, '24 24'],
  ] as const)('the last line is %s', (end, seed, scores) =>
    withBoard(async (board) => {
      const rules = await loadRules('oware');
      const match = new Match(rules, rules.start());
      const random = new SeededRandom(seed);
      board.send('beginGame human human');
      while (match.outcome === null) {
        const move = match.position.randomMove(random);
        const pit = ['FEDCBA', 'abcdef'].map((row) => row.indexOf(rules.makeMove(match.position, move)) + 1);
        if (Math.max(...pit) > 0) board.send(`playerChoose ${Math.max(...pit)}`);
        match.play(move);
      }
      const lines = await board.until('endGame');
      expect(lines.slice(-2)).toEqual([expect.stringMatching(new RegExp(`^gameStatus .* ${scores}$`)), end]);
      expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
    }),
  );

  test('a bot takes a second for a turn, or as long as is said', async () => {
    for (const [options, least, most] of [
      [[], 1000, 5000],
      [['--pause', '0.1'], 100, 900],
    ] as const) {
      const server = startCommand(['visualiser', '--port', '0', ...options]);
      const board = await connectBoard(Number((await server.next()).split(':')[1]));
      board.send('beginGame bot1 bot1');
      await board.take(3);
      // The first turn also starts a thread.
      await board.take(2);
      const began = performance.now();
      await board.take(2);
      const ms = performance.now() - began;
      // Timers may fire a millisecond early.
      expect(ms).toBeGreaterThan(least - 10);
      expect(ms).toBeLessThan(most);
      board.socket.destroy();
      server.interrupt();
      // There is no pause to wait for.
      expect(await server.ended).toBe(0);
    }
  });

  test('a person against a bot', () =>
    withBoard(async (board) => {
      board.send('beginGame bot1 human');
      expect(await board.take(3)).toEqual(['ack', START, 'playerTurn 1']);
      expect(await board.take(2)).toEqual([expect.stringMatching(/^gameStatus /), 'playerTurn 2']);
      board.send('playerChoose 6');
      expect(await board.take(2)).toEqual([expect.stringMatching(/^gameStatus /), 'playerTurn 1']);
    }));
});

describe('in the general format', () => {
  test.each(GAME_IDS)('%s', (game) =>
    withBoard(async (board) => {
      const rules = await loadRules(game);
      board.send(`beginGame ${game} human human`);
      const position = rules.start();
      expect(await board.take(3)).toEqual(['ack', `gameStatus ${rules.makePosition(position)}`, 'playerTurn 1']);
      const [first] = listMoves(rules, position, 1).moves;
      board.send(`playerChoose ${first}`);
      const [status = '', turn] = await board.take(2);
      const read = rules.parsePosition(status.replace('gameStatus ', ''));
      expect(turn).toBe(`playerTurn ${read.ok ? read.value.turn : '?'}`);
    }),
  );

  test('a variant, and an illegal move', () =>
    withBoard(async (board) => {
      board.send('beginGame oware:abapa human human', 'playerChoose a');
      const stands = ['gameStatus 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0', 'playerTurn 1'];
      expect(await board.take(6)).toEqual([
        'ack',
        ...stands,
        'error move: found "a", expected a legal move: A B C D E F',
        ...stands,
      ]);
    }));

  // Random games with an early forced pass.
  test.each([
    ['choko', 1456],
    ['oware', 1669],
  ] as const)('a side of %s that must pass is skipped', (game, seed) =>
    withBoard(async (board) => {
      const rules = await loadRules(game);
      const match = new Match(rules, rules.start());
      const random = new SeededRandom(seed);
      const [expected, seen]: [string[], string[]] = [[], []];
      board.send(`beginGame ${game} human human`);
      expect(await board.next()).toBe('ack');
      while (match.outcome === null && match.moves.length < 30) {
        const move = match.position.randomMove(random);
        const text = rules.makeMove(match.position, move);
        if (text !== 'pass') {
          expected.push(`gameStatus ${rules.makePosition(match.position)}`, `playerTurn ${match.position.turn}`);
          seen.push(...(await board.take(2)));
          board.send(`playerChoose ${text}`);
        }
        match.play(move);
      }
      expect(seen).toEqual(expected);
      expect(seen.length / 2).toBeLessThan(match.moves.length);
    }),
  );

  test('a match of computers to its end', () =>
    withBoard(async (board) => {
      board.send('beginGame choko:standard easy hard');
      expect((await board.until('endGame')).at(-1)).toMatch(/^endGame (?:victory [12]|draw)$/);
    }));
});

describe('an unreadable line', () => {
  test.each([
    ['hello', /^error command: found "hello", expected one of: beginGame playerChoose$/],
    ['playerChoose 1', /^error no match is being played/],
    ['beginGame', /^error expected beginGame <player1> <player2> or /],
    ['beginGame human', /^error expected beginGame/],
    ['beginGame a b c d', /^error expected beginGame/],
    [
      'beginGame human nobody',
      /^error player2: found "nobody", expected one of: human bot1 bot2 1 2 3 4 5 6 7 8 9 10 max$/,
    ],
    ['beginGame chess human human', /^error game: found "chess"/],
    ['beginGame choko:fast human human', /^error variant: found "fast"/],
    ['beginGame choko: human human', /^error variant: found nothing/],
    ['beginGame choko human ugi:sh', /^error outside engines do not play here$/],
    ['x'.repeat(5000), /^error a line has at most 4096 characters$/],
    ['GET / HTTP/1.1', /^error command/],
  ])('gets a reason: %s', (line, reason) =>
    withBoard(async (board) => {
      board.send(line, '', 'beginGame human human');
      expect(await board.take(2)).toEqual([expect.stringMatching(reason), 'ack']);
    }),
  );

  test('leaves the game as it is', () =>
    withBoard(async (board) => {
      board.send('beginGame human human', 'beginGame human human', 'y'.repeat(100_000), 'resign', 'playerChoose 1');
      expect(await board.take(8)).toEqual([
        'ack',
        START,
        'playerTurn 1',
        expect.stringMatching(/^error a match is being played/),
        expect.stringMatching(/^error a line has at most/),
        expect.stringMatching(/^error command/),
        'gameStatus [[0,4,4,4,4,4],[5,5,5,5,4,4]] 0 0',
        'playerTurn 2',
      ]);
    }));

  test('a client cannot choose for a computer player', () =>
    withBoard(async (board) => {
      board.send('beginGame choko hard human', 'playerChoose a1');
      const lines = await board.until('playerTurn 2');
      expect(lines).toContain('error it is a computer player’s turn');
      expect(lines.filter((line) => line.startsWith('gameStatus'))).toHaveLength(2);
    }));
});

test('serves many boards at once, while some disconnect', async () => {
  const boards = await Promise.all(Array.from({ length: 40 }, () => connectBoard(port)));
  for (const board of boards) board.send('beginGame choko easy medium');
  for (const [index, board] of boards.entries()) {
    if (index % 4 === 1) board.socket.resetAndDestroy();
    if (index % 4 === 2) board.socket.destroy();
  }
  const staying = boards.filter((_, index) => index % 4 === 0 || index % 4 === 3);
  const ends = await Promise.all(staying.map(async (board) => (await board.until('endGame')).at(-1)));
  expect(ends).toHaveLength(20);
  for (const end of ends) expect(end).toMatch(/^endGame /);
  for (const board of staying) board.socket.destroy();
  // And there is room for the next.
  await withBoard(async (board) => {
    board.send('beginGame human human');
    expect(await board.next()).toBe('ack');
  });
});

test('ends on a signal while boards are connected and players think', async () => {
  const other = startCommand(['visualiser', '--port', '0', '--lang', 'pt']);
  const line = await other.next();
  expect(line).toMatch(/^À escuta em 127\.0\.0\.1:\d+$/);
  const board = await connectBoard(Number(line.split(':')[1]));
  board.send('olá', 'beginGame choko hard hard');
  const answer = await board.next();
  other.interrupt();
  expect(answer).toMatch(/^error command: encontr.* "olá"/);
  expect(await other.ended).toBe(0);
  expect((await board.until('<end>')).at(-1)).toBe('<end>');
});

describe('wrong use', () => {
  test.each([
    [['visualiser'], 'the option --port is missing'],
    [['visualiser', '--port', '65536'], '--port: found "65536"'],
    [['visualiser', '--port', '0', '--pause', '61'], '--pause: found "61", expected seconds from 0 to 60'],
    [['visualiser', '--port', '0', '--pause', '-1'], '--pause: found "-1"'],
    [['visualiser', '--port', '0', '--pause', 'soon'], '--pause: found "soon"'],
    [['visualiser', '--port', '0', '--host', '192.0.2.1'], 'cannot listen on 192.0.2.1:0'],
  ])('%j', async (args, sentence) => {
    const { code, err } = await tabuleiro(args);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  test('reports a port in use', async () => {
    const { code, err } = await tabuleiro(['visualiser', '--port', String(port)]);
    expect(code).toBe(2);
    expect(err).toContain('EADDRINUSE');
  });
});
