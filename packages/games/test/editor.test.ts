import { describe, expect, test } from 'vitest';
import {
  type Draft,
  type Editor,
  type EditField,
  type FieldValue,
  GAMES,
  type GameId,
  LANGUAGES,
  loadEditor,
  loadRules,
  loadViewer,
  loadLocale,
  type Rules,
  formatMessage,
  formatTextError,
  SeededRandom,
  SIDES,
  type View,
  type GameLocale,
} from '../src/index.ts';
import { Findings } from '../src/testing/findings.ts';
import { inspectPicture } from '../src/testing/views.ts';

// Every registered game can be set up by hand; what is a position and what is not, its notation alone decides.

const variants = GAMES.flatMap(({ id, variants: list }) => list.map((variant) => ({ id, variant: variant.id })));

interface EditorFixture {
  readonly rules: Rules;
  readonly editor: Editor;
  readonly locales: readonly GameLocale[];
  readonly random: SeededRandom;
}

async function openEditor(id: GameId, variant: string, seed: number): Promise<EditorFixture> {
  const [rules, editor] = await Promise.all([loadRules(id, variant), loadEditor(id)]);
  const locales = await Promise.all(LANGUAGES.map(async (language) => loadLocale(id, language)));
  return { rules, editor, locales, random: new SeededRandom(seed) };
}

const pickFrom = <T>(random: SeededRandom, list: readonly T[]): T | undefined => list[random.below(list.length)];

function valueFor(field: EditField, random: SeededRandom): FieldValue {
  if (field.kind === 'number') return random.below(field.max + 1);
  if (field.kind === 'yes-no') return random.below(2) === 1;
  return pickFrom(random, [null, ...SIDES]) ?? null;
}

/** One thing that a person might do next. */
function editOnce({ editor, rules, locales, random }: EditorFixture, draft: Draft): Draft {
  const field = pickFrom(random, editor.fields(draft.variant));
  if (random.below(8) === 0) return { ...draft, turn: draft.turn === 1 ? 2 : 1 };
  if (random.below(6) === 0 && field !== undefined) {
    return { ...draft, values: { ...draft.values, [field.id]: valueFor(field, random) } };
  }
  const tool = pickFrom(random, editor.tools);
  if (tool === undefined) throw new Error(`${rules.game} has tools`);
  const first = pickFrom(random, editor.offered(draft, tool.id, []));
  if (first === undefined) return draft;
  const second = tool.kind === 'move' ? pickFrom(random, editor.offered(draft, tool.id, [first])) : undefined;
  const edited = editor.use(draft, tool.id, second === undefined ? [first] : [first, second]);
  if (edited.ok) return edited.value;
  // Throws when there are no words for it.
  for (const locale of locales) formatMessage(locale, edited.error);
  return draft;
}

/** A draft can be drawn at any time, and is a position or has something wrong with it that can be said. */
function expectSound({ editor, rules, locales }: EditorFixture, draft: Draft): boolean {
  const text = editor.makeText(draft);
  const findings = new Findings(rules.game, draft.variant);
  const view = editor.describe(draft);
  inspectPicture(view, findings, () => text);
  expect(findings.all).toEqual([]);
  const standing = view.pieces.filter(({ at }) => 'cell' in at).length;
  expect(standing, text).toBe(Object.keys(draft.pieces).length);

  const parsed = rules.parsePosition(text);
  const again = parsed.ok ? editor.fromPosition(parsed.value, draft.variant) : draft;
  expect(again).toEqual(draft);
  const problems = parsed.ok ? [] : locales.map((locale) => formatTextError(locale, parsed.error));
  expect(problems).not.toContain('');
  return parsed.ok;
}

const sorted = (view: View): View => ({
  ...view,
  pieces: view.pieces.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  notices: [],
});

let unsoundDrafts = 0;

describe.each(variants)('the editor of $id $variant', ({ id, variant }) => {
  test('takes every position of random play apart and puts it together again', async () => {
    const fixture = await openEditor(id, variant, 31);
    const viewer = await loadViewer(id);
    for (let match = 0; match < 2; match++) {
      const position = fixture.rules.start();
      for (let ply = 0; ply < 150; ply++) {
        const draft = fixture.editor.fromPosition(position, variant);
        expect(fixture.editor.makeText(draft)).toBe(fixture.rules.makePosition(position));
        expect(sorted(fixture.editor.describe(draft))).toEqual(sorted(viewer.describe(position)));
        if (position.isOver()) break;
        position.apply(position.randomMove(fixture.random));
      }
    }
  });

  test('survives every edit: a draft is a position, or its text says what is wrong', async () => {
    const fixture = await openEditor(id, variant, 32);
    const seen = { sound: 0, unsound: 0 };
    const begin = [fixture.editor.empty(variant), fixture.editor.fromPosition(fixture.rules.start(), variant)];
    for (const first of begin) {
      let draft = first;
      for (let edits = 0; edits < 150; edits++) {
        seen[expectSound(fixture, draft) ? 'sound' : 'unsound']++;
        draft = editOnce(fixture, draft);
      }
    }
    expect(seen.sound).toBeGreaterThan(0);
    unsoundDrafts += seen.unsound;
  });

  test('leaves the draft that it is given as it was', async () => {
    const fixture = await openEditor(id, variant, 33);
    const first = fixture.editor.fromPosition(fixture.rules.start(), variant);
    const kept = structuredClone(first);
    for (let edits = 0; edits < 60; edits++) editOnce(fixture, first);
    expect(first).toEqual(kept);
  });

  test('sets every field to its usual value on an empty table, and names it', async () => {
    const { editor, locales } = await openEditor(id, variant, 34);
    const { pieces, values } = editor.empty(variant);
    expect(pieces).toEqual({});
    expect(Object.keys(values).toSorted()).toEqual(
      editor
        .fields(variant)
        .map((field) => field.id)
        .toSorted(),
    );
    for (const { label } of editor.fields(variant)) {
      const said = label.kind === 'message' ? locales.map((locale) => formatMessage(locale, label.message)) : [];
      expect(said).not.toContain('');
    }
  });
});

test('drafts that are no positions were met too', () => expect(unsoundDrafts).toBeGreaterThan(0));

async function editWith(id: GameId, draft: Draft, ...edits: readonly [tool: string, ...picks: string[]][]) {
  const editor = await loadEditor(id);
  let result = draft;
  for (const [tool, ...picks] of edits) {
    const edited = editor.use(result, tool, picks);
    if (!edited.ok) return edited.error.code;
    result = edited.value;
  }
  return editor.makeText(result);
}

async function emptyOf(id: GameId): Promise<Draft> {
  const rules = await loadRules(id);
  return (await loadEditor(id)).empty(rules.variant.id);
}

describe('by hand', () => {
  test('a thing touched again is taken off, another one takes its place', async () => {
    const table = await emptyOf('choko');
    expect(await editWith('choko', table, ['man-1', 'c3'])).toBe('5/5/2w2/5/5 w - 0,0 0');
    expect(await editWith('choko', table, ['man-1', 'c3'], ['man-1', 'c3'])).toBe('5/5/5/5/5 w - 0,0 0');
    expect(await editWith('choko', table, ['man-1', 'c3'], ['man-2', 'c3'])).toBe('5/5/2b2/5/5 w - 0,0 0');
    expect(await editWith('choko', table, ['man-1', 'c3'], ['move', 'c3', 'a1'])).toBe('5/5/5/5/w4 w - 0,0 0');
  });

  test('there is one king of each side, and it goes where it is put', async () => {
    const table = await emptyOf('hecatomb');
    const kings = await editWith('hecatomb', table, ['king-1', 'a1'], ['king-1', 'b1'], ['queen-1', 'a1']);
    expect(kings).toBe('8/8/8/8/8/8/8/QK6 w 10');
  });

  test('a formation moves over when something is put beside its window, as long as there is room', async () => {
    const table = await emptyOf('echek');
    expect(await editWith('echek', table, ['king-1', 'b2'], ['king-2', 'a2'])).toBe('4/4/4/kK2 w Rr - 0');
    expect(await editWith('echek', table, ['king-1', 'b2'], ['king-2', 'f2'])).toBe('too-wide');
  });

  test('a dead queen that is put down lives again', async () => {
    const table = await emptyOf('echek');
    const dead = { ...table, values: { ...table.values, 'dead-1': true } };
    expect(await editWith('echek', dead, ['king-1', 'b2'])).toBe('4/4/4/K3 w Rr Q 0');
    expect(await editWith('echek', dead, ['queen-1', 'b2'])).toBe('4/4/4/Q3 w Rr - 0');
  });

  test('pins go in and out, and a tile that moves keeps them', async () => {
    const table = await emptyOf('eigenstate');
    const moved = await editWith('eigenstate', table, ['tile-A', 'a1'], ['pegs', 'tile-A.11'], ['tile-A', 'c3']);
    expect(moved).toBe('Ac3.810000 - 1 0');
    expect(await editWith('eigenstate', table, ['tile-A', 'a1'], ['pegs', 'tile-A.23'])).toBe('Aa1.000000 - 1 0');
    expect(await editWith('eigenstate', table, ['pegs', 'tile-A.11'])).toBe('not-there');
  });

  test('seeds come and go one by one', async () => {
    const table = await emptyOf('oware');
    const text = await editWith('oware', table, ['more', 'A'], ['more', 'A'], ['more', 'b'], ['less', 'A']);
    expect(text).toBe('1,0,0,0,0,0/0,1,0,0,0,0 0,0 S 0');
    expect(await editWith('oware', table, ['more', 'A'], ['more', 'A'], ['erase', 'A'])).toBe(
      '0,0,0,0,0,0/0,0,0,0,0,0 0,0 S 0',
    );
  });
});
