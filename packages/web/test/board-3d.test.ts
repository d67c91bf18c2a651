import assert from 'node:assert/strict';
import {
  EDGES,
  GAME_IDS,
  type GameId,
  loadMoveViewer,
  loadRules,
  loadViewer,
  SeededRandom,
  SIDES,
  type View,
} from '@tabuleiro/games';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { computeLayout } from '../src/board/geometry/layout.ts';
import { placePieces } from '../src/board/geometry/piece-placement.ts';
import { centreOf, type Point, type Rect, UNIT } from '../src/board/geometry/rect.ts';
import { HOLES, targetsOf } from '../src/board/geometry/targets.ts';
import { edgeBars } from '../src/board/marks.tsx';
import { startTracking, track } from '../src/board/tracked-pieces.tsx';
import {
  fitCamera,
  extentOf,
  orbitChangeOfKey,
  HOME,
  homeFor,
  type Orbit,
  turnOrbit,
  zoomOrbit,
} from '../src/board3d/camera.ts';
import {
  hasStandingFigures,
  HEIGHTS,
  TILE_HOLE_RADIUS,
  TILE_THICKNESS,
  toWorld,
} from '../src/board3d/geometry/world-space.ts';
import { DEFAULT_LOOK } from '../src/board3d/look.ts';
import { COLOURS } from '../src/board3d/materials/colours.ts';
import { describeScene, type SceneFacts } from '../src/board3d/scene/describe-scene.ts';
import { bodiesOf, pickAt, projectBody, underFinger } from '../src/board3d/scene/picking.ts';
import { figureParts } from '../src/board3d/scene/piece-objects.ts';
import { SeedTracker } from '../src/board3d/scene/seed-tracker.ts';

async function firstView(game: GameId): Promise<View> {
  return (await loadViewer(game)).describe((await loadRules(game)).start());
}

function factsOf(view: View, tracked = startTracking(view)): SceneFacts {
  const layout = computeLayout(view, 1);
  const places = placePieces(view, layout);
  const placesBefore = placePieces(tracked.before, layout);
  const offered = new Set<string>();
  const targets = targetsOf({ view, layout, places }, offered);
  return { view, layout, places, placesBefore, tracked, targets, offered, picked: [], look: DEFAULT_LOOK };
}

function eyeOn({ view, layout }: SceneFacts, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(21, aspect);
  fitCamera(camera, HOME, extentOf(view.surface, layout, hasStandingFigures(view)));
  return camera;
}

describe.each(GAME_IDS)('%s in depth', (game) => {
  it('is drawn with few batches, and no object stands for another', async () => {
    const objects = describeScene(factsOf(await firstView(game)), new SeedTracker());
    expect(new Set(objects.map(({ key }) => key)).size).toBe(objects.length);
    expect(new Set(objects.map(({ batch }) => batch)).size).toBeLessThan(30);
  });

  it.each([1.6, 0.8])('is picked where it is seen, in a picture %s times as wide as high', async (aspect) => {
    const facts = factsOf(await firstView(game));
    const camera = eyeOn(facts, aspect);
    const bodies = bodiesOf(facts.view, facts.layout, facts.targets, facts.look.isFlat);
    const [width, height] = [1000 * aspect, 1000];
    for (const body of bodies) {
      const { x, y, width: wide, height: tall } = projectBody(body, bodies, camera, { width, height });
      const [right, down] = [(x + wide / 2) / width, (y + tall / 2) / height];
      expect(right > 0 && right < 1 && down > 0 && down < 1, body.target.id).toBe(true);
      expect(pickAt(bodies, camera, 2 * right - 1, 1 - 2 * down)?.id).toBe(body.target.id);
    }
  });
});

describe('a closed side of a cell', () => {
  it('is a bar between the cell and the next, whichever side sits below', async () => {
    const view = await firstView(GAME_IDS[0] ?? 'choko');
    const [cell] = view.cells;
    assert(cell !== undefined, 'a board has cells');
    const marked: View = { ...view, marks: EDGES.map((edge) => ({ kind: 'closed', cell: cell.id, edge })) };
    for (const bottom of SIDES) {
      const layout = computeLayout(marked, bottom);
      for (const { edge, bar } of edgeBars(marked, layout)) {
        const [right, up] = { left: [-0.5, 0], right: [0.5, 0], top: [0, 0.5], bottom: [0, -0.5] }[edge];
        expect(centreOf(bar), `${edge}, side ${bottom}`).toEqual(layout.at(cell.x + (right ?? 0), cell.y + (up ?? 0)));
      }
    }
    const bars = describeScene(factsOf(marked), new SeedTracker()).filter(({ key }) => key.startsWith('mark closed'));
    expect(bars.map(({ batch }) => batch)).toEqual(EDGES.map(() => 'rail'));
  });
});

describe('a king in depth', () => {
  it('is taller than a queen, and wears gold that she does not', () => {
    expect(HEIGHTS.king).toBeGreaterThan(1.5 * HEIGHTS.queen);
    const goldOf = (shape: 'king' | 'queen'): number =>
      figureParts({ id: shape, shape, owner: 2, at: { cell: 'a1' } }, shape).filter(
        ({ colour }) => colour === COLOURS.gold,
      ).length;
    expect([goldOf('king'), goldOf('queen')]).toEqual([2, 0]);
  });
});

describe('a square board of flat pieces, with nothing beside it', () => {
  it('has three quarters of the height of a small laptop', () => {
    const places = Array.from({ length: 25 }, (_, cell) => ({
      id: String(cell),
      x: cell % 5,
      y: Math.floor(cell / 5),
    }));
    const view: View = {
      surface: 'marble',
      cells: places.map((place) => ({ ...place, z: 0, shape: 'square' })),
      pieces: places.map(({ id }) => ({ id: `disc ${id}`, shape: 'disc', owner: null, at: { cell: id } })),
      trays: [],
      furniture: [],
      marks: [],
      labels: [],
      notices: [],
    };
    // As in a window of 1366×650.
    const [width, height] = [703, 586];
    const { layout, targets, look } = factsOf(view);
    const camera = new PerspectiveCamera(21, width / height);
    const extent = extentOf(view.surface, layout, hasStandingFigures(view));
    fitCamera(camera, homeFor(width / height, extent.x / extent.z), extent);
    const bodies = bodiesOf(view, layout, targets, look.isFlat);
    const seen = bodies.map((body) => projectBody(body, bodies, camera, { width, height }));
    const [top, bottom] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map((hit) => hit.y + hit.height))];
    expect((bottom - top) / 650).toBeGreaterThan(0.75);
  });
});

describe('holes of tiles', () => {
  // Windows with the pictures that a match has in them.
  it.each([
    ['1366×650', 767, 586],
    ['1440×900', 1060, 830],
    ['1920×970', 1176, 898],
    ['1180×820', 845, 754],
    ['820×1180', 789, 639],
  ])('are 6 px wide at least at %s, on every cell', async (_window, width, height) => {
    const views = await Promise.all(GAME_IDS.map(firstView));
    const view = views.find(({ pieces }) => pieces.some(({ shape }) => shape === 'tile'));
    assert(view !== undefined, 'a game has tiles');
    const layout = computeLayout(view, 1, true);
    const camera = new PerspectiveCamera(21, width / height);
    const extent = extentOf(view.surface, layout, hasStandingFigures(view));
    fitCamera(camera, homeFor(width / height, extent.x / extent.z), extent);
    for (const { x, y } of view.cells) {
      for (const hole of HOLES) {
        const at = layout.at(x, y);
        const [left, right] = [-TILE_HOLE_RADIUS, TILE_HOLE_RADIUS].map((aside) => {
          const middle = { x: at.x + hole.x + aside * UNIT, y: at.y + hole.y };
          return (new Vector3(...toWorld(layout, middle, TILE_THICKNESS)).project(camera).x * width) / 2;
        });
        expect((right ?? 0) - (left ?? 0)).toBeGreaterThanOrEqual(6);
      }
    }
  });
});

describe.each(GAME_IDS)('a finger over %s on a phone', (game) => {
  // As wide as a phone of 390 pixels, and as high as the page lets it be there.
  const [width, height] = [390, 390];

  it('has 40 pixels for everything that is offered, and takes what is nearest', async () => {
    const facts = factsOf(await firstView(game));
    const camera = eyeOn(facts, width / height);
    const bodies = bodiesOf(facts.view, facts.layout, facts.targets, facts.look.isFlat);
    const seen = bodies.map((body) => ({
      id: body.target.id,
      kind: body.target.kind,
      hit: projectBody(body, bodies, camera, { width, height }),
    }));
    for (const target of seen) {
      const { x, y } = centreOf(target.hit);
      for (const [right, down] of [
        [0, 0],
        [-19.9, -19.9],
        [19.9, -19.9],
        [-19.9, 19.9],
        [19.9, 19.9],
      ] as const) {
        expect(underFinger([target], { x: x + right, y: y + down }), target.id).toBe(target);
      }
      expect(underFinger([target], { x: x + Math.max(40, target.hit.width), y })).toBeNull();
      // A hit in the middle of an object picks it, however much else is offered.
      const nearest = seen.toSorted((a, b) => distance(a, { x, y }) - distance(b, { x, y }))[0];
      expect(underFinger(seen, { x, y })).toBe(nearest);
    }
  });
});

function distance({ hit }: { readonly hit: Rect }, { x, y }: Point): number {
  const middle = centreOf(hit);
  return Math.hypot(middle.x - x, middle.y - y);
}

describe('cards of a reserve', () => {
  it('lie fanned, each side open towards the board, and on the cloth', async () => {
    const views = await Promise.all(GAME_IDS.map(firstView));
    const view = views.find(({ surface }) => surface === 'felt');
    expect(view).toBeDefined();
    if (view === undefined) return;
    const facts = factsOf(view);
    const { strips, height } = facts.layout;
    const objects = describeScene(facts, new SeedTracker());
    for (const { id, kind, owner } of view.trays) {
      if (kind !== 'reserve') continue;
      const ids = view.pieces.flatMap((piece) => ('tray' in piece.at && piece.at.tray === id ? [piece.id] : []));
      const cards = ids.map((card) => objects.find(({ grip, batch }) => grip === card && batch === `card-${owner}`));
      const turns = cards.map((card) => card?.pose.turn[1] ?? Number.NaN);
      const away = owner === facts.layout.bottom ? 1 : -1;
      expect(turns.every((turn, index) => index === 0 || away * turn < away * (turns[index - 1] ?? 0))).toBe(true);
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(0);
      const { y, height: deep } = strips[away === 1 ? 'near' : 'far'];
      const [far, near] = [(y - height / 2) / 100, (y + deep - height / 2) / 100];
      for (const card of cards) {
        const z = card?.pose.at[2] ?? Number.NaN;
        const half = 0.39 * (Math.cos(card?.pose.turn[1] ?? 0) + Math.abs(Math.sin(card?.pose.turn[1] ?? 0))) * 0.86;
        const room = away === 1 ? near - (z + half) : z - half - far;
        expect(room, 'to where the cloth ends').toBeGreaterThan(0);
      }
    }
  });
});

describe('seeds', () => {
  it('keep their names while a move goes by', async () => {
    // Whichever game has heaps: no game is named here.
    const games = await Promise.all(GAME_IDS.map(async (game) => ({ game, view: await firstView(game) })));
    const found = games.find(({ view }) => view.pieces.some(({ shape }) => shape === 'seeds'));
    expect(found).toBeDefined();
    if (found === undefined) return;
    const rules = await loadRules(found.game);
    const position = rules.start();
    const move = position.randomMove(new SeededRandom(7));
    const tracker = new SeedTracker();
    let tracked = startTracking(found.view);
    const namesOf = (view: View): string[] => {
      tracked = track(tracked, view);
      const objects = describeScene(factsOf(view, tracked), tracker);
      return objects.flatMap(({ key, batch }) => (batch === 'seed' ? [key] : [])).sort();
    };
    const before = namesOf(found.view);
    const frames = (await loadMoveViewer(found.game)).frames(position, move);
    for (const frame of frames) expect(namesOf(frame)).toEqual(before);
  });
});

describe('the eye', () => {
  it('stays within its limits', () => {
    expect(turnOrbit(HOME, 99, 99).azimuth).toBeLessThan(Math.PI / 2);
    expect(turnOrbit(HOME, 0, -99).elevation).toBeGreaterThan(0.3);
    expect(zoomOrbit(HOME, 1000).zoom).toBe(3);
  });
});

describe('the eye by keyboard', () => {
  const press = (orbit: Orbit, key: string, isShift = false): Orbit => orbitChangeOfKey(key, isShift)?.(orbit) ?? orbit;

  it('goes where the arrow points, and back the same way', () => {
    const right = press(HOME, 'ArrowRight', true);
    expect(right.azimuth).toBeGreaterThan(HOME.azimuth);
    expect(press(right, 'ArrowLeft', true).azimuth).toBeCloseTo(HOME.azimuth);
    const up = press(HOME, 'ArrowUp', true);
    expect(up.elevation).toBeGreaterThan(HOME.elevation);
    expect(press(up, 'ArrowDown', true).elevation).toBeCloseTo(HOME.elevation);
    const near = press(HOME, '+');
    expect(near.zoom).toBeGreaterThan(HOME.zoom);
    expect(press(near, '-').zoom).toBeCloseTo(HOME.zoom);
  });

  it('gets lost nowhere, and goes home', () => {
    for (const [key, isShift] of [
      ['ArrowRight', true],
      ['ArrowUp', true],
      ['+', false],
      ['-', false],
    ] as const) {
      let orbit: Orbit = HOME;
      for (let times = 0; times < 60; times++) orbit = press(orbit, key, isShift);
      expect(press(orbit, key, isShift), key).toEqual(orbit);
    }
    expect(orbitChangeOfKey('0', false)).toBeNull();
  });

  it('leaves arrows alone to the places on the board', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'a']) {
      expect(orbitChangeOfKey(key, false), key).toBeUndefined();
    }
  });
});
