import {
  advance,
  clocksAt,
  type MatchAct,
  type MatchEvent,
  type MatchInfo,
  type MatchState,
  newState,
  refusalBody,
  type Seat,
} from '@tabuleiro/client';
import type { Side } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { decideAct, type NewEvent } from '../src/match/decisions.ts';

// Acts of players, without a server: each step is decided and written as the server would do it.

const INITIAL = 60_000;
const INCREMENT = 10_000;
/** After `plies` plies, one a second. */
const NOW = 4_990_000;

const seatOf = (id: string): Seat => ({ kind: 'user', user: { id, name: id, isGuest: false, isBot: false } });

function infoOf(isRated: boolean): MatchInfo {
  const clock = { kind: 'live', initialMs: INITIAL, incrementMs: INCREMENT } as const;
  const terms = { game: 'oware', variant: 'abapa', start: 'standard', clock, visibility: 'link', isRated } as const;
  return { id: '0123456789abcdef', terms, position: '', turn: 1, createdAt: 0 };
}

/** A match in progress; every step has a time of its own. */
class Table {
  state: MatchState;

  constructor({ isRated = false, isFull = true, other = seatOf('b') } = {}) {
    this.state = newState(infoOf(isRated));
    this.write({ kind: 'seated', side: 1, seat: seatOf('a') }, 0);
    if (isFull) this.write({ kind: 'seated', side: 2, seat: other }, 0);
  }

  move(side: Side, at: number, move = 'A'): this {
    const next: Side = side === 1 ? 2 : 1;
    this.write({ kind: 'move', side, ply: this.state.plies.length, move, next }, at);
    return this;
  }

  /** The kind of what is written, `repeated`, or the code of the refusal. */
  act(side: Side, act: MatchAct, at = 0): string {
    const verdict = decideAct(this.state, side, act, at);
    if (verdict.kind !== 'event') return verdict.kind === 'refused' ? verdict.code : verdict.kind;
    this.write(verdict.event, at);
    return verdict.refusal ?? verdict.event.kind;
  }

  private write(event: NewEvent, at: number): void {
    const whole: MatchEvent = { ...event, version: this.state.version + 1, at };
    this.state = advance(this.state, whole);
  }
}

/** A match with `plies` plies, one a second. */
function after(plies: number, options = {}): Table {
  const table = new Table(options);
  for (let ply = 0; ply < plies; ply++) table.move(ply % 2 === 0 ? 1 : 2, 1000 * (ply + 1));
  return table;
}

describe('whose time is over', () => {
  const acts: readonly (readonly [string, (table: Table) => readonly [Side, MatchAct]])[] = [
    ['takes no draw', ({ state }) => [1, { act: 'accept-draw', of: state.version }]],
    ['is not given a draw by an offer that crosses', () => [1, { act: 'offer-draw' }]],
    ['is not resigned to', () => [2, { act: 'resign' }]],
    ['does not resign', () => [1, { act: 'resign' }]],
    ['declines nothing', ({ state }) => [1, { act: 'decline-draw', of: state.version }]],
    ['asks for no takeback', () => [1, { act: 'ask-takeback' }]],
  ];
  test.each(acts)('%s: the match has ended on time', (_, make) => {
    const left = after(2).state.clocks?.[1] ?? 0;
    const offered = (): Table => {
      const table = after(2);
      expect(table.act(2, { act: 'offer-draw' }, 2000)).toBe('draw-offered');
      return table;
    };
    const late = offered();
    expect(late.act(...make(late), 2000 + left + 1)).toBe('already-over');
    expect(late.state.ending).toEqual({ winner: 2, reason: 'time' });
    const early = offered();
    early.act(...make(early), 2000 + left);
    expect(early.state.ending?.reason).not.toBe('time');
  });

  test('gets no plies back', () => {
    const table = after(3);
    table.act(1, { act: 'ask-takeback' }, 3000);
    const at = 3000 + (table.state.clocks?.[2] ?? 0) + 1;
    expect(table.act(2, { act: 'accept-takeback', of: table.state.version }, at)).toBe('already-over');
    expect(table.state.ending).toEqual({ winner: 1, reason: 'time' });
    expect(table.state.plies).toHaveLength(3);
  });
});

describe('a draw', () => {
  test('is agreed by an offer and an answer, or by two offers that cross', () => {
    const answered = after(2);
    expect(answered.act(1, { act: 'offer-draw' })).toBe('draw-offered');
    expect(answered.act(2, { act: 'accept-draw', of: answered.state.version })).toBe('ended');
    const crossing = after(2);
    expect([crossing.act(1, { act: 'offer-draw' }), crossing.act(2, { act: 'offer-draw' })]).toEqual([
      'draw-offered',
      'ended',
    ]);
    for (const { state } of [answered, crossing]) expect(state.ending).toEqual({ winner: null, reason: 'agreement' });
  });

  test('is offered once by each side until the next move', () => {
    const table = after(2);
    expect(table.act(1, { act: 'offer-draw' })).toBe('draw-offered');
    expect(table.act(1, { act: 'offer-draw' })).toBe('repeated');
    expect(table.act(2, { act: 'decline-draw', of: table.state.version })).toBe('draw-declined');
    expect(table.act(1, { act: 'offer-draw' })).toBe('offered-already');
    expect(table.act(2, { act: 'offer-draw' })).toBe('draw-offered');
    table.act(1, { act: 'decline-draw', of: table.state.version });
    table.move(1, 3000);
    expect(table.act(1, { act: 'offer-draw' })).toBe('draw-offered');
  });

  test('is not answered when there is no such offer', () => {
    const table = after(2);
    expect(table.act(2, { act: 'accept-draw', of: 1 })).toBe('no-offer');
    table.act(1, { act: 'offer-draw' });
    const { version } = table.state;
    expect(table.act(1, { act: 'accept-draw', of: version })).toBe('no-offer');
    expect(table.act(2, { act: 'accept-draw', of: version - 1 })).toBe('no-offer');
    // To move is to decline.
    table.move(1, 3000).move(2, 4000);
    expect(table.act(2, { act: 'accept-draw', of: version })).toBe('no-offer');
  });
});

describe('a draw offer to a computer player', () => {
  const computer: Seat = { kind: 'computer', player: '1' };
  /** Offers a draw, which is declined; gives why it was not weighed. */
  const offer = (table: Table): string | undefined => {
    table.act(1, { act: 'offer-draw' });
    const verdict = decideAct(table.state, 2, { act: 'decline-draw', of: table.state.version }, 0);
    table.act(2, { act: 'decline-draw', of: table.state.version });
    return verdict.kind === 'event' && verdict.event.kind === 'draw-declined' ? verdict.event.why : 'not declined';
  };
  const playTo = (table: Table, plies: number): void => {
    while (table.state.plies.length < plies) table.move(table.state.turn, 0);
  };

  test('counts when it was weighed; otherwise it is said why not', () => {
    const table = new Table({ other: computer });
    playTo(table, 8);
    expect(offer(table)).toBe('draw-early');
    expect(table.state.lastDrawOffer[1]).toBeNull();
    playTo(table, 10);
    expect(offer(table)).toBeUndefined();
    playTo(table, 18);
    expect(offer(table)).toBe('draw-again');
    expect(table.state.lastDrawOffer[1]).toBe(10);
    playTo(table, 20);
    expect(offer(table)).toBeUndefined();
    expect(table.state.lastDrawOffer[1]).toBe(20);
  });

  test('goes back with what is taken back', () => {
    const table = new Table({ other: computer });
    playTo(table, 12);
    offer(table);
    table.act(1, { act: 'ask-takeback' });
    table.act(2, { act: 'accept-takeback', of: table.state.version });
    expect([table.state.plies.length, table.state.lastDrawOffer[1]]).toEqual([10, 10]);
  });
});

describe('a takeback', () => {
  test('goes back past forced passes', () => {
    const table = after(0).move(1, 1000).move(2, 2000, 'pass').move(1, 3000, 'pass').move(2, 4000);
    table.act(1, { act: 'ask-takeback' }, 5000);
    expect(table.state.takeback).toMatchObject({ side: 1, plies: 0 });
    const passed = after(0).move(1, 1000).move(2, 2000, 'pass');
    expect(passed.act(2, { act: 'ask-takeback' }, 3000)).toBe('nothing-to-take-back');
  });

  test.each([
    ['nothing was played', after(0), 1, 'nothing-to-take-back'],
    ['one has not moved', after(1), 2, 'nothing-to-take-back'],
    ['the match is rated', after(2, { isRated: true }), 1, 'rated-takeback'],
    ['one has moved', after(1), 1, 'takeback-asked'],
  ] as const)('when %s', (_, table, side, found) => {
    expect(table.act(side, { act: 'ask-takeback' })).toBe(found);
  });

  test('is answered before the other side asks for one, and asked for once until the next move', () => {
    const table = after(2);
    expect(table.act(1, { act: 'ask-takeback' })).toBe('takeback-asked');
    expect(table.act(1, { act: 'ask-takeback' })).toBe('repeated');
    expect(table.act(2, { act: 'ask-takeback' })).toBe('answer-first');
    expect(table.act(2, { act: 'decline-takeback', of: table.state.version })).toBe('takeback-declined');
    expect(table.act(1, { act: 'ask-takeback' })).toBe('offered-already');
    expect(table.act(2, { act: 'ask-takeback' })).toBe('takeback-asked');
  });

  test('gives no time back: thinking time stays spent, increments are taken back', () => {
    const table = after(2);
    // Each has thought for a second, and got the increment.
    expect(table.state.clocks).toEqual({ 1: INITIAL - 1000 + INCREMENT, 2: INITIAL - 1000 + INCREMENT });
    table.act(1, { act: 'ask-takeback' }, 5000);
    table.act(2, { act: 'accept-takeback', of: table.state.version }, 5000);
    expect(table.state).toMatchObject({ plies: [], turn: 1, clocks: { 1: INITIAL - 4000, 2: INITIAL - 1000 } });
  });

  test('again and again leaves both with less time than before', () => {
    const table = after(2);
    let before = clocksAt(table.state, 2000) ?? { 1: 0, 2: 0 };
    for (let at = 3000; at < 20_000; at += 3000) {
      table.act(1, { act: 'ask-takeback' }, at);
      table.act(2, { act: 'accept-takeback', of: table.state.version }, at);
      table.move(1, at + 1000).move(2, at + 2000);
      const now = clocksAt(table.state, at + 2000) ?? { 1: 0, 2: 0 };
      expect(now[1]).toBeLessThan(before[1]);
      expect(now[2]).toBeLessThan(before[2]);
      before = now;
    }
  });

  test('leaves a moment to who would have nothing left, and never more than there was', () => {
    const table = new Table();
    table.move(1, INITIAL - 500).move(2, INITIAL);
    expect(table.state.clocks?.[1]).toBe(500 + INCREMENT);
    const at = INITIAL + INCREMENT - 200;
    const left = clocksAt(table.state, at)?.[1] ?? 0;
    expect(left).toBe(700);
    table.act(1, { act: 'ask-takeback' }, at);
    table.act(2, { act: 'accept-takeback', of: table.state.version }, at);
    expect(table.state.clocks?.[1]).toBe(left);
  });
});

describe('a log stays short', () => {
  /** Repeats a move of side 1 and an act. */
  const MANY = 30;

  test.each(['accept-takeback', 'decline-takeback'] as const)(
    'a side asks for 20 takebacks, each with %s',
    (answer) => {
      const table = new Table();
      const asked: string[] = [];
      for (let round = 0; round < MANY; round++) {
        table.move(1, 0);
        asked.push(table.act(1, { act: 'ask-takeback' }));
        table.act(2, { act: answer, of: table.state.version });
        if (table.state.plies.length > 0) table.move(2, 0);
      }
      expect(asked).toEqual([
        ...Array<string>(20).fill('takeback-asked'),
        ...Array<string>(MANY - 20).fill('too-many-takebacks'),
      ]);
      // The other side has its own.
      table.move(1, 0).move(2, 0);
      expect(table.act(2, { act: 'ask-takeback' })).toBe('takeback-asked');
      expect(refusalBody('too-many-takebacks', { most: 20 }).message).toEqual({
        en: expect.stringContaining('20'),
        pt: expect.stringContaining('20'),
      });
    },
  );

  test('a side offers 20 draws', () => {
    const table = new Table();
    const offered: string[] = [];
    for (let round = 0; round < MANY; round++) {
      table.move(1, 0);
      offered.push(table.act(1, { act: 'offer-draw' }));
      table.move(2, 0);
    }
    expect(offered).toEqual([
      ...Array<string>(20).fill('draw-offered'),
      ...Array<string>(MANY - 20).fill('too-many-draw-offers'),
    ]);
    expect(table.act(2, { act: 'offer-draw' })).toBe('draw-offered');
    // That ends the match, and is no offer.
    expect(table.act(1, { act: 'offer-draw' })).toBe('ended');
  });

  test('a log of 5,000 entries takes only what ends the match', () => {
    const full = (): Table => {
      const table = after(4990);
      expect(table.act(1, { act: 'offer-draw' }, NOW)).toBe('draw-offered');
      expect(table.act(1, { act: 'ask-takeback' }, NOW)).toBe('takeback-asked');
      while (table.state.version < 5000) expect(table.act(1, { act: 'say', preset: 'hello' }, NOW)).toBe('said');
      return table;
    };
    const { drawOffer, takeback } = full().state;
    const [draw, back] = [drawOffer?.version ?? 0, takeback?.version ?? 0];
    const acts: readonly (readonly [MatchAct, string])[] = [
      [{ act: 'say', preset: 'hello' }, 'too-many-entries'],
      [{ act: 'accept-takeback', of: back }, 'too-many-entries'],
      [{ act: 'decline-takeback', of: back }, 'too-many-entries'],
      [{ act: 'decline-draw', of: draw }, 'too-many-entries'],
      [{ act: 'accept-draw', of: draw }, 'ended'],
      [{ act: 'offer-draw' }, 'ended'],
      [{ act: 'resign' }, 'ended'],
    ];
    for (const [act, found] of acts) expect([act.act, full().act(2, act, NOW)]).toEqual([act.act, found]);
    const ended = full();
    ended.act(2, { act: 'resign' }, NOW);
    expect(ended.act(1, { act: 'offer-rematch' }, NOW)).toBe('rematch-offered');
  });
});

describe('a match', () => {
  test.each([
    [after(0, { isFull: false }), 'ended'],
    [after(0), 'ended'],
    [after(1), 'ended'],
    [after(2), 'not-allowed'],
    [after(5), 'not-allowed'],
  ])('is called off before two plies, %#', (table, found) => {
    expect(table.act(1, { act: 'abort' })).toBe(found);
  });

  test.each(['resign', 'offer-draw', 'ask-takeback'] as const)('that has not begun takes no %s', (act) => {
    expect(after(0, { isFull: false }).act(1, { act })).toBe('not-running');
  });

  test.each(['resign', 'abort', 'offer-draw', 'ask-takeback'] as const)('that is over takes no %s', (act) => {
    const table = after(3);
    table.act(2, { act: 'resign' });
    expect(table.state.ending).toEqual({ winner: 1, reason: 'resignation' });
    expect(table.act(1, { act })).toBe('already-over');
  });

  test('has a rematch only when it is over', () => {
    const table = after(3);
    expect(table.act(1, { act: 'offer-rematch' })).toBe('not-allowed');
    table.act(2, { act: 'resign' });
    expect(table.act(1, { act: 'offer-rematch' })).toBe('rematch-offered');
    expect(table.act(1, { act: 'offer-rematch' })).toBe('repeated');
  });
});

describe('what is said', () => {
  const say = { act: 'say', preset: 'hello' } as const;

  test('needs an opponent', () => {
    expect(after(0, { isFull: false }).act(1, say)).toBe('not-running');
    expect(after(0).act(1, say)).toBe('said');
  });

  test('is so much for each side, and a little more when the match is over', () => {
    const table = after(2);
    const sayings = (side: Side): number => {
      let count = 0;
      while (table.act(side, say) === 'said') count++;
      expect(table.act(side, say)).toBe('said-enough');
      return count;
    };
    expect([sayings(1), sayings(2)]).toEqual([20, 20]);
    table.move(1, 3000);
    expect(table.act(1, say)).toBe('said-enough');
    table.act(1, { act: 'resign' });
    expect([sayings(1), sayings(2)]).toEqual([4, 4]);
  });
});
