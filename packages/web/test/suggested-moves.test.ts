import {
  assert,
  GAME_IDS,
  type GameId,
  loadChoices,
  loadMoveViewer,
  loadRules,
  loadViewer,
  Match,
  type Move,
  SeededRandom,
  SIDES,
  type View,
} from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { inThreadEngineHost } from '../../play/test/testing.ts';
import { openAnalysis } from '../src/analysis/analysis-store.ts';
import { computeLayout } from '../src/board/geometry/layout.ts';
import { placePieces } from '../src/board/geometry/piece-placement.ts';
import { contains, type Point, rectAround } from '../src/board/geometry/rect.ts';
import {
  arrowShape,
  arrowWidth,
  badgesOf,
  suggestedMove,
  type SuggestedMove,
  type SuggestionTable,
} from '../src/board/geometry/suggested-moves.ts';
import { IMMEDIATE_TIMERS, until } from './match-fixture.ts';

const PLIES = 60;

interface Shown {
  readonly picks: readonly string[];
  readonly before: View;
  readonly after: View;
}

/** Some legal moves of a few random matches, and how the board shows them. */
async function shownMoves(game: GameId): Promise<readonly Shown[]> {
  const [rules, viewer, moveViewer, choices] = await Promise.all([
    loadRules(game),
    loadViewer(game),
    loadMoveViewer(game),
    loadChoices(game),
  ]);
  const show = ({ position }: Match, move: Move): Shown => {
    const after = moveViewer.frames(position, move).at(-1);
    assert(after !== undefined, 'a move has frames');
    return { picks: choices.picksOf(position, move), before: viewer.describe(position), after };
  };
  return [1, 2, 3].flatMap((seed) => {
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(seed);
    const shown: Shown[] = [];
    while (match.outcome === null && match.moves.length < PLIES) {
      shown.push(show(match, match.position.randomMove(random)));
      match.play(match.position.randomMove(random));
    }
    return shown;
  });
}

function tableOf(view: View, bottom: 1 | 2 = 1, isWide = true): SuggestionTable {
  const layout = computeLayout(view, bottom, isWide);
  return { view, layout, places: placePieces(view, layout) };
}

const isAt = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 0.01;

function pointsOf({ arrows, rings }: SuggestedMove): readonly Point[] {
  return [...arrows.flat(), ...rings];
}

describe.each(GAME_IDS)('a suggested move of %s', (game) => {
  test('touches every cell and piece that a person picks for it, and nothing else', async () => {
    for (const { picks, before } of await shownMoves(game)) {
      const table = tableOf(before);
      const move = suggestedMove(picks, table);
      const picked = picks.flatMap((pick) => table.layout.cells.get(pick) ?? table.places.get(pick) ?? []);
      const name = picks.join(' ');
      for (const at of picked) {
        expect(
          pointsOf(move).some((point) => isAt(point, at)),
          name,
        ).toBe(true);
      }
      for (const point of pointsOf(move)) {
        expect(
          picked.some((at) => isAt(point, at)),
          name,
        ).toBe(true);
      }
      const holes = picks.filter((pick) => before.pieces.some(({ id, pegs }) => pegs && pick.startsWith(`${id}.`)));
      expect(move.pins).toHaveLength(holes.length);
    }
  });

  test('has an arrow from where the piece stood to where it stands', async () => {
    let compared = 0;
    for (const { picks, before, after } of await shownMoves(game)) {
      const { arrows } = suggestedMove(picks, tableOf(before));
      const { cells } = computeLayout(after, 1, true);
      // Marked holes are pins, which the other test looks at.
      const marks = after.marks.filter(({ hole }) => hole === undefined);
      const [from, ...othersFrom] = marks.filter(({ kind }) => kind === 'last-from');
      const [to, ...othersTo] = marks.filter(({ kind }) => kind === 'last-to');
      const [arrow] = arrows;
      if (arrow === undefined || from === undefined || to === undefined) continue;
      expect([...othersFrom, ...othersTo]).toEqual([]);
      const [start, end] = [cells.get(from.cell), cells.get(to.cell)];
      assert(start !== undefined && end !== undefined, 'marks are on cells');
      // The board may have moved meanwhile, and its cells with it.
      const made = { x: end.x - start.x, y: end.y - start.y };
      expect(isAt({ x: arrow[1].x - arrow[0].x, y: arrow[1].y - arrow[0].y }, made), picks.join(' ')).toBe(true);
      expect(arrows).toHaveLength(1);
      compared++;
    }
    // A game without such moves has rings alone.
    const rings = (await shownMoves(game)).map(({ picks, before }) => suggestedMove(picks, tableOf(before)).rings);
    expect(compared + rings.filter(({ length }) => length > 0).length).toBeGreaterThan(10);
  });

  test('is drawn on the table, for both sides and in all windows', async () => {
    for (const { picks, before } of await shownMoves(game)) {
      for (const bottom of SIDES) {
        for (const isWide of [false, true]) {
          const table = tableOf(before, bottom, isWide);
          const { width, height } = table.layout;
          const all = { x: 0, y: 0, width, height };
          const move = suggestedMove(picks, table);
          const outlines = move.arrows.flatMap(([from, to]) => arrowShape(from, to, arrowWidth(1)).outline);
          for (const point of [...outlines, ...badgesOf(move, arrowWidth(1)), ...move.pins]) {
            expect(contains(all, rectAround(point, 4)), picks.join(' ')).toBe(true);
          }
          for (const ring of move.rings) expect(contains(all, rectAround(ring, 2 * ring.radius))).toBe(true);
        }
      }
    }
  });

  test('stands on the board for each best line, until one makes a move or switches them off', async () => {
    const store = await openAnalysis({
      game,
      query: '',
      host: inThreadEngineHost(),
      timers: IMMEDIATE_TIMERS,
      canAnimate: () => false,
      speed: 100,
      limits: { live: { depth: 2 }, review: { nodes: 400 }, deeper: { nodes: 800 }, solve: { nodes: 50_000 } },
      language: 'en',
      lines: 3,
      isLive: true,
    });
    const { lines, suggestions } = await until(
      store,
      ({ isThinking, lines: { length } }) => !isThinking && length === 3,
    );
    const [rules, choices] = await Promise.all([loadRules(game), loadChoices(game)]);
    const moves = [...new Set(lines.flatMap((line) => line.moves.slice(0, 1)))];
    expect(suggestions).toEqual(moves.map((move) => choices.picksOf(rules.start(), move)));
    // The same search draws nothing anew.
    store.getState().say('');
    expect(store.getState().suggestions).toBe(suggestions);

    store.getState().showSuggestions(false);
    expect(store.getState().suggestions).toEqual([]);
    store.getState().showSuggestions(true);
    expect(store.getState().suggestions).toBe(suggestions);
    const [first] = store.getState().offered;
    assert(first !== undefined, 'something can be picked');
    store.getState().pick(first);
    expect(store.getState().suggestions).toEqual([]);
    store.getState().close();
  });
});

test('arrows of better moves are wider, and none is longer than the way', () => {
  const widths = [1, 2, 3, 4, 5].map(arrowWidth);
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  expect(new Set(widths).size).toBe(widths.length);
  const [from, to] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  for (const width of widths) {
    const { outline, badge } = arrowShape(from, to, width);
    for (const { x } of outline) expect(x > from.x && x < to.x).toBe(true);
    // The head points at the goal.
    expect(outline.toSorted((one, other) => other.x - one.x)[0]?.y).toBe(100);
    expect(badge.y).toBe(100);
  }
});
