import {
  advance,
  foldEvents,
  type MatchEvent,
  type MatchInfo,
  type MatchState,
  newState,
  stateOf,
} from '@tabuleiro/client';
import { loadRules, Match, type Move, MoveList, type Position, type Rules, SeededRandom } from '@tabuleiro/games';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { decideMove, type Decision } from '../src/match/decisions.ts';
import { PositionCache } from '../src/match/position-cache.ts';
import { longestTurn } from './longest-turn.ts';

// Hecatomb without its limit of turns allows thousands of plies. Nothing that a player sends in such a match may cost as much
// as playing it again with all its positions.

const PLIES = 3000;
/** A king move or a capture starts the clock again, which ends a match at 100. */
const LATEST_PROGRESS = 97;
const LOOKED_AT = 40;

let rules: Rules;
let texts: readonly string[];
let state: MatchState;
/** How long it takes to play the match with all its positions. */
let wholeMatchMs: number;

/** A random move that does not end the match, and makes progress only where it must. */
function chooseMove(
  position: Position,
  random: SeededRandom,
  pliesSinceProgress: number,
): { move: Move; isProgress: boolean } {
  const list = new MoveList();
  position.legalMoves(list);
  let other: { move: Move; isProgress: boolean } | null = null;
  const clockOf = (): string | undefined => rules.makePosition(position).split(' ').at(-1);
  for (let look = 0; look < LOOKED_AT; look++) {
    const move = list.at(random.below(list.length));
    position.apply(move);
    const isOver = position.outcome() !== null;
    const isProgress = clockOf() === '0';
    position.undo();
    if (isOver) continue;
    if (isProgress === pliesSinceProgress >= LATEST_PROGRESS) return { move, isProgress };
    other ??= { move, isProgress };
  }
  if (other === null) throw new Error('every move ends the match');
  return other;
}

function playLong(): readonly string[] {
  const random = new SeededRandom(1);
  const position = rules.start();
  let pliesSinceProgress = 0;
  return Array.from({ length: PLIES }, () => {
    const { move, isProgress } = chooseMove(position, random, pliesSinceProgress);
    pliesSinceProgress = isProgress ? 0 : pliesSinceProgress + 1;
    const text = rules.makeMove(position, move);
    position.apply(move);
    return text;
  });
}

function stateAfter(moves: readonly string[]): MatchState {
  const start = rules.start();
  const info: MatchInfo = {
    id: 'long'.padEnd(16, '0'),
    terms: {
      game: 'hecatomb',
      variant: 'endless',
      start: 'first',
      clock: { kind: 'none' },
      visibility: 'link',
      isRated: false,
    },
    position: rules.makePosition(start),
    turn: start.turn,
    createdAt: 0,
  };
  const seat = { kind: 'computer', player: 'max' } as const;
  const events = moves.map((move, ply): MatchEvent => {
    const { turn: side } = start;
    const read = rules.parseMove(start, move);
    if (!read.ok) throw new Error(`${move} is no move`);
    start.apply(read.value);
    return { kind: 'move', version: ply + 1, at: 0, side, ply, move, next: start.turn };
  });
  return { ...stateOf(info, events), seats: { 1: seat, 2: seat }, since: 0 };
}

beforeAll(async () => {
  rules = await loadRules('hecatomb', 'endless');
  texts = playLong();
  state = stateAfter(texts);
  ({ ms: wholeMatchMs } = await longestTurn(async () => {
    const match = new Match(rules, rules.start());
    for (const text of texts) if (!match.playText(text).ok) throw new Error(`${text} is illegal`);
  }));
}, 120_000);

/** Judges a move of the side that made, or is to make, that ply; the longest turn is far from that of the whole match. */
async function evaluator(of: MatchState, positions: PositionCache, ply: number, move: string): Promise<Decision> {
  const side = of.plies[ply]?.side ?? of.turn;
  const { ms, result } = await longestTurn(async () => decideMove(of, positions, side, { ply, move }, 0));
  expect(ms).toBeLessThan(wholeMatchMs / 4);
  return result;
}

describe('in a match of thousands of plies', () => {
  const positions = new PositionCache();
  beforeAll(async () => {
    await positions.findHistory(state);
  });

  test('an illegal move is refused and explained without playing the match again', async () => {
    for (const move of ['a1a1', 'j10-j10', 'nonsense']) {
      const verdict = await evaluator(state, positions, PLIES, move);
      const alone = new Match(rules, rules.start());
      for (const text of texts) alone.playText(text);
      expect(verdict).toMatchObject({ kind: 'refused', code: 'illegal-move' });
      expect(JSON.stringify(verdict)).toContain('"pt"');
      expect(alone.playText(move).ok).toBe(false);
    }
  });

  test('a move that was made is not made again, and another one at its ply is refused', async () => {
    for (const ply of [0, PLIES - 2]) {
      expect(await evaluator(state, positions, ply, texts[ply] ?? '')).toEqual({ kind: 'repeated' });
      const verdict = await evaluator(state, positions, ply, texts[ply + 1] ?? '');
      expect(verdict).toMatchObject({ kind: 'refused', code: 'stale-move' });
    }
  });

  test('a move that repeats a position for the third time ends it', async () => {
    const { before, last } = findRepetition();
    expect(before.length).toBeGreaterThan(PLIES / 2);
    const verdict = await evaluator(stateAfter(before), new PositionCache(), before.length, last);
    expect(verdict).toMatchObject({ kind: 'event', event: { move: last, ending: { reason: 'repetition' } } });
  });
});

/** The match as far as both sides can move to and fro from there, and the move that then ends it by repetition. */
function findRepetition(): { readonly before: readonly string[]; readonly last: string } {
  const match = new Match(rules, rules.start());
  for (const text of texts) match.playText(text);
  for (let count = PLIES; count > PLIES / 2; count--) {
    const [one = '', other = ''] = texts.slice(count - 2, count);
    const cycle = [reversed(one), reversed(other), one, other];
    const moves = [...cycle, ...cycle];
    const illegal = moves.findIndex((text) => !match.playText(text).ok);
    if (illegal < 0 && match.outcome?.reason === 'repetition') {
      return { before: [...texts.slice(0, count), ...moves.slice(0, -1)], last: other };
    }
    for (let ply = 0; ply < (illegal < 0 ? moves.length : illegal); ply++) match.undo();
    match.undo();
  }
  throw new Error('no position can be repeated');
}

function reversed(text: string): string {
  return text.slice(2) + text.slice(0, 2);
}

describe('several entries at once', () => {
  const info = (): MatchInfo => state.info;
  const move = fc.constant('move' as const);
  const kinds = fc.oneof(
    { weight: 8, arbitrary: move },
    fc.constantFrom('takeback-asked', 'takeback-accepted', 'takeback-declined', 'draw-offered', 'said'),
  );

  /** Entries of any order; takebacks go back to any ply. */
  function eventsOf(list: readonly (readonly [string, number])[]): readonly MatchEvent[] {
    return list.map(([kind, number], index): MatchEvent => {
      const place = { version: index + 1, at: index };
      const side = number % 2 === 0 ? 1 : 2;
      switch (kind) {
        case 'move':
          return { kind, side, ply: index, move: `m${index}`, next: side === 1 ? 2 : 1, ...place };
        case 'takeback-asked':
          return { kind, side, plies: number, next: side, ...place };
        case 'takeback-accepted':
        case 'takeback-declined':
        case 'draw-offered':
          return { kind, side, ...place };
        default:
          return { kind: 'said', side, preset: 'hello', ...place };
      }
    });
  }

  test('give the state that they give one by one, and change no earlier state', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(kinds, fc.nat(20))), fc.nat(), (list, cut) => {
        const events = eventsOf(list);
        const expected = events.reduce(advance, newState(info()));
        expect(stateOf(info(), events)).toEqual(expected);
        const middle = cut % (events.length + 1);
        const first = foldEvents(newState(info()), events.slice(0, middle));
        const before = structuredClone(first);
        expect(foldEvents(first, events.slice(middle))).toEqual(expected);
        expect(first).toEqual(before);
      }),
    );
  });

  test('cost no copy of all plies for each move', async () => {
    const events = eventsOf(Array.from({ length: 60_000 }, (_, index) => ['move', index]));
    const text = JSON.stringify(events);
    // Folding takes as long as some five parses; with a copy of all plies for each move it would take more than a thousand.
    const { ms: parsed } = await longestTurn(async () => {
      for (let time = 0; time < 30; time++) JSON.parse(text);
    });
    const { ms, result } = await longestTurn(async () => stateOf(info(), events));
    expect(result.plies).toHaveLength(events.length);
    expect(ms).toBeLessThan(parsed);
  });
});
