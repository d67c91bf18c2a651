import { cpus, loadavg } from 'node:os';
import { makeTable } from '../proof.ts';
import { writeSection } from '../section.ts';
import type { Load, Rush } from './measure.ts';

interface Kilobytes {
  readonly rss: number;
  readonly heap: number;
}

/** What one game takes, with both players connected, just after both have gone, and when its room has been closed. */
export interface Memory {
  readonly connected: Kilobytes;
  readonly left: Kilobytes;
  readonly swept: Kilobytes;
}

const DOCUMENT = 'docs/server-proof.md';
const OURS = 'Tabuleiro';
const THEIRS = 'boardgame.io 0.50.2';

export function writeReport(found: {
  readonly ours: { readonly load: Load; readonly memory: Memory; readonly rush: Rush };
  readonly theirs: { readonly load: Load; readonly rush: Rush };
  readonly everyMs: number;
}): void {
  const { ours, theirs, everyMs } = found;
  const { memory } = ours;
  const rows = [rowOf(OURS, ours.load), rowOf(THEIRS, theirs.load)];
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
    rows,
  );
  const kilobytes = (name: string, { rss, heap }: Kilobytes): string[] => [name, rss.toFixed(1), heap.toFixed(1)];
  const memories = makeTable(
    [
      { name: 'each of the games takes' },
      { name: 'KB of RSS', isNumber: true },
      { name: 'KB of heap', isNumber: true },
    ],
    [
      kilobytes('both players connected', memory.connected),
      kilobytes('just after both have gone', memory.left),
      kilobytes('a minute later', memory.swept),
    ],
  );
  const ratio = ours.load.cpuMsPerMove / theirs.load.cpuMsPerMove;
  writeSection(
    DOCUMENT,
    'load',
    `${loads}
A move every ${everyMs / 1000} seconds each side, on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, the players
beside the server; load average at the end ${loadavg()[0]?.toFixed(1)}. Our server, which writes every move to the disk, takes ${ratio.toFixed(2)} of the CPU time a
move of boardgame.io, which keeps its matches in memory.

${rushTable([
  [OURS, ours.rush],
  [THEIRS, theirs.rush],
])}
Whole games, made, joined, played to their end and begun again, each move as soon as the last one is told, by so many pairs at the same
time; games that were not over at the end do not count. Whoever waits for every move of the other to be on the disk waits for
the next group of writes, some 30 ms: that, and not work, is what bounds our games a second here.

${memories}`,
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
