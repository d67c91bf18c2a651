import { assert, type GameId, loadRules, Match } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { analysisAddress } from '../src/play/address.ts';
import { texts as en } from '../src/text/analysis/en.ts';
import { expectNoFindings } from './checker.ts';
import { DESKTOP, PHONE, useBrowser } from './visit.ts';

const { visit } = useBrowser();
const GAME: GameId = 'oware';

/** The address of an analysis of a position. */
async function addressOf(position: string): Promise<string> {
  const rules = await loadRules(GAME, 'abapa');
  const parsed = rules.parsePosition(position);
  assert(parsed.ok, `${position} is a position`);
  return `./${analysisAddress(new Match(rules, parsed.value))}`;
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('on %s the true value of each move is shown when it is asked for', async (_, device) => {
  // F takes two and leaves north one seed, which comes to south: 25 to 23.
  const address = await addressOf('0,0,0,0,0,1/1,0,0,0,0,1 22,23 S 0');
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
