import { describe, expect, test } from 'vitest';
import { type GameId, GAME_IDS, loadExamples, loadRules, loadRuleTexts } from '../src/index.ts';
import { inspectCourse, inspectExamples, wantedMoves } from '../src/testing/index.ts';

describe('what the rules show', () => {
  test.each(GAME_IDS)('of %s is true and has words in all languages', async (game) => {
    expect(await inspectExamples(game)).toEqual([]);
  });

  /** The start of a match is shown beside the rules; the others say only what does not happen or sum up. */
  const WITHOUT_EXAMPLE: Readonly<Partial<Record<GameId, readonly string[]>>> = {
    choko: ['board'],
    echek: ['pieces', 'turn'],
    eigenstate: ['board'],
    hecatomb: ['no-passing'],
    oware: ['board'],
  };

  test.each(GAME_IDS.filter((game) => WITHOUT_EXAMPLE[game] !== undefined))(
    'of %s leaves out no rule that can be shown',
    async (game) => {
      const shown = new Set((await loadExamples(game)).map(({ rule }) => rule));
      const rules = await loadRuleTexts(game, 'en');
      expect(rules.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual(WITHOUT_EXAMPLE[game]);
    },
  );
});

test.each(GAME_IDS)('the course of %s can be taken in all languages', async (game) => {
  expect(await inspectCourse(game)).toEqual([]);
});

/** By game and task: the moves that are wanted; of turns with pins only what comes before the pins. */
const WANTED: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  choko: {
    drop: 'a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 d4 e4 a5 b5 c5 d5 e5',
    step: 'c3-c4 c3-c2 c3-d3 c3-b3',
    'two-men': 'c3xc5,e1 c3xc5,a2 c3xc5,e5',
    'hole-behind': 'c3xa3,a1 c3xa3,c4 c3xa3,c5',
    'not-forced': 'a1 b1 c1 d1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 d4 e4 a5 b5 c5 d5 e5 c3-c2 c3-d3 c3-b3',
    theirs: 'a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 b3 d3 e3 a4 b4 d4 e4 a5 b5 c5 d5 e5',
    'no-man': 'a1 b1 c1 d1 e1 a2 b2 c2 d2 e2 a3 c3 d3 e3 a4 b4 d4 e4 a5 b5 c5 d5 e5',
    stuck: 'd1 e1 b2 c2 d2 e2 b3 c3 d3 e3 a4 b4 c4 d4 e4 a5 b5 c5 d5 e5',
    'last-men': 'c3xc5,e1',
  },
  echek: {
    widen: 'Q@e3 Q@e4 Q@e5',
    closed: 'R@c2 R@d2 R@b3 R@c3 R@e3 R@d4 R@e4 R@d5',
    beyond: 'Rb5-f5',
    place: 'N@d3 N@e3 N@e4 N@d5 N@e5',
    together: 'Kd4-c3 Kd4-d3 Kd4-c5 Kd4-d5',
    king: 'Kd4-d3 Kd4-c5 Kd4-d5',
    queen: 'Qc5-e3 Qc5-b4 Qc5-b5 Qc5-d5 Qc5-e5',
    rook: 'Rd5-d2 Rd5-d1',
    bishop: 'Bd5-e4',
    knight: 'Nd3-b4 Nd3-c5 Nd3-e5',
    pawn: 'Pd5-c5 Pd5-e5',
    castle: 'O-O',
    'pawn-on': 'P@d3-c3 P@d5-c5',
    'take-off': 'B@d2xb5 B@e2xb5 B@d3xb5 B@e4xb5 B@d5xb5 B@e5xb5',
    surround: 'Be5-c3 P@d3-c3',
  },
  eigenstate: {
    directions: 'A-a5',
    take: 'B-b2',
    'whole-turn': 'A-a2 B-b2 C-c2 D-d2 E-e2 F-f2',
    'no-step': '-',
    win: 'A-a6',
    fill: 'A-c4 A-d4 A-e4 A-a3 A-b3 A-c3 A-d3 A-e3 A-a2 A-b2 A-d2 A-e2 A-a1 A-b1 A-c1 A-d1 B-e2',
    'fill-anytime': 'A-a1 A-a2 A-a3 A-b1 A-b2 A-b3 A-c1 A-c3 A-c4 A-d1 A-d2 A-d3 A-d4 A-e1 A-e2 A-e3 A-e4 B-e2 C-f2',
  },
  hecatomb: {
    'queen-takes': 'c5f5 c5c2',
    'in-the-way': 'd4d6',
    'king-steps': 'e1f2',
    'take-king': 'a4e8',
    'out-of-check': 'h2e2',
    pinned: 'e3e7',
    mate: 'a1a8 a1g7',
  },
  oware: { aim: 'C', two: 'F', chain: 'F', feed: 'A E', majority: 'F' },
};

describe('what the tasks want', () => {
  test.each(GAME_IDS.filter((game) => WANTED[game] !== undefined))('of %s is what their words say', async (game) => {
    const tasks = (await loadExamples(game)).filter((example) => example.kind === 'task');
    const found = tasks.map(async (task): Promise<[string, string]> => {
      const rules = await loadRules(game, task.variant);
      const position = rules.parsePosition(task.position);
      if (!position.ok) throw new Error(`${task.id} cannot be read`);
      const moves = await wantedMoves(rules, position.value, task);
      const texts = moves.map((move) => rules.makeMove(position.value, move));
      const steps = game === 'eigenstate' ? texts.map((text) => text.split('/')[0] ?? '') : texts;
      return [task.id, [...new Set(steps)].toSorted().join(' ')];
    });
    const sorted = Object.entries(WANTED[game] ?? {}).map(([id, moves]) => [id, moves.split(' ').toSorted().join(' ')]);
    expect(Object.fromEntries(await Promise.all(found))).toEqual(Object.fromEntries(sorted));
  });

  test('a full piece is asked for with its two last pins', async () => {
    const task = (await loadExamples('eigenstate')).find(({ id }) => id === 'fill');
    if (task?.kind !== 'task') throw new Error('no such task');
    const rules = await loadRules('eigenstate');
    const position = rules.parsePosition(task.position);
    if (!position.ok) throw new Error('cannot be read');
    const moves = await wantedMoves(rules, position.value, task);
    expect(moves.every((move) => rules.makeMove(position.value, move).endsWith('/A11/A12'))).toBe(true);
  });
});
