import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type GameId, ok, type Result } from '@tabuleiro/games';
import { makeProgress, NO_PROGRESS, parseProgress, type PuzzleProgress } from '@tabuleiro/games/puzzle';
import { type FileError, readText, toFileProblem, writeText } from './files.ts';
import { dataFolder, type Env } from './folder.ts';

/** The user's progress in puzzles: one file a game in the data folder. */
export class PuzzleProgressStore {
  private readonly folder: string;

  constructor(env: Env) {
    this.folder = join(dataFolder(env), 'puzzles');
  }

  async load(game: GameId): Promise<Result<PuzzleProgress, FileError>> {
    const read = await readText(this.fileOf(game));
    if (read.ok) return ok(parseProgress(read.value));
    // Nothing has been solved yet.
    return read.error.code === 'missing' ? ok(NO_PROGRESS) : read;
  }

  async save(game: GameId, progress: PuzzleProgress): Promise<Result<string, FileError>> {
    try {
      await mkdir(this.folder, { recursive: true });
    } catch (error) {
      return err({ file: this.folder, ...toFileProblem(error) });
    }
    return writeText(this.fileOf(game), `${makeProgress(progress)}\n`);
  }

  private fileOf(game: GameId): string {
    return join(this.folder, `${game}.json`);
  }
}
