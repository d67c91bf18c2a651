import type { Timers } from '@tabuleiro/play';
import { useSyncExternalStore } from 'react';
import { onSettingChange, readChoice, saveSetting } from './storage.ts';

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
  /** The set of pieces: modelled ones, or flat ones with clear signs. */
  pieces: ['carved', 'symbols'],
  /** Whether numbers are shown beside heaps of seeds. */
  counts: ['on', 'off'],
  /** Whether things move as far as the system allows it, or not at all. */
  motion: ['on', 'off'],
} as const;

export type Finish = (typeof BOARD_LOOKS.finish)[number];
export type PieceSet = (typeof BOARD_LOOKS.pieces)[number];

type LookName = keyof typeof BOARD_LOOKS;
const LOOK_NAMES: readonly LookName[] = ['finish', 'pieces', 'counts', 'motion'];

export function showBoardLook(): void {
  const { dataset } = document.documentElement;
  for (const name of LOOK_NAMES) {
    const [usual] = BOARD_LOOKS[name];
    dataset[name] = readChoice<string>(name, BOARD_LOOKS[name], usual);
  }
}

/** A saved choice; the component renders again when it changes. */
export function useChoice<T extends string>(name: string, known: readonly T[], usual: T): T {
  const read = (): T => readChoice(name, known, usual);
  return useSyncExternalStore(onSettingChange, read, read);
}

/** Not in a hidden tab, where browsers slow timers down. */
export function canAnimate(): boolean {
  const isOff = document.documentElement.dataset['motion'] === 'off';
  return !document.hidden && !isOff && !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const PAGE_TIMERS: Timers = {
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
