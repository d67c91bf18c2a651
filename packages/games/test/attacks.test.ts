import { describe, expect, test } from 'vitest';
import { loadAttacks, manifestOf, type GameId, type Side } from '../src/index.ts';
import { loadGame } from './game.ts';

// Where pieces go and what they attack, whichever side is to move. The conformance suite compares this to the legal moves of the
// side to move; here are exact answers, of the other side too.

interface Case {
  readonly what: string;
  readonly game: GameId;
  readonly variant?: string;
  readonly position: string;
  /** By cell or piece: where it goes, then what it attacks. */
  readonly reach: Readonly<Record<string, readonly [goes: string, attacks: string]>>;
  /** What each side could capture, and where it could win. */
  readonly threats: Readonly<Record<Side, readonly [captures: string, wins: string]>>;
}

const NOTHING = ['', ''] as const;

const CASES: readonly Case[] = [
  {
    what: 'men of both sides jump over each other; what is taken besides is no attack',
    game: 'choko',
    position: '5/2b2/2w2/5/b3b w - 11,9 2',
    reach: { c3: ['b3 c2 c5 d3', 'c4'], c4: ['b4 c2 c5 d4', 'c3'], e1: ['d1 e2', ''], a5: NOTHING },
    threats: { 1: ['c4', ''], 2: ['c3', ''] },
  },
  {
    what: 'while the other side has the initiative, men stay where they are',
    game: 'choko',
    position: '5/2b2/2w2/5/b3b w w 11,9 2',
    reach: { c3: ['b3 c2 c5 d3', 'c4'], c4: NOTHING },
    threats: { 1: ['c4', ''], 2: NOTHING },
  },
  {
    what: 'the last man is taken',
    game: 'choko',
    position: '5/2b2/2w2/5/5 w - 0,0 2',
    reach: { 'hand-1': NOTHING },
    threats: { 1: ['c4', 'c4'], 2: ['c3', 'c3'] },
  },
  {
    what: 'a man in the hand goes to every empty hole',
    game: 'choko',
    position: 'wbwbw/bwbwb/wbwbw/bwbwb/1wbw1 b - 0,0 2',
    reach: { 'hand-1': NOTHING, b5: NOTHING, e2: ['e1', ''] },
    threats: { 1: ['a2 e2', ''], 2: ['b1 d1', ''] },
  },
  {
    what: 'cards in reserve are placed beside their own, and pawns move on',
    game: 'echek',
    position: '4/1kK1/4/4 w Rr - 0',
    reach: {
      d4: ['c3 c5 d3 d5', ''],
      c4: ['c3 c5 d3 d5', ''],
      'bishop-1': ['d3 d5 e3 e4 e5', ''],
      'pawn-2': ['b3 b4 b5 c3 c5 d3 d5', ''],
      e6: NOTHING,
    },
    threats: { 1: NOTHING, 2: NOTHING },
  },
  {
    what: 'a bishop takes off, and the last open side of a king is closed',
    game: 'echek',
    position: '2N1/RkQ1/1K1n/3r b - - 3',
    reach: {
      d4: ['d2 d3 e4', ''],
      'pawn-1': ['b2 b3 b5 c2 c5 d2 d3 e4 e5', 'c4'],
      'bishop-2': ['b5 c5 d2 e4', 'b4 d4 d5'],
    },
    threats: { 1: ['c4 e2 e3', 'c4'], 2: ['b4 d4 d5', ''] },
  },
  {
    what: 'queens look along their lines up to the first piece',
    game: 'hecatomb',
    variant: 'ten-turns',
    position: '4k3/8/8/8/3q4/2QQ4/8/4K3 w 4',
    reach: {
      d4: ['a4 a7 b4 b6 c3 c4 c5 d3 d5 d6 d7 d8 e3 e4 e5 f2 f4 f6 g1 g4 g7 h4 h8', 'c3 d3'],
      e8: ['d7 d8 e7 f7 f8', ''],
    },
    threats: { 1: ['d4', ''], 2: ['c3 d3', ''] },
  },
  {
    what: 'a king can be taken',
    game: 'hecatomb',
    variant: 'endless',
    position: '4k3/8/8/8/8/8/4q3/4K3 b - 0',
    reach: { e1: ['d1 d2 e2 f1 f2', 'e2'] },
    threats: { 1: ['e2', ''], 2: ['e1', 'e1'] },
  },
  {
    what: 'in check the attacker is shown as if it could take the king, and the pinned stay on their line',
    game: 'hecatomb',
    variant: 'check',
    position: '4k3/8/8/8/4q3/8/8/3QK3 w - 0',
    reach: { d1: ['e2', ''], e1: ['d2 f1 f2', ''], e8: ['d7 d8 e7 f7 f8', ''] },
    threats: { 1: NOTHING, 2: ['e1', 'e1'] },
  },
  {
    what: 'mate is shown where it is made',
    game: 'hecatomb',
    variant: 'check',
    position: '7k/8/6K1/8/8/Q7/8/8 b - 0',
    reach: { h8: ['g8', ''] },
    threats: { 1: ['', 'a8 f8'], 2: NOTHING },
  },
  {
    what: 'seeds fall into the pits that follow, and the last one captures backwards',
    game: 'oware',
    position: '9,0,0,0,0,5/1,4,1,2,1,9 8,8 N 40',
    reach: {
      F: ['a b c d e', 'c d e'],
      A: ['B C D E F a b c d', 'c d'],
      f: ['A B C D E F a b c', ''],
      B: NOTHING,
      'seeds-store-1': NOTHING,
    },
    threats: { 1: ['c d e', ''], 2: NOTHING },
  },
  {
    what: 'a capture that makes a majority wins',
    game: 'oware',
    position: '0,0,0,0,0,1/1,0,0,0,9,9 24,4 S 0',
    reach: { F: ['a', 'a'] },
    threats: { 1: ['a', 'a'], 2: NOTHING },
  },
  {
    what: 'a capture that would leave nothing is none',
    game: 'oware',
    variant: 'abapa',
    position: '0,0,0,0,0,1/1,0,0,0,0,0 23,23 S 0',
    reach: { F: ['a', ''], a: ['b', ''] },
    threats: { 1: NOTHING, 2: NOTHING },
  },
  {
    what: 'pins lead to empty squares, enemies and own pieces; the second last enemy decides',
    game: 'eigenstate',
    position: 'Aa1.010000,Bb2.010100,Cc1.010000 1b3.000080,2b6.000080 1 0',
    reach: { b2: ['a1 b3', 'b3'], b3: ['b2', 'b2'], b6: ['b5', ''], c4: NOTHING },
    threats: { 1: ['b3', 'b3'], 2: ['b2', ''] },
  },
  {
    what: 'a piece with two empty holes could be filled',
    game: 'eigenstate',
    variant: 'full-piece-anytime',
    position: 'Aa1.fffffc,Cc1.010000 1b3.000080,2b6.000080,3d6.000080 2 0',
    reach: { a1: ['a2 a3 b1 b2 b3 c1 c2 c3', 'b3'] },
    threats: { 1: ['b3', 'a1'], 2: NOTHING },
  },
  {
    what: 'filling a piece decides only when both sides have two',
    game: 'eigenstate',
    position: 'Aa1.fffffc,Cc1.010000 1b3.000080,2b6.000080,3d6.000080 2 0',
    reach: {},
    threats: { 1: ['b3', 'a1'], 2: NOTHING },
  },
];

const sorted = (cells: readonly string[]): string => cells.toSorted().join(' ');

test.each(CASES)('$game: $what', async ({ game, variant, position: text, reach, threats }) => {
  const { rules, read } = await loadGame(game, variant);
  const attacks = await loadAttacks(rules);
  const position = read(text);
  const found = Object.keys(reach).map((id) => [id, attacks.reach(position, id)] as const);
  expect(Object.fromEntries(found.map(([id, { goes, attacks: at }]) => [id, [sorted(goes), sorted(at)]]))).toEqual(
    reach,
  );
  for (const side of [1, 2] as const) {
    const { captures, wins } = attacks.threats(position, side);
    expect([sorted(captures), sorted(wins)]).toEqual(threats[side]);
  }
});

describe('nothing is possible once the game is over', () => {
  test.each([
    { game: 'choko', position: '5/5/2w2/5/5 w - 0,0 2', id: 'c3' },
    { game: 'echek', position: '1P2/RkK1/1Q2/4 w - - 0', id: 'd4' },
    { game: 'hecatomb', position: '8/8/8/8/3q4/3Q4/8/4K3 w 4', id: 'd3' },
    { game: 'oware', position: '0,0,0,0,0,1/1,4,1,2,1,9 25,4 S 0', id: 'F' },
    { game: 'eigenstate', position: 'Aa1.010000 1b3.000080,2b6.000080,3d6.000080 2 0', id: 'b3' },
  ] as const)('$game', async ({ game, position, id }) => {
    const { rules, read } = await loadGame(game);
    const attacks = await loadAttacks(rules);
    const at = read(position);
    expect(at.isOver()).toBe(true);
    expect(attacks.reach(at, id)).toEqual({ goes: [], attacks: [] });
    for (const side of [1, 2] as const) expect(attacks.threats(at, side)).toEqual({ captures: [], wins: [] });
  });
});

test('a facet of its own agrees with the choices of the game', async () => {
  const { rules, read } = await loadGame('hecatomb', 'endless');
  const own = await loadAttacks(rules);
  const { load } = manifestOf('hecatomb');
  const { attacksFromChoices } = await import('../src/attacks/from-choices.ts');
  const derived = attacksFromChoices({
    viewer: await load.viewer(),
    moveViewer: await load.moveViewer(),
    choices: await load.choices(),
    editor: await load.editor(),
    variant: 'endless',
    parsePosition: (text) => rules.parsePosition(text),
  });
  const position = read('4k3/8/1q6/8/3q4/2QQ4/8/1Q2K3 w - 0');
  for (const id of ['c3', 'd3', 'b1', 'e1', 'd4', 'b6', 'e8']) {
    const [one, other] = [own.reach(position, id), derived.reach(position, id)];
    expect([sorted(one.goes), sorted(one.attacks)]).toEqual([sorted(other.goes), sorted(other.attacks)]);
  }
});
