import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { putSection } from '../packages/cli/src/series/section.ts';

const ROOT = new URL('../', import.meta.url);

/** Puts a table between `<!-- name -->` and `<!-- end -->` of a document of ours. */
export function writeSection(document: string, name: string, content: string): void {
  const path = fileURLToPath(new URL(document, ROOT));
  const text = putSection(readFileSync(path, 'utf8'), name, content);
  if (text === null) throw new Error(`the part ${name} of ${document} has no end`);
  writeFileSync(path, text);
}

/** The rows of a table in such a part, without its head; none where there is no table. */
export function readRows(document: string, name: string): readonly (readonly string[])[] {
  const text = readFileSync(fileURLToPath(new URL(document, ROOT)), 'utf8');
  const [, part = ''] = text.split(`<!-- ${name} -->`);
  const [content = ''] = part.split('<!-- end -->');
  const lines = content.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}
