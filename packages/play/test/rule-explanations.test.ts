import {
  type GameId,
  GAME_IDS,
  isWanted,
  loadExamples,
  loadRuleTexts,
  loadRules,
  Match,
  MATCH_BEGINS,
  MoveList,
  type Move,
  SeededRandom,
  variantIds,
} from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { type GameFacets, loadGameFacets } from '../src/game-facets.ts';
import { ExplanationQueue, explanationsOf, PIECES_OPEN, type RuleExplanation } from '../src/rule-explanations.ts';
import { SCRIPTED_MATCHES } from './scripted-matches.ts';

interface Beginning {
  readonly variant?: string | undefined;
  /** Absent means the start. */
  readonly position?: string;
  readonly moves?: readonly string[];
}

/** Explanations wait for the first turns, which examples do not have. */
const MORE_PLIES = 2;
const RANDOM_PLIES = 60;

async function begin(game: GameId, { variant, position, moves = [] }: Beginning): Promise<Match> {
  const rules = await loadRules(game, variant);
  const start = position === undefined ? null : rules.parsePosition(position);
  const match = new Match(rules, start?.ok ? start.value : rules.start());
  for (const move of moves) if (!match.playText(move).ok) throw new Error(`${game}: ${move} is not legal`);
  return match;
}

function playRandom(match: Match, plies: number, random: SeededRandom): void {
  for (let ply = 0; ply < plies && match.outcome === null; ply++) {
    const list = new MoveList();
    match.position.legalMoves(list);
    match.play(list.at(random.below(list.length)));
  }
}

/** The scripted matches of a game, what its rules show, and a random match of each variant. */
async function matchesOf(game: GameId, facets: GameFacets): Promise<readonly Match[]> {
  const random = new SeededRandom(20);
  const matches: Match[] = [];
  for (const { moves, ...script } of SCRIPTED_MATCHES.filter((one) => one.game === game)) {
    matches.push(await begin(game, { ...script, moves: moves.split(' ') }));
  }
  for (const example of await loadExamples(game)) {
    const { variant, position } = example;
    const match = await begin(game, { variant, position, moves: example.kind === 'line' ? example.moves : [] });
    if (example.kind === 'task') playWanted(match, facets, (told, outcome) => isWanted(example, told, outcome));
    playRandom(match, MORE_PLIES, random);
    matches.push(match);
  }
  for (const variant of variantIds(game)) {
    const match = await begin(game, { variant });
    playRandom(match, RANDOM_PLIES, random);
    matches.push(match);
  }
  return matches;
}

type Judge = (told: ReturnType<GameFacets['moveViewer']['describeMove']>, outcome: Match['outcome']) => boolean;

function playWanted(match: Match, { moveViewer }: GameFacets, isRight: Judge): void {
  const list = new MoveList();
  match.position.legalMoves(list);
  const wanted = [...list].find((move) => {
    const next = match.position.clone();
    next.apply(move);
    return isRight(moveViewer.describeMove(match.position, move), next.outcome());
  });
  if (wanted !== undefined) match.play(wanted);
}

/** What a person is asked while making a move. */
function promptsOf({ choices }: GameFacets, match: Match, ply: number, move: Move): readonly string[] {
  const position = match.positionAt(ply);
  const picks = choices.picksOf(position, move);
  return picks.flatMap((_, index) => {
    const step = choices.walk(position, picks.slice(0, index));
    return step.ok && step.value.kind === 'pick' ? [step.value.prompt.code] : [];
  });
}

/** The codes of what happened with a move, found without the queue. */
function happened({ viewer, moveViewer }: GameFacets, match: Match, move: Move): readonly string[] {
  const before = match.positionAt(match.moves.length - 1);
  const views = [viewer.describe(match.position), ...moveViewer.frames(before, move).slice(-1)];
  return [
    moveViewer.describeMove(before, move).code,
    ...views.flatMap(({ notices }) => notices.map(({ code }) => code)),
    ...views.flatMap(({ furniture }) => furniture.map(({ kind }) => `shows-${kind}`)),
    ...(match.position.turn === before.turn && match.outcome === null ? ['moves-again'] : []),
    ...(match.occurrences() > 1 ? ['position-repeats'] : []),
  ];
}

/** Plays a match again, asking the queue after each ply; returns what it should have explained. */
function replay(whole: Match, facets: GameFacets, explanations: readonly RuleExplanation[]): ReadonlySet<string> {
  const queue = new ExplanationQueue(facets, explanations);
  const match = new Match(whole.rules, whole.positionAt(0));
  const codes = new Set<string>([MATCH_BEGINS]);
  const expected = (): string[] =>
    explanations.filter((one) => one.codes.some((code) => codes.has(code))).map(({ id }) => id);
  const due = (): string[] => queue.due(() => false).map(({ id }) => id);
  const wrong: string[] = [];
  queue.look(match);
  expect(due()).toEqual(expected());
  for (const [ply, move] of whole.moves.entries()) {
    for (const prompt of promptsOf(facets, whole, ply, move)) {
      codes.add(prompt);
      queue.look(match, [prompt]);
    }
    match.play(move);
    for (const code of happened(facets, match, move)) codes.add(code);
    queue.look(match);
    // In the order of importance, none missing and none twice.
    const isRight = JSON.stringify(due()) === JSON.stringify(expected());
    if (ply > 0 && !isRight) wrong.push(`ply ${ply + 1}: ${due().join(' ')} instead of ${expected().join(' ')}`);
  }
  expect(wrong).toEqual([]);
  return new Set(due());
}

test.each(GAME_IDS)('every special rule of %s is explained when it first occurs', async (game) => {
  const facets = await loadGameFacets(game);
  const explanations = explanationsOf(await loadRuleTexts(game, 'en'));
  const met = new Set<string>();
  for (const match of await matchesOf(game, facets)) {
    for (const id of replay(match, facets, explanations)) met.add(id);
  }
  expect(explanations.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});

async function queueOf(game: GameId, moves: readonly string[]): Promise<{ queue: ExplanationQueue; match: Match }> {
  const facets = await loadGameFacets(game);
  const queue = new ExplanationQueue(facets, explanationsOf(await loadRuleTexts(game, 'en')));
  const match = await begin(game, { moves });
  queue.look(match);
  return { queue, match };
}

const nothingTold = (): boolean => false;

test('a side that moves twice in a row is explained', async () => {
  const facets = await loadGameFacets('choko');
  const queue = new ExplanationQueue(facets, explanationsOf(await loadRuleTexts('choko', 'en')));
  // Black drops the last man of all, and it is black’s turn again.
  queue.look(await begin('choko', { position: '5/5/2w2/1b3/w4 b w 0,1 0', moves: ['d4', 'b2-b3'] }));
  expect(queue.due(nothingTold)).toContainEqual({ id: 'last-drop.all-dropped', pliesAgo: 1 });
});

test('the goal comes first, then what bears on the next move, then the other rules in their order', async () => {
  const { queue } = await queueOf('choko', ['c3', 'a1', 'b2', 'a2', 'b2-b3']);
  expect(queue.due(nothingTold).map(({ id }) => id)).toEqual([
    'end.match-begins',
    'initiative.drop-initiative',
    'initiative.tell-step',
  ]);
});

test('a match begins with the goal alone, for both sides', async () => {
  for (const moves of [[], ['c3']]) {
    const { queue } = await queueOf('choko', moves);
    expect(queue.due(nothingTold)).toEqual([{ id: 'end.match-begins', pliesAgo: 0 }]);
  }
});

test('nothing is lost while another explanation is open, and it says how long ago it was', async () => {
  const { queue, match } = await queueOf('choko', ['c3', 'c4', 'c3xc5', 'a1']);
  const capture = (): unknown => queue.due(nothingTold).find(({ id }) => id === 'capture.tell-capture-two');
  expect(capture()).toMatchObject({ pliesAgo: 1 });
  match.playText('b1');
  match.playText('b2');
  queue.look(match);
  expect(capture()).toMatchObject({ pliesAgo: 3 });
  // What is still on the board is not long ago.
  expect(queue.due(nothingTold)).toContainEqual({ id: 'initiative.drop-initiative', pliesAgo: 0 });
  // Skipped plies count as well, and so do moves that were taken back or belong to the match before.
  while (match.moves.length > 2) match.undo();
  queue.look(match);
  expect(capture()).toMatchObject({ pliesAgo: null });
  queue.look(await begin('choko', { moves: ['c3'] }));
  expect(capture()).toMatchObject({ pliesAgo: null });
});

test('what was explained is not due again', async () => {
  const { queue, match } = await queueOf('choko', ['c3', 'c4', 'c3xc5', 'a1']);
  const ids = queue.due(nothingTold).map(({ id }) => id);
  expect(queue.due((id) => id === ids[0]).map(({ id }) => id)).toEqual(ids.slice(1));
  queue.look(match);
  expect(queue.due(nothingTold).map(({ id }) => id)).toEqual(ids);
});

test('the use of a small board comes after the goal, where a front end has words for it', () => {
  expect(explanationsOf([])).toEqual([]);
  expect(explanationsOf([], 'They open.')).toMatchObject([{ id: PIECES_OPEN, rule: null, text: 'They open.' }]);
});
