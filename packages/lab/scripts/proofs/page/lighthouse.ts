import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS, findBrowser } from '@tabuleiro/browser';
import { ROOT } from '../../shared/document-section.ts';

// Lighthouse with its phone profile. It has many dependencies and a folder of its own: only this script installs it.

const FOLDER = join(ROOT, 'tools/lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Lighthouse {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly nodes: number;
  readonly bytes: number;
  /** What Lighthouse thinks of the machine: about 1,500 and more on a fast one that is idle. */
  readonly machine: number;
  readonly version: string;
}

interface Report {
  readonly lighthouseVersion: string;
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly runtimeError?: { readonly message: string };
}

export function installLighthouse(): void {
  if (existsSync(PROGRAM)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--no-workspaces'], { cwd: FOLDER, stdio: 'inherit' });
}

/** Looks at an address once. */
export async function runLighthouse(address: string): Promise<Lighthouse> {
  const { path, env } = await findBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-lighthouse-'));
  const file = join(folder, 'report.json');
  const chrome = ['--headless', ...BROWSER_FLAGS].join(' ');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${chrome}`];
  try {
    await promisify(execFile)(process.execPath, [PROGRAM, address, ...options], {
      env: { ...process.env, ...env, CHROME_PATH: path },
    });
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
    return readReport(report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport({ categories, audits, environment, lighthouseVersion }: Report): Lighthouse {
  const score = (name: Category): number => Math.round(100 * (categories[name].score ?? 0));
  const valueOf = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    firstPaintMs: valueOf('first-contentful-paint'),
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockingMs: valueOf('total-blocking-time'),
    shift: valueOf('cumulative-layout-shift'),
    nodes: valueOf('dom-size'),
    bytes: valueOf('total-byte-weight'),
    machine: environment.benchmarkIndex,
    version: lighthouseVersion,
  };
}

/** The run with the median performance. */
export function medianOf(runs: readonly Lighthouse[]): Lighthouse | undefined {
  return runs.toSorted((a, b) => a.scores.performance - b.scores.performance)[runs.length >> 1];
}
