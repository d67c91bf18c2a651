import { GAME_IDS, loadRules, Match } from '@tabuleiro/games';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';
import { type CommandRun, endProcesses, startCommand } from './line-connection.ts';

const start = (...args: readonly string[]): CommandRun => startCommand(['ugi', ...args]);

/** Asks for a move. */
async function bestMove(engine: CommandRun, go = 'go movetime 50'): Promise<string> {
  engine.send(go);
  const answer = (await engine.until('bestmove')).at(-1) ?? '';
  expect(answer).toMatch(/^bestmove \S+$/);
  return answer.replace('bestmove ', '');
}

async function query(engine: CommandRun, what: string): Promise<string> {
  engine.send(`query ${what}`);
  return engine.next();
}

describe('a conversation', () => {
  afterEach(endProcesses);

  test('begins with the id and the options', async () => {
    const engine = start('--game', 'choko');
    engine.send('ugi');
    const lines = await engine.until('ugiok');
    expect(lines[0]).toMatch(/^id name Tabuleiro \d/);
    expect(lines[1]).toMatch(/^id author /);
    expect(lines.slice(2)).toEqual([
      'option name Variant type combo default standard var standard',
      'option name Player type combo default max var easy var medium var hard var hard-plus var 1 var 2 var 3 var 4 var 5 var 6 var 7 var 8 var 9 var 10 var max',
      'option name Style type combo default balanced var balanced var attack var defend var trade',
      'option name Seed type spin default 0 min 0 max 4294967295',
      'option name Threads type spin default 1 min 1 max 512',
      'option name Hash type spin default 64 min 1 max 2048',
      'option name MultiPV type spin default 1 min 1 max 256',
      'ugiok',
    ]);
    engine.send('isready');
    expect(await engine.next()).toBe('readyok');
    engine.send('quit');
    expect(await engine.ended).toBe(0);
  });

  test('a style is an option, or part of the name of the player, in whatever order they are set', async () => {
    const announced = async (...lines: readonly string[]): Promise<readonly (string | undefined)[]> => {
      const engine = start('--game', 'choko', '--player', '7:defend');
      for (const line of [...lines, 'ugi']) engine.send(line);
      const all = await engine.until('ugiok');
      engine.send('quit');
      await engine.ended;
      return ['Player', 'Style'].map((name) => all.join('\n').match(`name ${name} type combo default (\\S+)`)?.[1]);
    };
    expect(await announced()).toEqual(['7', 'defend']);
    expect(await announced('setoption name Style value trade', 'setoption name Player value max')).toEqual([
      'max',
      'trade',
    ]);
    expect(await announced('setoption name Player value 3:attack')).toEqual(['3', 'attack']);
    expect(await announced('setoption name Style value balanced')).toEqual(['7', 'balanced']);
  });

  test('an unknown style is refused with the list of styles', async () => {
    const engine = start('--game', 'choko');
    for (const line of ['setoption name Style value charge', 'setoption name Player value max:charge']) {
      engine.send(line);
      expect(await engine.next()).toMatch(/^info string .*attack defend trade/);
    }
    engine.send('setoption name Style value attack');
    engine.send('go nodes 100');
    expect((await engine.until('bestmove ')).at(-1)).toMatch(/^bestmove [a-e][1-5]$/);
    engine.send('quit');
    expect(await engine.ended).toBe(0);
  });

  test.each(GAME_IDS)('plays legal moves of %s to the end', async (game) => {
    const engine = start('--game', game);
    const rules = await loadRules(game);
    const match = new Match(rules, rules.start());
    const played: string[] = [];
    // The first player of the game is the quickest; some games are longer than a test should be.
    engine.send(`setoption name Player value ${(await playersOf(engine))[0]}`, 'uginewgame');
    while (match.outcome === null && played.length < 40) {
      expect(await query(engine, 'gameover')).toBe('response false');
      expect(await query(engine, 'p1turn')).toBe(`response ${match.position.turn === 1}`);
      const move = await bestMove(engine, 'go p1time 60000 p2time 60000 p1inc 0 p2inc 0');
      expect(match.playText(move)).toMatchObject({ ok: true });
      played.push(move);
      engine.send(`position startpos moves ${played.join(' ')}`);
    }
    const over = match.outcome !== null;
    expect(await query(engine, 'gameover')).toBe(`response ${over}`);
  });

  async function playersOf(engine: CommandRun): Promise<readonly string[]> {
    engine.send('ugi');
    const line = (await engine.until('ugiok')).find((one) => one.startsWith('option name Player'));
    return Array.from((line ?? '').matchAll(/ var (\S+)/g), ([, name = '']) => name);
  }

  test('takes a position with blanks up to moves or the end of the line', async () => {
    const engine = start('--game', 'choko');
    engine.send('position fen 5/5/5/5/w4 b - 0,0 3');
    expect(await query(engine, 'gameover')).toBe('response true');
    expect(await query(engine, 'result')).toBe('response p1win');
    engine.send('position fen 4b/5/5/5/w4 w - 0,0 0 moves a1-b1');
    expect(await query(engine, 'result')).toBe('response none');
    expect(await query(engine, 'p1turn')).toBe('response false');
    const shuffle = 'a1-b1 e5-d5 b1-a1 d5-e5';
    engine.send(`position fen 4b/5/5/5/w4 w - 0,0 0 moves ${shuffle} ${shuffle}\r`);
    expect(await query(engine, 'result')).toBe('response draw');
    engine.send('position startpos moves');
    expect(await query(engine, 'result')).toBe('response none');
  });

  test('p1 is side 1, whichever side begins', async () => {
    const engine = start('--game', 'hecatomb');
    const rules = await loadRules('hecatomb');
    engine.send(`position fen ${rules.findStart('black')?.position}`);
    expect(await query(engine, 'p1turn')).toBe('response false');
    engine.send('position startpos');
    expect(await query(engine, 'p1turn')).toBe('response true');
  });

  test('infinite waits for stop, and isready is answered meanwhile', async () => {
    const engine = start('--game', 'choko');
    engine.send('position startpos', 'go infinite', 'isready');
    expect(await engine.next()).toBe('readyok');
    // It reports each depth.
    expect((await engine.until('info depth 3 ')).at(-1)).toMatch(/score cp -?\d+ .* pv \S+ \S+ \S+/);
    engine.send('isready', 'query p1turn');
    const lines = await engine.until('response');
    expect(lines.filter((line) => !line.startsWith('info'))).toEqual(['readyok', 'response true']);
    engine.send('stop');
    expect((await engine.until('bestmove')).at(-1)).toMatch(/^bestmove [a-e][1-5]$/);
  });

  test('the same seed gives the same moves', async () => {
    const play = async (): Promise<readonly string[]> => {
      const engine = start('--game', 'choko', '--player', 'easy');
      engine.send('setoption name Seed value 77');
      const moves: string[] = [];
      for (let ply = 0; ply < 8; ply++) {
        moves.push(await bestMove(engine));
        engine.send(`position startpos moves ${moves.join(' ')}`);
      }
      return moves;
    };
    const [first, second] = await Promise.all([play(), play()]);
    expect(first).toEqual(second);
  });

  test('a new game forgets the one before', async () => {
    const engine = start('--game', 'choko');
    const think = async (): Promise<readonly string[]> => {
      engine.send('position startpos moves c3 b2', 'go nodes 6000');
      return (await engine.until('bestmove')).map((line) => line.replace(/ time \d+ nps \d+/, ''));
    };
    const first = await think();
    // Within a match the random numbers continue.
    expect(await think()).not.toEqual(first);
    engine.send('uginewgame');
    expect(await think()).toEqual(first);
  });

  test('another variant begins at its start', async () => {
    const engine = start('--game', 'oware');
    engine.send('position startpos moves A', 'setoption name variant value abapa');
    expect(await query(engine, 'p1turn')).toBe('response true');
    // Only in abapa is a player without a move at the end of the game.
    engine.send('position fen 0,0,0,0,0,0/1,0,0,0,0,0 24,23 N 0');
    expect(await query(engine, 'gameover')).toBe('response true');
  });
});

describe('input from a pipe', () => {
  let engine: CommandRun | undefined;
  afterAll(endProcesses);

  /** Says more lines, one of them a `go`, to an engine that runs already; what it says until it has a move and is ready. */
  const goOn = async (...lines: string[]): Promise<readonly string[]> => {
    engine ??= start('--game', 'choko');
    engine.send('uginewgame', ...lines);
    const said = [...(await engine.until('bestmove'))];
    engine.send('isready');
    said.push(...(await engine.until('readyok')));
    return said.filter((line) => !/^info (?!string)/.test(line));
  };

  const talk = async (...lines: string[]): Promise<readonly string[]> => {
    const { code, out, err } = await tabuleiro(['ugi', '--game', 'choko'], `${lines.join('\n')}\n`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out.split('\n').filter((line) => line !== '' && !/^info (?!string)/.test(line));
  };

  test('is carried out in order, and every answer is given before the end', async () => {
    const lines = await talk('go', 'position startpos moves c3', 'query p1turn', 'go infinite', 'quit', 'query p1turn');
    expect(lines).toEqual([expect.stringMatching(/^bestmove /), 'response false', expect.stringMatching(/^bestmove /)]);
  });

  test.each([
    ['', []],
    ['hello', [/^info string command: found "hello", expected one of: ugi isready /]],
    ['UGI', [/^info string command/]],
    ['position', [/^info string position: found nothing, expected one of: startpos fen$/]],
    ['position fen', [/^info string position\.\S+: found nothing/]],
    ['position fen 1 2 3', [/^info string position/]],
    ['position startpos here', [/^info string position: found "startpos here"/]],
    ['position startpos moves c3 c3', [/^info string moves\[1\]: found "c3", expected one of the 24 legal moves/]],
    ['position startpos moves \u0000', [/^info string moves\[0\]: found "\\u0000"/]],
    ['query', [/^info string query: found nothing, expected one of: gameover p1turn result$/]],
    ['query toString', [/^info string query/]],
    ['setoption', [/^info string setoption: found nothing, expected one of: Variant Player/]],
    ['setoption name Contempt value 3', [/^info string setoption: found "Contempt"/]],
    ['setoption name Variant value other', [/^info string variant: found "other", expected one of: standard$/]],
    ['setoption name Player value human', [/^info string Player: found "human", expected a player: easy/]],
    ['setoption name Seed value -1', [/^info string Seed: found "-1"/]],
    ['setoption name Hash', [/^info string Hash: found nothing, expected a whole number from 1 to 2048$/]],
    ['stop', []],
    [`position startpos moves ${'c3 '.repeat(400_000)}`, [/^info string a line has at most 1048576 characters$/]],
  ])('answers nonsense: %s', async (line, answers) => {
    const lines = await goOn('position startpos moves c3', line, 'query p1turn', 'go nodes 100');
    const rest = lines.filter((one) => !one.startsWith('info string'));
    // The old position stays, and the game continues.
    expect(rest.toSorted()).toEqual([expect.stringMatching(/^bestmove /), 'readyok', 'response false']);
    const complaints = lines.filter((one) => one.startsWith('info string'));
    expect(complaints).toHaveLength(answers.length);
    for (const [index, pattern] of answers.entries()) expect(complaints[index]).toMatch(pattern);
  });

  // Words that a runner of chess engines may send, and numbers that are not quite numbers: the search runs all the same.
  test.each([
    ['go movestogo 20 nodes 100', []],
    ['go nodes 100 searchmoves c3 b2', []],
    ['go searchmoves c3 b2 nodes 100', []],
    ['go mate 3 nodes 100', []],
    ['go ponder nodes 100', []],
    ['go nodes 100 fast', []],
    ['go movetime 50.5', []],
    ['go movetime 50.', []],
    ['go movetime +50', []],
    ['go movetime 5e1', []],
    ['go movetime 0', []],
    ['go movetime -1', []],
    ['go depth 2.9', []],
    ['go depth 0', []],
    ['go nodes 0', []],
    ['go p1time 1000.0 p2time 1000.0 p1inc 10.5 p2inc 10.5', []],
    ['go p1time -20 p2time 1000', []],
    ['go wtime 1000.0 btime 1000.0 winc 10 binc 10 movestogo 20', []],
    ['go movetime 99999999999999999999999 depth 2', []],
    ['go\tmovetime\t50', []],
    ['go  \t nodes \t 100', []],
    ['\tgo nodes 100\t', []],
    ['go nodes 100 depth', [/^info string go\.depth: found nothing/]],
    ['go depth nodes 100', [/^info string go\.depth: found "nodes"/]],
    ['go nodes 100 movetime soon', [/^info string go\.movetime: found "soon"/]],
    ['go nodes 100 movetime Infinity', [/^info string go\.movetime: found "Infinity"/]],
    ['go nodes 100 movetime 0x10', [/^info string go\.movetime: found "0x10"/]],
  ])('has a best move for %j', async (line, answers) => {
    const lines = (await goOn('position\tstartpos\tmoves\tc3', line)).filter((one) => one !== 'readyok');
    expect(lines).toHaveLength(answers.length + 1);
    for (const [index, pattern] of answers.entries()) expect(lines[index]).toMatch(pattern);
    expect(lines.at(-1)).toMatch(/^bestmove [a-e][1-5]$/);
  });

  test('tabs are blanks in every line', async () => {
    const lines = ['setoption\tname\tPlayer\tvalue\teasy', 'position\tfen 4b/5/5/5/w4\tw - 0,0 0\tmoves\ta1-b1'];
    expect(await talk(...lines, 'query\tp1turn', 'go\tnodes\t9', 'isready\t')).toEqual([
      'response false',
      expect.stringMatching(/^(bestmove|readyok)/),
      expect.stringMatching(/^(bestmove|readyok)/),
    ]);
  });

  test.each([
    ['go twice', ['go nodes 100', 'go nodes 100'], 2],
    ['stop before go', ['stop', 'go nodes 100'], 1],
    ['stop twice', ['go infinite', 'stop', 'stop'], 1],
    ['quit during a search', ['go movetime 150', 'quit'], 1],
    ['quit during a search without end', ['go infinite', 'quit'], 1],
    ['a position during a search', ['go movetime 150', 'position startpos moves c3 b2', 'go nodes 100'], 2],
    ['a new game during a search', ['go movetime 150', 'uginewgame', 'go nodes 100'], 2],
    ['an option during a search', ['go movetime 150', 'setoption name Player value easy', 'go'], 2],
    ['the end of the input during a search', ['go movetime 150'], 1],
    ['the end of the input during a search without end', ['go infinite'], 1],
  ])('every go has one answer: %s', async (_what, lines, answers) => {
    const said = await talk(...lines);
    expect(said).toHaveLength(answers);
    expect(said.every((line) => /^bestmove [a-e][1-5]$/.test(line))).toBe(true);
  });

  test('a game that is over has no best move', async () => {
    expect(await talk('position fen 5/5/5/5/w4 b - 0,0 3', 'go')).toEqual([
      'info string position: found "5/5/5/5/w4 b - 0,0 3", expected a position in which the game goes on',
      'bestmove (none)',
    ]);
  });

  test('an outside engine that cannot be started is reported, and a legal move is played', async () => {
    expect(await talk('setoption name Player value ugi:/no/such', 'isready', 'go')).toEqual([
      expect.stringContaining('The engine /no/such was not found'),
      'readyok',
      expect.stringContaining('The engine /no/such was not found'),
      expect.stringMatching(/^bestmove [a-e][1-5]$/),
    ]);
  });

  test('in Portuguese', async () => {
    const { out } = await tabuleiro(['ugi', '--game', 'choko', '--lang', 'pt'], 'olá\n');
    expect(out).toMatch(/^info string command: encontr.* "olá".* um destes: ugi isready/);
  });
});

test.each([
  [['ugi'], 'the option --game is missing'],
  [['ugi', '--game', 'chess'], 'game: found "chess"'],
  [['ugi', '--game', 'choko', '--variant', 'x'], 'variant: found "x"'],
  [['ugi', '--game', 'choko', '--player', 'human'], '--player: found "human", expected a player: easy medium hard'],
])('wrong use: %j', async (args, sentence) => {
  const { code, out, err } = await tabuleiro(args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(sentence);
});
