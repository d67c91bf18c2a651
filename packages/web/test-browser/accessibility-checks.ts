import type { Page } from '@tabuleiro/browser';
import axe, { type AxeResults } from 'axe-core';
import { expect } from 'vitest';
import { THEMES } from '../src/settings/appearance.ts';
import { IS_FULL } from './games-of-turn.ts';
import { chooseSetting } from './visit.ts';

// The accessibility checker, for all tests that look at a page.

/** Of those that the checker looks at unasked. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** All that there is to look at, or what a change of colours alone can spoil. */
type Looks = 'everything' | 'colours';

/** What the checker finds, one line each. */
export async function findings(page: Page, looks: Looks = 'everything'): Promise<string[]> {
  // Colours between two themes are nobody's choice.
  await page.waitForFunction(() => document.getAnimations().length === 0, undefined, { polling: 50 });
  const only = looks === 'colours' ? { runOnly: COLOUR_RULES } : {};
  const options = JSON.stringify({ resultTypes: ['violations'], ...only });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 240)}`),
  );
}

/** Looks at the page as it is. */
export async function expectNoneNow(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  expect(await findings(page)).toEqual([]);
}

/** Looks at the page in all themes; in a short run at the one it has, because all pages have the same colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  await (IS_FULL ? expectNoneInAnyTheme(page) : expectNoneNow(page));
}

/** Looks at the page in all themes, changing them as a person does. */
export async function expectNoneInAnyTheme(page: Page): Promise<void> {
  // Not as a script of the page: our pages let none in that is not ours.
  await page.evaluate(axe.source);
  const seen = new Set<string>();
  while (seen.size < THEMES.length) {
    const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
    expect(seen, 'themes seen before').not.toContain(theme);
    const looks = seen.size === 0 ? 'everything' : 'colours';
    seen.add(theme);
    expect(await findings(page, looks), `in the ${theme} theme`).toEqual([]);
    const next = THEMES[(THEMES.findIndex((one) => one === theme) + 1) % THEMES.length] ?? theme;
    await chooseSetting(page, 'theme', next);
  }
  expect([...seen].sort()).toEqual([...THEMES].sort());
}
