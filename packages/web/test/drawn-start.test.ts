import { GAME_IDS, LANGUAGES, loadLocale, offeredVariants } from '@tabuleiro/games';
import { BY_LOT, usualStart } from '@tabuleiro/play';
import { expect, test } from 'vitest';
import { openTestMatch, until } from './match-fixture.ts';

const DRAWN = GAME_IDS.filter((game) => usualStart(offeredVariants(game)[0]) === BY_LOT);

test('there are games whose first move is drawn by lot', () => {
  expect(DRAWN).not.toEqual([]);
});

test.each(DRAWN.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  'who begins a match of $game is drawn by lot and announced ($language)',
  async ({ game, language }) => {
    const { game: texts } = await loadLocale(game, language);
    const began = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const store = await openTestMatch(game, { query: 'player1=human&player2=human', seed, language });
      const { turn, status, notices } = await until(store, ({ isHumanTurn }) => isHumanTurn);
      began.add(turn);
      const said = [status, ...notices].join(' ').toLowerCase();
      expect(said).toMatch(/by lot|sorteio/);
      expect(said).toContain(texts.sides[turn].name.toLowerCase());
      store.getState().close();
    }
    expect(began).toEqual(new Set([1, 2]));
  },
);

test.each(DRAWN)('no lots are drawn in %s when the person chose who begins', async (game) => {
  const [variant] = offeredVariants(game);
  for (const { id } of variant.starts) {
    const store = await openTestMatch(game, { query: `start=${id}&player1=human&player2=human` });
    expect(store.getState().setup.start).toBe(id);
    expect([store.getState().status, ...store.getState().notices].join(' ')).not.toMatch(/by lot/);
    store.getState().close();
  }
});
