import { GAME_IDS } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { tabuleiro } from './harness.ts';

const COMMANDS = ['games', 'show', 'moves', 'perft', 'rpc'];

describe('help', () => {
  test('without arguments lists all commands', async () => {
    const { code, out } = await tabuleiro([]);
    expect(code).toBe(0);
    for (const name of COMMANDS) expect(out).toContain(`  ${name} `);
  });

  test.each(COMMANDS)('of %s has examples, in both languages', async (name) => {
    const english = await tabuleiro([name, '--help']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toContain(`Examples:\n  tabuleiro ${name}`);
    const portuguese = await tabuleiro([name, '--help', '--lang', 'pt']);
    expect(portuguese.out).toContain(`Exemplos:\n  tabuleiro ${name}`);
    expect(portuguese.out).toContain('Opções:');
    expect(portuguese.out).toMatch(/^Utilização: /);
  });

  test('the examples work', async () => {
    for (const name of COMMANDS.filter((command) => command !== 'rpc')) {
      const { out } = await tabuleiro([name, '--help']);
      const examples = out.split('Examples:')[1]?.trim().split('\n') ?? [];
      expect(examples.length).toBeGreaterThan(1);
      for (const example of examples) {
        const words = example.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
        expect(await tabuleiro(words.slice(1)), example).toMatchObject({ code: 0, err: '' });
      }
    }
  });

  test('uses the language of the system', async () => {
    expect((await tabuleiro([], '', { LANG: 'pt_PT.UTF-8' })).out).toContain('Comandos:');
    expect((await tabuleiro(['--lang', 'en'], '', { LANG: 'pt_PT.UTF-8' })).out).toContain('Commands:');
    expect((await tabuleiro(['--lang', 'en', '--lang', 'pt'])).out).toContain('Comandos:');
  });

  test('prints the version', async () => {
    expect((await tabuleiro(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('wrong use is one line on stderr and exit code 2', () => {
  test.each([
    [['dance'], 'there is no command dance; see tabuleiro --help'],
    [['dan\nce'], 'there is no command dan ce; see tabuleiro --help'],
    [['show'], 'the argument <game> is missing; see tabuleiro show --help'],
    [['show', 'go'], 'game: found "go", expected one of: choko echek eigenstate hecatomb oware'],
    [['show', 'choko', '--variant', 'x'], 'variant: found "x", expected one of: standard'],
    [['show', 'hecatomb', '--start', 'x'], 'start: found "x", expected one of: white black'],
    [['show', 'choko', '--wide'], 'there is no option --wide here; see tabuleiro show --help'],
    [['show', 'choko', 'x'], 'position.side: found nothing, expected 5 fields separated by one space'],
    [['show', 'choko', '5/5/5/5/5 w w 13,12 0'], 'position.hands: found "13", expected a whole number from 0 to 12'],
    [['show', 'choko', '--lang', 'fr'], '--lang: found "fr", expected one of: en pt'],
    [['moves', 'choko', '--limit', '-1'], '--limit: found "-1", expected a whole number'],
    [['moves', 'choko', '--limit'], 'the option --limit needs a value'],
    [['perft', 'choko'], 'the option --depth is missing'],
    [['perft', 'choko', '--depth', 'two'], '--depth: found "two", expected a whole number from 0 to 1000'],
    [['perft', 'choko', '--depth', '30'], 'depth: found "30", expected a depth with at most 2^53 sequences'],
    [['perft', 'choko', '--depth', '02'], '--depth: found "02", expected a whole number from 0 to 1000'],
    [
      ['perft', 'choko', '--depth', '10'],
      'depth: found "10", expected a depth that takes at most 1e+10 moves to count',
    ],
    [
      ['show', 'choko', '5/5/5/5/5 w w 12,12 0', '--start', 'standard'],
      'start: found "standard", expected a start or a',
    ],
    [['moves', 'hecatomb', 'x', '--start', 'black'], 'start: found "black", expected a start or a position, not both'],
    [['--lang', 'fr'], '--lang: found "fr", expected one of: en pt'],
    [['--lang'], 'the option --lang needs a value'],
    [
      ['perft', 'choko', '--depth', '30', '--divide'],
      'depth: found "30", expected a depth with at most 2^53 sequences',
    ],
    [['games', 'choko'], 'there are too many arguments'],
  ])('%j', async (args, message) => {
    const { code, out, err } = await tabuleiro(args);
    expect(err).toContain(`tabuleiro: ${message}`);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test('in Portuguese too', async () => {
    expect((await tabuleiro(['show', 'choko', 'x', '--lang', 'pt'])).err).toContain(
      'encontrou-se um texto vazio; esperava-se 5 campos',
    );
    expect((await tabuleiro(['dança', '--lang=pt'])).err).toContain('não há nenhum comando dança');
  });
});

describe('games', () => {
  test('lists every game with its variants', async () => {
    const { out } = await tabuleiro(['games']);
    expect(out).toContain('Original program of 2013: easy, medium, hard\n    Improved originals: hard-plus\n');
    for (const id of [
      'choko',
      'echek',
      'eigenstate',
      'hecatomb',
      'oware',
      'abapa',
      'endless',
      'full-piece-anytime',
      'check',
      'starts: white, black',
    ]) {
      expect(out).toContain(id);
    }
  });

  test('lists the starts of a variant and the opponents in Portuguese too', async () => {
    const { out } = await tabuleiro(['games', '--lang', 'pt']);
    expect(out).toContain('posições iniciais: white, black');
    expect(out).toMatch(/adversários em todos os jogos: 1 Bia, .*10 Baltazar/);
  });

  test('gives JSON', async () => {
    const { out } = await tabuleiro(['games', '--json']);
    expect(JSON.parse(out)).toContainEqual({
      id: 'choko',
      name: 'Choko',
      variants: [
        {
          id: 'standard',
          start: '5/5/5/5/5 w w 12,12 0',
          starts: [{ id: 'standard', position: '5/5/5/5/5 w w 12,12 0' }],
        },
      ],
    });
  });
});

describe('show', () => {
  test('draws the board, says whose turn it is, what is forced and why', async () => {
    const { out } = await tabuleiro(['show', 'choko', '1bw1w/4w/bw1ww/5/b1w1w b w 0,1 0', '--ascii']);
    expect(out).toBe(`Choko · Standard

Black: hand X, out of the game XXXXXXXX 8
5  . X O . O
4  . . . . O
3  X O . O O
2  . . . . .
1  X . O . O
   a b c d e
White: hand -, out of the game OOOO 4, initiative

Black to move.
Black must drop a man: white has the initiative.
1bw1w/4w/bw1ww/5/b1w1w b w 0,1 0
`);
  });

  test('takes the position in separate words too', async () => {
    const { out } = await tabuleiro(['show', 'choko', '5/5/5/5/w4', 'b', '-', '0,0', '3', '--lang', 'pt']);
    expect(out).toContain('Ganham as brancas: as pretas já não têm peças.');
  });

  test('shows another start', async () => {
    expect((await tabuleiro(['show', 'hecatomb', '--start', 'black'])).out).toContain('Black to move.');
  });

  test('gives JSON with the view', async () => {
    const { out } = await tabuleiro(['show', 'oware', '--json']);
    const shown: unknown = JSON.parse(out);
    expect(shown).toMatchObject({
      game: 'oware',
      variant: 'report',
      turn: 1,
      outcome: null,
      view: { surface: 'hardwood' },
    });
  });

  test.each(GAME_IDS)('draws %s', async (game) => {
    const { code, out } = await tabuleiro(['show', game]);
    expect(code).toBe(0);
    expect(out).toMatchSnapshot();
  });
});

describe('show with ASCII alone', () => {
  test.each(GAME_IDS)('draws %s', async (game) => {
    const { out } = await tabuleiro(['show', game, '--ascii']);
    // The first line has the names of game and variant.
    expect(out.split('\n').slice(1).join('\n')).toMatch(/^[\n\x20-\x7e]*$/);
  });

  test('draws tiles that are out of the game by their names', async () => {
    const position = 'Db1.ffefff,Ff4.010000 4d2.000080,5d5.7c7ecc 1 0';
    const { out } = await tabuleiro(['show', 'eigenstate', position, '--ascii']);
    expect(out).toMatch(/: out of the game A B C E\n/);
    expect(out).toMatch(/: out of the game 1 2 3 6\n/);
  });
});

describe('moves', () => {
  test('lists one a line', async () => {
    const { out } = await tabuleiro(['moves', 'oware']);
    expect(out.trim().split('\n').sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  test('lists at most --limit moves, and counts all', async () => {
    const { out } = await tabuleiro(['moves', 'eigenstate', '--json', '--limit', '2']);
    const answer: { count: number; moves: string[] } = JSON.parse(out);
    expect(answer.count).toBe(56_718);
    expect(answer.moves).toHaveLength(2);
    expect((await tabuleiro(['moves', 'choko', '--limit', '0'])).out).toBe('');
  });

  test('lists none in a finished game and gives the reason', async () => {
    const { code, out, err } = await tabuleiro(['moves', 'choko', '5/5/5/5/w4 b - 0,0 3']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toBe('The game is over. White wins: black has no men left.\n');
  });
});

describe('perft', () => {
  test('counts', async () => {
    expect((await tabuleiro(['perft', 'choko', '--depth', '3'])).out).toBe('15700\n');
    expect((await tabuleiro(['perft', 'choko', '--depth', '0'])).out).toBe('1\n');
    expect((await tabuleiro(['perft', 'oware', '--variant', 'abapa', '--depth', '5', '--json'])).out).toBe(
      '{"nodes":5219}\n',
    );
  });

  test('divides', async () => {
    const { out } = await tabuleiro(['perft', 'oware', '--depth', '2', '--divide']);
    expect(out).toBe('A 6\nB 6\nC 6\nD 6\nE 6\nF 6\n36\n');
  });
});
