import {
  draw,
  type SearchState,
  type Evaluator,
  type Move,
  type MoveList,
  NEVER_STOP,
  type Outcome,
  type Random,
  SeededRandom,
  type Side,
  toMove,
  win,
} from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { Budget } from '../src/search/budget.ts';
import { Path } from '../src/search/search-path.ts';
import { makeTableMemory } from '../src/search/transposition-table.ts';
import { MonteCarlo } from '../src/tree/monte-carlo.ts';
import { Tree } from '../src/tree/tree.ts';

// A game made for this test: sides move a token in turn from place to place on ways drawn by lot. Only a repetition ends it, and the
// place decides who has won.

const PLACES = 5;
const WAYS = 3;

interface Map5 {
  readonly ways: readonly (readonly number[])[];
  readonly winners: readonly (Side | null)[];
}

function drawMap(random: Random): Map5 {
  const winners = [1, 2, null] as const;
  return {
    ways: Array.from({ length: PLACES }, () => Array.from({ length: WAYS }, () => random.below(PLACES))),
    winners: Array.from({ length: PLACES }, () => winners[random.below(3)] ?? null),
  };
}

class Token implements SearchState {
  private readonly map: Map5;
  private readonly places: number[];

  constructor(map: Map5, place: number) {
    this.map = map;
    this.places = [place];
  }

  get place(): number {
    return this.places.at(-1) ?? 0;
  }

  get turn(): Side {
    return this.places.length % 2 === 1 ? 1 : 2;
  }

  get keyLow(): number {
    return 2 * this.place + this.turn;
  }

  get keyHigh(): number {
    return 77;
  }

  isOver(): boolean {
    return false;
  }

  outcome(): Outcome | null {
    return null;
  }

  repetitionOutcome(): Outcome {
    const winner = this.map.winners[this.place] ?? null;
    return winner === null ? draw('repetition') : win(winner, 'repetition');
  }

  legalMoves(into: MoveList): void {
    into.clear();
    into.reserve(WAYS);
    for (let way = 0; way < WAYS; way++) into.push(way);
  }

  isLegal(move: Move): boolean {
    return move < WAYS;
  }

  apply(move: Move): void {
    this.places.push(this.map.ways[this.place]?.[move] ?? 0);
  }

  undo(): void {
    this.places.pop();
  }
}

const judgeToken = (token: Token): Evaluator => ({
  searchState: token,
  decisions: 1,
  value: () => 0,
  features: (into) => void into.fill(0),
  rank: (moves, ranks) => void ranks.fill(0, 0, moves.length),
  pliesLeft: () => 1000,
});

/** What a position is worth for side 1, by going all ways to their ends: 1, 0 or −1. `before` stood twice before the root. */
function worthOf(token: Token, walked: readonly number[], before: readonly number[]): number {
  const key = token.keyLow;
  if (walked.includes(key) || before.includes(key)) {
    const { winner } = token.repetitionOutcome();
    return winner === null ? 0 : winner === 1 ? 1 : -1;
  }
  const worths = worthsOf(token, [...walked, key], before);
  return token.turn === 1 ? Math.max(...worths) : Math.min(...worths);
}

function worthsOf(token: Token, walked: readonly number[], before: readonly number[]): readonly number[] {
  return Array.from({ length: WAYS }, (_, way) => {
    token.apply(toMove(way));
    const worth = worthOf(token, walked, before);
    token.undo();
    return worth;
  });
}

function pathTo(token: Token, before: readonly number[]): Path {
  const path = new Path();
  for (const key of [...before, ...before, token.keyLow]) path.push(key, token.keyHigh);
  path.setRoot();
  return path;
}

test('a tree chooses as well as a search of all lines up to the repetition that ends them', () => {
  const random = new SeededRandom(11);
  const seen = new Set<number>();
  for (let round = 0; round < 30; round++) {
    const token = new Token(drawMap(random), random.below(PLACES));
    const before = Array.from({ length: round % 3 }, () => 1 + random.below(2 * PLACES)).filter(
      (key) => key !== token.keyLow,
    );
    const worths = worthsOf(token, [token.keyLow], before);
    const best = Math.max(...worths);
    seen.add(best);
    const search = new MonteCarlo({
      evaluator: judgeToken(token),
      tree: new Tree(makeTableMemory(2 ** 20, false)),
      budget: new Budget({ nodes: 60_000, hardMs: Infinity, stop: NEVER_STOP, now: () => 0 }),
      path: pathTo(token, before),
    });
    const { decisions, score } = search.run(() => undefined);
    expect(worths[decisions[0] ?? -1], `round ${round}`).toBe(best);
    // What is settled soon has been visited seldom: its score leans the right way, and no more.
    expect(Math.abs(score) < 60 ? 0 : Math.sign(score), `round ${round}: ${score}`).toBe(best);
  }
  expect(seen).toEqual(new Set([-1, 0, 1]));
});

test('without the way to the root, no repetition is seen', () => {
  const map: Map5 = { ways: [[0, 0, 0]], winners: [1] };
  const run = (hasPath: boolean): number => {
    const token = new Token(map, 0);
    const tree = new Tree(makeTableMemory(2 ** 20, false));
    const budget = new Budget({ nodes: 5000, hardMs: Infinity, stop: NEVER_STOP, now: () => 0 });
    const path = hasPath ? { path: pathTo(token, []) } : {};
    return new MonteCarlo({ evaluator: judgeToken(token), tree, budget, ...path }).run(() => undefined).score;
  };
  expect(run(false)).toBe(0);
  expect(run(true)).toBeGreaterThan(200);
});
