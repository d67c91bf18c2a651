import {
  draw,
  loadRules,
  loadErrorLocale,
  type Move,
  type MoveList,
  type Outcome,
  type Position,
  type Random,
  formatTextError,
  toMove,
} from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { countPerft } from '../src/queries/perft.ts';

const start = (await loadRules('choko')).start();
/** Moves made to count three plies: those of the first and of the second. */
const WORK = 25 + 600;

test('a count within the limit is given', () => {
  expect(countPerft(start, 3, WORK)).toEqual({ ok: true, value: 15_700 });
  expect(countPerft(start, 0, 0)).toEqual({ ok: true, value: 1 });
});

test('a count above the limit stops with an error in both languages', async () => {
  const counted = countPerft(start, 3, WORK - 1);
  expect(counted).toMatchObject({ ok: false, error: { field: 'depth', found: '3', expected: { code: 'perft-work' } } });
  if (counted.ok) return;
  const say = async (language: 'en' | 'pt'): Promise<string> =>
    formatTextError(await loadErrorLocale(counted.error, language), counted.error);
  expect(await say('en')).toContain('at most 6.24e+2 moves to count');
  expect(await say('pt')).toContain('6.24e+2 jogadas');
});

/** Of its first moves all but one end the game; that one leads into a forest that random probes do not find. */
class HiddenForest implements Position {
  readonly turn = 1;
  readonly keyLow = 0;
  readonly keyHigh = 0;
  private readonly played: Move[];

  constructor(played: readonly Move[] = []) {
    this.played = [...played];
  }

  isOver(): boolean {
    return this.played.length > 0 && this.played[0] !== 0;
  }

  outcome(): Outcome | null {
    return this.isOver() ? draw('even') : null;
  }

  repetitionOutcome(): Outcome {
    return draw('repetition');
  }

  legalMoves(into: MoveList): void {
    const count = this.countMoves();
    into.clear();
    into.reserve(count);
    for (let move = 0; move < count; move++) into.push(move);
  }

  countMoves(): number {
    return this.isOver() ? 0 : this.played.length === 0 ? 100_000 : 3;
  }

  isLegal(move: Move): boolean {
    return move < this.countMoves();
  }

  randomMove(random: Random): Move {
    return toMove(random.below(this.countMoves()));
  }

  apply(move: Move): void {
    this.played.push(move);
  }

  undo(): void {
    this.played.pop();
  }

  clone(): HiddenForest {
    return new HiddenForest(this.played);
  }

  repeats(other: Position): boolean {
    return other === this;
  }

  freshKey(): readonly [low: number, high: number] {
    return [0, 0];
  }
}

test('a count stops at the limit even if the estimate was far too low', () => {
  const counted = countPerft(new HiddenForest(), 100, 1_000_000);
  expect(counted).toMatchObject({ ok: false, error: { found: '100', expected: { code: 'perft-work' } } });
});
