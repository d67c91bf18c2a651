import { GAME_IDS, type GameId, loadRules, loadViewer, Match, formatMessage, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { asSentence } from '../src/match/status-text.ts';
import { defaultSetup } from '../src/routes/match-address.ts';
import { openTestMatch, until } from './match-fixture.ts';

const PERSON = { kind: 'human' } as const;
const PLIES = 60;

/** A match of random moves, as text. */
async function movesOf(game: GameId): Promise<readonly string[]> {
  const rules = await loadRules(game);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(21);
  while (match.outcome === null && match.moves.length < PLIES) match.play(match.position.randomMove(random));
  return match.moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move));
}

test('what lasts is said when it begins, to both sides, and everything else as long as it holds', async () => {
  const counts = { said: 0, left: 0 };
  for (const game of GAME_IDS) {
    const setup = { ...defaultSetup(game), players: { 1: PERSON, 2: PERSON } };
    const store = await openTestMatch(game, { setup, moves: false });
    const viewer = await loadViewer(game);
    for (const text of await movesOf(game)) {
      const { match, locale, ply, status, notices, typeMove } = await until(
        store,
        (state) => state.isHumanTurn || state.outcome !== null,
      );
      if (match.outcome !== null) break;
      const textsAt = (at: number): readonly string[] =>
        at < 0
          ? []
          : viewer.describe(match.positionAt(at)).notices.map((one) => asSentence(formatMessage(locale, one)));
      const heard = [status, ...notices].join(' ');
      for (const notice of viewer.describe(match.position).notices) {
        const words = asSentence(formatMessage(locale, notice));
        const isOld = notice.lasts === true && [1, 2].every((back) => textsAt(ply - back).includes(words));
        expect(heard.includes(words), `${game} ${ply}: ${words}`).toBe(!isOld);
        counts[isOld ? 'left' : 'said']++;
      }
      // A pass that must be is played by itself.
      if (match.moves.length === ply) typeMove(text);
    }
    store.getState().close();
  }
  expect(Math.min(counts.said, counts.left)).toBeGreaterThan(10);
});

test.each(GAME_IDS)('a hint for %s is a few sentences, and nothing else is said beside it', async (game) => {
  const store = await openTestMatch(game, { moves: false });
  await until(store, ({ isHumanTurn }) => isHumanTurn);
  store.getState().hint();
  const { status, notices, lastMove } = await until(store, (state) => state.status.startsWith('Hint:'));
  expect(notices).toEqual([]);
  expect(lastMove).toBe('');
  expect(status.match(/\.(?: |$)/g)?.length).toBeLessThanOrEqual(4);
  store.getState().close();
});
