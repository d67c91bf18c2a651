import { isDeepStrictEqual } from 'node:util';
import {
  type ChosenMove,
  GAME_IDS,
  type GameId,
  loadMoveViewer,
  loadRules,
  loadViewer,
  Match,
  MoveList,
  otherSide,
  SeededRandom,
  VALUE_SCALE,
} from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import {
  assess,
  ASSESSMENTS,
  type HintQuestion,
  type HintReason,
  materialGain,
  reasonsFor,
} from '../src/hint-reasons.ts';

async function questionAt(game: GameId): Promise<HintQuestion & { readonly best: ChosenMove }> {
  const [rules, viewer, moveViewer] = await Promise.all([loadRules(game), loadViewer(game), loadMoveViewer(game)]);
  const position = rules.start();
  const moves = new MoveList();
  position.legalMoves(moves);
  return { rules, viewer, moveViewer, position, best: { move: moves.at(0), score: 0 }, second: null };
}

describe.each(GAME_IDS)('why a move of %s is good', async (game) => {
  const question = await questionAt(game);
  const { best } = question;

  it('is what was proved, first of all', () => {
    const wins = reasonsFor({ ...question, best: { ...best, end: { result: 'win', plies: 5 } } });
    expect(wins).toEqual([{ kind: 'wins', moves: 5 }]);
    const now = reasonsFor({ ...question, best: { ...best, end: { result: 'win', plies: 1 } } });
    expect(now).toEqual([{ kind: 'wins', moves: 1 }]);
    const loses = reasonsFor({ ...question, best: { ...best, end: { result: 'loss', plies: 4 } } });
    expect(loses).toEqual([{ kind: 'loses', moves: 4 }]);
  });

  it('is that the others are worse, or how one stands', () => {
    const second = { ...best, score: -VALUE_SCALE };
    expect(reasonsFor({ ...question, second })).toEqual([{ kind: 'far' }]);
    expect(reasonsFor({ ...question, second: { ...best, end: { result: 'loss', plies: 2 } } })).toEqual([
      { kind: 'far' },
    ]);
    const after = question.position.clone();
    after.apply(best.move);
    const taken = materialGain(question.viewer, question.position, after, question.position.turn);
    expect(reasonsFor({ ...question, second: { ...best, score: -1 } })).toEqual([
      taken.count > 0 ? { kind: 'takes', ...taken } : { kind: 'stands', assessment: 'even' },
    ]);
  });

  it('names the reply that is expected', () => {
    const after = question.position.clone();
    after.apply(best.move);
    const replies = new MoveList();
    after.legalMoves(replies);
    const reasons = reasonsFor({ ...question, best: { ...best, line: [best.move, replies.at(0)] } });
    const name = question.moveViewer.nameMove?.(after, replies.at(0));
    const move = question.rules.makeMove(after, replies.at(0));
    const reply = { kind: 'reply', move, ...(name !== undefined && { name }) };
    // A side that goes on moving does not reply to itself.
    expect(reasons.filter(({ kind }) => kind === 'reply')).toEqual(
      after.turn === question.position.turn ? [] : [reply],
    );
  });
});

it('is what a move wins, in whatever the game is played for', async () => {
  const shapes = new Set<string>();
  for (const game of GAME_IDS) {
    const [rules, viewer, moveViewer] = await Promise.all([loadRules(game), loadViewer(game), loadMoveViewer(game)]);
    const match = new Match(rules, rules.start());
    const random = new SeededRandom(11);
    while (match.outcome === null && match.moves.length < 300) match.play(match.position.randomMove(random));
    for (const [ply, move] of match.moves.entries()) {
      const [position, reply] = [match.positionAt(ply), match.moves[ply + 1]];
      if (reply === undefined || position.countMoves() === 1) continue;
      const after = match.positionAt(ply + 2);
      if (after.turn !== position.turn || match.positionAt(ply + 1).turn === position.turn) continue;
      const gain = materialGain(viewer, position, after, position.turn);
      const [reason] = reasonsFor({
        rules,
        viewer,
        moveViewer,
        position,
        best: { move, score: 0, line: [move, reply] },
        second: null,
      });
      const isGain = gain.count > 0;
      expect(reason?.kind === 'gains').toBe(isGain);
      expect(isGain ? reason : null).toEqual(isGain ? { kind: 'gains', ...gain } : null);
      if (isGain) shapes.add(gain.shape);
    }
  }
  // Not in all games something is taken, and several may use the same pieces.
  expect(shapes.size).toBeGreaterThan(1);
});

/** What a random match could have been advised, ply by ply, as if what was played had been the best. */
async function advised(
  game: GameId,
  seed: number,
): Promise<readonly (HintQuestion & { readonly reason: HintReason })[]> {
  const [rules, viewer, moveViewer] = await Promise.all([loadRules(game), loadViewer(game), loadMoveViewer(game)]);
  const match = new Match(rules, rules.start());
  const random = new SeededRandom(seed);
  while (match.outcome === null && match.moves.length < 200) match.play(match.position.randomMove(random));
  return match.moves.flatMap((move, ply) => {
    const position = match.positionAt(ply);
    const line = match.moves.slice(ply, ply + 3);
    const question = { rules, viewer, moveViewer, position, best: { move, score: 0, line }, second: null };
    const [reason] = reasonsFor(question);
    return reason === undefined || line.length < 3 ? [] : [{ ...question, reason }];
  });
}

it('is a danger that a move makes or ends, where the board says that there is one', async () => {
  const seen = new Set<string>();
  for (const game of GAME_IDS) {
    for (const { viewer, position, best, reason } of await advised(game, 5)) {
      const after = position.clone();
      after.apply(best.move);
      const [before, then] = [viewer.describe(position).notices, viewer.describe(after).notices];
      const isTrue = {
        threatens: reason.kind === 'threatens' && then.some((one) => isDeepStrictEqual(one, reason.notice)),
        saves: before.some(({ danger }) => danger === position.turn),
      };
      const { kind } = reason;
      expect(kind === 'threatens' || kind === 'saves' ? isTrue[kind] : true, kind).toBe(true);
      // What was in no danger before and is in danger now is always said, unless something is won.
      const wasCalm = before.every(({ danger }) => danger === undefined);
      const isThreat = wasCalm && then.some(({ danger }) => danger === otherSide(position.turn));
      expect(!isThreat || ['gains', 'only', 'threatens'].includes(kind), kind).toBe(true);
      seen.add(kind);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['threatens', 'saves']));
});

it('names a danger beside a proved draw', async () => {
  const question = await questionAt('hecatomb');
  const kindsOf = (text: string, moveText: string): readonly string[] => {
    const position = question.rules.parsePosition(text);
    const move = position.ok ? question.rules.parseMove(position.value, moveText) : position;
    if (!position.ok || !move.ok) throw new Error(`${text} ${moveText} cannot be read`);
    const best: ChosenMove = { move: move.value, end: { result: 'draw' } };
    return reasonsFor({ ...question, position: position.value, best }).map(({ kind }) => kind);
  };
  expect(kindsOf('4k3/8/8/8/8/8/Q7/7K w 5', 'a2e2')).toEqual(['draws', 'threatens']);
  expect(kindsOf('4k3/8/8/8/4Q3/8/8/7K b 5', 'e8f8')).toEqual(['draws', 'saves']);
  expect(kindsOf('4k3/8/8/8/8/8/Q7/7K w 5', 'a2a3')).toEqual(['draws']);
});

it('says what a move leads to before the reply, which is seen on the board after it', async () => {
  const question = await questionAt('echek');
  const { rules, moveViewer } = question;
  // The knight lands below the middle of the table, and the formation slides up.
  const position = rules.parsePosition('4/4/1kK1/2R1 w - - 0');
  const move = position.ok ? rules.parseMove(position.value, 'N@d1') : position;
  if (!position.ok || !move.ok) throw new Error('the question cannot be read');
  const after = position.value.clone();
  after.apply(move.value);
  const replies = new MoveList();
  after.legalMoves(replies);
  const reply = replies.at(0);
  const best: ChosenMove = { move: move.value, score: 0, line: [move.value, reply] };
  expect(reasonsFor({ ...question, position: position.value, best })).toEqual([
    { kind: 'stands', assessment: 'even' },
    { kind: 'leads', notice: { code: 'slides', values: { from: 'd1', to: 'd2' } } },
    { kind: 'reply', move: rules.makeMove(after, reply), name: moveViewer.nameMove?.(after, reply) },
  ]);
});

it('is what a move takes, prepares to take, or spares, rather than how one stands', async () => {
  const seen = new Set<string>();
  for (const game of GAME_IDS) {
    for (const question of await advised(game, 11)) {
      const { viewer, position, best, reason } = question;
      const along = [position];
      for (const move of best.line ?? []) {
        const next = (along.at(-1) ?? position).clone();
        next.apply(move);
        along.push(next);
      }
      const gainFrom = (from: number, to: number): number =>
        materialGain(viewer, along[from] ?? position, along[to] ?? position, position.turn).count;
      const now = gainFrom(0, 1);
      const next = along[2]?.turn === position.turn ? gainFrom(2, 3) : 0;
      const counted = { takes: now, prepares: next, stands: Math.max(0, now, next) };
      const { kind } = reason;
      const said = 'count' in reason ? reason.count : 0;
      expect(kind in counted ? said : null, kind).toBe(kind in counted ? Reflect.get(counted, kind) : null);
      // This move would be the reason if another move without a reason of its own were advised.
      const [spared] = reasonsFor({ ...question, best: { move: best.move, score: 0 }, second: best });
      const cost = gainFrom(0, 2);
      const isSilent = kind === 'stands' && now <= 0;
      const expected = cost < 0 ? { kind: 'spares', count: -cost } : { kind: 'stands' };
      expect(isSilent ? spared : {}).toMatchObject(isSilent ? expected : {});
      seen.add(kind).add(spared?.kind ?? '');
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['takes', 'prepares', 'spares', 'stands']));
});

it('says how one stands by the measure of all games', () => {
  const scores = [5, 1, 0, -1, -5].map((times) => times * VALUE_SCALE);
  expect(scores.map(assess)).toEqual([...ASSESSMENTS]);
});
