import { GAME_IDS, LANGUAGES, loadLocale, type Side } from '@tabuleiro/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoveList } from '../src/match/move-list.tsx';
import { loadTexts } from '../src/settings/language.tsx';

/** The plies of a list in the columns of their sides, as the style sheet places them. */
async function columnsOf(movers: readonly Side[]): Promise<readonly string[]> {
  const [language, game] = [LANGUAGES[0] ?? 'en', GAME_IDS[0] ?? 'choko'];
  await loadTexts(language);
  const locale = await loadLocale(game, language);
  const state = {
    locale,
    movers,
    moveNames: movers.map((_, ply) => `m${ply + 1}${ply % 2 === 0 ? ',' : '/'}x`),
    ply: 1,
    goTo: () => undefined,
  };
  const store = { getState: () => state, subscribe: () => () => undefined };
  const list = renderToStaticMarkup(createElement(MoveList, { store }));
  return [...list.matchAll(/<li class="by-(\d)">.*?(\d+)\..*?<span>(m\d+)[,/]<wbr\/>x<\/span>/g)].map(
    ([, column, number, move]) => `${column}: ${number} ${move}`,
  );
}

test('a move stands in the column of its side, and plies stay in order when a side moves twice', async () => {
  expect(await columnsOf([1, 2, 1, 1, 2, 2, 1])).toEqual([
    '1: 1 m1',
    '2: 2 m2',
    '1: 3 m3',
    '1: 4 m4',
    '2: 5 m5',
    '2: 6 m6',
    '1: 7 m7',
  ]);
});
