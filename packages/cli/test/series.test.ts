import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadRecords } from '../src/storage/records.ts';
import { type CommandResult, tabuleiro, type IoOverrides } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-series-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files without a given name go here. */
const env = { XDG_DATA_HOME: folder, HOME: folder, APPDATA: folder };
const run = (args: readonly string[], world: IoOverrides = {}): Promise<CommandResult> =>
  tabuleiro(args, '', env, world);

type Facts = Readonly<Record<string, unknown>>;

function readFacts(line: string): Facts {
  const facts: Facts = JSON.parse(line);
  return facts;
}

/** The events of an output, one a line, with all that is in them. */
const readEvents = (out: string): readonly Facts[] => out.trimEnd().split('\n').map(readFacts);

let files = 0;
const newFile = (): string => join(folder, `series-${++files}.jsonl`);
const linesOf = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n');

/** The matches of a file in their order, without what differs between two runs. */
function matchesOf(file: string): readonly Facts[] {
  const matches = linesOf(file).slice(1).map(readFacts);
  const numbered = matches.map((match) => Object.assign(match, { number: Number(match['number']), date: '' }));
  return numbered.toSorted((one, two) => one.number - two.number);
}

/** Interrupts the command as soon as the file has `count` matches. */
function endAfter(matches: number, file: string): IoOverrides {
  return {
    onInterrupt: (tell) => {
      const timer = setInterval(() => {
        if (linesOf(file).length > matches) tell();
      }, 5);
      return () => clearInterval(timer);
    },
  };
}

// One thread is enough here, and starts faster than two.
const SERIES = ['match', 'choko', 'medium', 'hard', '--threads', '1'];

describe('match', () => {
  test('tells the results by side, the strength and how sure it is', async () => {
    const { code, out, err } = await run(['match', 'choko', 'easy', 'hard', '--games', '10', '--file', newFile()]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('Choko · Standard, 10 matches, openings of 2 plies, seed 1');
    expect(lines).toContainEqual(expect.stringMatching(/^hard {4}black +5 /));
    expect(lines).toContainEqual(expect.stringMatching(/^Plies: [\d.]+ on average/));
    expect(lines).toContainEqual(expect.stringMatching(/^Result: easy [\d.]+ – [\d.]+ hard$/));
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^Strength: easy scores [\d.]+ %, an Elo difference of -\S+ \(95 % sure: from -\S+ to -\d+\)\.$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Likelihood that easy is the stronger one: 0\.\d %\.$/));
  });

  test('speaks Portuguese', async () => {
    const { out } = await run([...SERIES, '--games', '2', '--opening-plies', '1', '--lang', 'pt', '--file', newFile()]);
    expect(out).toContain('Choko · Normal, 2 partidas, aberturas de 1 jogada, semente 1');
    expect(out).toMatch(/Força: médio, com [\d,]+ % dos pontos, uma diferença de Elo de /);
  });

  test('plays each opening with both sides, and no two openings are alike', async () => {
    const file = join(folder, 'all.record');
    const { out } = await run([...SERIES, '--games', '8', '--json', '--record', file]);
    const events = readEvents(out);
    expect(events).toHaveLength(9);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'match', number: 2, seed: 2, players: { 1: 'hard', 2: 'medium' }, opening: 2 }),
    );
    expect(events.at(-1)).toMatchObject({
      event: 'series',
      matches: 8,
      players: [{ name: 'medium' }, { name: 'hard' }],
    });
    const read = await loadRecords(file);
    const records = read.ok ? read.value.map(({ record }) => record) : [];
    expect(records.map(({ tags }) => [tags['Round'], tags['Player1'], tags['Seed']])).toEqual(
      Array.from({ length: 8 }, (_, index) => {
        const number = index + 1;
        return [String(number), number % 2 === 1 ? 'medium' : 'hard', String(number)];
      }),
    );
    const openings = records.map(({ plies }) => `${plies[0]?.move} ${plies[1]?.move}`);
    expect(openings.filter((_, index) => index % 2 === 1)).toEqual(openings.filter((_, index) => index % 2 === 0));
    expect(new Set(openings).size).toBe(4);
  });

  test('an outside engine that is not there ends it with a sentence', async () => {
    const { code, out, err } = await run(['match', 'choko', 'easy', 'ugi:/no/such/engine', '--games', '2']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('The engine /no/such/engine was not found.');
  });

  test('the strongest player plays the same again with as many nodes, whatever it played before', async () => {
    const [one, two] = [newFile(), newFile()];
    const args = ['match', 'choko', 'max', 'hard', '--nodes', '60', '--seed', '5'];
    await run([...args, '--games', '4', '--threads', '1', '--file', one]);
    await run([...args, '--games', '4', '--threads', '3', '--file', two]);
    expect(matchesOf(one)).toEqual(matchesOf(two));
  });
});

describe('a series that was interrupted', () => {
  test('goes on where it was, and ends like one that was not', async () => {
    const file = newFile();
    const args = [...SERIES, '--seed', '9'];
    const first = await run([...args, '--games', '10000', '--file', file], endAfter(3, file));
    expect(first.code).toBe(130);
    expect(first.err).toBe('Interrupted. What was played is saved; the same command continues from here.\n');
    const played = linesOf(file).length - 1;
    expect(first.out).toContain(`, ${played} matches, `);
    const games = String(played + 5);

    const second = await run([...args, '--games', games, '--json', '--file', file]);
    expect(second.code).toBe(0);
    const events = readEvents(second.out);
    // Matches that another thread had finished before one with a lower number was left are not played twice.
    expect(events).toHaveLength(6);

    const whole = newFile();
    const { out } = await run([...args, '--games', games, '--json', '--threads', '1', '--file', whole]);
    expect({ ...events.at(-1), file: '' }).toEqual({ ...readEvents(out).at(-1), file: '' });
    const wanted = matchesOf(file).filter((match) => Number(match['number']) <= Number(games));
    expect(wanted).toEqual(matchesOf(whole));
  });

  test('by a power cut leaves a torn line behind', async () => {
    const file = newFile();
    const args = [...SERIES, '--games', '4', '--file', file];
    await run(args);
    const whole = matchesOf(file);
    truncateSync(file, readFileSync(file).length - 40);
    const { code } = await run(args);
    expect(code).toBe(0);
    const [torn] = linesOf(file).slice(4, 5);
    expect(() => readFacts(torn ?? '{}')).toThrow('JSON');
    const { out } = await run([...args, '--json']);
    expect(readEvents(out)).toHaveLength(1);
    writeFileSync(file, linesOf(file).toSpliced(4, 1).join('\n'));
    expect(matchesOf(file)).toEqual(whole);
  });

  test('by a power cut within the first line begins anew', async () => {
    const file = newFile();
    const args = [...SERIES, '--games', '2', '--file', file];
    await run(args);
    const whole = matchesOf(file);
    truncateSync(file, 30);
    const { code } = await run(args);
    expect(code).toBe(0);
    expect(matchesOf(file)).toEqual(whole);
  });

  test('before a match was finished has nothing to tell', async () => {
    const atOnce: IoOverrides = {
      onInterrupt: (tell) => {
        tell();
        return () => undefined;
      },
    };
    const { code, out } = await run([...SERIES, '--file', newFile()], atOnce);
    expect({ code, out }).toEqual({ code: 130, out: '' });
  });
});

describe('the file of a series', () => {
  test('is found again by its settings, and can be made longer', async () => {
    const args = [...SERIES, '--seed', '77', '--json'];
    await run([...args, '--games', '2']);
    const again = readEvents((await run([...args, '--games', '4'])).out);
    expect(again.filter((one) => one['event'] === 'match').map((match) => match['number'])).toEqual(
      expect.arrayContaining([3, 4]),
    );
    expect(again).toHaveLength(3);
    expect(again.at(-1)).toMatchObject({ matches: 4 });
    const fewer = readEvents((await run([...args, '--games', '2'])).out);
    expect(fewer).toEqual([expect.objectContaining({ event: 'series', matches: 2 })]);
  });

  test.each([
    [['--seed', '2'], 'this is another series (seed is 1 in the file, and should be 2); name another file'],
    [['--opening-plies', '3'], 'this is another series (openingPlies is 2 in the file, and should be 3)'],
  ])('is not gone on with other settings: %j', async (others, message) => {
    const file = newFile();
    await run([...SERIES, '--games', '2', '--file', file]);
    const before = readFileSync(file, 'utf8');
    const { code, out, err } = await run([...SERIES, ...others, '--games', '2', '--file', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(`${file}: ${message}`);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each([
    ['Dear Ana,\n', 'this is not the file of a series; the file is unchanged'],
    ['{"format":"tabuleiro-series","version":2,"settings":{}}\n', 'this is not the file of a series'],
  ])('that is something else is left alone: %j', async (text, message) => {
    const file = newFile();
    writeFileSync(file, text);
    const { code, err } = await run([...SERIES, '--file', file]);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('with a line that is no match is refused', async () => {
    const file = newFile();
    await run([...SERIES, '--games', '2', '--file', file]);
    appendFileSync(file, '{"number":3,"outcome":{"winner":3}}\n');
    const { code, err } = await run([...SERIES, '--games', '2', '--file', file]);
    expect(code).toBe(2);
    expect(err).toContain('line 4 is not a match of a series; the file is unchanged');
  });

  test('with changed moves gives no records', async () => {
    const file = newFile();
    await run([...SERIES, '--games', '2', '--file', file]);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"moves":"\S+ /, '"moves":"z9 '));
    const record = join(folder, 'changed.record');
    const { code, err } = await run([...SERIES, '--games', '2', '--file', file, '--record', record]);
    expect(code).toBe(2);
    expect(err).toMatch(/the moves of match \d cannot be played; no records were written/);
  });

  test('says how much another build has played, and --fresh plays it again', async () => {
    const file = newFile();
    const args = [...SERIES, '--games', '4', '--file', file];
    await run(args);
    const old = readFileSync(file, 'utf8').replace(/"build":"\w+"/, '"build":"before"');
    writeFileSync(file, old);
    expect((await run(args)).out).toContain('Another build of the program played 1 of these matches; with --fresh');
    const fresh = await run([...args, '--fresh', '--json']);
    expect(readEvents(fresh.out)).toHaveLength(2);
    expect(readFileSync(file, 'utf8').startsWith(old)).toBe(true);
    const after = await run(args);
    expect(after.out).not.toContain('Another build');
    expect(after.out).toContain('4 matches');
  });

  test('tells tables apart where a player looks them up', async () => {
    const buildOf = async (game: readonly string[], player: string): Promise<unknown> => {
      const file = newFile();
      const limits = player === 'max' ? ['--nodes', '10'] : [];
      await run(['match', ...game, '1', player, ...limits, '--games', '1', '--threads', '1', '--file', file]);
      return matchesOf(file)[0]?.['build'];
    };
    expect(await buildOf(['choko'], 'max')).not.toBe(await buildOf(['choko'], '2'));
    // There are no tables of this game.
    const without = ['hecatomb', '--variant', 'ten-turns'];
    expect(await buildOf(without, 'max')).toBe(await buildOf(without, '2'));
  });
});

describe('a sequential test', () => {
  test('stops when it is clear, at the same match whatever was faster', async () => {
    const [one, two] = [newFile(), newFile()];
    const args = ['match', 'choko', 'easy', 'hard', '--sprt', '0,100', '--json'];
    const ends = [];
    for (const [file, threads] of [
      [one, '1'],
      [two, '4'],
    ] as const) {
      ends.push(readEvents((await run([...args, '--threads', threads, '--file', file])).out).at(-1));
    }
    const [first, second] = ends;
    expect(first).toMatchObject({ sprt: { state: 'accepted-0', elo0: 0, elo1: 100 } });
    expect(second).toMatchObject({ matches: first?.['matches'], sprt: first?.['sprt'], players: first?.['players'] });
    const again = await run(['match', 'choko', 'easy', 'hard', '--sprt', '0,100', '--file', one]);
    expect(again.out).toMatch(/Test: easy is not \+100 Elo ahead; 0 or less is likelier\. \(Log-likelihood ratio -/);
  });

  test('says when it is not clear yet', async () => {
    const { out } = await run([...SERIES, '--games', '2', '--sprt', '-5,5', '--file', newFile()]);
    expect(out).toContain('Test: not clear yet whether medium is -5 or +5 Elo ahead. (Log-likelihood ratio ');
  });
});

describe('tournament', () => {
  const TOURNAMENT = ['tournament', 'choko', '--players', 'classics', '--games', '6', '--threads', '1'];

  test('puts the players on a ladder, and the stronger one of each pair in front', async () => {
    const { code, out, err } = await run(TOURNAMENT);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out.trimEnd().split('\n');
    expect(lines[2]).toMatch(/^player +Elo +± +matches +score$/);
    const ladder = lines.slice(3, 7).map((line) => line.split(' ')[0] ?? '');
    expect(ladder.toSorted()).toEqual(['easy', 'hard', 'hard+', 'medium']);
    expect(lines[6]).toMatch(/^easy +1000 +0 +6 +[\d.]+ %$/);
    const pairs = lines.slice(7).map((line) => line.split(/ +/).slice(0, 3));
    for (const pair of ['easy medium', 'medium hard', 'hard hard+']) {
      expect(pairs).toContainEqual([...ladder.filter((player) => pair.split(' ').includes(player)), '6']);
    }
    expect(lines).toContainEqual(expect.stringMatching(/^medium +easy +6 .* %  .* … /));
    expect(lines.at(-1)).toBe(
      'npx tabuleiro tournament choko --players classics --games 6 --opening-plies 2 --anchor easy=1000 --seed 1',
    );
  });

  test('is not played twice; its tables take the place of the old ones in a document', async () => {
    const file = join(folder, 'strength.md');
    writeFileSync(file, '# Strength\n\n<!-- tournament:choko -->\n\nold\n\n<!-- end -->\n\nThe end.\n');
    const { out } = await run([...TOURNAMENT, '--anchor', 'hard=2000', '--json', '--out', file]);
    const [only, ...others] = readEvents(out);
    expect(others).toEqual([]);
    expect(only).toMatchObject({
      event: 'tournament',
      anchor: { player: 'hard', rating: 2000 },
      pairs: [{ results: {}, elo: {} }, {}, { players: ['medium', 'easy'] }],
    });
    expect(only?.['ladder']).toContainEqual(expect.objectContaining({ player: 'hard', rating: 2000, error: 0 }));
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(/^# Strength\n\n<!-- tournament:choko -->\n\nMade by\n\n```\nnpx tabuleiro tournament choko /);
    expect(text).toContain('\n| easy   |');
    expect(text).not.toContain('old');
    expect(text.endsWith('\n<!-- end -->\n\nThe end.\n')).toBe(true);
  });

  test('all pairs', async () => {
    const { out } = await run([...TOURNAMENT, '--pairs', 'all', '--json']);
    const last = readEvents(out).at(-1);
    expect(last?.['pairs']).toHaveLength(6);
    expect(last?.['command']).toContain(' --pairs all ');
  });

  test('classic players find their place among the levels', async () => {
    const { out } = await run([
      'tournament',
      'choko',
      '--players',
      '1,2,easy',
      '--games',
      '2',
      '--threads',
      '1',
      '--json',
    ]);
    const events = readEvents(out);
    const last = events.at(-1);
    expect(last).toMatchObject({ ladder: [{}, {}, {}] });
    const players = JSON.stringify(last?.['pairs']);
    expect(players).toMatch(/\["easy","[12]"\]|\["[12]","easy"\]/);
    expect(players).toMatch(/\["2","1"\]|\["1","2"\]/);
  });

  test('goes on after an interruption', async () => {
    const dir = mkdtempSync(join(folder, 'dir-'));
    const document = join(dir, 'strength.md');
    const args = [...TOURNAMENT, '--seed', '3', '--dir', dir, '--out', document];
    const atOnce: IoOverrides = {
      onInterrupt: (tell) => {
        const timer = setTimeout(tell, 1);
        return () => clearTimeout(timer);
      },
    };
    const first = await run(args, atOnce);
    expect(first.code).toBe(130);
    expect(existsSync(document)).toBe(false);
    expect((await run(args)).code).toBe(0);
    expect(readFileSync(document, 'utf8')).toContain('--seed 3');
  });
});

describe('wrong use', () => {
  const PLAYERS = 'easy medium hard';
  test.each([
    [['match'], 'game: found nothing, expected one of: choko'],
    [['match', 'easy', 'hard'], 'game: found "easy", expected one of: choko'],
    [['match', 'choko', 'easy'], 'the argument <B> is missing; see tabuleiro match --help'],
    [['match', 'choko', 'easy', 'hard', 'hard'], 'there are too many arguments; see tabuleiro match --help'],
    [['match', 'choko', 'human', 'hard'], `A: found "human", expected a player: ${PLAYERS}`],
    [[...SERIES, '--games', '0'], '--games: found "0", expected a whole number from 1 to 100000'],
    [[...SERIES, '--opening-plies', 'few'], '--opening-plies: found "few", expected a whole number from 0 to 40'],
    [[...SERIES, '--threads', '0'], '--threads: found "0", expected a whole number from 1 to 512'],
    [[...SERIES, '--time', '100'], '--time: found "100", expected no limit: only max and ugi: players take one'],
    [['match', 'choko', 'max', 'hard', '--nodes-b', '9'], '--nodes-b: found "9", expected no limit: only max'],
    [['match', 'choko', 'max', 'hard', '--time-a', '0'], '--time-a: found "0", expected a whole number from 1 to'],
    [[...SERIES, '--sprt', '5'], '--sprt: found "5", expected two differences in Elo from -2000 to 2000 with a comma'],
    [[...SERIES, '--sprt', '10,0'], '--sprt: found "10,0", expected two differences in Elo from'],
    [[...SERIES, '--sprt', '0,2001'], '--sprt: found "0,2001", expected two differences in Elo from'],
    [[...SERIES, '--sprt', '-2000.5,0'], '--sprt: found "-2000.5,0", expected two differences in Elo from'],
    [['tournament'], 'the argument <game> is missing; see tabuleiro tournament --help'],
    [['tournament', 'choko', '--players', 'easy'], '--players: found "easy", expected at least two players'],
    [['tournament', 'choko', '--players', 'easy,classics'], '--players: found "easy", expected each player once'],
    [['tournament', 'choko', '--players', 'easy,11'], `--players: found "11", expected a player: ${PLAYERS}`],
    [['tournament', 'choko', '--pairs', 'some'], '--pairs: found "some", expected one of: neighbours all'],
    [['tournament', 'choko', '--anchor', 'ana=5'], '--anchor: found "ana=5", expected a player of the tournament'],
    [['tournament', 'choko', '--players', 'classics', '--time', '9'], '--time: found "9", expected no limit'],
    [['tournament', 'choko', '--out', '/no/such/folder/x.md'], '/no/such/folder/x.md: there is no such file or folder'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await run(args);
    expect(err).toContain(`tabuleiro: ${message}`);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('in Portuguese too', async () => {
    const { err } = await run([...SERIES, '--sprt', 'x', '--lang', 'pt']);
    expect(err).toContain('esperava-se duas diferenças de Elo de -2000 a 2000 com uma vírgula entre elas');
  });

  test.each(['match', 'tournament'])('help of %s has examples, in both languages', async (name) => {
    expect((await run([name, '--help'])).out).toContain(`Examples:\n  tabuleiro ${name} choko`);
    expect((await run([name, '--help', '--lang', 'pt'])).out).toContain(`Exemplos:\n  tabuleiro ${name} choko`);
  });
});
