import type { Page } from '@tabuleiro/browser';
import axe, { type AxeResults } from 'axe-core';

/** Of those that the checker looks at unasked. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** All that there is to look at, or what a change of colours alone can spoil. */
export type Looks = 'everything' | 'colours';

/** Brings the checker into the page; not as a script of the page: our pages let none in that is not ours. */
export async function bringChecker(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What the checker finds, one line each. */
export async function findings(page: Page, looks: Looks = 'everything'): Promise<string[]> {
  // Colours in the transition between two themes do not count.
  await page.waitForFunction(() => document.getAnimations().length === 0, undefined, { polling: 50 });
  const only = looks === 'colours' ? { runOnly: COLOUR_RULES } : {};
  const options = JSON.stringify({ resultTypes: ['violations'], ...only });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${options})`);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 120)} ${failureSummary.slice(0, 240)}`),
  );
}
