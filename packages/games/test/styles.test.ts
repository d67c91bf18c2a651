import { describe, expect, test } from 'vitest';
import {
  GAME_IDS,
  type GameId,
  LANGUAGES,
  loadRules,
  loadStyle,
  loadLocale,
  makePlayer,
  parsePlayer,
  SeededRandom,
  SIDES,
  styledNames,
  styleIds,
  VALUE_SCALE,
  variantIds,
} from '../src/index.ts';

const STYLED: readonly GameId[] = GAME_IDS.filter((game) => styleIds(game).length > 0);
const SEEDS = 24;
/** No taste outweighs all that wins. */
const MOST_TASTE = 100 * VALUE_SCALE;

describe('the grammar of players', () => {
  test.each(STYLED)('reads and writes levels and max of %s with every style', (game) => {
    expect(styledNames(game)).toHaveLength(11 * styleIds(game).length);
    for (const name of styledNames(game)) {
      const spec = parsePlayer(game, name, 'player');
      expect(spec.ok && makePlayer(spec.value)).toBe(name);
    }
    const [style = ''] = styleIds(game);
    expect(parsePlayer(game, `7:${style}`, 'player')).toEqual({ ok: true, value: { kind: 'level', level: 7, style } });
    expect(parsePlayer(game, `max:${style}`, 'player')).toEqual({ ok: true, value: { kind: 'max', style } });
  });

  test.each(STYLED)('answers an unknown style of %s with the styles that there are', (game) => {
    for (const text of ['max:no-such-style', 'max:', '3:Attack!']) {
      expect(parsePlayer(game, text, 'player')).toMatchObject({
        ok: false,
        error: { found: text, expected: { code: 'style', values: { styles: styleIds(game).join(' ') } } },
      });
    }
  });

  test.each(STYLED)('gives only the engine of %s a style', (game) => {
    const [style = ''] = styleIds(game);
    for (const text of [`human:${style}`, `11:${style}`, `max:${style}:${style}`, `:${style}`]) {
      expect(parsePlayer(game, text, 'player')).toMatchObject({ ok: false, error: { expected: { code: 'player' } } });
    }
  });
});

describe.each(STYLED)('the styles of %s', (game) => {
  test('are those of the manifest, with words in every language', async () => {
    for (const language of LANGUAGES) {
      const { styles = {} } = (await loadLocale(game, language)).game;
      expect(Object.keys(styles)).toEqual(styleIds(game));
      for (const { name, summary } of Object.values(styles)) {
        expect(name).toMatch(/^\p{Ll}+$/u);
        expect(summary).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
    for (const id of styleIds(game)) expect((await loadStyle(game, id))?.id).toBe(id);
    await expect(loadStyle(game, 'no-such-style')).rejects.toThrow(styleIds(game).join(', '));
  });

  test('judge positions without changing them, and tell positions apart', async () => {
    for (const id of styleIds(game)) {
      const style = await loadStyle(game, id);
      const tastes = new Set<number>();
      let counted = 0;
      // Some of what counts is rare in random play.
      for (let seed = 1; seed <= SEEDS; seed++) {
        const rules = await loadRules(game, variantIds(game)[seed % variantIds(game).length]);
        const random = new SeededRandom(seed);
        const position = rules.start();
        for (let ply = 0; ply < 40 && !position.isOver(); ply++) {
          const text = rules.makePosition(position);
          for (const side of SIDES) {
            const taste = style?.taste(position, side) ?? Number.NaN;
            expect(Math.abs(taste)).toBeLessThan(MOST_TASTE);
            tastes.add(taste);
          }
          expect(rules.makePosition(position)).toBe(text);
          const before = position.clone();
          position.apply(position.randomMove(random));
          counted += style?.trait.count(before, position, 1) ?? 0;
        }
      }
      expect(tastes.size, id).toBeGreaterThan(1);
      expect(counted, id).toBeGreaterThan(0);
    }
  });
});
