import { GAME_IDS, type GameId, loadEditor, loadRules, variantIds } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import {
  analysePositionAddress,
  parseEditorQuery,
  playPositionAddress,
  positionQuery,
  canUndo,
  type EditorState,
  type EditorAction,
  type EditorFacets,
  offeredIn,
  openEditorState,
  readPosition,
  editorReducer,
  textOf,
} from '../src/editor/editor-state.ts';
import { en as english } from '../src/editor/text/en.ts';
import { pt as portuguese } from '../src/editor/text/pt.ts';
import { openTestMatch, queryOfAddress } from './match-fixture.ts';

async function loadKit(game: GameId): Promise<EditorFacets> {
  const [editor, usual, ...others] = await Promise.all([
    loadEditor(game),
    loadRules(game),
    ...variantIds(game)
      .slice(1)
      .map(async (variant) => loadRules(game, variant)),
  ]);
  return { editor, rules: [usual, ...others] };
}

const act = (facets: EditorFacets, state: EditorState, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce((before, action) => editorReducer(facets, before, action), state);
const touch = (id: string): EditorAction => ({ kind: 'touch', id });
const take = (tool: string): EditorAction => ({ kind: 'tool', tool });
const EMPTY: EditorAction = { kind: 'empty' };
const UNDO: EditorAction = { kind: 'undo' };

describe.each(GAME_IDS)('the state of %s', (game) => {
  it('begins with the start, with what the address asks for, or says what is wrong with that', async () => {
    const facets = await loadKit(game);
    const [rules] = facets.rules;
    const start = rules.makePosition(rules.start());
    expect(textOf(facets, openEditorState(facets, null, null))).toBe(start);
    const asked = parseEditorQuery(positionQuery(rules, start));
    expect(asked).toEqual({ variant: rules.variant.id, position: start });
    expect(openEditorState(facets, asked.variant, asked.position).past).toEqual([]);
    const wrong = openEditorState(facets, 'no such variant', 'nonsense');
    expect(textOf(facets, wrong)).toBe('nonsense');
    expect(readPosition(facets, wrong).ok).toBe(false);
    expect(textOf(facets, act(facets, wrong, UNDO))).toBe(start);
  });

  it('keeps text and board in step, and takes every step back', async () => {
    const facets = await loadKit(game);
    const [rules] = facets.rules;
    const position = rules.start();
    const first = openEditorState(facets, null, null);
    position.apply(position.randomMove({ below: () => 0, unit: () => 0 }));
    const text = rules.makePosition(position);
    const typed = act(facets, first, EMPTY, { kind: 'text', text: ` ${text}\n` });
    expect(textOf(facets, typed)).toBe(text);
    expect(typed.draft).toEqual(facets.editor.fromPosition(position, rules.variant.id));
    const half = act(facets, typed, { kind: 'text', text: `${text} ?` });
    expect(half.draft).toEqual(typed.draft);
    expect(readPosition(facets, half).ok).toBe(false);
    const back = act(facets, half, UNDO, UNDO, UNDO);
    expect(textOf(facets, back)).toBe(textOf(facets, first));
    expect(canUndo(back)).toBe(false);
  });

  it('opens a match and an analysis with the position', async () => {
    const [rules] = (await loadKit(game)).rules;
    const position = rules.start();
    position.apply(position.randomMove({ below: () => 1, unit: () => 0 }));
    const text = rules.makePosition(position);
    const { getState } = await openTestMatch(game, { query: queryOfAddress(playPositionAddress(rules, position, 2)) });
    const { match, setup, close } = getState();
    close();
    expect(rules.makePosition(match.position)).toBe(text);
    expect(setup.players).toMatchObject({ 1: { kind: 'level' }, 2: { kind: 'human' } });
    expect(playPositionAddress(rules, position, 'both')).toContain('player1=human&player2=human');
    const asked = parseEditorQuery(queryOfAddress(analysePositionAddress(rules, text)));
    expect(asked).toEqual({ variant: rules.variant.id, position: text });
  });

  it('keeps the pieces in another variant', async () => {
    const facets = await loadKit(game);
    for (const { variant } of facets.rules) {
      const state = act(facets, openEditorState(facets, null, null), { kind: 'variant', variant: variant.id });
      expect(state.draft.variant).toBe(variant.id);
      expect(readPosition(facets, state).ok).toBe(true);
      expect(state.draft.pieces).toEqual(openEditorState(facets, null, null).draft.pieces);
    }
  });
});

describe('the hand', () => {
  it('puts down what it holds, and moves in two touches', async () => {
    const facets = await loadKit('choko');
    const state = act(facets, openEditorState(facets, null, null), EMPTY, take('man-2'), touch('a1'), touch('b2'));
    expect(textOf(facets, state)).toBe('5/5/5/1b3/b4 w - 0,0 0');
    const moved = act(facets, state, take('move'), touch('a1'), touch('c3'));
    expect(textOf(facets, moved)).toBe('5/5/2b2/1b3/5 w - 0,0 0');
    expect(act(facets, moved, touch('c3'), touch('c3')).picked).toEqual([]);
    expect(act(facets, moved, touch('e5')).refusal).toBe('nothing-there');
    expect(textOf(facets, act(facets, moved, { kind: 'erase', id: 'c3' }))).toBe('5/5/5/1b3/5 w - 0,0 0');
    expect(act(facets, moved, { kind: 'erase', id: 'c4' }).refusal).toBe('nothing-there');
  });

  it('drags a piece whatever it holds, and holds that again afterwards', async () => {
    const facets = await loadKit('choko');
    const state = act(facets, openEditorState(facets, null, null), EMPTY, take('man-1'), touch('a1'));
    const dragged = act(facets, state, { kind: 'lift', id: 'a1' }, touch('a1'), touch('e5'));
    expect(textOf(facets, dragged)).toBe('4w/5/5/5/5 w - 0,0 0');
    expect(dragged.tool).toBe('man-1');
    expect(act(facets, state, { kind: 'lift', id: 'b1' })).toBe(state);
  });

  it('takes what lies beside the board', async () => {
    const facets = await loadKit('echek');
    const state = openEditorState(facets, null, null);
    expect(offeredIn(facets, state)).toContain('queen-2');
    expect(textOf(facets, act(facets, state, touch('queen-2'), touch('c3')))).toBe('4/1kK1/1q2/4 w Rr - 0');
  });

  it('says why something cannot be put where it was', async () => {
    const facets = await loadKit('echek');
    const state = act(
      facets,
      openEditorState(facets, null, null),
      EMPTY,
      take('king-1'),
      touch('b2'),
      take('king-2'),
      touch('f6'),
    );
    expect(state.refusal).toEqual({ code: 'too-wide' });
    expect(textOf(facets, state)).toBe('4/4/4/K3 w Rr - 0');
  });
});

it('has words for every tool in both languages', () => {
  const said = [english, portuguese].flatMap(({ hints, toolNames, buttons }) =>
    [hints, toolNames, buttons].flatMap((group) => Object.values(group)),
  );
  expect(said).toHaveLength(2 * (6 + 5 + 6));
  for (const words of said) expect(words).toMatch(/^\p{Lu}[^!]*$/u);
  expect(Object.values(portuguese.hints).filter((hint) => Object.values(english.hints).includes(hint))).toEqual([]);
});
