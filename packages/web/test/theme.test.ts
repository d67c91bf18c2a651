import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THEMES } from '../src/settings/appearance.ts';
import { contrast } from './contrast.ts';

const CSS = readFileSync(new URL('../src/app/styles/tokens.css', import.meta.url), 'utf8');

/** Text and what it stands on; WCAG 2.2 AA asks for 4.5. */
const TEXT_PAIRS = [
  ...['ink', 'ink-soft', 'accent', 'teal', 'danger'].flatMap((text) =>
    ['ground', 'surface', 'surface-sunken'].map((ground) => [text, ground] as const),
  ),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['teal-ink', 'teal'],
  ['teal-ink', 'teal-strong'],
  ['ink', 'accent-soft'],
  ['ink', 'teal-soft'],
] as const;

/** Edges of what can be used, and the focus: 3. */
const EDGE_PAIRS = ['line-strong', 'focus', 'accent', 'teal'].flatMap((edge) =>
  ['ground', 'surface', 'surface-sunken'].map((ground) => [edge, ground] as const),
);

describe.each(THEMES)('the theme %s', (theme) => {
  const block = CSS.split(`[data-theme='${theme}'] {`)[1]?.split('}')[0] ?? '';
  const colours = new Map(Array.from(block.matchAll(/--([\w-]+): #([0-9a-f]{6});/g), ([, name, hex]) => [name, hex]));

  it.each(TEXT_PAIRS)('can be read: %s on %s', (text, ground) => {
    expect(contrast(colours.get(text), colours.get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('has edges that can be seen: %s on %s', (edge, ground) => {
    expect(contrast(colours.get(edge), colours.get(ground))).toBeGreaterThanOrEqual(3);
  });
});
