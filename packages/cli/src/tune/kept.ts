import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeTuneMatch, parseTuneMatch, replayTuneMatch, type TuneMatch } from '@tabuleiro/engine';
import { err, ok, type Result, type Rules } from '@tabuleiro/games';
import { fingerprintBuild } from '../series/build.ts';
import { type FileError, readText, toTrouble } from '../storage/files.ts';
import { dataFolder, type Env } from '../storage/folder.ts';
import type { SelfPlay } from './threads.ts';

// The matches of a run are kept in a file, one a line, each written when it ends. Whoever runs the same command again goes
// on from there.

/** Where the matches are kept. Other weights and another build play other matches, so the name has a mark of both. */
export async function keptFile(env: Env, { game, variant, weights, nodes, seed }: SelfPlay): Promise<string> {
  const played = [weights, await fingerprintBuild(game)];
  const mark = createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 8);
  return join(dataFolder(env), 'tune', `${game}-${variant}-${nodes}-${seed}-${mark}.jsonl`);
}

/** The matches of a file by their index; none when there is no file yet. Lines that are no such match are passed over. */
export async function loadKept(file: string, rules: Rules): Promise<Result<Map<number, TuneMatch>, FileError>> {
  const text = await readText(file);
  if (!text.ok) return text.error.code === 'missing' ? ok(new Map()) : text;
  const matches = new Map<number, TuneMatch>();
  for (const line of text.value.split('\n')) {
    const match = parseTuneMatch(line);
    // Rules may have changed since.
    if (match !== null && replayTuneMatch(rules, match) !== null) matches.set(match.index, match);
  }
  return ok(matches);
}

/** Adds matches to a file. */
export class Keeper {
  private readonly handle: FileHandle;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  static async open(file: string): Promise<Result<Keeper, FileError>> {
    try {
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(file, 'a');
      // What comes first must not be read as the rest of a line that was torn off.
      if ((await handle.stat()).size > 0) await handle.write('\n');
      return ok(new Keeper(handle));
    } catch (error) {
      return err({ file, ...toTrouble(error) });
    }
  }

  async keep(match: TuneMatch): Promise<void> {
    await this.handle.write(`${makeTuneMatch(match)}\n`);
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}
