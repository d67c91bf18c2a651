import { expect, test } from 'vitest';
import { en } from '../src/analysis/text/en.ts';
import { expectNoFindings } from './accessibility-checks.ts';
import { choosePanel } from './analysis-panels.ts';
import { addressOf, nearTheEnd } from './solved-position.ts';
import { DESKTOP, PHONE, visit } from './visit.ts';

const DEVICES = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const;

test.each(DEVICES)('on %s the true value of each move is shown when it is asked for', async (_, device) => {
  const address = await nearTheEnd();
  await visit(device, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(address);
    await choosePanel(page, en.solvedValues.title);
    const panel = page.getByRole('region', { name: en.solvedValues.title });
    await panel.getByRole('button', { name: en.solvedValues.show }).click();
    const move = panel.getByRole('button', { name: `F ${en.solvedValues.results.win} ${en.solvedValues.margin(2)}` });
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
    await choosePanel(page, en.solvedValues.title);
    const panel = page.getByRole('region', { name: en.solvedValues.title });
    await panel.getByRole('button', { name: en.solvedValues.show }).click();
    await panel.getByText(en.solvedValues.unsolved).waitFor();
    expect(await panel.getByRole('listitem').count()).toBe(0);
  });
});

test('where a match is over before long, every move is proved on the spot', async () => {
  await visit(PHONE, async ({ page }) => {
    await page.goto('./#/hecatomb/analysis');
    await choosePanel(page, en.solvedValues.title);
    const panel = page.getByRole('region', { name: en.solvedValues.title });
    await panel.getByRole('button', { name: en.solvedValues.show }).click();
    // The start is a draw whatever is played: docs/solved.md.
    const moves = panel.getByRole('listitem');
    await moves.first().waitFor();
    const said = await moves.allInnerTexts();
    expect(said.filter((text) => text.endsWith(en.solvedValues.results.draw))).toHaveLength(said.length);
    await expectNoFindings(page);
    await moves.first().getByRole('button').click();
    await page.locator('.move').first().waitFor();
  });
});
