import { launchBrowser } from '@tabuleiro/browser';
const [base = '', out = '', sizes = ''] = process.argv.slice(2);
const browser = await launchBrowser();
for (const size of sizes.split(',')) {
  for (const depth of ['2d', '3d']) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: width < 600,
      reducedMotion: 'reduce',
      locale: 'en-GB',
    });
    await context.addInitScript((d) => {
      localStorage.setItem('tabuleiro.first-time', 'off');
      localStorage.setItem('tabuleiro.depth', d);
    }, depth);
    const page = await context.newPage();
    page.on('pageerror', (e) => console.log(e.message));
    await page.goto(`${base}#/eigenstate/play?player1=human&player2=1`);
    const pick = async (id) => {
      await page.locator(`[data-pick="${id}"]`).first().waitFor({ state: 'attached' });
      await page
        .locator(`[data-pick="${id}"]`)
        .first()
        .evaluate((e) => e.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));
      await page.waitForTimeout(depth === '3d' ? 2500 : 300);
    };
    await pick('c1');
    await pick('c2');
    await page.waitForTimeout(depth === '3d' ? 2500 : 600);
    if (!(await page.locator('[data-pick="tile-C.13"]').count())) await pick('c2');
    await page.waitForTimeout(800);
    await page.screenshot({ path: `${out}/eig-panel-${size}-${depth}.png` });
    if (await page.locator('.tile-panel').count()) {
      await page.locator('.tile-panel [data-pick="tile-C.13"]').click();
      await page.locator('.tile-panel [data-pick="tile-C.12"]').click();
    } else {
      await pick('tile-C.13');
      await pick('tile-C.12');
    }
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${out}/eig-after-${size}-${depth}.png` });
    await context.close();
  }
}
await browser.close();
