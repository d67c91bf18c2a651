import { assert, type ChosenMove, loadRules, MoveList, type ProvedEnd } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { makeInfo, parseInfo } from '../src/players/ugi/lines.ts';

const rules = await loadRules('oware', 'abapa');
const position = rules.start();
const moves = new MoveList();
position.legalMoves(moves);
const chosen: ChosenMove = { move: moves.at(0), score: -9, nodes: 10, depth: 3 };
const infoOf = (end?: ProvedEnd): string =>
  makeInfo(rules, position, { ...chosen, ...(end !== undefined && { end }) }, 5);

test.each<[end: ProvedEnd | undefined, score: string, proof: string]>([
  [undefined, 'score cp -9', ''],
  [{ result: 'win', plies: 3 }, 'score mate 2', ''],
  [{ result: 'loss', plies: 4 }, 'score mate -2', ''],
  [{ result: 'win', plies: 7, atMost: true }, 'score mate 4', ' string at most'],
  [{ result: 'draw' }, 'score cp 0', ' string proved draw'],
  [{ result: 'win' }, 'score cp -9', ' string proved win'],
  [{ result: 'loss' }, 'score cp -9', ' string proved loss'],
])('a proved result is not reported as an estimate: %o', (end, score, proof) => {
  const line = infoOf(end);
  expect(line).toMatch(
    new RegExp(`^info depth 3 ${score} nodes 10 time 5 nps 2000 pv ${rules.makeMove(position, chosen.move)}${proof}$`),
  );
  const read = parseInfo(rules, position, line, {});
  expect(read.end).toEqual(end);
  assert(read.line !== undefined, 'a line was told');
  expect(read.line).toEqual([chosen.move]);
});
