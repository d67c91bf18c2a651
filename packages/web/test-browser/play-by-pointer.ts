import type { Page } from '@tabuleiro/browser';
import { expect } from 'vitest';

// Plays by looking at the page and touching what it offers, knowing nothing of any game.

/** Something offered, and where its middle is. */
interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** What would be touched there instead; empty when nothing is in the way. */
  readonly coveredBy: string;
}

interface Sight {
  readonly spots: readonly Spot[];
  /** How many of the sides have moved. */
  readonly movers: number;
  /** How the match ended; empty while it goes on. */
  readonly result: string;
}

export type Touch = (page: Page, spot: Spot) => Promise<void>;

export const click: Touch = async (page, { x, y }) => page.mouse.click(x, y);
export const tap: Touch = async (page, { x, y }) => page.touchscreen.tap(x, y);

const MOST_TOUCHES = 1500;
const PATIENCE = { timeout: 20_000, polling: 20 };

/** Within the page: what can be touched now. What is picked already is left alone: touching it would put it back. */
function look(): Sight | null {
  const result = document.querySelector('.say-result')?.textContent ?? '';
  const dialog = document.querySelector('[role="dialog"]');
  const offered =
    dialog === null
      ? document.querySelectorAll('.board-target-offered, .board-done')
      : dialog.querySelectorAll('button[data-pick]:not([aria-disabled="true"])');
  const spots = [...offered].flatMap((element) => {
    if (element.getAttribute('aria-pressed') === 'true') return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    // In depth the canvas itself knows what lies under a hand.
    const isHit = there !== null && (element.contains(there) || there.closest('.board-3d-host') !== null);
    const coveredBy = isHit ? '' : (there?.outerHTML.slice(0, 120) ?? 'nothing');
    return [{ id: element.getAttribute('data-pick') ?? '', x, y, coveredBy }];
  });
  const movers = [1, 2].filter((side) => document.querySelector(`.move .side-${side}`) !== null).length;
  return spots.length > 0 || result !== '' ? { spots, movers, result } : null;
}

/** Waits until there is something to touch, or the match is over. */
export async function waitForTargets(page: Page): Promise<Sight> {
  try {
    const seen = await page.waitForFunction(look, undefined, PATIENCE);
    const sight = await seen.jsonValue();
    if (sight !== null) return sight;
  } catch {
    // Said below, with what is on the page.
  }
  throw new Error(`nothing is offered; the page says:\n${await page.locator('body').innerText()}`);
}

/** Touches one of the things that are offered; `lot` says which. */
async function touchOne(page: Page, touch: Touch, { spots }: Sight, lot: number): Promise<void> {
  const spot = spots[lot % spots.length];
  if (spot === undefined) throw new Error('nothing is offered');
  expect(spot.coveredBy, `what lies over ${spot.id}`).toBe('');
  await touch(page, spot);
}

/** Plays offered picks until the match is over; returns the result on the page. */
export async function playToTheEnd(page: Page, touch: Touch): Promise<string> {
  let lot = 7;
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    const sight = await waitForTargets(page);
    if (sight.result !== '') return sight.result;
    lot = (Math.imul(lot, 1_103_515_245) + 12_345) & 0x7fffffff;
    await touchOne(page, touch, sight, lot >> 8);
  }
  throw new Error(`no end after ${MOST_TOUCHES} touches`);
}

/** Plays one turn and waits for the answer; gives how many of the sides have moved. */
export async function playTurn(page: Page, touch: Touch): Promise<number> {
  for (let touches = 0; touches < MOST_TOUCHES; touches++) {
    const sight = await waitForTargets(page);
    // Some turns are more than one ply of the same side; the answer is there when both have moved.
    if (sight.movers === 2) return sight.movers;
    await touchOne(page, touch, sight, touches * 5 + 1);
  }
  throw new Error('no answer');
}
