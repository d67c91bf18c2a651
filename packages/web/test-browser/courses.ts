import type { Page } from '@tabuleiro/browser';
import { type GameId, loadChoices, loadCourse, loadRules, MoveList, type TaskExample } from '@tabuleiro/games';
import { wantedMoves } from '@tabuleiro/games/testing';

// What people do in a course.

export async function tasksOf(game: GameId): Promise<readonly TaskExample[]> {
  return ((await loadCourse(game))?.steps ?? []).flatMap(({ tasks }) => tasks);
}

/** The picks of a move that a task wants, or of one that it does not. */
export async function picksFor(game: GameId, task: TaskExample, isWanted: boolean): Promise<readonly string[]> {
  const [rules, choices] = await Promise.all([loadRules(game, task.variant), loadChoices(game)]);
  const read = rules.parsePosition(task.position);
  if (!read.ok) throw new Error(`${task.id} cannot be read`);
  const position = read.value;
  const wanted = new Set(await wantedMoves(rules, position, task));
  const all = new MoveList();
  position.legalMoves(all);
  const move = [...all].find((one) => wanted.has(one) === isWanted);
  if (move === undefined) throw new Error(`${task.id} has no such move`);
  return choices.picksOf(position, move);
}

/** Makes picks without a pointer: where things stand on boards is the business of other tests. */
export async function pickAll(page: Page, picks: readonly string[]): Promise<void> {
  for (const id of picks) {
    await page.locator(`.board-target[data-pick="${id}"]`).first().dispatchEvent('click');
  }
}

export const said = (page: Page, text: string): Promise<void> => page.locator('.course-said', { hasText: text }).waitFor();

/** The button that leads on. */
export const next = (page: Page): Promise<void> => page.locator('.course-controls .button').last().click();
