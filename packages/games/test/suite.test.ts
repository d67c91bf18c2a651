import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  type Attacks,
  BrokenInvariant,
  type Choices,
  type ChoiceStep,
  err,
  type GameTexts,
  loadAttacks,
  loadChoices,
  loadMoveViewer,
  loadRules,
  loadViewer,
  manifestOf,
  type Message,
  type Move,
  MoveList,
  type MoveViewer,
  type Notation,
  ok,
  otherSide,
  type Pick,
  type Position,
  type Result,
  Rules,
  toMove,
  type View,
} from '../src/index.ts';
import { type Finding, inspectRules, inspectTexts } from '../src/testing/index.ts';

// The conformance suite must see what it is there to see: here it meets a game with one fault at a time.

const sound = await loadRules('choko');
const notation = await manifestOf('choko').load.notation();
const OPTIONS = { seed: 5, matches: 3, fewest: 3, closely: 8, enough: 60, records: 3 };

/** Members of a position that are replaced, each made from the sound position behind it. */
type Faults = { readonly [Name in keyof Position]?: (target: Position) => Position[Name] };

function withFaults(position: Position, faults: Faults): Position {
  return new Proxy(position, {
    get(target, name): unknown {
      if (name === 'clone') return () => withFaults(target.clone(), faults);
      const fault = Object.entries(faults).find(([member]) => member === name)?.[1];
      if (fault !== undefined) return fault(target);
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

async function rulesOfFaultyGame(faults: Faults, texts: Partial<Notation> = {}): Promise<string[]> {
  const faulty: Notation = {
    ...notation,
    parsePosition: (text, variant) => {
      const parsed = notation.parsePosition(text, variant);
      return parsed.ok ? ok(withFaults(parsed.value, faults)) : parsed;
    },
    ...texts,
  };
  return rulesOf(await inspectRules(new Rules('choko', sound.variant, faulty), OPTIONS));
}

function rulesOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ rule }) => rule))];
}

test('finds nothing in a sound game', async () => {
  expect(await rulesOfFaultyGame({})).toEqual([]);
});

const listed = (target: Position, change: (list: MoveList) => void) => (list: MoveList) => {
  target.legalMoves(list);
  change(list);
};

test.each<[string, string, Faults]>([
  ['a wrong count', 'countMoves counts the list', { countMoves: (target) => () => target.countMoves() * 2 }],
  ['a checker that nods', 'the checker agrees with the generator', { isLegal: (target) => () => !target.isOver() }],
  [
    'a checker that is too strict',
    'a listed move is legal',
    { isLegal: (target) => (move) => target.isLegal(move) && move % 7 !== 0 },
  ],
  ['an undo that does nothing', 'undo restores everything', { undo: () => () => {} }],
  ['a key that stands still', 'the incremental key equals the fresh key', { keyLow: () => 0 }],
  ['an end without outcome', 'isOver and outcome agree', { outcome: () => () => null }],
  [
    'moves twice',
    'no move is listed twice',
    { legalMoves: (target) => listed(target, (list) => list.length > 0 && (list.reserve(1), list.push(list.at(0)))) },
  ],
  ['a random move that is none', 'a random move can be played', { randomMove: () => () => toMove(2 ** 29) }],
  [
    'a random move that is always the first',
    'random moves are drawn evenly',
    { randomMove: (target) => () => first(target) },
  ],
  [
    'matches that are over too soon to be rated',
    'most random matches are long enough to be rated',
    {
      isOver: (target) => () => target.countMoves() < 25,
      outcome: (target) => () => (target.countMoves() < 25 ? { winner: null, reason: 'agreement' } : null),
    },
  ],
  ['a position that is not itself', 'a position repeats itself', { repeats: () => () => false }],
])('finds %s', async (_, rule, faults) => {
  expect(await rulesOfFaultyGame(faults)).toContain(rule);
});

function first(position: Position): Move {
  const list = new MoveList();
  position.legalMoves(list);
  return list.at(0);
}

test.each<[string, string, Partial<Notation>]>([
  [
    'text that forgets whose turn it is',
    'text holds the position',
    { makePosition: (position) => notation.makePosition(position).replace(' b ', ' w ') },
  ],
  ['text that cannot be read', 'a position can be read back', { makePosition: () => 'nonsense' }],
  [
    'moves that are read as others',
    'a move can be read back',
    { parseMove: (position) => notation.parseMove(position, 'c3') },
  ],
  [
    'moves with a space',
    'a move has no space in it',
    { makeMove: (position, move) => ` ${notation.makeMove(position, move)}` },
  ],
  ['a pass beside other moves', 'a pass is the only move where it is one', { makeMove: () => 'pass' }],
])('finds %s', async (_, rule, texts) => {
  expect(await rulesOfFaultyGame({}, texts)).toContain(rule);
});

test('shows a few findings of each rule, so that none hides the others', async () => {
  const findings = await inspectRules(
    new Rules('choko', sound.variant, { ...notation, makePosition: () => 'x' }),
    OPTIONS,
  );
  expect(findings.filter(({ rule }) => rule === 'a position can be read back')).toHaveLength(5);
  expect(rulesOf(findings).length).toBeGreaterThan(1);
});

// The other facets are loaded through the manifest: faults are planted there.

const { load } = manifestOf('choko');
const viewer = await loadViewer('choko');
const choices = await loadChoices('choko');
const moveViewer = await loadMoveViewer('choko');
const english = await load.texts.en();
const portuguese = await load.texts.pt();

afterEach(() => void vi.restoreAllMocks());

async function brokenRules(): Promise<string[]> {
  return rulesOf(await inspectRules(await loadRules('choko'), { ...OPTIONS, matches: 6 }));
}

/** The view with some of its text replaced, which can make it what no compiler would let through. */
function rewritten(view: View, from: string, to: string): View {
  const changed: View = JSON.parse(JSON.stringify(view).replaceAll(from, to));
  return changed;
}

let calls = 0;

describe('views', () => {
  test.each<[string, string, (view: View, position: Position) => View]>([
    [
      'a cell twice',
      'ids in a view are unique',
      (view) => ({ ...view, cells: [...view.cells, ...view.cells.slice(0, 1)] }),
    ],
    [
      'a cell that is called done',
      'whatever can be picked has a name of its own',
      (view) => rewritten(view, '"a1"', '"done"'),
    ],
    [
      'a hand that is called like a cell',
      'whatever can be picked has a name of its own',
      (view) => rewritten(view, '"id":"hand-1","shape"', '"id":"c3","shape"'),
    ],
    [
      'a piece on no cell',
      'every piece stands on a cell or in a tray of the view',
      (view) => rewritten(view, '"at":{"cell":"c3"}', '"at":{"cell":"z9"}'),
    ],
    [
      'a piece in no tray',
      'every piece stands on a cell or in a tray of the view',
      (view) => ({ ...view, trays: view.trays.slice(1) }),
    ],
    [
      'a mark beside the board',
      'marks are on cells',
      (view) => ({ ...view, marks: [{ kind: 'possible', cell: 'z9' }] }),
    ],
    ...['"sand"', '"hole"', '"stick"', '"hand"', '"token"', '"left"'].map(
      (name): [string, string, (view: View) => View] => [
        `a stranger to the lists for ${name}`,
        'a view uses the closed lists only',
        (view) => rewritten(view, `:${name}`, ':"stranger"'),
      ],
    ),
    [
      'a state that no list has',
      'a view uses the closed lists only',
      (view) => rewritten(view, '"shape":"stick"', '"shape":"stick","state":"asleep"'),
    ],
    [
      'a rail on an edge that no list has',
      'a view uses the closed lists only',
      (view) => {
        const rail = { kind: 'rail', edge: 'bottom', from: [-0.5, -0.5], to: [4.5, -0.5] } as const;
        return rewritten({ ...view, furniture: [rail], labels: [] }, '"edge":"bottom"', '"edge":"middle"');
      },
    ],
    [
      'a mark that no list has',
      'a view uses the closed lists only',
      (view) => rewritten({ ...view, marks: [{ kind: 'picked', cell: 'a1' }] }, '"picked"', '"smudged"'),
    ],
    [
      'a view that changes by itself',
      'a view depends on the position alone',
      (view) => ({ ...view, labels: [{ text: String(calls++), edge: 'left', at: 0 }] }),
    ],
    [
      'a viewer that moves',
      'a view leaves the position alone',
      (view, position) => {
        if (!position.isOver()) position.apply(first(position));
        return view;
      },
    ],
    [
      'a sign beyond ASCII',
      'ASCII drawing keeps to ASCII',
      (view) => ({ ...view, labels: [{ text: '–', edge: 'left', at: 0 }] }),
    ],
    ['a notice without words', 'a notice can be formatted', (view) => ({ ...view, notices: [{ code: 'nonsense' }] })],
    ['a notice without its values', 'a notice can be formatted', (view) => ({ ...view, notices: [{ code: 'pass' }] })],
    [
      'a token without a name',
      'a view can be drawn',
      (view) => ({ ...view, furniture: [{ kind: 'token', name: 'nonsense', owner: 1 }] }),
    ],
  ])('finds %s', async (_, rule, change) => {
    const describeWrongly = (position: Position): View => change(viewer.describe(position), position);
    vi.spyOn(load, 'viewer').mockResolvedValue({ describe: describeWrongly });
    expect(await brokenRules()).toContain(rule);
  });
});

function without(texts: GameTexts, code: string): GameTexts {
  const messages = Object.entries(texts.messages).filter(([name]) => name !== code);
  return { ...texts, messages: Object.fromEntries(messages) };
}

describe('texts', () => {
  test.each<[string, string, GameTexts]>([
    ['an end', 'an ending can be described', { ...english, endings: {} }],
    ['a notice', 'a notice can be formatted', without(english, 'drop-initiative')],
    ['a token', 'a view can be drawn', without(english, 'initiative')],
    ['a prompt', 'a prompt can be formatted', without(english, 'pick-goal')],
    ['a refusal', 'a refusal can be formatted', without(english, 'hole-taken')],
    ['a move', 'a move can be described', without(english, 'tell-drop')],
  ])('finds that %s has no words', async (_, rule, texts) => {
    vi.spyOn(load.texts, 'en').mockResolvedValue(texts);
    expect(await brokenRules()).toContain(rule);
  });

  test.each<[string, string, GameTexts]>([
    ['a missing sentence', 'all languages have the same texts and placeholders', without(portuguese, 'pass')],
    [
      'a missing placeholder',
      'all languages have the same texts and placeholders',
      { ...portuguese, messages: { ...portuguese.messages, 'tell-pass': 'passa' } },
    ],
    ['an empty text', 'a text is not empty, not padded and does not shout', { ...portuguese, summary: '' }],
    ['a padded text', 'a text is not empty, not padded and does not shout', { ...portuguese, summary: ' x' }],
    ['a shouted text', 'a text is not empty, not padded and does not shout', { ...portuguese, summary: 'Joga!' }],
    ['a nameless variant', 'every variant has a name', { ...portuguese, variants: {} }],
    ['a nameless start', 'every start has a name', { ...portuguese, starts: {} }],
  ])('finds %s', async (_, rule, texts) => {
    expect(await inspectTexts('choko')).toEqual([]);
    vi.spyOn(load.texts, 'pt').mockResolvedValue(texts);
    expect(rulesOf(await inspectTexts('choko'))).toContain(rule);
  });
});

describe('records', () => {
  test.each<[string, string, Partial<Notation>]>([
    [
      'moves that a record takes for variations',
      'a record survives its text',
      {
        makeMove: (position, move) => `(${notation.makeMove(position, move)})`,
        parseMove: (position, text) => notation.parseMove(position, text.slice(1, -1)),
      },
    ],
    [
      'moves that are written in two ways',
      'a record survives its JSON',
      {
        makeMove: (position, move) => notation.makeMove(position, move) + '+'.repeat(calls++ % 2),
        parseMove: (position, text) => notation.parseMove(position, text.replace('+', '')),
      },
    ],
  ])('finds %s', async (_, rule, texts) => {
    vi.spyOn(load, 'notation').mockResolvedValue({ ...notation, ...texts });
    expect(await brokenRules()).toContain(rule);
  });
});

/** The choices with every step that asks for a pick changed. */
function withPicks(change: (picks: readonly Pick[], picked: readonly string[]) => readonly Pick[]): Choices {
  return withSteps((step, picked) => (step.kind === 'pick' ? { ...step, picks: change(step.picks, picked) } : step));
}

function withSteps(change: (step: ChoiceStep, picked: readonly string[]) => ChoiceStep): Choices {
  return {
    ...choices,
    walk: (position, picked) => {
      const step = choices.walk(position, picked);
      return step.ok ? ok(change(step.value, picked)) : step;
    },
  };
}

function withRefusals(change: (position: Position, picked: readonly string[]) => Result<ChoiceStep, Message>): Choices {
  return {
    ...choices,
    walk: (position, picked) => {
      const step = choices.walk(position, picked);
      return step.ok ? step : change(position, picked);
    },
  };
}

describe('choices', () => {
  test.each<[string, string, Choices]>([
    [
      'a move that no walk leads to',
      'walking all choices gives all legal moves',
      withPicks((picks, picked) => (picked.length === 0 ? picks.slice(1) : picks)),
    ],
    [
      'a walk that leads astray',
      'walking all choices gives legal moves only',
      withSteps((step) => (step.kind === 'move' ? { kind: 'move', move: toMove(2 ** 29) } : step)),
    ],
    [
      'picks that are not those of the move',
      'the picks of a move lead to it',
      { ...choices, picksOf: () => ['a1', 'a1'] },
    ],
    [
      'a pick that is offered and refused',
      'an offered pick can be picked',
      {
        ...choices,
        walk: (position, picked) => (picked.length > 0 ? err({ code: 'no-cell' }) : choices.walk(position, [])),
      },
    ],
    ['a pick twice', 'offered picks are some and unique', withPicks((picks) => [...picks, ...picks])],
    ['nothing to pick', 'offered picks are some and unique', withPicks(() => [])],
    [
      'a pick that its target does not know',
      'a pick is known by its target',
      withPicks((picks) => picks.map((pick) => ({ ...pick, id: `the ${pick.id}` }))),
    ],
    [
      'a pick that was not offered but is accepted',
      'what is not offered is refused',
      withRefusals((position) => ok({ kind: 'move', move: first(position) })),
    ],
    ['a refusal without words', 'a refusal can be formatted', withRefusals(() => err({ code: 'nonsense' }))],
    [
      'a prompt without words',
      'a prompt can be formatted',
      withSteps((step) => (step.kind === 'pick' ? { ...step, prompt: { code: 'nonsense' } } : step)),
    ],
    [
      'choices that move',
      'choices leave the position alone',
      withRefusals((position, picked) => {
        if (picked.at(-1) === 'done') position.apply(first(position));
        return err({ code: 'no-cell' });
      }),
    ],
  ])('finds %s', async (_, rule, faulty) => {
    vi.spyOn(load, 'choices').mockResolvedValue(faulty);
    expect(await brokenRules()).toContain(rule);
  });
});

/** The frames of each move with the last one changed. */
function withLast(change: (view: View, position: Position) => View): MoveViewer {
  return {
    ...moveViewer,
    frames: (position, move) => {
      const frames = moveViewer.frames(position, move);
      return [...frames.slice(0, -1), ...frames.slice(-1).map((frame) => change(frame, position))];
    },
  };
}

describe('frames', () => {
  test.each<[string, string, MoveViewer]>([
    ['a move without frames', 'a move has some frames, not too many', { ...moveViewer, frames: () => [] }],
    [
      'a move of too many frames',
      'a move has some frames, not too many',
      { ...moveViewer, frames: (position) => Array.from({ length: 61 }, () => viewer.describe(position)) },
    ],
    [
      'a piece twice',
      'ids in a view are unique',
      withLast((view) => ({ ...view, pieces: [...view.pieces, ...view.pieces.slice(0, 1)] })),
    ],
    [
      'a mark beside the board',
      'marks are on cells',
      withLast((view) => ({ ...view, marks: [{ kind: 'last-to', cell: 'z9' }] })),
    ],
    [
      'frames that do not arrive',
      'the last frame shows the position after',
      withLast((_, position) => viewer.describe(position)),
    ],
    [
      'pieces that are never the same',
      'pieces keep their ids',
      withLast((view) => ({ ...view, pieces: view.pieces.map((piece) => ({ ...piece, id: `new ${piece.id}` })) })),
    ],
    ['a move without words', 'a move can be described', { ...moveViewer, describeMove: () => ({ code: 'nonsense' }) }],
    [
      'frames that break down',
      'no invariant breaks',
      {
        ...moveViewer,
        frames: () => {
          throw new BrokenInvariant('planted');
        },
      },
    ],
  ])('finds %s', async (_, rule, faulty) => {
    vi.spyOn(load, 'moveViewer').mockResolvedValue(faulty);
    expect(await brokenRules()).toContain(rule);
  });
});

describe('attacks', () => {
  test.each<[string, string, (sound: Attacks) => Attacks]>([
    [
      'a piece that goes nowhere',
      'a piece reaches where a move takes it',
      (own) => ({ ...own, reach: (position, id) => ({ ...own.reach(position, id), goes: [] }) }),
    ],
    [
      'a piece that goes everywhere',
      'a piece goes only where a move takes it',
      (own) => ({
        ...own,
        reach: (position, id) => ({
          goes: viewer.describe(position).cells.map((cell) => cell.id),
          attacks: own.reach(position, id).attacks,
        }),
      }),
    ],
    [
      'a capture without an attacker',
      'a piece attacks what its move captures',
      (own) => ({ ...own, reach: (position, id) => ({ goes: own.reach(position, id).goes, attacks: [] }) }),
    ],
    [
      'an attack that is no threat',
      'what a piece attacks, its side threatens',
      (own) => ({ ...own, threats: () => ({ captures: [], wins: [] }) }),
    ],
    [
      'a threat to own pieces',
      'only what belongs to the enemy is attacked',
      (own) => ({ ...own, threats: (position, side) => own.threats(position, otherSide(side)) }),
    ],
    [
      'a cell that is not there',
      'reach and threats are cells, each once',
      (own) => ({ ...own, reach: () => ({ goes: ['z9'], attacks: [] }) }),
    ],
    [
      'attacks that move',
      'attacks leave the position alone',
      (own) => ({
        ...own,
        threats: (position, side) => {
          const found = own.threats(position, side);
          if (!position.isOver()) position.apply(first(position));
          return found;
        },
      }),
    ],
  ])('finds %s', async (_, rule, change) => {
    const faulty = change(await loadAttacks(sound));
    Object.assign(load, { attacks: async () => faulty });
    try {
      expect(await brokenRules()).toContain(rule);
    } finally {
      Reflect.deleteProperty(load, 'attacks');
    }
  });
});
