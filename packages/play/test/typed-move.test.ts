import {
  GAME_IDS,
  type GameId,
  type Language,
  loadRules,
  loadLocale,
  Match,
  type PlayerSpec,
  type Position,
  type Result,
  type Rules,
  SeededRandom,
  variantIds,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { formatTypedError } from '../src/format-note.ts';
import { loadGameFacets } from '../src/game-facets.ts';
import { MatchSession } from '../src/match-session.ts';
import { MoveBuilder } from '../src/move-builder.ts';
import { readTypedMove, type TypedMove, type TypedMoveError } from '../src/typed-move.ts';
import { ManualTimers } from './testing.ts';

const CHOKO_START = '5/5/5/5/5 w w 12,12 0';
/** White jumps over c4 and may remove e1 too. */
const CHOKO_JUMP = '5/2b2/2w2/5/4b w - 10,10 2';
const CHOKO_ONLY_MAN = '5/2b2/2w2/5/5 w w 11,11 0';
const ECHEK_START = '4/1kK1/4/4 w Rr - 0';
const ECHEK_ROOK = '4/1kK1/3R/4 w Rr - 1';
const ECHEK_CASTLED = '4/1kK1/3R/4 w r - 1';
const ECHEK_KNIGHT = '4/1kK1/2N1/4 w Rr - 0';
const EIGENSTATE_START =
  'Aa1.010000,Bb1.010000,Cc1.010000,Dd1.010000,Ee1.010000,Ff1.010000 1a6.000080,2b6.000080,3c6.000080,4d6.000080,5e6.000080,6f6.000080 1 0';
const EIGENSTATE_TWO = EIGENSTATE_START.replace(/1 0$/, '2 0');
const HECATOMB_START = 'qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w 10';
const OWARE_START = '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0';
const OWARE_NORTH = '4,4,4,4,4,0/5,5,5,5,4,4 0,0 N 1';
const OWARE_EMPTY = '4,4,4,4,4,0/5,5,5,5,4,4 0,0 S 1';

interface Read {
  readonly rules: Rules;
  readonly position: Position;
  readonly typed: Result<TypedMove, TypedMoveError>;
}

async function read(game: GameId, at: string, text: string): Promise<Read> {
  const [rules, facets] = await Promise.all([loadRules(game), loadGameFacets(game)]);
  const position = rules.parsePosition(at);
  if (!position.ok) throw new Error(`${at} cannot be read`);
  const builder = new MoveBuilder(facets);
  builder.reset(position.value);
  return { rules, position: position.value, typed: readTypedMove(rules, position.value, builder, text) };
}

type Row = readonly [game: GameId, at: string, typed: string, expected: string];

const UNDERSTOOD: readonly Row[] = [
  ['choko', CHOKO_START, 'C3', 'c3'],
  ['choko', CHOKO_START, 'c/3', 'c3'],
  ['choko', CHOKO_START, 'C / 3.', 'c3'],
  ['choko', CHOKO_JUMP, 'c/3-d/3', 'c3-d3'],
  ['choko', CHOKO_JUMP, 'c3 - d3', 'c3-d3'],
  ['choko', CHOKO_JUMP, 'c3 d3', 'c3-d3'],
  ['choko', CHOKO_JUMP, 'c/3xc/5,e/1', 'c3xc5,e1'],
  ['choko', CHOKO_JUMP, 'c/3-c/5 e/1', 'c3xc5,e1'],
  ['choko', CHOKO_JUMP, 'c3xc5, e1', 'c3xc5,e1'],
  ['choko', CHOKO_ONLY_MAN, 'c/3-c/5', 'c3xc5'],
  ['choko', CHOKO_ONLY_MAN, 'c3-c5', 'c3xc5'],
  ['echek', ECHEK_START, 'kd4-d5', 'Kd4-d5'],
  ['echek', ECHEK_START, 'K 1 3', 'Kd4-d5'],
  ['echek', ECHEK_START, 'k13', 'Kd4-d5'],
  ['echek', ECHEK_START, '2 3 1 3', 'Kd4-d5'],
  ['echek', ECHEK_START, '2,3 - 1,3', 'Kd4-d5'],
  ['echek', ECHEK_START, 'd4d5', 'Kd4-d5'],
  ['echek', ECHEK_START, 'Kd5', 'Kd4-d5'],
  ['echek', ECHEK_START, 'Q 3 3', 'Q@d3'],
  ['echek', ECHEK_START, 'q d3', 'Q@d3'],
  ['echek', ECHEK_START, 'P 3 3', 'P@d3'],
  ['echek', ECHEK_START, 'P 3 3 3 4', 'P@d3-e3'],
  ['echek', ECHEK_START, 'B 3 3', 'B@d3'],
  ['echek', ECHEK_KNIGHT, 'B 3 4 3 3', 'B@e3xd3'],
  ['echek', ECHEK_KNIGHT, 'b@e3xd3', 'B@e3xd3'],
  ['echek', ECHEK_ROOK, 'R 2 3', 'O-O'],
  ['echek', ECHEK_ROOK, '3 4 2 3', 'O-O'],
  ['echek', ECHEK_ROOK, 'Re3-d4', 'O-O'],
  ['echek', ECHEK_ROOK, 'o-o', 'O-O'],
  ['echek', ECHEK_ROOK, '0-0', 'O-O'],
  ['eigenstate', EIGENSTATE_START, 'A 5 1 A 2 4 C 1 3', 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_START, 'pA 5 1, pC 1 3, pA 2 4', 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_START, 'a51a24c13', 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_START, 'a-a2/a24/c13', 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_START, 'A-a2/C13/A24', 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_START, 'A-a2 C13 A24', 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_TWO, '1 2 1 1 1 4 3 5 3', '1-a5/114/353'],
  ['eigenstate', EIGENSTATE_TWO, '1-a5/353/114', '1-a5/114/353'],
  ['hecatomb', HECATOMB_START, 'E4E5', 'e4e5'],
  ['hecatomb', HECATOMB_START, 'e4-e5', 'e4e5'],
  ['hecatomb', HECATOMB_START, 'e4 e5', 'e4e5'],
  ['hecatomb', HECATOMB_START, '4 3 4 4', 'e4e5'],
  ['hecatomb', HECATOMB_START, '4,3,4,4.', 'e4e5'],
  ['hecatomb', HECATOMB_START, '(4,3)-(4,4)', 'e4e5'],
  ['hecatomb', HECATOMB_START, '4344', 'e4e5'],
  ['oware', OWARE_START, '1', 'F'],
  ['oware', OWARE_START, '6.', 'A'],
  ['oware', OWARE_NORTH, '1', 'a'],
  ['oware', OWARE_NORTH, '6', 'f'],
];

/** What is typed in the notation of the game needs no echo. */
const AS_TYPED: readonly (readonly [GameId, string, string])[] = [
  ['choko', CHOKO_JUMP, ' c3xc5,e1 '],
  ['echek', ECHEK_ROOK, 'O-O'],
  ['eigenstate', EIGENSTATE_START, 'A-a2/A24/C13'],
  ['eigenstate', EIGENSTATE_TWO, '1-a5/114/353'],
  ['hecatomb', HECATOMB_START, 'e4e5'],
  ['oware', OWARE_START, 'F'],
];

const REFUSED: readonly Row[] = [
  ['choko', CHOKO_START, 'c3-c4', 'c3-c4: no man of yours stands on c3.'],
  ['choko', CHOKO_JUMP, 'c3', 'c3: a man of yours stands there already.'],
  ['choko', CHOKO_JUMP, 'c4', 'c4: the hole is occupied by a man of black.'],
  ['choko', CHOKO_JUMP, 'c4-c5', 'c4-c5: that man belongs to black.'],
  ['choko', CHOKO_JUMP, 'c3-c4', 'c3-c4: a man of black stands there: to capture it, choose'],
  ['choko', CHOKO_JUMP, 'c3-c1', 'c3-c1: a man steps to the next hole'],
  ['choko', CHOKO_JUMP, 'c3xd3', 'c3xd3: that move is written c3-d3.'],
  ['choko', CHOKO_JUMP, 'c3xc5', 'c3xc5: the capture is not complete: name one more man of black to remove'],
  ['choko', CHOKO_JUMP, 'c/3-c/5', 'c3xc5: the capture is not complete: name one more man of black to remove'],
  ['choko', CHOKO_JUMP, 'c3xc5,c4', 'c3xc5,c4: no man of black stands there to remove.'],
  ['choko', CHOKO_JUMP, 'c3xc5,c3', 'c3xc5,c3: that man is yours'],
  ['choko', CHOKO_JUMP, 'c3-d3,e1', 'c3xd3,e1: a man that steps removes nothing'],
  ['choko', CHOKO_JUMP, 'pass', 'pass: you pass only when'],
  ['echek', ECHEK_START, 'Qd4-d5', 'Qd4-d5: that move is written Kd4-d5.'],
  ['echek', ECHEK_START, 'Qd4-d2', 'Qd4-d2: another piece of yours stands on that square.'],
  // Not a bishop placed on d3 that takes the knight off.
  ['echek', ECHEK_KNIGHT, 'Be3-d3', 'Be3-d3: no piece stands there'],
  ['echek', ECHEK_START, '2 2 1 2', 'Kc4-c5: that piece belongs to black.'],
  ['echek', ECHEK_START, 'Q 3 2', 'Q@c3: a piece cannot be placed directly beside the enemy king, only diagonally.'],
  ['echek', ECHEK_KNIGHT, 'B 3 4', 'B@e3: the turn is not complete: the bishop must take a piece off.'],
  ['echek', ECHEK_CASTLED, 'R 2 3', 'O-O: you have castled already'],
  ['echek', ECHEK_CASTLED, 'Re3-d4', 'Re3-d4: you have castled already'],
  ['eigenstate', EIGENSTATE_START, 'A-a2', 'A-a2: your turn is not complete: you have two pins to place.'],
  ['eigenstate', EIGENSTATE_START, 'A 5 1 A 2 4', 'A-a2/A24: your turn is not complete: you have one pin to place.'],
  ['eigenstate', EIGENSTATE_START, 'A 4 1 A 2 4 C 1 3', 'A-a3/A24/C13: A has no pin that leads to a3'],
  ['hecatomb', HECATOMB_START, '4 4 4 3', 'e5e4: that piece belongs to black'],
  ['hecatomb', HECATOMB_START, '0 3 0 5', 'a4a6: the piece on a5 is in the way.'],
  // The letter of the enemy's pit is no slip of the shift key.
  ['oware', OWARE_START, 'a', 'a: that pit belongs to north'],
  ['oware', OWARE_NORTH, 'A', 'A: that pit belongs to south'],
  ['oware', OWARE_EMPTY, '1', 'F: that pit is empty'],
];

const UNREADABLE: readonly (readonly [GameId, string, string])[] = [
  ['choko', CHOKO_START, 'c/6'],
  ['choko', CHOKO_START, 'xc3'],
  ['echek', ECHEK_START, '5 5 4 4'],
  ['echek', ECHEK_START, 'K 6 3'],
  ['echek', ECHEK_START, '2 3'],
  ['eigenstate', EIGENSTATE_START, 'A 5 1 A 3 3 A 2 4'],
  ['eigenstate', EIGENSTATE_START, 'A-a2/A24/A24'],
  ['eigenstate', EIGENSTATE_START, '1 2 1 1 1 4 3 5 3'],
  ['hecatomb', HECATOMB_START, '8 3 8 4'],
  ['hecatomb', HECATOMB_START, '-4 3 4 4'],
  ['hecatomb', HECATOMB_START, '10 3 4'],
  ['oware', OWARE_START, '0'],
  ['oware', OWARE_START, '7'],
];

describe('a typed move', () => {
  test.each(UNDERSTOOD)('%s, %s: %s is understood as %s', async (game, at, text, expected) => {
    const { typed, rules, position } = await read(game, at, text);
    const move = rules.parseMove(position, expected);
    if (!move.ok) throw new Error(`${expected} cannot be read`);
    expect(typed).toEqual({ ok: true, value: { move: move.value, understood: expected } });
  });

  test.each(AS_TYPED)('%s, %s: %s is the notation of the game', async (game, at, text) => {
    expect((await read(game, at, text)).typed).toMatchObject({ ok: true, value: { understood: null } });
  });

  test.each(REFUSED)('%s, %s: %s is refused: %s', async (game, at, text, expected) => {
    const { typed } = await read(game, at, text);
    if (typed.ok) throw new Error(`${text} is legal`);
    const { error } = typed;
    expect(error.kind).toBe('illegal-move');
    const say = async (language: Language): Promise<string> =>
      formatTypedError(error, await loadLocale(game, language), () => 'no reason');
    expect(await say('en')).toContain(expected);
    expect(await say('pt')).not.toBe('no reason');
  });

  test.each(UNREADABLE)('%s, %s: %s cannot be read', async (game, at, text) => {
    const { typed } = await read(game, at, text);
    expect(typed).toMatchObject({ ok: false, error: { kind: 'unreadable-move', typed: text } });
  });

  test.each(GAME_IDS)('%s: every move in the notation of the game is itself', async (game) => {
    const facets = await loadGameFacets(game);
    for (const variant of variantIds(game)) {
      const rules = await loadRules(game, variant);
      const random = new SeededRandom(17);
      const match = new Match(rules, rules.start());
      for (let ply = 0; ply < 60 && match.outcome === null; ply++) {
        const { position } = match;
        const move = position.randomMove(random);
        const builder = new MoveBuilder(facets);
        builder.reset(position);
        const typed = readTypedMove(rules, position, builder, rules.makeMove(position, move));
        expect(typed).toEqual({ ok: true, value: { move, understood: null } });
        match.play(move);
      }
    }
  });
});

const PERSON: PlayerSpec = { kind: 'human' };

async function open(game: GameId, at: string): Promise<MatchSession<never>> {
  const rules = await loadRules(game);
  const position = rules.parsePosition(at);
  if (!position.ok) throw new Error(`${at} cannot be read`);
  const setup = {
    game,
    variant: rules.variant.id,
    start: rules.variant.starts[0].id,
    players: { 1: PERSON, 2: PERSON },
    clock: null,
  };
  const session = new MatchSession<never>(
    { match: new Match(rules, position.value), setup, seed: 1, branches: [], clock: null },
    await loadGameFacets(game),
    {
      timers: new ManualTimers(),
      canAnimate: () => false,
      changed: () => undefined,
      now: () => 0,
      save: () => undefined,
      failed: () => undefined,
      openPlayer: async () => Promise.reject(new Error('only people play')),
    },
    100,
  );
  session.settle();
  return session;
}

describe('a move typed in parts', () => {
  test.each([
    ['choko', CHOKO_JUMP, ['c/3-c/5', 'e/1'], 'c3xc5,e1'],
    ['choko', CHOKO_JUMP, ['c3xc5', 'E1'], 'c3xc5,e1'],
    ['echek', ECHEK_KNIGHT, ['B 3 4', '3 3'], 'B@e3xd3'],
    ['echek', ECHEK_START, ['Q', '3 3'], 'Q@d3'],
    ['eigenstate', EIGENSTATE_START, ['A', '5 1', 'C 1 3', 'A 2 4'], 'A-a2/A24/C13'],
    ['eigenstate', EIGENSTATE_START, ['A-a2', 'C13', 'a24'], 'A-a2/A24/C13'],
    ['eigenstate', EIGENSTATE_START, ['A', 'a2', 'A24 C13'], 'A-a2/A24/C13'],
    ['hecatomb', HECATOMB_START, ['4 3', '4 4'], 'e4e5'],
  ] as const)('%s, %s: %j is %s', async (game, at, parts, expected) => {
    const session = await open(game, at);
    for (const part of parts) expect(session.typeMove(part)).toBe(true);
    expect(session.history.moveTexts.texts).toEqual([expected]);
    expect(session.understood).toBe(expected);
  });

  test('asks for the rest, and says what is wrong with it', async () => {
    const session = await open('choko', CHOKO_JUMP);
    session.typeMove('c3xc5');
    expect(session.builder.step).toMatchObject({ kind: 'pick', prompt: { code: 'pick-removal' } });
    expect(session.builder.preview).not.toBeNull();
    // A hole that a man could be dropped into, but not what is asked for.
    session.typeMove('b1');
    expect(session.note).toMatchObject({ kind: 'refused', why: { code: 'removal-none' } });
    session.typeMove('zzz');
    expect(session.note).toMatchObject({ kind: 'illegal-move', typed: 'zzz', why: { code: 'pick-removal' } });
    session.typeMove('c3-d3');
    expect(session.history.moveTexts.texts).toEqual(['c3-d3']);
  });

  test('never plays a slip as another move', async () => {
    const session = await open('choko', CHOKO_JUMP);
    session.typeMove('c3');
    session.typeMove('b1');
    expect(session.note).toMatchObject({ kind: 'refused', why: { code: 'goal-far' } });
    expect(session.history.moveTexts.texts).toEqual([]);
  });
});

test('notices of another ply are read without going there', async () => {
  const session = await open('choko', CHOKO_START);
  for (const move of ['c3', 'b2', 'a1']) session.typeMove(move);
  const { history } = session;
  expect(history.noticesAt(1)).toContainEqual(expect.objectContaining({ code: 'drop-initiative' }));
  expect(history.freshNoticesAt(0)).toContainEqual(expect.objectContaining({ code: 'drop-no-man' }));
  expect(history.ply).toBe(3);
});

test('how a typed move was understood is known until the next move, unless a note answers something later', async () => {
  const session = await open('choko', CHOKO_START);
  session.typeMove('C/3');
  expect(session.understood).toBe('c3');
  session.undo();
  expect(session.understood).toBeNull();
  session.redo();
  expect(session.understood).toBe('c3');
  session.say({ kind: 'no-redo' });
  expect(session.understood).toBeNull();
  session.say(null);
  expect(session.understood).toBe('c3');
  session.typeMove('a1');
  expect(session.understood).toBeNull();
});
