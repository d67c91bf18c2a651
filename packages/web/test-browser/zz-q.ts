import { launchBrowser } from '@tabuleiro/browser';
const [base = '', size = '1366x650', path = '#/choko/play', js = '1'] = process.argv.slice(2);
const browser = await launchBrowser();
const [width = 0, height = 0] = size.split('x').map(Number);
const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', locale: 'en-GB' });
await context.addInitScript(() => {
  localStorage.setItem('tabuleiro.first-time', 'off');
});
const page = await context.newPage();
await page.goto(`${base}${path}`);
await page.waitForTimeout(1500);
console.log(JSON.stringify(await page.evaluate(js), null, 1));
await browser.close();
