// `npm run prove:page`: measures the page that `npm start` serves. Boards are large and nothing is hidden, in five windows;
// Lighthouse, with its phone profile, is content with the first page and with a match; no task of the main thread takes
// 50 ms of the processor while a move is animated; the accessibility checker finds nothing on any page, in any theme and
// language. Otherwise the command fails.
//
//   sizes lighthouse tasks pages   only these parts
//   --save                         writes the tables of the measured parts into docs/page.md
//
// It takes about fifteen minutes on two cores. Lighthouse needs them for itself: on a busy machine its numbers are worse.
import { cpus, loadavg } from 'node:os';
import { launchBrowser } from '@tabuleiro/browser';
import { GAME_IDS } from '@tabuleiro/games';
import { isLarge, WINDOWS, type WindowSight } from '../../../web/test-browser/board-sizes.ts';
import { longestTaskIn } from '../../../web/test-browser/longest-task.ts';
import { checkPages, measureBoards, traceMoves } from '../../../web/test-browser/page-measures.ts';
import { prepareAll } from '../../../web/test-browser/pages.ts';
import { startApplication } from '../../../web/test-browser/setup.mjs';
import { readArguments } from '../shared/arguments.ts';
import { makeTable, writeSection } from '../shared/document-section.ts';
import { CATEGORIES, installLighthouse, type Lighthouse, medianOf, runLighthouse } from './page/lighthouse.ts';

const DOCUMENT = 'docs/page.md';
const PARTS = ['sizes', 'lighthouse', 'tasks', 'pages'] as const;
type Part = (typeof PARTS)[number];
const RUNS = 5;
const LEAST_PERFORMANCE = 90;
const LEAST_OTHERS = 100;
const LONGEST_TASK_MS = 50;

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
/** Gives a section of the document, and what is wrong. */
type Measure = (
  browser: Browser,
  address: string,
) => Promise<{ readonly text: string; readonly faults: readonly string[] }>;

const { words, options } = readArguments('prove:page', { words: PARTS, options: ['--save'] });
const parts = PARTS.filter((part) => words.length === 0 || words.includes(part));

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const whole = (value: number): string => Math.round(value).toLocaleString('en');

const sizes: Measure = async (browser, address) => {
  const sights = await measureBoards(browser, address);
  const cell = ({ size, hidden }: WindowSight): string => {
    const larger = size.cells >= 0.75 ? `${percent(size.cells)} high` : `${percent(size.width)} wide`;
    const text = hidden.length === 0 ? larger : `${larger}, ${hidden.length} hidden`;
    return isLarge(size) && hidden.length === 0 ? text : `**${text}**`;
  };
  const table = makeTable(
    [{ name: 'game' }, { name: 'page' }, ...WINDOWS.map((size) => ({ name: size.join('×') }))],
    sights.map(({ game, where, seen }) => [game, where, ...seen.map(cell)]),
  );
  const faults = sights.flatMap(({ game, where, seen }) =>
    seen
      .filter(({ size, hidden }) => !isLarge(size) || hidden.length > 0)
      .map(({ window, hidden }) => `${game}, ${where}, ${window.join('×')}: ${hidden.join(', ') || 'small'}`),
  );
  return { text: table, faults };
};

const LOOKED_AT = [
  ['first page', ''],
  ...GAME_IDS.map((game) => [`match of ${game}`, `#/${game}/play?player2=5`] as const),
] as const;

const lighthouse: Measure = async (_browser, address) => {
  installLighthouse();
  const measured: (readonly [name: string, median: Lighthouse, runs: readonly Lighthouse[]])[] = [];
  for (const [name, hash] of LOOKED_AT) {
    const runs: Lighthouse[] = [];
    while (runs.length < RUNS) runs.push(await runLighthouse(address + hash));
    const median = medianOf(runs);
    if (median !== undefined) measured.push([name, median, runs]);
    console.log(`  ${name}: ${runs.map(({ scores }) => scores.performance).join(' ')}`);
  }
  const numbers = [
    ...CATEGORIES,
    'runs',
    'first paint ms',
    'largest paint ms',
    'blocking ms',
    'shift',
    'nodes',
    'kB',
    'machine',
  ];
  const table = makeTable(
    [{ name: 'page' }, ...numbers.map((name) => ({ name, isNumber: true }))],
    measured.map(([name, median, runs]) => [
      name,
      ...CATEGORIES.map((category) => String(median.scores[category])),
      runs.map(({ scores }) => scores.performance).join(' '),
      ...[median.firstPaintMs, median.largestPaintMs, median.blockingMs].map(whole),
      median.shift.toFixed(3),
      whole(median.nodes),
      whole(median.bytes / 1000),
      whole(median.machine),
    ]),
  );
  const faults = measured.flatMap(([name, { scores }]) =>
    CATEGORIES.filter((one) => scores[one] < (one === 'performance' ? LEAST_PERFORMANCE : LEAST_OTHERS)).map(
      (one) => `${name}: ${one} ${scores[one]}`,
    ),
  );
  return { text: `${table}\nLighthouse ${measured[0]?.[1].version}, its phone profile; ${conditions()}.`, faults };
};

const conditions = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), without a graphics card, load average ${loadavg()[0]?.toFixed(1)}`;

const tasks: Measure = async (browser, address) => {
  const traced = await traceMoves(browser, address);
  const times = traced.map(({ game, is3d, moves, trace }) => {
    const { cpuMs, clockMs } = longestTaskIn(trace);
    return { game, is3d, moves, cpuMs, clockMs };
  });
  const table = makeTable(
    [{ name: 'game' }, { name: 'board' }, ...['moves', 'CPU ms', 'clock ms'].map((name) => ({ name, isNumber: true }))],
    times.map(({ game, is3d, moves, cpuMs, clockMs }) => [
      game,
      is3d ? '3D' : '2D',
      String(moves),
      cpuMs.toFixed(1),
      clockMs.toFixed(1),
    ]),
  );
  const faults = times
    .filter(({ cpuMs }) => cpuMs > LONGEST_TASK_MS)
    .map(({ game, is3d, cpuMs }) => `${game} in ${is3d ? '3D' : '2D'}: ${cpuMs.toFixed(1)} ms`);
  return { text: `${table}\nMeasured on ${conditions()}.`, faults };
};

const pages: Measure = async (browser, address) => {
  const { pages: all, session } = await prepareAll(browser, address);
  const checks = await checkPages(browser, address, all, session);
  const table = makeTable(
    [{ name: 'page' }, { name: 'nodes', isNumber: true }, { name: 'violations', isNumber: true }],
    checks.map(({ page, nodes, violations }) => [page.title, whole(nodes), String(violations.length)]),
  );
  return {
    text: table,
    faults: checks.flatMap(({ page, violations }) => violations.map((one) => `${page.title}: ${one}`)),
  };
};

const MEASURES: Readonly<Record<Part, Measure>> = { sizes, lighthouse, tasks, pages };

const { address, end } = await startApplication();
const browser = await launchBrowser();
try {
  for (const part of parts) {
    console.log(part);
    const { text, faults } = await MEASURES[part](browser, address);
    console.log(text);
    for (const fault of faults) console.log(`  FAILED: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    if (options.includes('--save')) writeSection(DOCUMENT, part, text);
  }
} finally {
  await browser.close();
  await end();
}
