import { readChoice, saveSetting } from './storage.ts';

// How the page and its boards look. Choices are `data-` attributes on the document, which the style sheets read.

/** Each theme is a block of tokens.css. */
export const THEMES = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

function systemTheme(): Theme {
  const asks = (query: string): boolean => globalThis.matchMedia(query).matches;
  if (asks('(prefers-contrast: more)')) return 'contrast';
  return asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** The saved theme, else the system's. */
export function firstTheme(): Theme {
  return readChoice('theme', THEMES, systemTheme());
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? theme;
}

/** Applies a theme to the page and to the browser's own frame. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

export function saveTheme(theme: Theme): void {
  saveSetting('theme', theme);
}

/** Options for the look of boards; the first is the default. The 3D board reads the attributes too. */
export const BOARD_LOOKS = {
  /** The board's material; `classic` is each game's own. */
  finish: ['classic', 'light', 'dark', 'stone'],
  /** Whether numbers are shown beside heaps of seeds. */
  counts: ['on', 'off'],
} as const;

export type Finish = (typeof BOARD_LOOKS.finish)[number];
export type Counts = (typeof BOARD_LOOKS.counts)[number];

export function showBoardLook(): void {
  const { dataset } = document.documentElement;
  dataset['finish'] = readChoice('finish', BOARD_LOOKS.finish, 'classic');
  dataset['counts'] = readChoice('counts', BOARD_LOOKS.counts, 'on');
}
