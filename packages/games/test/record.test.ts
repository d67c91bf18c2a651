import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  draw,
  loadRules,
  loss,
  loadErrorLocale,
  makeRecord,
  Match,
  type MatchRecord,
  parseEachRecord,
  parseJsonRecord,
  parseRecords,
  type ReadRecord,
  recordOf,
  type RecordError,
  type Result,
  formatRecordError,
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
  return formatRecordError(await loadErrorLocale(read.error, 'en'), read.error);
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

  test('takes the largest clock there is, and leaves alone what is none', async () => {
    const { record } = await readOne(
      `[Game "choko"]\n{[%clk 5] before} 1. c3 {[%clk ${Number.MAX_SAFE_INTEGER}]} 2. b2 {[%clk 9999999999999999]}`,
    );
    expect(record.comment).toBe('[%clk 5] before');
    expect(record.plies).toEqual([
      { move: 'c3', clockMs: Number.MAX_SAFE_INTEGER },
      { move: 'b2', comment: '[%clk 9999999999999999]' },
    ]);
  });

  test('a player called ? is none', async () => {
    const { record, tags } = await readOne('[Game "choko"]\n[Player1 "?"]\n[Player2 "Ana"]\n[Event "?"]\n*');
    expect(record.tags).toEqual({ Player2: 'Ana', Event: '?' });
    expect(tags).toMatchObject({ Player1: '?' });
  });

  test.each(['a } brace', '}}', 'a \\u007D of its own', '\\}', '{ both }'])(
    'a reader of PGN, which knows no escapes, sees where the comment %j ends',
    async (comment) => {
      const rules = await loadRules('choko');
      const record: MatchRecord = {
        ...(await readOne('[Game "choko"]\n1. c3')).record,
        comment,
        plies: [{ move: 'c3', comment }, { move: 'b2' }],
      };
      const text = makeRecord(record, rules.variant.starts[0].position);
      const withoutComments = text.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\s+/g, ' ');
      expect(withoutComments).toMatch(/\] 1\. c3 2\. b2 \* $/);
      expect((await readOne(text)).record).toEqual(record);
    },
  );

  test.each([
    ['plain', 'x'.repeat(12_000_000), 'x'.repeat(12_000_000)],
    ['full of escapes', '\\}'.repeat(6_000_000), '}'.repeat(6_000_000)],
  ])('takes a comment of 12 MB, %s', async (_, written, comment) => {
    const { record } = await readOne(`[Game "choko"]\n1. c3 {${written}}`);
    // Compared by hand: a failed comparison of vitest would print both.
    expect(record.plies[0]?.comment === comment).toBe(true);
  });

  test.each([
    ['plain', 'x'.repeat(12_000_000), 'x'.repeat(12_000_000)],
    ['full of escapes', '\\"'.repeat(6_000_000), '"'.repeat(6_000_000)],
  ])('takes a tag of 12 MB, %s', async (_, written, value) => {
    const { record } = await readOne(`[Game "choko"]\n[Event "${written}"]\n1. c3`);
    expect(record.tags['Event'] === value).toBe(true);
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
    [
      'a number without a move',
      '[Game "choko"]\n1. c3 2. *',
      'line 2, ply 2: plies[1]: found "*", expected a move after the number 2',
    ],
    [
      'a number at the end',
      '[Game "choko"]\n1. c3\n2.',
      'line 3, ply 2: plies[1]: found nothing, expected a move after the number 2',
    ],
    ['a number twice', '[Game "choko"]\n1. 1. c3', 'ply 1: plies[0]: found "1.", expected a move after the number 1'],
    ['a number with a zero', '[Game "choko"]\n01. c3', 'ply 1: plies[0]: found "01.", expected the ply number 1'],
    ['a space that is none', '[Game "choko"]\n1. c3\u00a02. b2', 'line 2, ply 1: text: found'],
    ['a wrong number', '[Game "choko"]\n1. c3 3. c4', 'line 2, ply 2: plies[1]: found "3.", expected the ply number 2'],
    [
      'a tag twice',
      '[Game "choko"]\n[Game "choko"]',
      'line 2: tags.Game: found "[Game \\"choko\\"]", expected each tag once',
    ],
    ['a broken tag', '[Game choko]', 'line 1: text: found "[Game choko]", expected a tag'],
    ['a tag that goes on', '[Game "choko" x]', 'line 1: text: found "[Game \\"choko\\" x]", expected a tag'],
    ['a tag of two lines', '[Game "cho\nko"]', 'line 1: text: found "[Game \\"cho", expected a tag'],
    ['a tag with half an escape', '[Game "cho\\ko"]', 'line 1: text: found "[Game \\"cho\\\\ko\\"]", expected a tag'],
    ['an open comment', '[Game "choko"]\n1. c3 {hm', 'line 2, ply 1: text: found "{hm", expected a }'],
    [
      'a comment that ends in an escape',
      '[Game "choko"]\n1. c3 {hm\\}',
      'line 2, ply 1: text: found "{hm\\\\}", expected a }',
    ],
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

  test('what is nested too deep even to be shown', async () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await complaint(await parseJsonRecord(text))).toContain('record: found "…", expected an object');
  });

  test('says it in Portuguese too', async () => {
    const read = await parseRecords('[Game "choko"]\n1. c3\n2. zz');
    const error = read.ok ? null : read.error;
    expect(error && formatRecordError(await loadErrorLocale(error, 'pt'), error)).toContain(
      'partida 1, linha 3, jogada 2: plies[1]: encontrou-se "zz"; esperava-se uma colocação',
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

  const ended = { ...good, start: '5/2b2/2w2/5/5 w - 10,0 0', plies: [{ move: 'c3xc5' }] };
  const counted = { ...good, game: 'oware', variant: 'report', start: '0,0,0,0,0,0/0,0,0,0,0,0 25,23 S 0', plies: [] };

  test('may name the points that the rules give', async () => {
    const outcome = { winner: 1, reason: 'majority', score: [25, 23] };
    const read = await parseJsonRecord(JSON.stringify({ ...counted, outcome }));
    expect(read.ok && read.value.record.outcome).toEqual(outcome);
  });

  test('is read', async () => {
    const read = await parseJsonRecord(JSON.stringify(good));
    expect(read.ok && toJsonRecord(read.value.record)).toEqual(good);
  });

  test.each([
    ['no JSON', '{', 'record: found "{", expected JSON text'],
    ['a list', '[]', 'record: found "[]", expected an object'],
    ['another format', { ...good, format: 'pgn' }, 'format: found "pgn"'],
    ['another version', { ...good, version: 2 }, 'version: found "2", expected version 1'],
    ['a game that is none', { ...good, game: 5 }, 'match 1: game: found "5", expected a string'],
    ['an unknown game', { ...good, game: 'go' }, 'match 1: game: found "go", expected one of: choko'],
    ['an unknown variant', { ...good, variant: 'x' }, 'match 1: variant: found "x", expected one of: standard'],
    ['a bad start', { ...good, start: '5/5/5/5/5 w w 13,12 0' }, 'match 1: start.hands: found "13"'],
    ['an unknown key', { ...good, strat: START }, `strat: found "${START}", expected one of: format version game`],
    ['a key of other formats', { ...good, format: 'x', moves: [] }, 'format: found "x"'],
    ['tags that are none', { ...good, tags: [] }, 'tags: found "[]", expected an object'],
    ['a tag of two lines', { ...good, tags: { A: 'x\ny' } }, 'tags.A: found "x\\ny", expected a tag value without'],
    ['a tag with a space', { ...good, tags: { 'A b': 'x' } }, 'tags: found "A b", expected a tag name'],
    [
      'a tag of a field',
      { ...good, tags: { Result: '1-0' } },
      'tags.Result: found "1-0", expected no tag of this name',
    ],
    ['no plies', { ...good, plies: 'c3' }, 'plies: found "c3", expected an array'],
    ['a ply that is none', { ...good, plies: ['c3'] }, 'plies[0]: found "c3", expected an object'],
    [
      'an unknown key of a ply',
      { ...good, plies: [{ move: 'c3', clock: 5 }] },
      'plies[0].clock: found "5", expected one',
    ],
    ['an illegal move', { ...good, plies: [{ move: 'pass' }] }, 'match 1, ply 1: plies[0].move: found "pass"'],
    ['a clock below 0', { ...good, plies: [{ move: 'c3', clockMs: -1 }] }, 'plies[0].clockMs: found "-1"'],
    ['a winner that is none', { ...good, outcome: { winner: 3, reason: 'time' } }, 'outcome.winner: found "3"'],
    ['an outcome that is none', { ...good, outcome: 'won' }, 'match 1: outcome: found "won", expected an object'],
    [
      'an unknown key of an outcome',
      { ...good, outcome: { winner: 1, reason: 'time', points: 3 } },
      'outcome.points: found "3", expected one of: winner reason score',
    ],
    [
      'a reason that cannot be',
      { ...good, outcome: { winner: 1, reason: 'agreement' } },
      'match 1: outcome.reason: found "agreement", expected one of: resignation time',
    ],
    [
      'an outcome that the rules deny',
      { ...ended, outcome: { winner: 2, reason: 'no-men' } },
      'match 1: outcome.winner: found "2", expected the result 1-0, which the rules give (no-men)',
    ],
    ['no outcome where the rules give one', ended, 'match 1: outcome: found "null", expected the result 1-0'],
    [
      'points where there are none',
      { ...good, outcome: { winner: 1, reason: 'time', score: [1, 0] } },
      'match 1: outcome.score: found "[1,0]", expected no points',
    ],
    [
      'points that the rules deny',
      { ...counted, outcome: { winner: 1, reason: 'majority', score: [26, 22] } },
      'match 1: outcome.score: found "[26,22]", expected the points that the rules give: [25,23]',
    ],
    [
      'a variation without a move',
      { ...good, plies: [{ move: 'c3', variations: [{ comment: 'or', plies: [] }] }] },
      'plies[0].variations[0]: found "{\\"comment\\":\\"or\\",\\"plies\\":[]}", expected at least one move',
    ],
    [
      'an unknown key of a variation',
      { ...good, plies: [{ move: 'c3', variations: [{ plies: [{ move: 'a1' }], clockMs: 1 }] }] },
      'plies[0].variations[0].clockMs: found "1", expected one of: comment plies',
    ],
    [
      'an illegal move in a variation',
      { ...good, plies: [{ move: 'c3' }, { move: 'b2', variations: [{ plies: [{ move: 'a1' }, { move: 'a1' }] }] }] },
      'match 1, ply 3: plies[1].variations[0].plies[1].move: found "a1"',
    ],
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
  // Anything at all, and often what means something in a record.
  const said = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc
      .array(fc.constantFrom(' ', '[', '%clk 5', ']', '{', '}', '\\', '"', '?', '\n', '\r', '(', '1-0', 'x'))
      .map((parts) => parts.join('')),
  );

  const oneLine = said.map((text) => text.replaceAll(/[\r\n]/g, '/'));

  /** What the form of records leaves of a comment. */
  function kept(text: string): { comment?: string } {
    return text.trim() === '' ? {} : { comment: text.trim() };
  }

  function recordWith(first: string, second: string, tags: Readonly<Record<string, string>>): MatchRecord {
    return {
      game: 'choko',
      variant: 'standard',
      start: START,
      tags,
      comment: first,
      plies: [
        { move: 'c3', comment: second, clockMs: 5 },
        { move: 'c4', comment: first, variations: [{ comment: second, plies: [{ move: 'a1', comment: first }] }] },
      ],
      outcome: { winner: 2, reason: 'time' },
    };
  }

  function expectedWith(first: string, second: string, tags: Readonly<Record<string, string>>): MatchRecord {
    const { game, variant, start, outcome } = recordWith(first, second, tags);
    return {
      game,
      variant,
      start,
      tags,
      outcome,
      ...kept(first),
      plies: [
        { move: 'c3', ...kept(second), clockMs: 5 },
        { move: 'c4', ...kept(first), variations: [{ ...kept(second), plies: [{ move: 'a1', ...kept(first) }] }] },
      ],
    };
  }

  test('is read back as the same, whatever people wrote into it', async () => {
    await fc.assert(
      fc.asyncProperty(said, said, oneLine, oneLine, async (first, second, player, event) => {
        const record = recordWith(first, second, { Player1: player, Player2: '?', Event: event });
        const expected = expectedWith(first, second, { ...(player !== '?' && { Player1: player }), Event: event });
        const fromText = await parseRecords(makeRecord(record, START));
        expect(fromText.ok && fromText.value.map((one) => one.record)).toEqual([expected]);
        const fromJson = await parseJsonRecord(JSON.stringify(toJsonRecord(record)));
        expect(fromJson.ok && fromJson.value.record).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  test('refuses a tag of several lines, which could not be read back', () => {
    fc.assert(
      fc.property(said, fc.constantFrom('\r', '\n', '\r\n'), said, (before, lineBreak, after) => {
        const record = recordWith('', '', { Event: before + lineBreak + after });
        expect(() => makeRecord(record, START)).toThrow('the tag Event stands on one line');
        expect(() => toJsonRecord(record)).toThrow('the tag Event stands on one line');
      }),
    );
  });

  test('keeps what looks like a clock', async () => {
    const { record } = await readOne(makeRecord(recordWith(' [%clk 5] x ', ' [%clk 6]', {}), START));
    expect(record.comment).toBe('[%clk 5] x');
    expect(record.plies[0]).toEqual({ move: 'c3', comment: '[%clk 6]', clockMs: 5 });
  });

  test.each<[string, string, Partial<MatchRecord>]>([
    ['a tag with a space in its name', 'can be the name of a tag', { tags: { 'A b': 'x' } }],
    ['a tag of a field', 'can be the name of a tag', { tags: { Game: 'oware' } }],
    ['an empty variation', 'a variation has a move', { plies: [{ move: 'c3', variations: [{ plies: [] }] }] }],
    ['half a millisecond', 'a whole number of milliseconds', { plies: [{ move: 'c3', clockMs: 0.5 }] }],
  ])('refuses %s, which could not be read back', (_, message, wrong) => {
    const record = { ...recordWith('', '', {}), ...wrong };
    expect(() => makeRecord(record, START)).toThrow(message);
    expect(() => toJsonRecord(record)).toThrow(message);
  });

  test('of a match leaves out tags that the fields say, and puts each on one line', async () => {
    const rules = await loadRules('choko');
    const record = recordOf(new Match(rules, rules.start()), { Player1: 'ugi:x\n-y', Player2: '?', Result: '1-0' });
    expect(record.tags).toEqual({ Player1: 'ugi:x -y' });
    expect((await readOne(makeRecord(record, START))).record).toEqual(record);
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

  test.each([draw('agreement'), loss(1, 'resignation')])(
    'that was ended by $reason can be reopened',
    async (outcome) => {
      const match = await matchFrom('4b/5/5/5/w4 w - 0,0 0');
      match.playText('a1-b1');
      expect(match.reopen()).toBe(false);
      match.end(outcome);
      expect(match.outcome).toEqual(outcome);
      expect(match.playText('e5-d5').ok).toBe(false);
      expect(match.reopen()).toBe(true);
      expect(match.outcome).toBeNull();
      expect(match.moves).toHaveLength(1);
      expect(match.playText('e5-d5').ok).toBe(true);
    },
  );

  test('that was ended goes on after a ply is taken back', async () => {
    const match = await matchFrom('4b/5/5/5/w4 w - 0,0 0');
    match.playText('a1-b1');
    match.end(draw('agreement'));
    expect(match.undo()).toBeDefined();
    expect(match.outcome).toBeNull();
    expect(match.reopen()).toBe(false);
  });

  test('that was ended before its first ply stays so until it is reopened', async () => {
    const match = await matchFrom('4b/5/5/5/w4 w - 0,0 0');
    match.end(draw('agreement'));
    expect(match.undo()).toBeUndefined();
    expect(match.outcome).toEqual(draw('agreement'));
    expect(match.reopen()).toBe(true);
    expect(match.outcome).toBeNull();
  });

  test('that the rules ended is not reopened', async () => {
    const match = await matchFrom('5/2b2/2w2/5/5 w - 10,0 0');
    match.playText('c3xc5');
    expect(match.reopen()).toBe(false);
    expect(match.outcome?.reason).toBe('no-men');
  });

  test('that begins at its end has no moves', async () => {
    const match = await matchFrom('5/5/5/5/w4 w - 0,0 0');
    expect(match.outcome).toEqual({ winner: 1, reason: 'no-men' });
    expect(match.undo()).toBeUndefined();
  });
});

describe('reading matches one by one', () => {
  const good = '[Game "choko"]\n\n1. c3 {a note\n[Event "of two lines"]} 2. b2 *\n';
  const said = async (text: string): Promise<readonly string[]> => {
    const all: string[] = [];
    for await (const { read } of parseEachRecord(text)) {
      all.push(read.ok ? read.value.record.plies.map(({ move }) => move).join(' ') : await complaint(read));
    }
    return all;
  };

  test('gives what reading them together gives', async () => {
    const text = [good, good, '1. c3 *'].join('\n');
    expect(await said(`${good}${good}`)).toEqual(['c3 b2', 'c3 b2']);
    expect(await said(text)).toHaveLength(2);
    expect(await said('')).toEqual([]);
  });

  test.each([
    ['an unknown game', '[Game "chess"]\n\n1. e4 *\n', /^match 2, line 6: /],
    ['an illegal move', '[Game "choko"]\n\n1. z9 *\n', /^match 2, line 8, ply 1: /],
    ['a comment that does not end', '[Game "choko"]\n\n1. c3 {never\n', /^match 2, line 8/],
  ])('names %s with its place, and reads on', async (_, bad, place) => {
    expect(await said(`${good}\n${bad}\n${good}`)).toEqual(['c3 b2', expect.stringMatching(place), 'c3 b2']);
  });
});
