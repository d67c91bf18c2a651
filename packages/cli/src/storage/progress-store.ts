import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type GameId, type Language, type Result } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { type FileError, formatFileError, readText, toFileProblem, writeText } from './files.ts';
import { dataFolder } from './folder.ts';

/** How progress is written; `parse` gives no progress for null. */
export interface ProgressFormat<Progress> {
  readonly parse: (text: string | null) => Progress;
  readonly make: (progress: Progress) => string;
}

/** The user's progress in something that a game has: one file a game in a folder of the data folder. */
export class ProgressStore<Progress> {
  /** Why progress cannot be read or saved; empty when it can. */
  problem = '';
  private readonly folder: string;
  private readonly file: string;
  private readonly format: ProgressFormat<Progress>;
  private readonly language: Language;
  private saving: Promise<void> = Promise.resolve();

  constructor({ io, language }: Context, folder: string, game: GameId, format: ProgressFormat<Progress>) {
    this.folder = join(dataFolder(io.env), folder);
    this.file = join(this.folder, `${game}.json`);
    this.format = format;
    this.language = language;
  }

  /** No progress where none can be read. */
  async load(): Promise<Progress> {
    const read = await readText(this.file);
    // Nothing has been done yet.
    const isNew = !read.ok && read.error.code === 'missing';
    if (!isNew) await this.note(read);
    return this.format.parse(read.ok ? read.value : null);
  }

  /** Saves after what is being saved. */
  save(progress: Progress): void {
    this.saving = this.write(this.saving, progress);
  }

  /** Waits until all is saved. */
  saved(): Promise<void> {
    return this.saving;
  }

  private async write(before: Promise<void>, progress: Progress): Promise<void> {
    await before;
    await this.note(await this.writeFile(`${this.format.make(progress)}\n`));
  }

  private async writeFile(text: string): Promise<Result<string, FileError>> {
    try {
      await mkdir(this.folder, { recursive: true });
    } catch (error) {
      return err({ file: this.folder, ...toFileProblem(error) });
    }
    return writeText(this.file, text);
  }

  private async note(done: Result<string, FileError>): Promise<void> {
    this.problem = done.ok ? '' : await formatFileError(done.error, this.language);
  }
}
