import type { Page } from '@tabuleiro/browser';
import { type GameId, loadRules, loadViewer } from '@tabuleiro/games';
import { expect } from 'vitest';
import { computeLayout, type Layout } from '../src/board/geometry/layout.ts';

// How large boards are drawn, and whether all that can be pressed is in view.

/** A small laptop, two larger screens, a tablet on its side and upright. */
export const WINDOWS = [
  [1366, 650],
  [1440, 900],
  [1920, 970],
  [1180, 820],
  [820, 1180],
] as const;

/** From this width on, belongings stand beside the board (use-layout.ts). */
const WIDE_PX = 576;

const LEAST_HEIGHT = 0.75;
const LEAST_WIDTH = 0.95;

export interface BoardSize {
  /** The height of all cells, as a share of the window's. */
  readonly cells: number;
  /** The width of the drawing, as a share of what the panels beside it leave. */
  readonly width: number;
}

/** The size of the 2D board of a game. `beside` selects all that may stand beside it. */
export async function measureBoard(page: Page, game: GameId, beside: string): Promise<BoardSize> {
  const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE_PX;
  const layout = computeLayout(viewer.describe(rules.start()), 1, isWide);
  const boxes = await page.evaluate(boxesOf, beside);
  return sizeOf(layout, boxes);
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
}

interface Boxes {
  readonly window: Box;
  readonly board: Box;
  readonly panels: readonly Box[];
}

/** Within the page. */
function boxesOf(beside: string): Boxes {
  const boxOf = (element: Element): Box => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return { left, right, width, height };
  };
  const drawing = document.querySelector('.board-2d > svg');
  if (drawing === null) throw new Error('no board');
  const { clientWidth } = document.documentElement;
  return {
    window: { left: 0, right: clientWidth, width: clientWidth, height: globalThis.innerHeight },
    board: boxOf(drawing),
    panels: [...document.querySelectorAll(beside)].map(boxOf).filter(({ width, height }) => width > 0 && height > 0),
  };
}

function sizeOf(layout: Layout, { window, board, panels }: Boxes): BoardSize {
  const scale = Math.min(board.width / layout.width, board.height / layout.height);
  const [left, right] = [
    Math.max(window.left, ...panels.filter((panel) => panel.right <= board.left).map((panel) => panel.right)),
    Math.min(window.right, ...panels.filter((panel) => panel.left >= board.right).map((panel) => panel.left)),
  ];
  return { cells: (layout.field.height * scale) / window.height, width: (layout.width * scale) / (right - left) };
}

/** The cells have most of the window's height, or the drawing most of the width that is left for it. */
export function isLarge({ cells, width }: BoardSize): boolean {
  return cells >= LEAST_HEIGHT || width >= LEAST_WIDTH;
}

/** What can be pressed or tells what to do, and is cut off, covered or outside the window. Lists may be scrolled. */
export async function hiddenParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const isSeenAt = (element: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (element.contains(top) || top.contains(element));
    };
    const parts = [...document.querySelectorAll('.page :is(button, a[href], summary, input, select, .say p)')];
    return parts.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const isInList = element.closest('ol, ul') !== null;
      if (isInList || width <= 1 || height <= 1 || !element.checkVisibility()) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const corners = [
        [left + 4, top + 4],
        [right - 4, top + 4],
        [left + 4, bottom - 4],
        [right - 4, bottom - 4],
      ] as const;
      const { clientWidth } = document.documentElement;
      const isInWindow = left >= 0 && top >= 0 && right <= clientWidth && bottom <= globalThis.innerHeight;
      const isSeen = isInWindow && corners.every(([x, y]) => isSeenAt(element, x, y));
      return isSeen
        ? []
        : [`${name} (${Math.round(left)}, ${Math.round(top)}, ${Math.round(right)}, ${Math.round(bottom)})`];
    });
  });
}

/** In each of the windows the board is large and nothing is hidden. */
export async function expectLargeBoard(page: Page, game: GameId, beside: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    // Two frames later the layout has followed.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
    );
    const size = await measureBoard(page, game, beside);
    expect(isLarge(size), `${game} in ${width}×${height}: ${JSON.stringify(size)}`).toBe(true);
    expect(await hiddenParts(page), `${game} in ${width}×${height}`).toEqual([]);
  }
}
