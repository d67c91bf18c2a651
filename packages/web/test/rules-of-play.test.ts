import { loadLocale } from '@tabuleiro/games';
import { formatNote } from '@tabuleiro/play';
import { describe, expect, test } from 'vitest';
import { MemoryLeases, NO_TEXTS, recordOfCase, RULE_CASES } from '../../play/test/testing.ts';
import type { MatchPageState } from '../src/match/match-store.ts';
import { openTestMatch, until } from './match-fixture.ts';

// The rules that every front end follows, on the page without its components.

function perform(state: MatchPageState, act: string): void {
  if (act.startsWith('pick:')) state.pick(act.slice('pick:'.length));
  else if (act === 'draw') state.offerDraw();
  else if (act === 'hint') state.hint();
  else if (act === 'undo') state.undo();
}

describe('the page', () => {
  test.each(RULE_CASES)('$rule: $name', async (rule) => {
    const { expected } = rule;
    const leases = new MemoryLeases();
    let match = '';
    let opened = 0;
    const store = await openTestMatch(rule.game, {
      // All matches of the test have the same seed, so they need names of their own.
      openLease: async (_name, lost) => leases.open((match = String(++opened)), lost),
    });
    const said = new Set<string>();
    store.subscribe(({ status, notices }) => {
      for (const text of [status, ...notices]) said.add(text);
    });
    expect(await store.getState().loadRecord(recordOfCase(rule))).toBeNull();
    const locale = await loadLocale(rule.game, 'en');
    const { note, hint = '' } = expected;
    const sentence =
      note === undefined ? '' : note === 'hint' ? `Hint: ${hint}.` : formatNote({ kind: note }, locale, NO_TEXTS);
    for (const [index, act] of rule.act.entries()) {
      if (act === 'take-over') await (await leases.open(match, () => undefined)).take();
      else perform(store.getState(), act);
      // The next offer is made when the one before it is answered.
      if (act === 'draw' && index < rule.act.length - 1) {
        const declined = formatNote({ kind: 'draw-declined' }, locale, NO_TEXTS);
        await until(store, (state) => state.status === declined);
      }
    }
    const state = await until(
      store,
      ({ moves, outcome, picked, status: now }) =>
        moves.length === expected.plies &&
        outcome?.reason === expected.outcome &&
        picked.length === (expected.picks ?? 0) &&
        now.startsWith(sentence),
    );
    expect([...said].join(' ')).toContain(expected.announced ?? '');
    state.close();
  });
});
