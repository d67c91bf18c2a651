import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Rules } from '@tabuleiro/games';
import type { LabContext } from '../lab-context.ts';
import { fingerprintBuild } from '../series/build-fingerprint.ts';
import type { SelfPlay } from './self-play-threads.ts';
import { makeSelfPlayMatch, parseSelfPlayMatch, replaySelfPlayMatch, type SelfPlayMatch } from './self-play.ts';

// The matches of a run are in a file, one per line, appended when they end. Repeating the command continues from there.

/** The file of the matches. Its name has a digest of the weights and the build, which decide the matches. */
export async function savedMatchesFile(
  { files }: LabContext,
  { game, variant, weights, nodes, seed }: SelfPlay,
): Promise<string> {
  const played = [weights, await fingerprintBuild(game)];
  const mark = createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 8);
  return join(files.dataFolder, 'tune', `${game}-${variant}-${nodes}-${seed}-${mark}.jsonl`);
}

/** The matches of a file by index; none without a file. Invalid lines are skipped. */
export async function loadSavedMatches(
  { files }: LabContext,
  file: string,
  rules: Rules,
): Promise<Map<number, SelfPlayMatch>> {
  const text = (await files.read(file)) ?? '';
  const matches = new Map<number, SelfPlayMatch>();
  for (const line of text.split('\n')) {
    const match = parseSelfPlayMatch(line);
    // The rules may have changed.
    if (match !== null && replaySelfPlayMatch(rules, match) !== null) matches.set(match.index, match);
  }
  return matches;
}

/** Appends matches to a file. */
export class SavedMatchWriter {
  private readonly handle: FileHandle;

  private constructor(handle: FileHandle) {
    this.handle = handle;
  }

  static async open(context: LabContext, file: string): Promise<SavedMatchWriter> {
    try {
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(file, 'a');
      // The next line must not continue one that was left incomplete.
      if ((await handle.stat()).size > 0) await handle.write('\n');
      return new SavedMatchWriter(handle);
    } catch (error) {
      throw context.usageError(await context.files.explain(file, error));
    }
  }

  async add(match: SelfPlayMatch): Promise<void> {
    await this.handle.write(`${makeSelfPlayMatch(match)}\n`);
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}
