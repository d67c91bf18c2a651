import { GAME_IDS, loadRules, type Move, type Position, SeededRandom, type View } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { type GameFacets, loadGameFacets } from '../src/game-facets.ts';
import { MoveBuilder, type PickResult } from '../src/move-builder.ts';

const PLIES = 25;

/** Picks one of what is offered. */
type Chooser = (offered: readonly string[]) => string;

/** The holes with pegs, as picks. */
const pegsIn = ({ pieces }: View): readonly string[] =>
  pieces.flatMap(({ id, pegs = [] }) =>
    pegs.flatMap((peg, place) => (peg ? [`${id}.${Math.floor(place / 5) + 1}${(place % 5) + 1}`] : [])),
  );

/** The pegs of a view that were not there before. */
function newPegs(before: View, view: View): readonly string[] {
  const old = pegsIn(before);
  return pegsIn(view).filter((peg) => !old.includes(peg));
}

/** What the board fails to show, while a person builds a move with these choices and when the board then plays it. */
function buildMove(facets: GameFacets, position: Position, choose: Chooser): { move: Move; mistakes: string[] } {
  const builder = new MoveBuilder(facets);
  builder.reset(position);
  const before = facets.viewer.describe(position);
  const mistakes: string[] = [];
  const compare = (views: readonly View[], picks: readonly string[]): void => {
    const holes = picks.filter((pick) => /\.\d\d$/.test(pick)).toSorted();
    for (const view of views) {
      const pegs = newPegs(before, view).toSorted();
      if (pegs.join() !== holes.join()) mistakes.push(`${picks.join(' ')} shows ${pegs.join(' ')}`);
    }
  };
  for (;;) {
    const id = choose(builder.offered);
    const shown = builder.preview?.frames ?? 0;
    const picked = builder.pick(id);
    if (picked !== null && !('move' in picked)) throw new Error(`${id} is offered and not taken`);
    if (picked !== null) {
      const { move } = picked;
      // The board goes on from the frames that the preview has shown.
      const frames = facets.moveViewer.frames(position, move);
      compare(frames.slice(Math.min(shown, frames.length - 1)), builder.picks);
      return { move, mistakes };
    }
    compare([builder.preview?.view ?? before], builder.picks);
    if (!isFrameOfPicks(facets, position, builder)) mistakes.push(`${builder.picks.join(' ')} is no frame`);
  }
}

/** Where the picks begin a move in the order of the notation, the preview is a frame of such a move. */
function isFrameOfPicks({ choices, moveViewer }: GameFacets, position: Position, builder: MoveBuilder): boolean {
  const { picks, preview } = builder;
  if (preview === null) return true;
  const begun = preview.moves.filter((move) => {
    const inOrder = choices.picksOf(position, move);
    return picks.every((pick, index) => inOrder[index] === pick);
  });
  const isShown = (move: Move): boolean =>
    JSON.stringify(moveViewer.frames(position, move)[preview.frames - 1]) === JSON.stringify(preview.view);
  return begun.length === 0 || begun.some(isShown);
}

test.each(GAME_IDS)('%s: the board shows what was picked', async (game) => {
  const [rules, facets] = await Promise.all([loadRules(game), loadGameFacets(game)]);
  const random = new SeededRandom(7);
  const choosers: readonly Chooser[] = [
    (offered) => offered[random.below(offered.length)] ?? '',
    // The last hole of all: no pin comes after it in the notation.
    (offered) => offered.at(-1) ?? '',
  ];
  const mistakes: string[] = [];
  for (const choose of choosers) {
    const position = rules.start();
    for (let ply = 0; ply < PLIES && position.outcome() === null; ply++) {
      const built = buildMove(facets, position, choose);
      mistakes.push(...built.mistakes);
      position.apply(built.move);
    }
  }
  expect(mistakes).toEqual([]);
});

test('a refused piece of one’s own leaves nothing picked, and a pick near it plays no move by itself', async () => {
  const left: string[] = [];
  const near: string[] = [];
  const far: string[] = [];
  const again: string[] = [];
  for (const game of GAME_IDS) {
    const [rules, facets] = await Promise.all([loadRules(game), loadGameFacets(game)]);
    const random = new SeededRandom(7);
    const position = rules.start();
    const builder = new MoveBuilder(facets);
    /** What comes of the last of these picks. */
    const pickAll = (ids: readonly string[]): PickResult => {
      builder.reset(position);
      return ids.map((id) => builder.pick(id)).at(-1) ?? null;
    };
    for (let ply = 0; ply < PLIES && position.outcome() === null; ply++) {
      builder.reset(position);
      const { offered } = builder;
      const view = facets.viewer.describe(position);
      const own = ownPieces(view, position);
      const others = offered.filter((id) => !own.includes(id));
      for (const stuck of own.filter((id) => !offered.includes(id))) {
        for (const other of offered.filter((id) => own.includes(id))) {
          const picked = pickAll([other, stuck]);
          // Two pieces may also make a move together.
          if (picked !== null && 'refused' in picked) left.push(builder.picks.join());
        }
        for (const other of others) {
          const kind = kindOf(pickAll([stuck, other]));
          (isNear(view, stuck, other) ? near : far).push(kind);
          if (kind === 'held') again.push(kindOf(pickAll([stuck, other, other])));
        }
      }
      position.apply(position.randomMove(random));
    }
  }
  expect(new Set(left)).toEqual(new Set(['']));
  // Some game has moves of a single pick.
  expect(new Set(near)).toEqual(new Set(['held']));
  expect(new Set(again)).toEqual(new Set(['move']));
  expect(new Set(far)).toEqual(new Set(['move']));
});

/** Whether a piece could step or jump from one cell to the other. */
function isNear({ cells }: View, one: string, other: string): boolean {
  const [from, to] = [one, other].map((id) => cells.find((cell) => cell.id === id));
  return from !== undefined && to !== undefined && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) <= 2;
}

function kindOf(picked: PickResult): string {
  return picked === null ? 'pick' : (Object.keys(picked)[0] ?? '');
}

/** The picks of the pieces of the side to move. */
function ownPieces({ pieces }: View, { turn }: Position): readonly string[] {
  return pieces.flatMap(({ id, owner, at }) => (owner === turn ? ['cell' in at ? at.cell : id] : []));
}
