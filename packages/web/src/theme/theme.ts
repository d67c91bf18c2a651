import { recallOneOf, remember } from '../app/memory.ts';

/** The colours that a person can choose; each is a block of tokens.css. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** What the system asks for. */
function usualTheme(): Theme {
  const asks = (query: string): boolean => globalThis.matchMedia(query).matches;
  if (asks('(prefers-contrast: more)')) return 'contrast';
  return asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** The theme of the last visit, else that of the system. */
export function firstTheme(): Theme {
  return recallOneOf('theme', THEMES, usualTheme());
}

/** The next of the list, and the first after the last. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? theme;
}

/** Puts a theme on the page. The browser's own frame takes the colour of the ground. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

export function rememberTheme(theme: Theme): void {
  remember('theme', theme);
}
