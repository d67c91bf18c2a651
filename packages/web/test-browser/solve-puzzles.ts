import type { BrowserContext, Page } from '@tabuleiro/browser';
import { type GameId, loadChoices, loadRules, Match, MoveList, type Puzzle } from '@tabuleiro/games';
import { gameOfDay, loadPuzzles, PUZZLE_GAMES, puzzleOfDay } from '@tabuleiro/games/puzzle';
import { raceLadder } from '@tabuleiro/play';

// What a person does with puzzles.

/** Which one is of no importance to the page: its moves are made of several picks. */
export const GAME: GameId = 'choko';

export async function longOne(): Promise<Puzzle> {
  const found = (await loadPuzzles(GAME)).find(({ plies, asked }) => plies === 3 && asked === 2);
  if (found === undefined) throw new Error('there is a win in three');
  return found;
}

/** The picks of the move of a puzzle's line at a ply; another legal move instead where that is wanted. */
export async function picksAt(
  puzzle: Puzzle,
  ply: number,
  isOther = false,
  game: GameId = GAME,
): Promise<readonly string[]> {
  const rules = await loadRules(game, puzzle.variant);
  const start = rules.parsePosition(puzzle.position);
  if (!start.ok) throw new Error('the position can be read');
  const match = new Match(rules, start.value);
  for (const text of puzzle.line.slice(0, ply)) match.playText(text);
  const choices = await loadChoices(game);
  const list = new MoveList();
  match.position.legalMoves(list);
  const wanted = [...list].find((move) => (rules.makeMove(match.position, move) === puzzle.line[ply]) !== isOther);
  if (wanted === undefined) throw new Error('there is such a move');
  return choices.picksOf(match.position, wanted);
}

export async function touch(page: Page, picks: readonly string[], how: 'click' | 'tap' = 'click'): Promise<void> {
  for (const id of picks) await page.locator(`:is(.board-target, .board-done)[data-pick="${id}"]`).first()[how]();
}

/** Solves the puzzle on the page by touch. */
export async function solveByTouch(page: Page, game: GameId): Promise<void> {
  await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
  const id = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('puzzle');
  const puzzle = (await loadPuzzles(game)).find((one) => one.id === id);
  if (puzzle === undefined) throw new Error(`there is no puzzle ${id}`);
  for (let ply = 0; ply < puzzle.asked * 2; ply += 2) {
    await touch(page, await picksAt(puzzle, ply, false, game), 'tap');
    await page
      .locator(ply + 2 < puzzle.asked * 2 ? '.board-target-offered' : '.puzzle-controls .primary')
      .first()
      .waitFor();
  }
}

/** A day, counted from 1970, whose puzzle is of the game. */
export async function dayWithPuzzle(): Promise<{ readonly day: number; readonly puzzle: Puzzle }> {
  const games = PUZZLE_GAMES.length;
  const from = 20_000;
  const day =
    from + Array.from({ length: games }).findIndex((_, ahead) => gameOfDay(PUZZLE_GAMES, from + ahead) === GAME);
  const puzzle = puzzleOfDay(await loadPuzzles(GAME), games, day);
  if (puzzle === undefined) throw new Error('every day has a puzzle');
  return { day, puzzle };
}

export const open = async (page: Page, { id }: Puzzle): Promise<void> => {
  await page.goto(`./#/${GAME}/puzzles?puzzle=${id}`);
  await page.locator('.board-target-offered').first().waitFor({ state: 'attached' });
};

export const said = (page: Page, text: string): Promise<void> =>
  page.locator('.puzzle-said', { hasText: text }).waitFor();

/** The puzzles of the next race: chance always chooses the same. */
export async function knownRace(context: BrowserContext): Promise<readonly Puzzle[]> {
  await context.addInitScript(() => {
    Math.random = () => 0.5;
  });
  return raceLadder(await loadPuzzles(GAME), 2 ** 31);
}
