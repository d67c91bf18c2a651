import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import { err, ok, type Result } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { type FileError, readText, toTrouble, writeText } from '../storage/files.ts';
import { expectFile } from '../storage/index.ts';
import { UsageError } from '../usage.ts';

// A part of a document that a command writes anew, between two comments that no reader sees.

const END = '<!-- end -->';

const beginOf = (name: string): string => `<!-- ${name} -->`;

/** Puts a part in the place of the one of that name, or at the end of the text; null when the old one does not end. */
export function putSection(text: string, name: string, body: string): string | null {
  const section = `${beginOf(name)}\n\n${body.trim()}\n\n${END}`;
  const begin = text.indexOf(beginOf(name));
  if (begin < 0) return text.trim() === '' ? `${section}\n` : `${text.trimEnd()}\n\n${section}\n`;
  const end = text.indexOf(END, begin);
  return end < 0 ? null : `${text.slice(0, begin)}${section}${text.slice(end + END.length)}`;
}

/** Makes sure, before hours of play, that the document can be written after them. */
export async function checkSectionTarget(context: Context, file: string): Promise<string> {
  const text = await readText(file);
  if (!text.ok && text.error.code !== 'missing') return expectFile(context, text);
  return expectFile(context, await checkFolder(file));
}

async function checkFolder(file: string): Promise<Result<string, FileError>> {
  try {
    await access(dirname(file), constants.W_OK);
    return ok(file);
  } catch (error) {
    return err({ file, ...toTrouble(error) });
  }
}

export async function saveSection(context: Context, file: string, name: string, body: string): Promise<void> {
  const old = await readText(file);
  if (!old.ok && old.error.code !== 'missing') await expectFile(context, old);
  const text = putSection(old.ok ? old.value : '', name, body);
  if (text === null) throw new UsageError(`${file}: ${context.texts.contests.noSectionEnd(beginOf(name), END)}`);
  await expectFile(context, await writeText(file, text));
}
