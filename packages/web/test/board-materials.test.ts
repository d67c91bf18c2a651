import { readFileSync } from 'node:fs';
import { SURFACES } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../src/board3d/look.ts';
import { boardMaterialOf } from '../src/board3d/materials/board-materials.ts';
import { COLOURS } from '../src/board3d/materials/colours.ts';
import { TILE_HOLE, TILE_LIP } from '../src/board3d/materials/decals.ts';
import { BOARD_LOOKS } from '../src/settings/appearance.ts';
import { contrast } from './contrast.ts';

/** WCAG 2.2 AA, for text of any size. */
const READABLE = 4.5;
const read = (path: string): string => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');

/** The pictures that the colours of the boards shine through are this colour where nothing is drawn on them. */
const GROUNDS = new Map(
  Array.from(
    read('board3d/materials/textures.ts').matchAll(/const (\w+): Draw = [^#]*fillStyle = '#(\w{6})'/g),
    (found) => [found[1], Number.parseInt(found[2] ?? '', 16)],
  ),
);

const hex = (colour: number): string => colour.toString(16).padStart(6, '0');

/** A colour seen through a picture, part by part. */
function through(picture: number, colour: number): number {
  const part = (shift: number): number =>
    Math.round((((picture >> shift) & 255) * ((colour >> shift) & 255)) / 255) << shift;
  return part(16) | part(8) | part(0);
}

describe.each(BOARD_LOOKS.finish)('what is written on boards, %s', (finish) => {
  it.each(SURFACES)('can be read in depth where the board is of %s', (surface) => {
    for (const isHighContrast of [false, true]) {
      const { texture, colour, ink } = boardMaterialOf(surface, { ...DEFAULT_LOOK, finish, isHighContrast });
      const picture = texture === null ? 0xffffff : GROUNDS.get(texture);
      expect(picture, `the picture of ${texture}`).toBeDefined();
      expect(contrast(hex(ink), hex(through(picture ?? 0, colour)))).toBeGreaterThanOrEqual(READABLE);
    }
  });
});

describe.each(BOARD_LOOKS.finish.filter((finish) => finish !== 'classic'))('the flat board, %s', (finish) => {
  const block = read('board/finish.css').split(`[data-finish='${finish}'] {`)[1]?.split('}')[0] ?? '';
  const colours = new Map(
    Array.from(block.matchAll(/--finish-([\w-]+): #(\w{6});/g), ([, name, value]) => [name, value]),
  );

  it.each(['slab', 'slab-end', 'frame'])('can be read: its ink on its %s', (ground) => {
    expect(contrast(colours.get('ink'), colours.get(ground))).toBeGreaterThanOrEqual(READABLE);
  });
});

describe('holes of a tile', () => {
  const css = read('board/pieces.css');
  const colourOf = (rule: string, property: string): string =>
    new RegExp(`\\n${rule.replaceAll('.', '\\.')} \\{[^}]*\\b${property}: #(\\w{6});`).exec(css)?.[1] ?? '';
  const tilesOf = (paint: string): string[] =>
    Array.from(
      new RegExp(`${paint}: down\\([^\\n]*`).exec(read('board/svg-defs.tsx'))?.[0].matchAll(/#(\w{6})/g) ?? [],
      ([, value]) => value ?? '',
    );

  // WCAG asks this of what has to be seen to use a page.
  it.each([
    ['maple', colourOf('.board-hole', 'fill')],
    ['stone', colourOf('.board-dark .board-hole', 'stroke')],
  ])('stand out from %s by 3:1', (paint, colour) => {
    const tiles = tilesOf(paint);
    expect(tiles).toHaveLength(2);
    for (const tile of tiles) expect(contrast(colour, tile)).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['wood', COLOURS.maple, TILE_HOLE],
    ['slate', COLOURS.stone, TILE_LIP],
  ])('stand out from %s in depth by 3:1', (texture, colour, ink) => {
    expect(contrast(ink.slice(1), hex(through(GROUNDS.get(texture) ?? 0, colour)))).toBeGreaterThanOrEqual(3);
  });

  it.each(['.symbol', '.symbol-2', "[data-theme='contrast'] .symbol", "[data-theme='contrast'] .symbol-2"])(
    'stand out from flat pieces by 3:1: %s',
    (rule) => {
      const block = read('board/pieces/symbols.css').split(`\n${rule} {`)[1]?.split('}')[0] ?? '';
      const colour = (name: string): string => {
        const [, value = ''] = new RegExp(`--symbol-${name}: #(\\w{3,6});`).exec(block) ?? [];
        return value.length === 3 ? value.replaceAll(/./g, '$&$&') : value;
      };
      expect(contrast(colour('sign'), colour('body'))).toBeGreaterThanOrEqual(3);
    },
  );
});
