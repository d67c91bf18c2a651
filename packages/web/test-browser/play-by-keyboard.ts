import type { Page } from '@tabuleiro/browser';
import { waitForTargets } from './play-by-pointer.ts';

// Everything by keyboard: Tab to what is wanted, arrows on the board, Enter.

const MOST_TABS = 80;
const MOST_STEPS = 150;
const MOST_PICKS = 400;

/** Presses Tab until what is wanted has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not lead to ${selector}`);
}

interface Way {
  /** Where the focus is. */
  readonly from: string;
  /** How far each arrow may bring it nearer. */
  readonly gains: Readonly<Record<string, number>>;
}

/** Within the page: the way to a place of the board, or of what has been opened; null when it is reached or gone. */
function wayTo(id: string): Way | null {
  const within = document.querySelector('[role="dialog"]') ?? document;
  const goal = within.querySelector(`[data-pick="${CSS.escape(id)}"]`);
  const at = document.activeElement;
  if (goal === null || at === null || at === goal) return null;
  const [from, to] = [at.getBoundingClientRect(), goal.getBoundingClientRect()];
  const [right, down] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  return {
    from: at.getAttribute('data-pick') ?? '',
    gains: { ArrowRight: right, ArrowLeft: -right, ArrowDown: down, ArrowUp: -down },
  };
}

/** Goes to a place of the board; false when the arrows do not lead there. */
async function goTo(page: Page, id: string): Promise<boolean> {
  // A dialog that is open covers the board: its buttons, or the board's places when there is none.
  await tabTo(page, '[role="dialog"] button, body:not(:has([role="dialog"])) .board-target');
  // The arrow towards it may lead past it, and the next one back: at the same place again, try another one.
  const tried = new Map<string, number>();
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const way = await page.evaluate(wayTo, id);
    if (way === null) return true;
    const tries = (arrow: string): number => tried.get(`${way.from} ${arrow}`) ?? 0;
    const [[arrow] = ['']] = Object.entries(way.gains).toSorted(
      ([one, gain], [other, gainOfOther]) => tries(one) - tries(other) || gainOfOther - gain,
    );
    tried.set(`${way.from} ${arrow}`, tries(arrow) + 1);
    await page.keyboard.press(arrow);
  }
  return false;
}

/** Picks one of the things that are offered; returns the result on the page when the match is over. */
export async function pickByKeyboard(page: Page, lot: number): Promise<string> {
  const { spots, result } = await waitForTargets(page);
  if (result !== '') return result;
  const spot = spots[lot % spots.length];
  if (spot === undefined) throw new Error('nothing is offered');
  if (!(await goTo(page, spot.id))) throw new Error(`the arrows do not lead to ${spot.id}`);
  await page.keyboard.press('Enter');
  return '';
}

/** Plays offered picks until the match is over; returns the result on the page. */
export async function playByKeyboard(page: Page): Promise<string> {
  for (let picks = 0; picks < MOST_PICKS; picks++) {
    const result = await pickByKeyboard(page, picks * 7);
    if (result !== '') return result;
  }
  throw new Error(`no end after ${MOST_PICKS} picks`);
}
