import { GAME_IDS, type GameId, loadEditor, loadRules, variantIds } from '@tabuleiro/games';
import { describe, expect, it } from 'vitest';
import { analyseFrom, askedOf, playFrom, positionQuery } from '../src/editor/address.ts';
import {
  canUndo,
  type Desk,
  type DeskAction,
  type DeskKit,
  offeredOn,
  openDesk,
  readDesk,
  reduceDesk,
  textOn,
} from '../src/editor/desk.ts';
import { texts as english } from '../src/text/editor/en.ts';
import { texts as portuguese } from '../src/text/editor/pt.ts';
import { openTable, queryOf } from './table.ts';

async function loadKit(game: GameId): Promise<DeskKit> {
  const [editor, usual, ...others] = await Promise.all([
    loadEditor(game),
    loadRules(game),
    ...variantIds(game)
      .slice(1)
      .map(async (variant) => loadRules(game, variant)),
  ]);
  return { editor, rules: [usual, ...others] };
}

const act = (kit: DeskKit, desk: Desk, ...actions: readonly DeskAction[]): Desk =>
  actions.reduce((before, action) => reduceDesk(kit, before, action), desk);
const touch = (id: string): DeskAction => ({ kind: 'touch', id });
const take = (tool: string): DeskAction => ({ kind: 'tool', tool });
const EMPTY: DeskAction = { kind: 'empty' };
const UNDO: DeskAction = { kind: 'undo' };

describe.each(GAME_IDS)('the desk of %s', (game) => {
  it('begins with the start, with what the address asks for, or says what is wrong with that', async () => {
    const kit = await loadKit(game);
    const [rules] = kit.rules;
    const start = rules.makePosition(rules.start());
    expect(textOn(kit, openDesk(kit, null, null))).toBe(start);
    const asked = askedOf(positionQuery(rules, start));
    expect(asked).toEqual({ variant: rules.variant.id, position: start });
    expect(openDesk(kit, asked.variant, asked.position).past).toEqual([]);
    const wrong = openDesk(kit, 'no such variant', 'nonsense');
    expect(textOn(kit, wrong)).toBe('nonsense');
    expect(readDesk(kit, wrong).ok).toBe(false);
    expect(textOn(kit, act(kit, wrong, UNDO))).toBe(start);
  });

  it('keeps text and board in step, and takes every step back', async () => {
    const kit = await loadKit(game);
    const [rules] = kit.rules;
    const position = rules.start();
    const first = openDesk(kit, null, null);
    position.apply(position.randomMove({ below: () => 0, unit: () => 0 }));
    const text = rules.makePosition(position);
    const typed = act(kit, first, EMPTY, { kind: 'text', text: ` ${text}\n` });
    expect(textOn(kit, typed)).toBe(text);
    expect(typed.draft).toEqual(kit.editor.fromPosition(position, rules.variant.id));
    const half = act(kit, typed, { kind: 'text', text: text.slice(1) });
    expect(half.draft).toEqual(typed.draft);
    expect(readDesk(kit, half).ok).toBe(false);
    const back = act(kit, half, UNDO, UNDO, UNDO);
    expect(textOn(kit, back)).toBe(textOn(kit, first));
    expect(canUndo(back)).toBe(false);
  });

  it('opens a match and an analysis with the position', async () => {
    const [rules] = (await loadKit(game)).rules;
    const position = rules.start();
    position.apply(position.randomMove({ below: () => 1, unit: () => 0 }));
    const text = rules.makePosition(position);
    const { getState } = await openTable(game, { query: queryOf(playFrom(rules, position, 2)) });
    const { match, setup, close } = getState();
    close();
    expect(rules.makePosition(match.position)).toBe(text);
    expect(setup.players).toMatchObject({ 1: { kind: 'level' }, 2: { kind: 'human' } });
    expect(playFrom(rules, position, 'both')).toContain('player1=human&player2=human');
    const asked = askedOf(queryOf(analyseFrom(rules, text)));
    expect(asked).toEqual({ variant: rules.variant.id, position: text });
  });

  it('keeps the pieces in another variant', async () => {
    const kit = await loadKit(game);
    for (const { variant } of kit.rules) {
      const desk = act(kit, openDesk(kit, null, null), { kind: 'variant', variant: variant.id });
      expect(desk.draft.variant).toBe(variant.id);
      expect(readDesk(kit, desk).ok).toBe(true);
      expect(desk.draft.pieces).toEqual(openDesk(kit, null, null).draft.pieces);
    }
  });
});

describe('the hand', () => {
  it('puts down what it holds, and moves in two touches', async () => {
    const kit = await loadKit('choko');
    const desk = act(kit, openDesk(kit, null, null), EMPTY, take('man-2'), touch('a1'), touch('b2'));
    expect(textOn(kit, desk)).toBe('5/5/5/1b3/b4 w - 0,0 0');
    const moved = act(kit, desk, take('move'), touch('a1'), touch('c3'));
    expect(textOn(kit, moved)).toBe('5/5/2b2/1b3/5 w - 0,0 0');
    expect(act(kit, moved, touch('c3'), touch('c3')).picked).toEqual([]);
    expect(act(kit, moved, touch('e5')).refusal).toBe('nothing-there');
    expect(textOn(kit, act(kit, moved, { kind: 'erase', id: 'c3' }))).toBe('5/5/5/1b3/5 w - 0,0 0');
    expect(act(kit, moved, { kind: 'erase', id: 'c4' }).refusal).toBe('nothing-there');
  });

  it('drags a piece whatever it holds, and holds that again afterwards', async () => {
    const kit = await loadKit('choko');
    const desk = act(kit, openDesk(kit, null, null), EMPTY, take('man-1'), touch('a1'));
    const dragged = act(kit, desk, { kind: 'lift', id: 'a1' }, touch('a1'), touch('e5'));
    expect(textOn(kit, dragged)).toBe('4w/5/5/5/5 w - 0,0 0');
    expect(dragged.tool).toBe('man-1');
    expect(act(kit, desk, { kind: 'lift', id: 'b1' })).toBe(desk);
  });

  it('takes what lies beside the board', async () => {
    const kit = await loadKit('echek');
    const desk = openDesk(kit, null, null);
    expect(offeredOn(kit, desk)).toContain('queen-2');
    expect(textOn(kit, act(kit, desk, touch('queen-2'), touch('c3')))).toBe('4/1kK1/1q2/4 w Rr - 0');
  });

  it('says why something cannot be put where it was', async () => {
    const kit = await loadKit('echek');
    const desk = act(kit, openDesk(kit, null, null), EMPTY, take('king-1'), touch('b2'), take('king-2'), touch('f6'));
    expect(desk.refusal).toEqual({ code: 'too-wide' });
    expect(textOn(kit, desk)).toBe('4/4/4/K3 w Rr - 0');
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
