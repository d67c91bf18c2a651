import type { Page } from '@tabuleiro/browser';
import {
  type GameId,
  loadCourse,
  loadRules,
  type Move,
  MoveList,
  type Position,
  type TaskExample,
} from '@tabuleiro/games';
import { wantedMoves } from '@tabuleiro/games/testing';
import { type GameFacets, loadGameFacets, MoveBuilder } from '@tabuleiro/play';

// What people do in a course.

export async function tasksOf(game: GameId): Promise<readonly TaskExample[]> {
  return ((await loadCourse(game))?.steps ?? []).flatMap(({ tasks }) => tasks);
}

/** Something to pick: a hole of a tile lies in the tile of a cell, which must be enlarged where it is too small. */
export interface Pick {
  readonly id: string;
  readonly tile: string | null;
}

/** The picks of a move that a task wants, or of one that it does not. */
export async function picksFor(game: GameId, task: TaskExample, isWanted: boolean): Promise<readonly Pick[]> {
  const [rules, facets] = await Promise.all([loadRules(game, task.variant), loadGameFacets(game)]);
  const read = rules.parsePosition(task.position);
  if (!read.ok) throw new Error(`${task.id} cannot be read`);
  const position = read.value;
  const wanted = new Set(await wantedMoves(rules, position, task));
  const all = new MoveList();
  position.legalMoves(all);
  const move = [...all].find((one) => wanted.has(one) === isWanted);
  if (move === undefined) throw new Error(`${task.id} has no such move`);
  return picksOf(facets, position, move);
}

export function picksOf(facets: GameFacets, position: Position, move: Move): readonly Pick[] {
  const builder = new MoveBuilder(facets);
  builder.reset(position);
  return facets.choices.picksOf(position, move).map((id) => {
    const { pieces } = builder.preview?.view ?? facets.viewer.describe(position);
    const at = pieces.find((piece) => id.startsWith(`${piece.id}.`))?.at;
    builder.pick(id);
    return { id, tile: at !== undefined && 'cell' in at ? at.cell : null };
  });
}

/** Makes picks without a pointer: where things stand on boards is the business of other tests. */
export async function pickAll(page: Page, picks: readonly Pick[]): Promise<void> {
  for (const { id, tile } of picks) {
    const place = page.locator(`[data-pick="${id}"]`).first();
    if (tile !== null) {
      const enlarge = page.locator(`.board-target-offered[data-pick="${tile}"]`).first();
      await place.or(enlarge).first().waitFor({ state: 'attached' });
      if ((await place.count()) === 0) {
        const close = page.locator('.tile-panel-close');
        if ((await close.count()) > 0) await close.click();
        await enlarge.dispatchEvent('click');
      }
    }
    await place.dispatchEvent('click');
  }
}

export const said = (page: Page, text: string): Promise<void> =>
  page.locator('.course-said', { hasText: text }).waitFor();

/** The button that leads on. */
export const next = (page: Page): Promise<void> => page.locator('.course-controls .button').last().click();
