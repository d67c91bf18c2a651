import { isGameId } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { isFile, resolveFile } from '../storage/index.ts';

/** The words that a command was given before its options: a game, and what is to be looked at. */
export interface Words {
  readonly game: string | undefined;
  readonly words: readonly string[];
}

/**
 * The file of records that stands where a position could stand, and the game before it, which need not be named; null when
 * there is none. A position is never taken for a file, for no file has its name.
 */
export async function findRecordWord(
  { io }: Context,
  { game, words }: Words,
): Promise<{ readonly file: string; readonly game: string | undefined } | null> {
  const isThere = (word: string): Promise<boolean> => isFile(resolveFile(io.env, word));
  const [word] = words;
  if (word !== undefined) return words.length === 1 && (await isThere(word)) ? { file: word, game } : null;
  const isRecord = game !== undefined && !isGameId(game) && (await isThere(game));
  return isRecord ? { file: game, game: undefined } : null;
}

/** Whether somebody may have meant a file by what is neither a file nor anything else that was expected. */
export function mayMeanFile({ game, words }: Words): boolean {
  if (words.length === 0) return game !== undefined && !isGameId(game);
  return words.length === 1 && words.every((word) => !/\s/.test(word));
}
