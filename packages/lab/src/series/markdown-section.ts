import { access, constants } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LabContext } from '../lab-context.ts';

// A generated section of a document, between two HTML comments.

const END = '<!-- end -->';

const beginOf = (name: string): string => `<!-- ${name} -->`;

/** Replaces the section of that name, or appends it; null when the old one has no end. */
export function putSection(text: string, name: string, body: string): string | null {
  const section = `${beginOf(name)}\n\n${body.trim()}\n\n${END}`;
  const begin = text.indexOf(beginOf(name));
  if (begin < 0) return text.trim() === '' ? `${section}\n` : `${text.trimEnd()}\n\n${section}\n`;
  const end = text.indexOf(END, begin);
  return end < 0 ? null : `${text.slice(0, begin)}${section}${text.slice(end + END.length)}`;
}

/** Checks, before hours of play, that the document can be written. Returns its absolute path. */
export async function checkSectionTarget(context: LabContext, path: string): Promise<string> {
  const { files } = context;
  const file = files.resolve(path);
  await files.read(file);
  try {
    await access(dirname(file), constants.W_OK);
  } catch (error) {
    throw context.usageError(await files.explain(file, error));
  }
  return file;
}

export async function saveSection(context: LabContext, file: string, name: string, body: string): Promise<void> {
  const { files, texts } = context;
  const text = putSection((await files.read(file)) ?? '', name, body);
  if (text === null) throw context.usageError(`${file}: ${texts.series.noSectionEnd(beginOf(name), END)}`);
  await files.write(file, text);
}
