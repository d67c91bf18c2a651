import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Measure, Walk } from './rules-process-main.ts';

const FLAGS = ['-O3', '-march=native', '-std=c++17'];
export const COMPILER = `g++ ${FLAGS.join(' ')}`;

let folder: string | undefined;
const programs = new Map<string, string>();

export function hasCompiler(): boolean {
  return spawnSync('g++', ['--version']).status === 0;
}

/** The C++ version of a game, compiled on first use. */
function programOf(game: string): string {
  folder ??= mkdtempSync(join(tmpdir(), 'tabuleiro-bench-'));
  const known = programs.get(game);
  if (known !== undefined) return known;
  const program = join(folder, game);
  const source = fileURLToPath(new URL(`cpp/${game}.cpp`, import.meta.url));
  execFileSync('g++', [...FLAGS, '-o', program, source], { stdio: 'inherit' });
  programs.set(game, program);
  return program;
}

/** The C++ programs print the CPU time of the count alone, without building their tables. */
export function perftInCpp(game: string, variant: string, walk: Walk): Omit<Measure, 'wallSeconds'> {
  const { depth, position, repeats } = walk;
  const env = { ...process.env, REPEATS: String(repeats) };
  const args = [variant, String(depth), ...position.split(' ')];
  const printed = execFileSync(programOf(game), args, { encoding: 'utf8', env });
  const [, nodes, seconds] = /^nodes (\d+) seconds ([\d.]+)$/m.exec(printed) ?? [];
  if (nodes === undefined) throw new Error(`${game}.cpp printed ${printed}`);
  return { amount: Number(nodes), seconds: Number(seconds) };
}
