import { describe, expect, test } from 'vitest';
import {
  type ClassicPlayer,
  loadClassics,
  manifestOf,
  Match,
  positionOf,
  SeededRandom,
  type Side,
} from '../src/index.ts';
import { classics, considerMoves, greediestOf } from '../src/oware/classic.ts';
import { originalNumberOf, PITS } from '../src/oware/layout.ts';
import { makePit } from '../src/oware/notation.ts';
import { OwarePosition } from '../src/oware/rules.ts';
import { type GameInTexts, loadGame } from './game.ts';

const report = await loadGame('oware', 'report');
const abapa = await loadGame('oware', 'abapa');

function playerOf(id: string): ClassicPlayer {
  const player = classics.find((classic) => classic.id === id);
  if (player === undefined) throw new Error(id);
  return player;
}
const bot1 = playerOf('bot1');
const bot2 = playerOf('bot2');

const read = (game: GameInTexts, text: string): OwarePosition => positionOf(OwarePosition, game.read(text));

test('the manifest names them, the weaker first', async () => {
  expect(manifestOf('oware').classics).toEqual(['bot1', 'bot2']);
  expect((await loadClassics('oware')).map(({ id }) => id)).toEqual(['bot1', 'bot2']);
});

test('the original numbers south’s pits backwards and north’s forwards', () => {
  expect(PITS.map((pit) => `${makePit(pit)}${originalNumberOf(pit)}`).join(' ')).toBe(
    'A6 B5 C4 D3 E2 F1 a1 b2 c3 d4 e5 f6',
  );
});

describe('what bot2 considers: the number, the pit and what it captures', () => {
  function consideredIn(game: GameInTexts, text: string): string {
    return considerMoves(read(game, text))
      .map(({ move, number, captures }) => `${number}${makePit(move)}:${captures}`)
      .join(' ');
  }

  test.each([
    {
      what: 'nothing at the start',
      text: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0',
      inReport: '1F:0 2E:0 3D:0 4C:0 5B:0 6A:0',
      inAbapa: '1F:0 2E:0 3D:0 4C:0 5B:0 6A:0',
    },
    {
      what: 'F makes a and b 2, E makes a 2',
      text: '0,0,0,0,2,2/1,1,9,9,9,9 3,3 S 0',
      inReport: '1F:4 2E:2',
      inAbapa: '1F:4 2E:2',
    },
    {
      what: 'north’s e and f both make A 2',
      text: '1,9,9,9,8,0/9,0,0,0,2,1 0,0 N 40',
      inReport: '1a:0 5e:2 6f:2',
      inAbapa: '1a:0 5e:2 6f:2',
    },
    {
      what: 'F would take all that north has, 2 and 2',
      text: '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40',
      inReport: '1F:4 6A:0',
      inAbapa: '1F:0 6A:0',
    },
    {
      what: 'D would leave north without a seed',
      text: '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5',
      inReport: '2E:0 3D:0 6A:0',
      inAbapa: '2E:0 6A:0',
    },
    {
      // 17 seeds from A end in F when A gets one too, and in a, making 2, when it does not.
      what: 'A comes round',
      text: '17,0,0,0,0,1/0,0,0,0,0,0 15,15 S 0',
      inReport: '1F:0 6A:0',
      inAbapa: '1F:0 6A:2',
    },
  ])('$what', ({ text, inReport, inAbapa }) => {
    expect(consideredIn(report, text)).toBe(inReport);
    expect(consideredIn(abapa, text)).toBe(inAbapa);
  });

  test('looking leaves the position as it was', () => {
    const position = read(report, '0,0,0,0,2,2/1,1,9,9,9,9 3,3 S 7');
    considerMoves(position);
    expect(report.rules.makePosition(position)).toBe('0,0,0,0,2,2/1,1,9,9,9,9 3,3 S 7');
  });

  test('no move is greedy where nothing captures', () => {
    expect(greediestOf(considerMoves(read(report, '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0')))).toBeNull();
  });
});

const SAMPLES = 3000;

/** Each of these moves must come as often as the others, and no other at all. The seed is fixed. */
function expectEven(player: ClassicPlayer, game: GameInTexts, text: string, moves: string): void {
  const position = read(game, text);
  const random = new SeededRandom(17);
  const counts = new Map<string, number>();
  for (let sample = 0; sample < SAMPLES; sample++) {
    const move = game.rules.makeMove(position, player.choose(position, random));
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted().join(' ')).toBe(moves);
  const share = 1 / counts.size;
  const fourDeviations = 4 * Math.sqrt(SAMPLES * share * (1 - share));
  for (const count of counts.values()) expect(Math.abs(count - SAMPLES * share)).toBeLessThanOrEqual(fourDeviations);
}

describe('bot1', () => {
  test.each([
    { what: 'every pit at the start', text: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0', pits: 'A B C D E F' },
    { what: 'pits with seeds alone', text: '4,4,4,4,4,4/0,4,8,4,0,8 0,0 N 0', pits: 'b c d f' },
    { what: 'a capture no more than the rest', text: '0,0,0,0,2,2/1,1,9,9,9,9 3,3 S 0', pits: 'E F' },
  ])('chooses evenly: $what', ({ text, pits }) => {
    expectEven(bot1, report, text, pits);
    expectEven(bot1, abapa, text, pits);
  });

  test('feeds north in abapa, not in report', () => {
    expectEven(bot1, abapa, '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5', 'A E');
    expectEven(bot1, report, '9,0,0,1,2,0/0,0,0,0,0,0 20,16 S 5', 'A D E');
  });

  test('passes when it must', () => {
    expectEven(bot1, report, '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 5', 'pass');
  });
});

describe('bot2', () => {
  test.each([
    { what: 'captures most: 4 with F, not 2 with E', text: '0,0,0,0,2,2/1,1,9,9,9,9 3,3 S 0', pit: 'F' },
    { what: 'captures 7 rather than sow nine seeds', text: '9,0,0,0,0,5/1,4,1,2,1,9 8,8 S 40', pit: 'F' },
    {
      what: 'among equals south takes E, number 2, not F, number 1',
      text: '9,0,0,0,2,1/1,9,9,9,8,0 0,0 S 40',
      pit: 'E',
    },
    {
      what: 'among equals north takes f, number 6, not e, number 5',
      text: '1,9,9,9,8,0/9,0,0,0,2,1 0,0 N 40',
      pit: 'f',
    },
  ])('$what', ({ text, pit }) => {
    expectEven(bot2, report, text, pit);
    expectEven(bot2, abapa, text, pit);
  });

  test.each([
    { what: 'at the start', text: '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0', pits: 'A B C D E F' },
    // A makes B 2 and C comes round to make A 2, but those are its own.
    { what: 'where only its own pit becomes 2', text: '1,1,10,0,0,0/9,9,9,9,0,0 0,0 S 40', pits: 'A B C' },
  ])('is like bot1 $what, for nothing captures', ({ text, pits }) => {
    expectEven(bot2, report, text, pits);
    expectEven(bot2, abapa, text, pits);
  });

  test('takes everything in report; in abapa that captures nothing, so anything will do', () => {
    expectEven(bot2, report, '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40', 'F');
    expectEven(bot2, abapa, '9,0,0,0,0,2/1,1,0,0,0,0 20,15 S 40', 'A F');
  });

  test('captures while it feeds', () => {
    expectEven(bot2, abapa, '17,0,0,0,0,1/0,0,0,0,0,0 15,15 S 0', 'A');
    expectEven(bot2, report, '17,0,0,0,0,1/0,0,0,0,0,0 15,15 S 0', 'A F');
  });

  test('passes when it must', () => {
    expectEven(bot2, report, '9,0,0,0,0,0/0,0,0,0,0,0 24,15 N 5', 'pass');
  });
});

describe('matches', () => {
  const MATCHES = 150;

  /** How many matches each side wins. */
  function winsOf(
    { rules }: GameInTexts,
    players: Readonly<Record<Side, ClassicPlayer>>,
  ): Readonly<Record<Side, number>> {
    const random = new SeededRandom(5);
    const wins = { 1: 0, 2: 0 };
    for (let count = 0; count < MATCHES; count++) {
      const match = new Match(rules, rules.start());
      while (match.outcome === null) {
        const played = match.play(players[match.position.turn].choose(match.position, random));
        if (!played.ok) throw new Error('a classic player made an illegal move');
      }
      if (match.outcome.winner !== null) wins[match.outcome.winner]++;
    }
    return wins;
  }

  test.each([report, abapa])('bot2 beats bot1 from either side', (game) => {
    expect(winsOf(game, { 1: bot2, 2: bot1 })[1]).toBeGreaterThan(0.75 * MATCHES);
    expect(winsOf(game, { 1: bot1, 2: bot2 })[2]).toBeGreaterThan(0.75 * MATCHES);
  });

  test.each([report, abapa])('bot1 is its own equal', (game) => {
    const wins = winsOf(game, { 1: bot1, 2: bot1 });
    expect(Math.min(wins[1], wins[2])).toBeGreaterThan(0.35 * MATCHES);
  });

  test('the same seed gives the same game', () => {
    const players = { 1: bot1, 2: bot2 };
    expect(winsOf(abapa, players)).toEqual(winsOf(abapa, players));
  });
});
