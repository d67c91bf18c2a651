import {
  GAMES,
  LANGUAGES,
  loadChoices,
  loadMoveViewer,
  loadRules,
  loadViewer,
  loadLocale,
  Match,
  SeededRandom,
  SIDES,
  variantIds,
  type View,
} from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import { tokenLines, tokenName } from '../src/board/board-surface.tsx';
import { computeLayout, storeOf, stripOf } from '../src/board/geometry/layout.ts';
import { placePieces, placeToken, TOKEN_LINE, TOKEN_NAME } from '../src/board/geometry/piece-placement.ts';
import { contains, type Rect, rectAround } from '../src/board/geometry/rect.ts';
import { heapOf } from '../src/board/geometry/seed-heap.ts';
import { isArrowKey, targetInDirection, resolvePick, type Target, targetsOf } from '../src/board/geometry/targets.ts';

const NOTHING: ReadonlySet<string> = new Set();
const TOKEN_RADIUS = 17;

async function startOf(id: (typeof GAMES)[number]['id']): Promise<View> {
  return (await loadViewer(id)).describe((await loadRules(id)).start());
}

describe.each(GAMES.map(({ id }) => id))('the table of %s', (id) => {
  const seats = SIDES.flatMap((bottom) => [false, true].map((isWide) => ({ bottom, isWide })));

  it.each(seats)(
    'holds everything when side $bottom sits below, in a wide window: $isWide',
    async ({ bottom, isWide }) => {
      const view = await startOf(id);
      const layout = computeLayout(view, bottom, isWide);
      const table = { x: 0, y: 0, width: layout.width, height: layout.height };
      const targets = targetsOf({ view, layout, places: placePieces(view, layout) }, NOTHING);
      expect(targets.length).toBeGreaterThanOrEqual(view.cells.length);
      for (const { id: target, hit } of targets) expect(contains(table, hit), target).toBe(true);
      for (const side of SIDES) expect(contains(table, stripOf(layout, side))).toBe(true);
      const stores = view.trays.filter(({ kind }) => kind === 'store');
      for (const { owner } of stores) expect(contains(layout.slab, storeOf(layout, owner))).toBe(true);
    },
  );

  it('has room for fingers where the shorter side of the window has 360 pixels, from the first move to the last', async () => {
    const [rules, viewer] = await Promise.all([loadRules(id), loadViewer(id)]);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(5);
    while (match.outcome === null && match.moves.length < 120) match.play(match.position.randomMove(random));
    for (const ply of match.moves.keys()) {
      const view = viewer.describe(match.positionAt(ply));
      const [upright, wide] = [computeLayout(view, 1), computeLayout(view, 1, true)];
      const scales = [360 / upright.width, 360 / wide.height];
      for (const [index, layout] of [upright, wide].entries()) {
        const targets = targetsOf({ view, layout, places: placePieces(view, layout) }, NOTHING);
        const touched = targets.filter(({ isStill }) => isStill !== true);
        const table = { x: 0, y: 0, width: layout.width, height: layout.height };
        for (const { id: target, hit } of targets) expect(contains(table, hit), `${target} after ${ply}`).toBe(true);
        const sides = touched.flatMap(({ hit }) => [hit.width, hit.height]);
        expect(Math.min(...sides) * (scales[index] ?? 0), `after ${ply} plies`).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it('tells of what is out of the game, and lets it be touched where it can be picked', async () => {
    const [rules, viewer] = await Promise.all([loadRules(id), loadViewer(id)]);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(5);
    while (match.outcome === null && match.moves.length < 120) match.play(match.position.randomMove(random));
    const view = viewer.describe(match.position);
    const layout = computeLayout(view, 1);
    const table = { view, layout, places: placePieces(view, layout) };
    const lost = new Set(view.trays.flatMap((tray) => (tray.kind === 'lost' ? [tray.id] : [])));
    const gone = view.pieces.filter(({ at }) => 'tray' in at && lost.has(at.tray)).map((piece) => piece.id);
    const stillOf = (offered: ReadonlySet<string>): string[] =>
      targetsOf(table, offered).flatMap((target) => (target.isStill === true ? [target.id] : []));
    expect(stillOf(NOTHING)).toEqual(gone);
    expect(stillOf(new Set(gone))).toEqual([]);
  });

  it.each(variantIds(id))('lays what is out of the game beside the board, not on its frame (%s)', async (variant) => {
    const [rules, viewer] = await Promise.all([loadRules(id, variant), loadViewer(id)]);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(5);
    while (match.outcome === null && match.moves.length < 120) match.play(match.position.randomMove(random));
    const view = viewer.describe(match.position);
    const lost = new Set(view.trays.flatMap((tray) => (tray.kind === 'lost' ? [tray.id] : [])));
    for (const isWide of [false, true]) {
      const layout = computeLayout(view, 1, isWide);
      const { x, y, width, height } = layout.slab;
      const places = placePieces(view, layout);
      for (const { id: piece, at } of view.pieces) {
        const hit = places.get(piece)?.hit;
        if (!('tray' in at) || !lost.has(at.tray) || hit === undefined) continue;
        const isBeside = hit.x >= x + width || hit.y >= y + height || hit.y + hit.height <= y;
        expect(isBeside, `${piece}, ${isWide ? 'wide' : 'narrow'}`).toBe(true);
      }
    }
  });

  it.each(LANGUAGES)('has room for the names of its tokens (%s)', async (language) => {
    const [view, locale] = await Promise.all([startOf(id), loadLocale(id, language)]);
    const layout = computeLayout(view, 1);
    const places = placePieces(view, layout);
    // As in pieces.css; letters of such words are about half as wide as they are high.
    const widthOf = (name: string): number => 26 + name.length * 0.55 * 22;
    for (const item of view.furniture) {
      if (item.kind !== 'token') continue;
      const held = { ...item, owner: item.owner ?? 1 } as const;
      const end = placeToken(view, layout, held.owner).x - widthOf(tokenName(locale, view, held));
      const trays = new Set(view.trays.filter(({ owner }) => owner === held.owner).map((tray) => tray.id));
      for (const { id: piece, at } of view.pieces) {
        const place = places.get(piece);
        if (!('tray' in at) || !trays.has(at.tray) || place === undefined) continue;
        expect(place.hit.x + place.hit.width, piece).toBeLessThanOrEqual(end + 1);
      }
      // One without an owner lies on the far rim of the board, with its name, beside no label and above all cells.
      const free = placeToken(view, layout, null);
      expect(free.x - widthOf(tokenName(locale, view, { ...item, owner: null }))).toBeGreaterThanOrEqual(layout.slab.x);
      expect(free.y + TOKEN_RADIUS).toBeLessThanOrEqual(layout.field.y);
      expect(view.labels.filter(({ edge }) => edge === 'top')).toEqual([]);
    }
  });

  it.each(LANGUAGES)('has room for the names of its tokens in the column of a wide window (%s)', async (language) => {
    const [view, locale] = await Promise.all([startOf(id), loadLocale(id, language)]);
    const layout = computeLayout(view, 1, true);
    const hits = [...placePieces(view, layout).values()].map(({ hit }) => hit);
    for (const item of view.furniture) {
      if (item.kind !== 'token') continue;
      for (const owner of [...SIDES, null]) {
        const { x, y } = placeToken(view, layout, owner);
        const lines = tokenLines(locale, view, { ...item, owner });
        const isOnly = view.furniture.filter(({ kind }) => kind === 'token').length === 1;
        const holder = owner === null ? locale.shared.neither : isOnly ? locale.game.sides[owner].name : undefined;
        expect(lines[1]).toBe(holder);
        const width = Math.max(...lines.map(({ length }) => length)) * 0.55 * 22;
        const height = TOKEN_NAME + 28 + (lines.length - 1) * TOKEN_LINE;
        const name = { x: x - width / 2, y: y - TOKEN_RADIUS, width, height };
        const strips = { ...layout.strips.far, height: layout.slab.height };
        expect(contains(strips, name), `${owner}`).toBe(true);
        for (const hit of hits) expect(overlap(hit, name), `${owner}`).toBe(false);
      }
    }
  });

  it('keeps its shape through every frame of a match', async () => {
    const [rules, viewer, moveViewer] = await Promise.all([loadRules(id), loadViewer(id), loadMoveViewer(id)]);
    const sizeOf = (view: View): string => `${computeLayout(view, 1).width} ${computeLayout(view, 1).height}`;
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(4);
    const sizes = new Set([sizeOf(viewer.describe(match.position))]);
    while (match.outcome === null && match.moves.length < 120) {
      const move = match.position.randomMove(random);
      for (const frame of moveViewer.frames(match.position, move)) sizes.add(sizeOf(frame));
      match.play(move);
      sizes.add(sizeOf(viewer.describe(match.position)));
    }
    expect([...sizes]).toHaveLength(1);
  });

  it('is turned by half a turn', async () => {
    const view = await startOf(id);
    const [one, two] = [computeLayout(view, 1), computeLayout(view, 2)];
    const { x, y, width, height } = one.field;
    for (const [cell, at] of one.cells) {
      const other = two.cells.get(cell);
      expect(other?.x).toBeCloseTo(2 * x + width - at.x);
      expect(other?.y).toBeCloseTo(2 * y + height - at.y);
    }
  });

  it('leads with the arrow keys to every target, whatever is offered', async () => {
    const [rules, viewer, choices] = await Promise.all([loadRules(id), loadViewer(id), loadChoices(id)]);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(5);
    const unreached = new Set<string>();
    while (match.outcome === null && match.moves.length < 12) {
      const { position } = match;
      const view = viewer.describe(position);
      const layout = computeLayout(view, 1);
      const move = position.randomMove(random);
      const picks = choices.picksOf(position, move);
      for (const count of picks.keys()) {
        const walked = choices.walk(position, picks.slice(0, count));
        const step = walked.ok && walked.value.kind === 'pick' ? walked.value.picks : [];
        const offered = new Set(step.map((pick) => pick.id));
        const all = targetsOf({ view, layout, places: placePieces(view, layout) }, offered);
        const targets = all.filter(({ isStill }) => isStill !== true);
        const reached = reachedByArrows(targets);
        for (const target of targets) if (!reached.has(target)) unreached.add(target.id);
      }
      match.play(move);
    }
    expect([...unreached]).toEqual([]);
  });
});

function overlap(a: Rect, b: Rect): boolean {
  const isApart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
  return !isApart;
}

/** The targets that arrow keys lead to from the first. */
function reachedByArrows(targets: readonly Target[]): ReadonlySet<Target> {
  const reached = new Set(targets.slice(0, 1));
  for (const target of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].filter(isArrowKey)) {
      const next = targetInDirection(targets, target, key);
      if (next !== undefined) reached.add(next);
    }
  }
  return reached;
}

describe('a heap of seeds', () => {
  it('lies within its floor, the same way every time', () => {
    const heap = heapOf(48, 'a');
    expect(heap).toEqual(heapOf(48, 'a'));
    expect(heap).not.toEqual(heapOf(48, 'b'));
    for (const { x, y } of heap) expect(Math.hypot(x, y)).toBeLessThan(1.05);
  });

  it('does not move when a seed is added', () => {
    for (let count = 1; count < 48; count++) {
      expect(heapOf(count + 1, 'a').slice(0, count)).toEqual(heapOf(count, 'a'));
    }
  });

  it('has room for each seed of the lowest layer', () => {
    const floor = heapOf(12, 'c');
    const apart = floor.flatMap((a, i) => floor.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...apart)).toBeGreaterThan(0.2);
  });
});

describe('arrow keys', () => {
  const places = [
    [0, 0],
    [100, 0],
    [200, 0],
    [0, 100],
    [110, 100],
  ].map(([x = 0, y = 0]) => ({ id: `${x},${y}`, hit: rectAround({ x, y }, 50) }));
  const [origin, middle] = places;

  it('lead to the nearest place straight ahead, and nowhere at the edge', () => {
    if (origin === undefined || middle === undefined) throw new Error('there are places');
    expect(targetInDirection(places, origin, 'ArrowRight')?.id).toBe('100,0');
    expect(targetInDirection(places, origin, 'ArrowDown')?.id).toBe('0,100');
    expect(targetInDirection(places, middle, 'ArrowDown')?.id).toBe('110,100');
    expect(targetInDirection(places, origin, 'ArrowUp')).toBeUndefined();
    expect(targetInDirection(places, origin, 'ArrowLeft')).toBeUndefined();
  });
});

describe('a touch', () => {
  it('of a cell means the piece on it when only the piece is offered', async () => {
    const id = GAMES[0]?.id;
    if (id === undefined) throw new Error('there are games');
    const view = await startOf(id);
    const cell = view.cells[0]?.id ?? '';
    const with1: View = { ...view, pieces: [{ id: 'x', shape: 'stick', owner: 1, at: { cell } }] };
    expect(resolvePick(with1, new Set(['x']), cell)).toBe('x');
    expect(resolvePick(with1, new Set(['x', cell]), cell)).toBe(cell);
    expect(resolvePick(with1, NOTHING, cell)).toBe(cell);
  });
});
