import { cpus, loadavg } from 'node:os';
import { makeTable, writeSection } from '../../shared/document-section.ts';
import { type Load, ROUNDS, type Rush } from './measure.ts';

interface Kilobytes {
  readonly rss: number;
  readonly heap: number;
}

/** The memory of a game: with both players connected, just after both left, and after its room was closed. */
export interface Memory {
  readonly connected: Kilobytes;
  readonly left: Kilobytes;
  readonly swept: Kilobytes;
}

const DOCUMENT = 'docs/server-proof.md';
const OURS = 'Tabuleiro';
const THEIRS = 'boardgame.io 0.50.2';

/** The measurements of one server. */
export interface Measured {
  /** The time of the disk for a durable page, measured between the rounds. */
  readonly diskMs: number;
  /** A match alone on the server. */
  readonly alone: Load;
  readonly load: Load;
  readonly rush: Rush;
  readonly memory: Memory | null;
}

export interface Target {
  readonly name: string;
  readonly found: string;
  readonly target: string;
  readonly isMet: boolean;
}

/** The targets of our server. */
export function targetsOf(ours: Measured, theirs: Measured): readonly Target[] {
  const target = (name: string, found: number, most: number, why: string): Target => ({
    name,
    found: found.toFixed(2),
    target: why,
    isMet: found <= most,
  });
  const alone = 3 * ours.diskMs + 3;
  const games = theirs.rush.gamesPerSecond;
  return [
    target('one match, median ms', ours.alone.p50, alone, `≤ ${alone.toFixed(2)} (3 durable writes + 3 ms)`),
    target(`${ours.load.games} matches, median ms`, ours.load.p50, 10, '< 10'),
    target(`${ours.load.games} matches, p99 ms`, ours.load.p99, 50, '< 50'),
    {
      name: 'whole games a second',
      found: ours.rush.gamesPerSecond.toFixed(1),
      target: `≥ ${games.toFixed(1)} (boardgame.io)`,
      isMet: ours.rush.gamesPerSecond >= games,
    },
    target(
      `CPU a move with ${ours.load.games} matches, of boardgame.io’s`,
      ours.load.cpuMsPerMove / theirs.load.cpuMsPerMove,
      1,
      '≤ 1 (it writes nothing)',
    ),
    target(
      'CPU a whole game at full speed, of boardgame.io’s',
      ours.rush.cpuMsPerGame / theirs.rush.cpuMsPerGame,
      0.75,
      '≤ 0.75 (it writes nothing)',
    ),
  ];
}

export function writeReport(found: {
  readonly ours: Measured;
  readonly theirs: Measured;
  readonly targets: readonly Target[];
  readonly everyMs: number;
}): void {
  const { ours, theirs, targets, everyMs } = found;
  const names = [
    'server',
    'games',
    'moves',
    'moves/s',
    'p50 ms',
    'p95 ms',
    'p99 ms',
    'longest ms',
    'CPU ms/move',
    'cores',
  ];
  const loads = makeTable(
    names.map((name, index) => ({ name, isNumber: index > 0 })),
    [rowOf(OURS, ours.alone), rowOf(THEIRS, theirs.alone), rowOf(OURS, ours.load), rowOf(THEIRS, theirs.load)],
  );
  const goals = makeTable(
    [{ name: 'target' }, { name: 'measured', isNumber: true }, { name: 'wanted' }, { name: 'met' }],
    targets.map(({ name, found: value, target, isMet }) => [name, value, target, isMet ? 'yes' : 'no']),
  );
  writeSection(
    DOCUMENT,
    'load',
    `${goals}
${loads}
Each figure is the median of ${ROUNDS} rounds. In one match alone a move follows every 50 ms; with ${ours.load.games} matches each side moves every ${everyMs / 1000} seconds.
${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, players and server on one machine; a durable write of a page took
${ours.diskMs.toFixed(2)} ms (median, measured between the rounds); load average at the end ${loadavg()[0]?.toFixed(1)}. boardgame.io keeps its matches in memory.

${rushTable([
  [OURS, ours.rush],
  [THEIRS, theirs.rush],
])}
Whole games, made, joined, played to their end and begun again, each move as soon as the last one arrives, by this many pairs at the same
time. Games that were not over at the end of a round do not count.

${ours.memory === null ? '' : memoryTable(ours.memory)}`,
  );
}

function memoryTable({ connected, left, swept }: Memory): string {
  const kilobytes = (name: string, { rss, heap }: Kilobytes): string[] => [name, rss.toFixed(1), heap.toFixed(1)];
  return makeTable(
    [
      { name: 'each of the games takes' },
      { name: 'KB of RSS', isNumber: true },
      { name: 'KB of heap', isNumber: true },
    ],
    [
      kilobytes('both players connected', connected),
      kilobytes('just after both have gone', left),
      kilobytes('a minute later', swept),
    ],
  );
}

function rowOf(name: string, load: Load): string[] {
  const { games, moves, movesPerSecond, p50, p95, p99, longest, cpuMsPerMove, cores } = load;
  const times = [p50, p95, p99, longest].map((value) => value.toFixed(1));
  return [
    name,
    String(games),
    String(moves),
    movesPerSecond.toFixed(0),
    ...times,
    cpuMsPerMove.toFixed(3),
    cores.toFixed(2),
  ];
}

function rushTable(rushes: readonly (readonly [string, Rush])[]): string {
  const names = ['server', 'pairs', 'games', 'games/s', 'moves/s', 'CPU ms/game'];
  return makeTable(
    names.map((name, index) => ({ name, isNumber: index > 0 })),
    rushes.map(([name, { tables, games, gamesPerSecond, movesPerSecond, cpuMsPerGame }]) => [
      name,
      String(tables),
      String(games),
      gamesPerSecond.toFixed(1),
      movesPerSecond.toFixed(0),
      cpuMsPerGame.toFixed(1),
    ]),
  );
}
