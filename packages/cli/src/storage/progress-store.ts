import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type GameId, ok, type Result } from '@tabuleiro/games';
import { type FileError, readText, toFileProblem, writeText } from './files.ts';
import { dataFolder, type Env } from './folder.ts';

/** How progress is written; `parse` gives no progress for null. */
export interface ProgressFormat<Progress> {
  readonly parse: (text: string | null) => Progress;
  readonly make: (progress: Progress) => string;
}

/** The user's progress in something that games have: one file a game in a folder of the data folder. */
export class ProgressStore<Progress> {
  private readonly folder: string;
  private readonly format: ProgressFormat<Progress>;

  constructor(env: Env, folder: string, format: ProgressFormat<Progress>) {
    this.folder = join(dataFolder(env), folder);
    this.format = format;
  }

  async load(game: GameId): Promise<Result<Progress, FileError>> {
    const read = await readText(this.fileOf(game));
    if (read.ok) return ok(this.format.parse(read.value));
    // Nothing has been done yet.
    return read.error.code === 'missing' ? ok(this.format.parse(null)) : read;
  }

  async save(game: GameId, progress: Progress): Promise<Result<string, FileError>> {
    try {
      await mkdir(this.folder, { recursive: true });
    } catch (error) {
      return err({ file: this.folder, ...toFileProblem(error) });
    }
    return writeText(this.fileOf(game), `${this.format.make(progress)}\n`);
  }

  private fileOf(game: GameId): string {
    return join(this.folder, `${game}.json`);
  }
}
