import { type GameId, loadRules, loadViewer, Match, type Side } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import {
  type AttackedBoard,
  AttackFinder,
  attackedBoardOf,
  BOTH_HUMAN,
  loadGameFacets,
  MatchHistory,
  MoveBuilder,
  formatReach,
  formatThreats,
  signsOf,
} from '../src/index.ts';

const CHOKO = '5/2b2/2w2/5/b3b w - 11,9 2';

async function read(game: GameId, text: string): Promise<Omit<AttackedBoard, 'you'>> {
  const rules = await loadRules(game);
  const parsed = rules.parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  const view = (await loadViewer(game)).describe(parsed.value);
  return { rules, positions: [parsed.value], onlySide: null, view };
}

test('answers once the rules for it are loaded', async () => {
  const board = await read('choko', CHOKO);
  const finder = new AttackFinder(() => ({ ...board, you: null }));
  expect(finder.isLoaded).toBe(false);
  expect(finder.reach('c4')).toBeNull();
  expect(finder.threats()).toBeNull();
  await finder.load();
  expect(finder.reach('c4')?.attacks).toEqual(['c3']);
});

test.each<{ you: Side | null; captures: readonly string[] }>([
  { you: null, captures: ['c3'] },
  { you: 1, captures: ['c3'] },
  { you: 2, captures: ['c4'] },
])('finds what is threatened to side $you', async ({ you, captures }) => {
  const board = await read('choko', CHOKO);
  const finder = new AttackFinder(() => ({ ...board, you }));
  await finder.load();
  expect(finder.threats()?.captures).toEqual(captures);
});

test('says nothing while the board shows no position, and of another game', async () => {
  let board = await read('choko', CHOKO);
  const finder = new AttackFinder(() => ({ ...board, you: null }));
  await finder.load();
  board = { ...board, positions: [] };
  expect(finder.reach('c4')).toBeNull();
  expect(finder.threats()).toBeNull();
  board = await read('hecatomb', '4k3/8/8/8/3q4/2QQ4/8/4K3 w 4');
  expect(finder.isLoaded).toBe(false);
  expect(finder.reach('d4')).toBeNull();
});

test('a cell has one sign of the piece and one of threats', () => {
  const signs = signsOf({ goes: ['a1', 'b1'], attacks: ['b1'] }, { captures: ['c1', 'd1'], wins: ['d1', 'e1'] });
  expect(signs.map(({ kind, cell }) => `${kind} ${cell}`)).toEqual([
    'goes a1',
    'attacks b1',
    'threatened c1',
    'decisive d1',
    'decisive e1',
  ]);
});

test('is said in both languages', () => {
  const reach = { goes: ['a1', 'b1'], attacks: ['b1'] };
  expect(formatReach(reach, 'en')).toBe('Can go to a1, b1. Attacks b1.');
  expect(formatReach(reach, 'pt')).toBe('Pode ir para a1, b1. Ataca b1.');
  expect(formatReach({ goes: [], attacks: [] }, 'en')).toBe('Cannot move now.');
  expect(formatThreats({ captures: ['c1'], wins: ['d1'] }, 'en')).toBe('Threatened: c1. Could decide the match: d1.');
  expect(formatThreats({ captures: [], wins: [] }, 'pt')).toBe('Nada está em perigo.');
});

/** A finder for a board on which these picks of a move are made. */
async function afterPicks(game: GameId, text: string, picks: readonly string[]): Promise<AttackFinder> {
  const [rules, facets] = await Promise.all([loadRules(game), loadGameFacets(game)]);
  const parsed = rules.parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  const history = new MatchHistory(new Match(rules, parsed.value), BOTH_HUMAN, facets);
  const builder = new MoveBuilder(facets);
  builder.reset(parsed.value);
  builder.start(picks);
  expect(builder.preview).not.toBeNull();
  const finder = new AttackFinder(() => attackedBoardOf(facets, history, builder.preview));
  await finder.load();
  return finder;
}

test('while a move is half picked, answers for the other side, where the rest of the move changes nothing', async () => {
  // A tile has stepped next to an enemy; its pins are still to be placed.
  const tiles = await afterPicks('eigenstate', 'Aa1.010000,Bb2.010100,Cc1.010000 1b4.000080,2b6.000080 1 0', [
    'b2',
    'b3',
  ]);
  expect(tiles.reach('b4')).toEqual({ goes: ['b3'], attacks: ['b3'] });
  expect(tiles.threats()?.captures).toEqual(['b3']);
  // Own pieces may get pins yet.
  expect(tiles.reach('a1')).toBeNull();
  // After a jump, any of three men may be taken besides: what it depends on is not said.
  const men = await afterPicks('choko', '5/2b2/2w2/1wb2/b3b w - 0,0 2', ['c3', 'c5']);
  expect(men.reach('a1')).toBeNull();
});
