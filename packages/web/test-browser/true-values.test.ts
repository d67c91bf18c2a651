import { expect, test } from 'vitest';
import { texts as en } from '../src/text/analysis/en.ts';
import { expectNoFindings } from './checker.ts';
import { addressOf, nearTheEnd } from './truth.ts';
import { DESKTOP, PHONE, useBrowser } from './visit.ts';

const { visit } = useBrowser();

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s the true value of each move is shown when it is asked for', async (_, device) => {
  const address = await nearTheEnd();
  await visit(device, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    const panel = page.getByRole('region', { name: en.truth.title });
    await panel.getByRole('button', { name: en.truth.show }).click();
    const move = panel.getByRole('button', { name: `F ${en.truth.results.win} ${en.truth.margin(2)}` });
    await move.waitFor();
    expect(asked.filter((url) => url.endsWith('.gz')).length).toBeGreaterThan(0);
    await expectNoFindings(page);
    await move.click();
    await page.locator('.move', { hasText: 'F' }).waitFor();
  });
});

test('where nothing is solved yet, it says so', async () => {
  const address = await addressOf('4,4,4,4,4,4/4,4,4,4,4,4 0,0 S 0');
  await visit(DESKTOP, async ({ page }) => {
    await page.goto(address);
    const panel = page.getByRole('region', { name: en.truth.title });
    await panel.getByRole('button', { name: en.truth.show }).click();
    await panel.getByText(en.truth.unsolved).waitFor();
    expect(await panel.getByRole('listitem').count()).toBe(0);
  });
});
