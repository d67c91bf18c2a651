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
