import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { Attacker, Visitors } from './child-processes.ts';
import { removeAtExit } from './cleanup.ts';
import { databaseIn, ServerProcess } from './server-process.ts';
import type { Visit } from './visitor-process.ts';

/** The effect of an attack on the server and its visitors. */
export interface Cost {
  readonly name: string;
  readonly title: string;
  /** The largest growth of the server's memory, in megabytes. */
  readonly growth: number;
  /** The cores that the server used. */
  readonly cores: number;
  readonly visit: Visit;
  readonly facts: readonly string[];
  /** Empty for an attack that was withstood. */
  readonly faults: readonly string[];
}

export const MOST_GROWTH = 100;
export const LONGEST_P99 = 200;
const MEGABYTE = 1_000_000;
const WARM_UP_MS = 3000;
/** Visitors are measured a while longer: some attacks have a delayed effect. */
const AFTERWARDS_MS = 2000;
const LONGEST_ATTACK_MS = 180_000;
/** An attack beyond this limit is stopped, before the machine suffers. */
const STOP_AT = 4000;

/** Starts a server with visitors and measures an attack. */
export async function measureAttack(attack: Attack): Promise<Cost> {
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-attack-'));
  removeAtExit(folder);
  const prepared = (await attack.prepare?.(folder)) ?? {};
  const server = await ServerProcess.start(folder);
  const [attacker, visitors] = await Promise.all([
    Attacker.start(),
    Visitors.start(server.address, attack.canMove ?? true),
  ]);
  try {
    const { address } = server;
    const database = databaseIn(folder);
    const failed = await attacker.setUp({ order: 'set up', name: attack.name, address, database, prepared });
    await pause(WARM_UP_MS);
    await visitors.measure();
    const [startedAt, cpuBefore] = [performance.now(), server.cpuMs()];
    const stopWatching = server.watchMemory((growth) => {
      if (growth > STOP_AT * MEGABYTE) attacker.stop();
    });
    const outcome = failed ?? (await attacker.attack(LONGEST_ATTACK_MS));
    const cores = (server.cpuMs() - cpuBefore) / (performance.now() - startedAt);
    await pause(AFTERWARDS_MS);
    const visit = await visitors.end();
    const growth = stopWatching() / MEGABYTE;
    const faults = [
      ...(server.ending === null ? [] : [`the server ended (${server.ending})`]),
      ...(growth < MOST_GROWTH ? [] : [`memory grew by ${growth.toFixed(0)} MB`]),
      ...(visit.p99 < LONGEST_P99 ? [] : [`p99 of visitors was ${visit.p99.toFixed(0)} ms`]),
      ...(visit.failures === null ? [] : [`visitors failed ${visit.failed} times (${visit.failures})`]),
      ...outcome.faults,
    ];
    const errors = server.errors.length;
    const facts = errors === 0 ? outcome.facts : [...outcome.facts, `${errors} errors in the server's log`];
    return { name: attack.name, title: attack.title, growth, cores, visit, facts, faults };
  } finally {
    attacker.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
