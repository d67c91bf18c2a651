import type { Page } from '@tabuleiro/browser';
import { GAME_IDS, type GameId, loadCourse, loadRules, loadViewer } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { WINDOWS } from './board-sizes.ts';
import { countGraphics, show3d } from './graphics.ts';
import { waitForTargets } from './play-by-pointer.ts';
import { chooseSetting, type ContextOptions, PHONE, visit } from './visit.ts';

// Tiles with holes for pins: holes that can be seen, and what pointing at one tells.

/** Whichever game has tiles. */
async function gameWithTiles(): Promise<GameId> {
  for (const game of GAME_IDS) {
    const { pieces } = (await loadViewer(game)).describe((await loadRules(game)).start());
    if (pieces.some(({ shape }) => shape === 'tile')) return game;
  }
  throw new Error('no game has tiles');
}

/** Within the page: the widths of the empty holes of a tile, with their lines, in pixels. */
function widthsOfHoles(tile: string): readonly number[] {
  const holes = document.querySelectorAll(`.board-area ${tile} :is(.board-hole, .symbol-hole)`);
  return [...holes].map((hole) => {
    const { stroke, strokeWidth } = getComputedStyle(hole);
    const scale = hole instanceof SVGGraphicsElement ? (hole.getScreenCTM()?.a ?? 0) : 0;
    const line = stroke === 'none' ? 0 : Number.parseFloat(strokeWidth) * scale;
    return hole.getBoundingClientRect().width + line;
  });
}

test.each(WINDOWS)('holes of tiles are 6 px wide at least at %i×%i', async (width, height) => {
  await visit({ viewport: { width, height } }, async ({ page }) => {
    await page.goto(`./#/${await gameWithTiles()}/play?player2=human`);
    await waitForTargets(page);
    for (const set of ['carved', 'symbols']) {
      await chooseSetting(page, 'pieces', set);
      if (set === 'symbols') await page.locator('.board-area .symbol-hole').first().waitFor();
      for (const tile of ['.board-tile.board-light', '.board-tile.board-dark']) {
        const widths = await page.evaluate(widthsOfHoles, tile);
        expect(widths.length).toBeGreaterThan(15);
        expect(Math.min(...widths), `${set} ${tile}`).toBeGreaterThanOrEqual(6);
      }
    }
  });
});

/** Steps, so that a pin comes next; the first tile that has a hole is enlarged where it must be. */
async function stepAndOpenTile(page: Page): Promise<void> {
  const touch = async (): Promise<void> => {
    const { spots } = await waitForTargets(page);
    const spot = spots[0];
    await page.mouse.click(spot?.x ?? 0, spot?.y ?? 0);
  };
  await touch();
  await touch();
  await waitForTargets(page);
}

test('holes on offer are marked beside a board in depth', async () => {
  await visit({ viewport: { width: 1366, height: 650 } }, async ({ page, context }) => {
    await context.addInitScript(countGraphics);
    await page.goto(`./#/${await gameWithTiles()}/play?player2=human`);
    await waitForTargets(page);
    await show3d(page);
    await stepAndOpenTile(page);
    await page.locator('.board-target-offered').first().click({ force: true });
    const shadows = await page
      .locator('.tile-panel-hole[aria-disabled="false"] span')
      .evaluateAll((all) => all.map((hole) => getComputedStyle(hole).boxShadow));
    expect(shadows.length).toBeGreaterThan(5);
    expect(shadows).not.toContain('none');
  });
});

const DEVICES: readonly (readonly [string, ContextOptions])[] = [
  ['a laptop', { viewport: { width: 1366, height: 650 } }],
  ['a phone', PHONE],
];

test.each(DEVICES)('pointing at a hole marks the square that it would open, on %s', async (_name, options) => {
  await visit(options, async ({ page }) => {
    await page.goto(`./#/${await gameWithTiles()}/play?player2=human`);
    await stepAndOpenTile(page);
    const panel = page.locator('.tile-panel');
    if ((await panel.count()) === 0) {
      await page.locator('.board-target-offered').first().click();
      await panel.waitFor();
    }
    // It is in view with the board.
    const [board, sheet] = await Promise.all([page.locator('.board-area').boundingBox(), panel.boundingBox()]);
    const { height = 0 } = page.viewportSize() ?? {};
    expect((sheet?.height ?? Infinity) <= height / 2 || (sheet?.x ?? 0) >= (board?.x ?? 0) + (board?.width ?? 0)).toBe(
      true,
    );

    const marked = page.locator('[data-opened]');
    const holes = panel.locator('.tile-panel-hole[aria-disabled="false"]');
    const names = await holes.evaluateAll((all) => all.map((hole) => hole.getAttribute('aria-label') ?? ''));
    const seen = new Set<string>();
    for (const [index, name] of names.entries()) {
      // A finger points while it presses; the pointer of a test can do so without picking.
      await holes
        .nth(index)
        .dispatchEvent('pointerover', { pointerType: options.hasTouch === true ? 'touch' : 'mouse' });
      const cell = /opens (\S+)$/.exec(name)?.[1];
      const expected = cell === undefined ? [] : [cell];
      await expect
        .poll(() => marked.evaluateAll((all) => all.map((mark) => mark.getAttribute('data-opened'))))
        .toEqual(expected);
      if (cell !== undefined) seen.add(cell);
    }
    expect(seen.size).toBeGreaterThan(5);
  });
});

/** Within the page: what lies under the enlarged piece, in words; null while there is none. */
function coveredByPanel(kept: string): readonly string[] | null {
  const panel = document.querySelector('.tile-panel')?.getBoundingClientRect();
  if (panel === undefined) return null;
  return [...document.querySelectorAll(kept)].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isUnder = right > panel.left && left < panel.right && bottom > panel.top + 1 && top < panel.bottom - 1;
    return isUnder ? [one.textContent ?? ''] : [];
  });
}

test('an enlarged piece leaves the task, what is said and the buttons in sight on a laptop', async () => {
  const game = await gameWithTiles();
  const course = await loadCourse(game);
  await visit({ viewport: { width: 1366, height: 650 } }, async ({ page, context }) => {
    await context.addInitScript(() => globalThis.localStorage.setItem('tabuleiro.first-time', 'off'));
    const offered = page.locator('.board-target-offered:not([aria-pressed="true"])');
    const found: (readonly string[])[] = [];
    await page.goto(`./#/${game}/play?player1=human&player2=human`);
    await stepAndOpenTile(page);
    await offered.last().dispatchEvent('click');
    await page.locator('.tile-panel').waitFor();
    found.push((await page.evaluate(coveredByPanel, '.say-words p, .controls .button')) ?? ['no panel']);
    for (const { id } of course?.steps ?? []) {
      // Without a reload: what enlarges pieces is loaded now.
      await page.evaluate((hash) => {
        globalThis.location.hash = hash;
      }, `#/${game}/learn?step=${id}`);
      await page.locator('.course-caption').waitFor();
      await offered.first().waitFor({ state: 'attached' });
      let covered = null;
      // A piece, where it goes, and the piece to enlarge; a task may be solved before.
      for (let touches = 0; touches < 3 && covered === null && (await offered.count()) > 0; touches++) {
        await offered.last().dispatchEvent('click');
        await page.evaluate(() => new Promise(requestAnimationFrame));
        covered = await page.evaluate(coveredByPanel, '.course-caption, .course-said p, .course-controls .button');
      }
      if (covered !== null) found.push(covered);
    }
    expect(found.length).toBeGreaterThan(3);
    expect(found.flat()).toEqual([]);
  });
});
