import type { Page } from '@tabuleiro/browser';
import { expect } from 'vitest';
import { THEMES } from '../src/settings/appearance.ts';
import { bringChecker, findings } from './axe-findings.ts';
import { IS_FULL } from './games-of-turn.ts';
import { chooseSetting } from './visit.ts';

// The accessibility checker, for all tests that look at a page.

/** Looks at the page as it is. */
export async function expectNoneNow(page: Page): Promise<void> {
  await bringChecker(page);
  expect(await findings(page)).toEqual([]);
}

/** Looks at the page in all themes; in a short run at the one it has, because all pages have the same colours. */
export async function expectNoFindings(page: Page): Promise<void> {
  await (IS_FULL ? expectNoneInAnyTheme(page) : expectNoneNow(page));
}

/** Looks at the page in all themes, changing them as a person does. */
export async function expectNoneInAnyTheme(page: Page): Promise<void> {
  await bringChecker(page);
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
