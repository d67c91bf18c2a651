import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { EngineHost, type Spawn, type Tablebase, WorkerRuntime } from '@tabuleiro/engine';
import { bundleName, readBundle } from '@tabuleiro/engine/tablebase';
import { formatMessage, type GameId, loadLocale, loadTables, parseRecords } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { matchSourceOf } from '../src/from-record.ts';
import { loadGameFacets } from '../src/game-facets.ts';
import { MatchSession } from '../src/match-session.ts';
import { ManualTimers, MemoryLeases, recordOfCase, type RuleCase } from './testing.ts';

// The rules that every front end follows, on the core itself.

const CASES: readonly RuleCase[] = JSON.parse(
  readFileSync(new URL('fixtures/rules-of-play.json', import.meta.url), 'utf8'),
);

const SMALL_TABLES = new URL('../../engine/small-tables/', import.meta.url);

/** The solved positions that ship with the engine. */
async function findTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  const bundle = readBundle(
    facet,
    game,
    variant,
    gunzipSync(readFileSync(new URL(bundleName(game, variant), SMALL_TABLES))),
  );
  return bundle.ok ? bundle.value : null;
}

/** A worker in this thread. */
const spawn: Spawn = ({ onReply }) => {
  const runtime = new WorkerRuntime(
    (reply) => onReply(structuredClone(reply)),
    () => performance.now(),
    findTables,
  );
  return { post: (job) => void runtime.carryOut(job), terminate: async () => undefined };
};

interface OpenCase {
  readonly session: MatchSession<never>;
  readonly timers: ManualTimers;
  readonly takeOver: () => Promise<void>;
}

async function open(rule: RuleCase): Promise<OpenCase> {
  const read = await parseRecords(recordOfCase(rule));
  const [record] = read.ok ? read.value : [];
  assert(record !== undefined, 'the record of a case can be read');
  const host = new EngineHost({ spawn, workers: 1, shares: false });
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
  test.each(CASES)('$rule: $name', async (rule) => {
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
