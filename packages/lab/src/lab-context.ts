import type { Worker } from 'node:worker_threads';
import type { Tablebase } from '@tabuleiro/engine';
import type {
  ComputerSpec,
  GameId,
  GameTexts,
  Language,
  MatchRecord,
  PlayerSpec,
  Position,
  Result,
  Rules,
  TextError,
} from '@tabuleiro/games';
import type { LabTexts } from './texts.ts';

/**
 * What a command of the lab needs from the program that offers it. Wrong use and failing files end the command with an
 * error.
 */
export interface LabContext {
  readonly language: Language;
  readonly texts: LabTexts;
  readonly options: LabOptions;
  readonly players: LabPlayers;
  readonly files: LabFiles;

  /** Writes a line to the standard output. */
  print(text: string): Promise<void>;
  printJson(value: unknown): Promise<void>;
  /** Writes a line to stderr. */
  printNote(text: string): Promise<void>;
  /** A bar that shows how much of `total` is done. */
  openProgressBar(total: number): Promise<ProgressBar>;
  openStatusLine(): StatusLine;
  /** Runs work that the user may interrupt. It then ends early and keeps its results. */
  interruptible(work: (signal: AbortSignal) => Promise<void>): Promise<void>;

  /** The error of a command that was used wrongly. */
  usageError(sentence: string): Error;
  /** The value; an error ends the command. */
  expect<T>(result: Result<T, TextError>): Promise<T>;
  formatTextError(error: TextError): Promise<string>;
}

export interface ProgressBar {
  update(done: number): void;
  /** Clears the line. */
  stop(): void;
}

/** A line that is overwritten while the user waits. */
export interface StatusLine {
  show(text: string): void;
  clear(): void;
}

/** Reads command-line arguments. */
export interface LabOptions {
  readRules(game: string, variant?: string): Promise<Rules>;
  /** A position in which the game is not over. */
  readPosition(
    game: string,
    words: readonly string[],
    options: { readonly variant?: string; readonly start?: string },
  ): Promise<{ readonly rules: Rules; readonly position: Position }>;
  readComputer(game: GameId, text: string, option: string): Promise<ComputerSpec>;
  /** A whole number from 0. */
  readNumber(option: string, text: string, max: number): Promise<number>;
  /** A whole number from 1. */
  readCount(option: string, text: string, max: number): Promise<number>;
  /** The error of a command without a required argument. */
  missingArgument(command: string, argument: string): Error;
}

export interface LabPlayers {
  /** The display name: "level 3", "max (the strongest)". */
  formatPlayer(spec: PlayerSpec, game: GameTexts): string;
  /** The tables that the strongest player uses. */
  findTables(game: GameId, variant: string): Promise<Tablebase | null>;
  /** A thread in which `serveMatches` runs. */
  startMatchThread(): Worker;
}

export interface LabFiles {
  /** The data folder of the program. */
  readonly dataFolder: string;
  /** The absolute path of a file that the user named. */
  resolve(path: string): string;
  /** Null when the file does not exist. */
  read(file: string): Promise<string | null>;
  /** Replaces a file atomically. */
  write(file: string, text: string): Promise<void>;
  saveRecords(file: string, records: readonly MatchRecord[]): Promise<void>;
  /** Checks that records can be saved there. Returns the absolute path. */
  checkRecordTarget(path: string): Promise<string>;
  /** Describes a system error about a file in one line. Other errors are thrown. */
  explain(file: string, error: unknown): Promise<string>;
}
