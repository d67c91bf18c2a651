import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  loadRules,
  loadVoiceFor,
  makeRecord,
  Match,
  type MatchRecord,
  parseJsonRecord,
  parseRecords,
  type ReadRecord,
  type RecordError,
  type Result,
  sayRecordError,
  toJsonRecord,
} from '../src/index.ts';

const START = '5/5/5/5/5 w w 12,12 0';

async function readOne(text: string): Promise<ReadRecord> {
  const read = await parseRecords(text);
  const [first] = read.ok ? read.value : [];
  if (first === undefined) throw new Error(JSON.stringify(read));
  return first;
}

async function complaint(read: Result<unknown, RecordError>): Promise<string> {
  if (read.ok) return 'no complaint';
  return sayRecordError(await loadVoiceFor(read.error, 'en'), read.error);
}

describe('reading', () => {
  test('takes tags, numbers, comments, clocks, variations and the result', async () => {
    const { record, tags, match } = await readOne(`[Game "choko"]
[Player1 "Ana \\"A\\" Sá"]
[Event "Club night"]
[Result "1-0"]

{before} 1. c3 {[%clk 59000] the centre} (1. a1 {corner} (1. a2) 2. b1) 2. b2 3. b3 1-0
`);
    expect(record).toEqual({
      game: 'choko',
      variant: 'standard',
      start: START,
      tags: { Player1: 'Ana "A" Sá', Event: 'Club night' },
      comment: 'before',
      plies: [
        {
          move: 'c3',
          comment: 'the centre',
          clockMs: 59000,
          variations: [
            { plies: [{ move: 'a1', comment: 'corner', variations: [{ plies: [{ move: 'a2' }] }] }, { move: 'b1' }] },
          ],
        },
        { move: 'b2' },
        { move: 'b3' },
      ],
      outcome: { winner: 1, reason: 'resignation' },
    });
    expect(tags).toMatchObject({ Game: 'choko', Result: '1-0' });
    expect(match.moves.length).toBe(3);
  });

  test('takes any number of matches, with and without a result at the end', async () => {
    const text =
      '[Game "oware"]\n1. A 2. a\n\n[Game "choko"]\n[Result "1/2-1/2"]\n1. a1 1/2-1/2\n\n[Game "hecatomb"]\n*';
    const read = await parseRecords(text);
    expect(
      read.ok && read.value.map(({ record }) => [record.game, record.plies.length, record.outcome?.reason]),
    ).toEqual([
      ['oware', 2, undefined],
      ['choko', 1, 'agreement'],
      ['hecatomb', 0, undefined],
    ]);
    expect(await parseRecords('')).toEqual({ ok: true, value: [] });
  });

  test('begins at the start it names', async () => {
    const start = '5/2b2/2w2/5/4b w - 10,10 2';
    const { record, match } = await readOne(`[Game "choko"]\n[Start "${start}"]\n1. c3xc5,e1`);
    expect(record.start).toBe(start);
    expect(match.rules.makePosition(match.position)).toBe('2w2/5/5/5/5 b - 10,10 0');
  });

  test('joins comments and forgets empty ones', async () => {
    const { record } = await readOne('[Game "choko"]\n1. c3 {one} {} {two} 2. b2 { }');
    expect(record.plies).toEqual([{ move: 'c3', comment: 'one two' }, { move: 'b2' }]);
  });
});

describe('refusing', () => {
  test.each([
    ['a missing game', '1. c3', 'match 1, line 1: tags.Game: found nothing'],
    ['an unknown game', '[Game "go"]', 'match 1, line 1: tags.Game: found "go", expected one of: choko'],
    [
      'an unknown variant',
      '[Game "choko"]\n[Variant "x"]',
      'line 2: tags.Variant: found "x", expected one of: standard',
    ],
    ['a bad start', '[Game "choko"]\n[Start "5/5/5/5/5 w w 13,12 0"]', 'line 2: tags.Start.hands: found "13"'],
    ['a bad move', '[Game "choko"]\n1. c3\n2. zz', 'match 1, line 3, ply 2: plies[1]: found "zz", expected a drop'],
    [
      'an illegal move',
      '[Game "choko"]\n1. c3\n2. c3',
      'ply 2: plies[1]: found "c3", expected one of the 24 legal moves',
    ],
    ['an illegal variation', '[Game "choko"]\n1. c3 (1. pass)', 'line 2, ply 1: plies[0]: found "pass"'],
    ['a wrong number', '[Game "choko"]\n1. c3 3. c4', 'line 2, ply 2: plies[1]: found "3.", expected the ply number 2'],
    [
      'a tag twice',
      '[Game "choko"]\n[Game "choko"]',
      'line 2: tags.Game: found "[Game \\"choko\\"]", expected each tag once',
    ],
    ['a broken tag', '[Game choko]', 'line 1: text: found "[Game choko]", expected a tag'],
    ['an open comment', '[Game "choko"]\n1. c3 {hm', 'line 2: text: found "{hm", expected a }'],
    ['an open variation', '[Game "choko"]\n1. c3 (1. c4', 'line 2, ply 1: plies[0]: found "(", expected a )'],
    ['a variation of nothing', '[Game "choko"]\n(1. c3)', 'expected a move before the first variation'],
    ['an empty variation', '[Game "choko"]\n1. c3 ()', 'expected at least one move'],
    ['a stray parenthesis', '[Game "choko"]\n1. c3 )', 'expected the tags of the next match'],
    [
      'two results',
      '[Game "choko"]\n[Result "1-0"]\n1. c3 0-1',
      'line 3: result: found "0-1", expected the result 1-0',
    ],
    ['a result that is none', '[Game "choko"]\n[Result "2-0"]', 'tags.Result: found "2-0", expected one of: 1-0'],
    [
      'a reason without a result',
      '[Game "choko"]\n[Reason "time"]\n1. c3',
      'tags.Reason: found "time", expected no reason',
    ],
    [
      'a reason that cannot be',
      '[Game "choko"]\n[Result "1-0"]\n[Reason "agreement"]',
      'expected one of: resignation time',
    ],
    ['a reason of the rules', '[Game "choko"]\n[Result "1-0"]\n[Reason "no-men"]', 'tags.Reason: found "no-men"'],
    ['another version', '[Tabuleiro "2"]\n[Game "choko"]', 'tags.Tabuleiro: found "2", expected version 1'],
    [
      'a result that the rules deny',
      '[Game "choko"]\n[Start "5/2b2/2w2/5/5 w - 10,0 0"]\n[Result "0-1"]\n1. c3xc5',
      'tags.Result: found "0-1", expected the result 1-0, which the rules give (no-men)',
    ],
    [
      'a move after the end',
      '[Game "choko"]\n[Start "5/2b2/2w2/5/5 w - 10,0 0"]\n1. c3xc5 2. a1',
      'ply 2: plies[1]: found "a1", expected no move',
    ],
  ])('%s', async (_, text, message) => {
    expect(await complaint(await parseRecords(text))).toContain(message);
  });

  test('nesting without end', async () => {
    expect(await complaint(await parseRecords(`[Game "choko"]\n${'1. c3 ('.repeat(100_000)}`))).toContain(
      'nested at most 50',
    );
  });

  test('nesting without end in JSON', async () => {
    const depth = 5000;
    const plies = `${'[{"move":"c3","variations":[{"plies":'.repeat(depth)}[]${'}]}]'.repeat(depth)}`;
    const text = `{"format":"tabuleiro-record","version":1,"game":"choko","variant":"standard","start":"${START}","plies":${plies}}`;
    expect(await complaint(await parseJsonRecord(text))).toContain('nested at most 50');
  });

  test('says it in Portuguese too', async () => {
    const read = await parseRecords('[Game "choko"]\n1. c3\n2. zz');
    const error = read.ok ? null : read.error;
    expect(error && sayRecordError(await loadVoiceFor(error, 'pt'), error)).toContain(
      'partida 1, linha 3, jogada 2: plies[1]: encontrado "zz", esperado uma colocação',
    );
  });
});

describe('JSON', () => {
  const good = {
    format: 'tabuleiro-record',
    version: 1,
    game: 'choko',
    variant: 'standard',
    start: START,
    tags: {},
    plies: [{ move: 'c3' }],
    outcome: null,
  };

  test('is read', async () => {
    const read = await parseJsonRecord(JSON.stringify(good));
    expect(read.ok && toJsonRecord(read.value.record)).toEqual(good);
  });

  test.each([
    ['no JSON', '{', 'record: found "{", expected JSON text'],
    ['a list', '[]', 'record: found "[]", expected an object'],
    ['another format', { ...good, format: 'pgn' }, 'format: found "pgn"'],
    ['another version', { ...good, version: 2 }, 'version: found "2", expected version 1'],
    ['a game that is none', { ...good, game: 5 }, 'tags.Game: found "5", expected a string'],
    ['tags that are none', { ...good, tags: [] }, 'tags: found "[]", expected an object'],
    ['a tag of two lines', { ...good, tags: { A: 'x\ny' } }, 'tags.A: found "x\\ny", expected a tag value without'],
    ['a tag with a space', { ...good, tags: { 'A b': 'x' } }, 'tags: found "A b", expected a tag name'],
    ['no plies', { ...good, plies: 'c3' }, 'plies: found "c3", expected an array'],
    ['a ply that is none', { ...good, plies: ['c3'] }, 'plies[0]: found "c3", expected an object'],
    ['an illegal move', { ...good, plies: [{ move: 'pass' }] }, 'match 1, ply 1: plies[0]: found "pass"'],
    ['a clock below 0', { ...good, plies: [{ move: 'c3', clockMs: -1 }] }, 'plies[0].clockMs: found "-1"'],
    ['a winner that is none', { ...good, outcome: { winner: 3, reason: 'time' } }, 'outcome.winner: found "3"'],
    [
      'a variation that is none',
      { ...good, plies: [{ move: 'c3', variations: [{ plies: [{ move: 1 }] }] }] },
      'plies[0].variations[0].plies[0].move: found "1", expected a string',
    ],
  ])('refuses %s', async (_, value, message) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    expect(await complaint(await parseJsonRecord(text))).toContain(message);
  });
});

describe('writing', () => {
  const comment = fc
    .string({ unit: 'binary', maxLength: 30 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const tag = fc.string({ unit: 'binary', maxLength: 30 }).filter((text) => !/[\r\n]/.test(text));

  test('is read back as the same, whatever people wrote into it', async () => {
    await fc.assert(
      fc.asyncProperty(comment, comment, tag, tag, async (first, second, player, event) => {
        const record: MatchRecord = {
          game: 'choko',
          variant: 'standard',
          start: START,
          tags: { Player1: player, Player2: '?', Event: event },
          comment: first,
          plies: [
            { move: 'c3', comment: second, clockMs: 5 },
            { move: 'c4', comment: first, variations: [{ comment: second, plies: [{ move: 'a1', comment: first }] }] },
          ],
          outcome: { winner: 2, reason: 'time' },
        };
        const read = await parseRecords(makeRecord(record, START));
        expect(read.ok && read.value.map((one) => one.record)).toEqual([record]);
      }),
    );
  });

  test('looks like this', () => {
    const record: MatchRecord = {
      game: 'choko',
      variant: 'standard',
      start: '5/5/5/5/4w b w 11,12 0',
      tags: { Player1: 'Ana', Seed: '7' },
      plies: [
        { move: 'c3', comment: 'so' },
        { move: 'c4', clockMs: 5, variations: [{ plies: [{ move: 'a1' }] }] },
      ],
      outcome: { winner: 1, reason: 'resignation' },
    };
    expect(makeRecord(record, START)).toBe(`[Tabuleiro "1"]
[Game "choko"]
[Variant "standard"]
[Player1 "Ana"]
[Player2 "?"]
[Result "1-0"]
[Start "5/5/5/5/4w b w 11,12 0"]
[Reason "resignation"]
[Seed "7"]

1. c3 {so} 2. c4 {[%clk 5]} ( 2. a1 ) 1-0
`);
  });
});

describe('a match', () => {
  const SHUFFLE = ['a1-b1', 'e5-d5', 'b1-a1', 'd5-e5'];

  async function matchFrom(text: string): Promise<Match> {
    const rules = await loadRules('choko');
    const start = rules.parsePosition(text);
    if (!start.ok) throw new Error(text);
    return new Match(rules, start.value);
  }

  test('ends when a position stands for the third time', async () => {
    const match = await matchFrom('4b/5/5/5/w4 w - 0,0 0');
    for (const move of [...SHUFFLE, ...SHUFFLE]) expect(match.playText(move).ok).toBe(true);
    expect(match.outcome).toEqual({ winner: null, reason: 'repetition' });
    expect(match.playText('a1-b1').ok).toBe(false);
  });

  test('goes on after the last ply is taken back', async () => {
    const match = await matchFrom('4b/5/5/5/w4 w - 0,0 0');
    for (const move of [...SHUFFLE, ...SHUFFLE]) match.playText(move);
    match.undo();
    expect(match.outcome).toBeNull();
    expect(match.playText('d5-d4').ok).toBe(true);
    expect(match.outcome).toBeNull();
  });

  test('prefers the end of the position to repetition', async () => {
    const match = await matchFrom('4b/5/5/5/w4 w - 0,0 92');
    for (const move of [...SHUFFLE, ...SHUFFLE]) match.playText(move);
    expect(match.outcome).toEqual({ winner: null, reason: 'no-progress' });
  });

  test('that begins at its end has no moves', async () => {
    const match = await matchFrom('5/5/5/5/w4 w - 0,0 0');
    expect(match.outcome).toEqual({ winner: 1, reason: 'no-men' });
    expect(match.undo()).toBeUndefined();
  });
});
