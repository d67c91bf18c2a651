import { assert, loadRules, loadTables, Match, MoveList, type Position, SeededRandom } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { openMax, Tablebase } from '../src/index.ts';
import { solveAll } from '../src/tablebase/index.ts';

const GAME = 'choko';
const VARIANT = 'standard';
const MEN = 5;

const rules = await loadRules(GAME);
const facet = await loadTables(GAME);
assert(facet !== null, 'there are tables');
const tables = new Tablebase(facet, VARIANT, solveAll(facet, GAME, VARIANT, MEN));
const max = await openMax(GAME, { tables });
const NEVER = { stopped: false };

/** What the table says: plies to the end, counted only for a side that wins or loses. */
function proofOf(position: Position): { readonly result: string; readonly plies: number } {
  const proof = tables.prove(position, true);
  assert(proof !== null, 'the table knows the position');
  return { result: proof.result, plies: proof.plies ?? 0 };
}

/** A position of a class that takes longest to win. */
function longestWin(classId: string, size: number): Position {
  let [longest, found]: [number, Position | null] = [0, null];
  for (let index = 0; index < size; index++) {
    const position = facet?.positionAt(VARIANT, classId, index) ?? null;
    if (position === null) continue;
    const { result, plies } = proofOf(position);
    if (result === 'win' && plies > longest) [longest, found] = [plies, position];
  }
  assert(found !== null, `${classId} has a win`);
  return found;
}

/** The move that puts the end off longest. */
function delay(match: Match): void {
  const list = new MoveList();
  match.position.legalMoves(list);
  const plies = Array.from(list, (move) => {
    const next = match.position.clone();
    next.apply(move);
    return next.outcome() === null ? proofOf(next).plies : 0;
  });
  match.play(list.at(plies.indexOf(Math.max(...plies))));
}

test.each(facet.classes(VARIANT, MEN))(
  'max wins the longest win of $id in as many plies as it takes',
  async (subject) => {
    const match = new Match(rules, longestWin(subject.id, subject.size));
    const { turn } = match.position;
    const { plies } = proofOf(match.position);
    const random = new SeededRandom(1);
    while (match.outcome === null) {
      if (match.position.turn !== turn) delay(match);
      else match.play((await max.choose(match, { nodes: 2000 }, random, NEVER)).move);
    }
    expect(match.outcome).toMatchObject({ winner: turn, reason: 'no-men' });
    expect(match.moves.length).toBe(plies);
  },
);
