import assert from 'node:assert/strict';
import { formatMessage, loadLocale, parseRecords } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { matchSourceOf } from '../src/from-record.ts';
import { loadGameFacets } from '../src/game-facets.ts';
import { MatchSession } from '../src/match-session.ts';
import { inThreadEngineHost, ManualTimers, MemoryLeases, recordOfCase, RULE_CASES, type RuleCase } from './testing.ts';

// The rules that every front end follows, on the core itself.

interface OpenCase {
  readonly session: MatchSession<never>;
  readonly timers: ManualTimers;
  readonly takeOver: () => Promise<void>;
}

async function open(rule: RuleCase): Promise<OpenCase> {
  const read = await parseRecords(recordOfCase(rule));
  const [record] = read.ok ? read.value : [];
  assert(record !== undefined, 'the record of a case can be read');
  const host = inThreadEngineHost();
  const timers = new ManualTimers();
  const leases = new MemoryLeases();
  const session: MatchSession<never> = new MatchSession<never>(
    matchSourceOf(record, 7),
    await loadGameFacets(rule.game),
    {
      timers,
      canAnimate: () => false,
      changed: () => undefined,
      now: () => 0,
      save: () => undefined,
      lease: await leases.open(rule.name, () => session.leave()),
      failed: (error) => assert.fail(String(error)),
      openPlayer: async (spec, lines) => {
        assert(spec.kind !== 'human' && spec.kind !== 'ugi');
        return host.open(spec, { lines });
      },
    },
    100,
  );
  session.settle();
  return { session, timers, takeOver: async () => (await leases.open(rule.name, () => undefined)).take() };
}

async function perform({ session, timers, takeOver }: OpenCase, act: string): Promise<void> {
  if (act.startsWith('pick:')) session.pick(act.slice('pick:'.length));
  else if (act === 'draw') await session.offerDraw();
  else if (act === 'hint') await session.hint();
  else if (act === 'undo') session.undo();
  else if (act === 'take-over') await takeOver();
  else timers.tick();
}

describe('the core', () => {
  test.each(RULE_CASES)('$rule: $name', async (rule) => {
    const opened = await open(rule);
    const { session } = opened;
    const { expected } = rule;
    const locale = await loadLocale(rule.game, 'en');
    const said = session.view.notices.map((notice) => formatMessage(locale, notice)).join(' ');
    expect(said).toContain(expected.announced ?? '');
    for (const act of rule.act) await perform(opened, act);
    const { note, history, builder } = session;
    expect({
      plies: history.match.moves.length,
      outcome: history.match.outcome?.reason,
      note: note?.kind,
      hint: note?.kind === 'hint' ? note.move : undefined,
      picks: builder.picks.length,
    }).toEqual({ outcome: undefined, note: undefined, hint: undefined, picks: 0, ...expected, announced: undefined });
    session.close();
  });
});
