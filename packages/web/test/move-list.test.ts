import {
  GAME_IDS,
  LANGUAGES,
  loadLocale,
  loadMoveViewer,
  loadRules,
  Match,
  SeededRandom,
  type Side,
  type View,
} from '@tabuleiro/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoveList } from '../src/match/move-list.tsx';
import { loadTexts } from '../src/settings/language.tsx';
import { openTestMatch } from './match-fixture.ts';

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

/** The name of a cell as a person reads it off the labels at the edges. */
function labelledName({ cells, labels }: View, id: string): string {
  const cell = cells.find((one) => one.id === id);
  const column = labels.find(({ edge, at }) => edge === 'bottom' && at === cell?.x);
  const row = labels.find(({ edge, at }) => edge === 'left' && at === cell?.y);
  return `${column?.text}${row?.text}`;
}

const cellsIn = (text: string): readonly string[] => text.match(/\b[a-z]\d\b/g) ?? [];

test('at every ply, sentence, list and marks name the same cells, by the labels of the board that is shown', async () => {
  let plies = 0;
  for (const game of GAME_IDS) {
    const { renamesCells } = await loadMoveViewer(game);
    if (renamesCells !== true) continue;
    const rules = await loadRules(game);
    for (const seed of [3, 4, 5]) {
      const match = new Match(rules, rules.start());
      const random = new SeededRandom(seed);
      while (match.outcome === null && match.moves.length < 30) match.play(match.position.randomMove(random));
      const moves = match.moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move));
      const record = [rules.variant.id, rules.variant.starts[0]?.id ?? '', moves.join('_')].join('~');
      const query = new URLSearchParams({ record, player1: 'human', player2: 'human' }).toString();
      const store = await openTestMatch(game, { query, moves: false });
      for (let ply = 1; ply <= moves.length; ply++) {
        store.getState().goTo(ply);
        const { view, lastMove, moveNames } = store.getState();
        const namesOf = (kinds: RegExp): string[] =>
          view.marks.filter(({ kind }) => kinds.test(kind)).map(({ cell }) => labelledName(view, cell));
        const told = cellsIn(lastMove);
        expect(told, lastMove).toEqual(expect.arrayContaining(namesOf(/^last/)));
        expect(namesOf(/./), lastMove).toEqual(expect.arrayContaining([...told]));
        expect(told, lastMove).toEqual(expect.arrayContaining([...cellsIn(moveNames[ply - 1] ?? '')]));
        plies++;
      }
      store.getState().close();
    }
  }
  expect(plies).toBeGreaterThan(20);
});
