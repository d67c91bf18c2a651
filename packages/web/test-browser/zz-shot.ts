import { launchBrowser } from '@tabuleiro/browser';
const [
  base = '',
  out = '',
  sizes = '1366x650',
  games = 'choko,echek,hecatomb,oware,eigenstate',
  mode = 'play',
  depth = '2d',
] = process.argv.slice(2);
const browser = await launchBrowser();
for (const size of sizes.split(',')) {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript((d) => {
    localStorage.setItem('tabuleiro.first-time', 'off');
    localStorage.setItem('tabuleiro.depth', d);
  }, depth);
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  for (const game of games.split(',')) {
    await page.goto(`${base}#/${game}/${mode}`);
    await page
      .locator('.board-target, h1')
      .first()
      .waitFor({ state: 'attached', timeout: 60000 })
      .catch(() => {});
    await page.waitForTimeout(depth === '3d' ? 2500 : 500);
    await page.screenshot({ path: `${out}/${game}-${mode.replace(/\W/g, '_').slice(0, 20)}-${size}-${depth}.png` });
  }
  await context.close();
}
await browser.close();
