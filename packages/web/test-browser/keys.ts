import type { Page } from '@tabuleiro/browser';
import { see } from './hands.ts';

// Everything by keyboard: Tab to what is wanted, arrows on the board, Enter.

const MOST_TABS = 80;
const MOST_STEPS = 40;
const MOST_PICKS = 400;

/** Presses Tab until what is wanted has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

/** Within the page: the arrow that leads towards a place of the board, or of what has been opened; empty when it is reached. */
function arrowTo(id: string): string {
  const within = document.querySelector('[role="dialog"]') ?? document;
  const goal = within.querySelector(`[data-pick="${CSS.escape(id)}"]`);
  const at = document.activeElement;
  if (goal === null || at === null || at === goal) return '';
  const [from, to] = [at.getBoundingClientRect(), goal.getBoundingClientRect()];
  const [right, down] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}

/** Goes to a place of the board; false when the arrows do not lead there. */
async function goTo(page: Page, id: string): Promise<boolean> {
  // A dialog that is open covers the board: its buttons, or the board's places when there is none.
  await tabTo(page, '[role="dialog"] button, body:not(:has([role="dialog"])) .board-target');
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const arrow = await page.evaluate(arrowTo, id);
    if (arrow === '') return true;
    await page.keyboard.press(arrow);
  }
  return false;
}

/** Plays whatever is offered until the match is over; gives what the page says then. */
export async function playByKeys(page: Page): Promise<string> {
  for (let picks = 0; picks < MOST_PICKS; picks++) {
    const { spots, result } = await see(page);
    if (result !== '') return result;
    const spot = spots[(picks * 7) % spots.length];
    if (spot === undefined) throw new Error('nothing is offered');
    if (!(await goTo(page, spot.id))) throw new Error(`the arrows do not lead to ${spot.id}`);
    await page.keyboard.press('Enter');
  }
  throw new Error(`no end after ${MOST_PICKS} picks`);
}
