import { type MatchInfo, type MatchState, newState, type PlayedMove } from '@tabuleiro/client';
import { GAMES, loadRules, Match, type Move, MoveList, SeededRandom } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { decideMove, isPlainMove } from '../src/match/decisions.ts';
import { PositionCache } from '../src/match/position-cache.ts';

const MATCHES = 6;
const MOST_PLIES = 150;
/** Some positions have thousands of moves. */
const LOOKED_AT = 60;

/** A match without moves, without a server. */
function startOf(match: Match): MatchState {
  const { rules, position } = match;
  const info: MatchInfo = {
    id: 'history'.padEnd(16, '0'),
    terms: {
      game: rules.game,
      variant: rules.variant.id,
      start: 'first',
      clock: { kind: 'none' },
      visibility: 'link',
      isRated: false,
    },
    position: rules.makePosition(position),
    turn: position.turn,
    createdAt: 0,
  };
  const seat = { kind: 'computer', player: 'max' } as const;
  return { ...newState(info), seats: { 1: seat, 2: seat }, since: 0 };
}

/** One that leads back to an earlier position if there is such a move, so that matches end by repetition. */
function chooseMove(match: Match, random: SeededRandom): Move {
  const list = new MoveList();
  match.position.legalMoves(list);
  const back = [...list].slice(0, LOOKED_AT).find((move) => {
    const next = match.position.clone();
    next.apply(move);
    return match.moves.some((_, ply) => match.positionAt(ply).repeats(next));
  });
  return back !== undefined && random.unit() < 0.8 ? back : list.at(random.below(list.length));
}

describe('a move is judged as the whole match would', () => {
  test.each(GAMES.flatMap(({ id, variants }) => variants.map((variant) => [id, variant.id] as const)))(
    '%s %s',
    async (game, variant) => {
      const rules = await loadRules(game, variant);
      const random = new SeededRandom(7);
      for (let round = 0; round < MATCHES; round++) {
        const positions = new PositionCache();
        const match = new Match(rules, rules.start());
        const start = startOf(match);
        const plies: PlayedMove[] = [];
        while (match.outcome === null && plies.length < MOST_PLIES) {
          const side = match.position.turn;
          const move = chooseMove(match, random);
          const text = rules.makeMove(match.position, move);
          match.play(move);
          const state = { ...start, plies: [...plies], turn: side };
          const request = { ply: plies.length, move: text };
          // What is found out without the whole match is never that a legal move is none.
          expect(await isPlainMove(state, positions, side, request)).toBe(true);
          expect(await isPlainMove(state, positions, side, { ...request, move: `${text}?` })).toBe(false);
          const verdict = await decideMove(state, positions, side, request, 0);
          const next = match.position.turn;
          const ending = match.outcome === null ? {} : { ending: match.outcome };
          expect(verdict).toEqual({
            kind: 'event',
            event: { kind: 'move', side, ply: plies.length, move: text, next, ...ending },
          });
          plies.push({ side, move: text, clocks: null, next });
        }
      }
    },
  );

  test('and some matches end by repetition, which only the whole match knows', async () => {
    const rules = await loadRules('choko');
    const random = new SeededRandom(7);
    const reasons = new Set<string>();
    for (let round = 0; round < 20; round++) {
      const match = new Match(rules, rules.start());
      while (match.outcome === null) match.play(chooseMove(match, random));
      reasons.add(match.outcome.reason);
    }
    expect([...reasons]).toContain('repetition');
  });
});
