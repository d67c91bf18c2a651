import type { Page } from '@tabuleiro/browser';
import { type GameId, loadRules, loadViewer, type View } from '@tabuleiro/games';
import { PerspectiveCamera, Vector3 } from 'three';
import { computeLayout, type Layout } from '../src/board/geometry/layout.ts';
import { extentOf, fitCamera, homeFor } from '../src/board3d/camera.ts';
import { hasStandingFigures } from '../src/board3d/geometry/world-space.ts';

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

/** What may stand beside the board of a match, and of an analysis. */
export const BESIDE_MATCH = '.player, .say, .controls, .moves, .side-tools';
export const BESIDE_ANALYSIS = '.evaluation-bar, .analysis-side';

const LEAST_HEIGHT = 0.75;
const LEAST_WIDTH = 0.95;

export interface BoardSize {
  /** The height of all cells, as a share of the window's. */
  readonly cells: number;
  /** The width of the drawing, as a share of what the panels beside it leave. */
  readonly width: number;
}

/** The size of the board of a game, by what is drawn of it. `beside` selects all that may stand beside it. */
export async function measureBoard(page: Page, game: GameId, beside: string): Promise<BoardSize> {
  const [rules, viewer] = await Promise.all([loadRules(game), loadViewer(game)]);
  const view = viewer.describe(rules.start());
  const boxes = await page.evaluate(boxesOf, { beside, cells: view.cells.map(({ id }) => id) });
  const isWide = (page.viewportSize()?.width ?? 0) >= WIDE_PX;
  const layout = computeLayout(view, 1, isWide);
  const { cellsIn3d, board } = boxes;
  return cellsIn3d === null ? flatSize(layout, boxes) : sizeOf(boxes, cellsIn3d, widthInDepth(view, layout, board));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
}

interface Boxes {
  /** From the highest to the lowest cell in 3D; null in 2D. */
  readonly cellsIn3d: number | null;
  readonly window: Box;
  readonly board: Box;
  readonly panels: readonly Box[];
}

/** Within the page. */
function boxesOf({ beside, cells }: { readonly beside: string; readonly cells: readonly string[] }): Boxes {
  const boxOf = (element: Element): Box => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return { left, right, width, height };
  };
  const picture = document.querySelector('.board-3d canvas');
  const drawing = picture ?? document.querySelector('.board-2d > svg');
  if (drawing === null) throw new Error('no board');
  const { clientWidth } = document.documentElement;
  const targets = [...document.querySelectorAll('.board-3d-targets [data-pick]')]
    .filter((target) => cells.includes(target.getAttribute('data-pick') ?? ''))
    .map((target) => target.getBoundingClientRect());
  const lowest = Math.max(...targets.map(({ bottom }) => bottom));
  return {
    cellsIn3d: picture === null ? null : lowest - Math.min(...targets.map(({ top }) => top)),
    window: { left: 0, right: clientWidth, width: clientWidth, height: globalThis.innerHeight },
    board: boxOf(drawing),
    panels: [...document.querySelectorAll(beside)].map(boxOf).filter(({ width, height }) => width > 0 && height > 0),
  };
}

/** A flat drawing keeps its shape in the room that it has. */
function flatSize(layout: Layout, boxes: Boxes): BoardSize {
  const { board } = boxes;
  const scale = Math.min(board.width / layout.width, board.height / layout.height);
  return sizeOf(boxes, layout.field.height * scale, layout.width * scale);
}

/** How wide the near edge of the drawing is in the picture. */
function widthInDepth(view: View, layout: Layout, { width, height }: Box): number {
  const camera = new PerspectiveCamera(21, width / height, 0.1, 100);
  const extent = extentOf(view.surface, layout, hasStandingFigures(view));
  fitCamera(camera, homeFor(width / height, extent.x / extent.z), extent);
  // In normalised device coordinates the picture is 2 wide, and the board lies in its middle.
  return new Vector3(extent.x, 0, extent.z).project(camera).x * width;
}

function sizeOf({ window, board, panels }: Boxes, height: number, drawn: number): BoardSize {
  const [left, right] = [
    Math.max(window.left, ...panels.filter((panel) => panel.right <= board.left).map((panel) => panel.right)),
    Math.min(window.right, ...panels.filter((panel) => panel.left >= board.right).map((panel) => panel.left)),
  ];
  return { cells: height / window.height, width: drawn / (right - left) };
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
    const isInWindow = ({ left, top, right, bottom }: DOMRect): boolean =>
      left >= 0 && top >= 0 && right <= document.documentElement.clientWidth && bottom <= globalThis.innerHeight;
    const boards = [...document.querySelectorAll('.board-2d > svg, .board-3d canvas')];
    const cut = boards.map((board) => board.getBoundingClientRect()).filter((box) => !isInWindow(box));
    const parts = [...document.querySelectorAll('.page :is(button, a[href], summary, input, select, .say p)')];
    const hidden = parts.flatMap((element) => {
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
      const isSeen = isInWindow(element.getBoundingClientRect()) && corners.every(([x, y]) => isSeenAt(element, x, y));
      return isSeen
        ? []
        : [`${name} (${Math.round(left)}, ${Math.round(top)}, ${Math.round(right)}, ${Math.round(bottom)})`];
    });
    return [
      ...cut.map(({ left, top, right, bottom }) => `the board (${left}, ${top}, ${right}, ${bottom})`),
      ...hidden,
    ];
  });
}

/** What one sees of a page in a window. */
export interface WindowSight {
  readonly window: (typeof WINDOWS)[number];
  readonly size: BoardSize;
  readonly hidden: readonly string[];
}

/** The page in each of the windows. */
export async function lookInWindows(page: Page, game: GameId, beside: string): Promise<readonly WindowSight[]> {
  const seen: WindowSight[] = [];
  for (const window of WINDOWS) {
    const [width, height] = window;
    await page.setViewportSize({ width, height });
    await layOut(page);
    seen.push({ window, size: await measureBoard(page, game, beside), hidden: await hiddenParts(page) });
  }
  return seen;
}

/** Two frames later the layout has followed. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(
    async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}

/** Where the board is too small, or something is hidden. */
export function faultsIn(seen: readonly WindowSight[]): readonly string[] {
  return seen.flatMap(({ window, size, hidden }) => {
    const where = window.join('×');
    const small = isLarge(size) ? [] : [`${where}: the board is small, ${JSON.stringify(size)}`];
    return [...small, ...hidden.map((part) => `${where}: hidden: ${part}`)];
  });
}

/** Faults in all windows. */
export async function findFaults(page: Page, game: GameId, beside: string): Promise<readonly string[]> {
  return faultsIn(await lookInWindows(page, game, beside));
}
