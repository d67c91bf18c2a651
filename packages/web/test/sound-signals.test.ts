import { loadRules, loss, Match } from '@tabuleiro/games';
import { expect, test } from 'vitest';
import { type Signal, type Signalling, SignalWatch } from '../src/match/sounds/signals.ts';

/** A clock and timers that a test moves on. */
class Time {
  now = 0;
  private due: { readonly at: number; readonly act: () => void } | null = null;

  readonly timers = {
    after: (ms: number, act: () => void): (() => void) => {
      const one = { at: this.now + ms, act };
      this.due = one;
      return () => {
        if (this.due === one) this.due = null;
      };
    },
  };

  pass(ms: number): void {
    const end = this.now + ms;
    while (this.due !== null && this.due.at <= end) {
      const { at, act } = this.due;
      this.due = null;
      this.now = at;
      act();
    }
    this.now = end;
  }
}

async function begin(changes: Partial<Signalling> = {}): Promise<{
  readonly time: Time;
  readonly heard: Signal[];
  readonly state: Signalling;
  readonly update: (changes: Partial<Signalling>) => void;
}> {
  const rules = await loadRules('oware');
  const time = new Time();
  const heard: Signal[] = [];
  let state: Signalling = {
    match: new Match(rules, rules.start()),
    outcome: null,
    clocks: null,
    ownSides: [1],
    offers: [],
    messages: 0,
    ...changes,
  };
  const ring = (signal: Signal): number => heard.push(signal);
  const dependencies = { timers: time.timers, now: () => time.now, ring };
  const watch = new SignalWatch(state, state.match.outcome, dependencies);
  const update = (next: Partial<Signalling>): void => watch.update((state = { ...state, ...next }));
  return { time, heard, state, update };
}

test('a clock is heard once at each low time, also after an increment', async () => {
  const { time, heard, update } = await begin();
  update({ clocks: { left: { 1: 25_000, 2: 25_000 }, running: 1, at: 0 } });
  time.pass(4000);
  expect(heard).toEqual([]);
  time.pass(2000);
  expect(heard).toEqual(['time']);
  // 19 seconds and 3 for the move are more than 20 again.
  update({ clocks: { left: { 1: 22_000, 2: 25_000 }, running: 2, at: time.now } });
  time.pass(10_000);
  update({ clocks: { left: { 1: 22_000, 2: 15_000 }, running: 1, at: time.now } });
  time.pass(11_000);
  expect(heard).toEqual(['time']);
  time.pass(2000);
  expect(heard).toEqual(['time', 'time']);
  time.pass(20_000);
  expect(heard).toEqual(['time', 'time', 'time']);
});

test('only own clocks are heard, and not what had passed when the page was opened', async () => {
  const { time, heard, update } = await begin({
    clocks: { left: { 1: 8000, 2: 30_000 }, running: 2, at: 0 },
  });
  time.pass(29_000);
  update({ clocks: { left: { 1: 8000, 2: 1000 }, running: 1, at: time.now } });
  time.pass(1000);
  expect(heard).toEqual([]);
  time.pass(3000);
  expect(heard).toEqual(['time']);
});

test('the end is heard once, not again after a look back, and not in a match that was over', async () => {
  const { heard, state, update } = await begin();
  state.match.end(loss(1, 'resignation'));
  const { outcome } = state.match;
  update({ outcome });
  update({ outcome: null });
  update({ outcome });
  expect(heard).toEqual(['end']);
  const over = await begin({ match: state.match });
  over.update({ outcome });
  expect(over.heard).toEqual([]);
  // A rematch has an end of its own.
  const rules = await loadRules('oware');
  const match = new Match(rules, rules.start());
  update({ match, outcome: null });
  match.end(loss(2, 'resignation'));
  update({ outcome: match.outcome });
  expect(heard).toEqual(['end', 'end']);
});

test('each offer and message is heard once', async () => {
  const { heard, update } = await begin({ offers: ['drawOffer 3'], messages: 2 });
  update({});
  update({ offers: ['drawOffer 3', 'takeback 4'] });
  update({ offers: ['takeback 4'] });
  update({ offers: [] });
  update({ offers: ['drawOffer 9'], messages: 3 });
  expect(heard).toEqual(['offers', 'offers', 'messages']);
});
