import { createHash } from 'node:crypto';
import type { Tables } from '@tabuleiro/engine';

/** Of each class so many entries are looked at, evenly spread: tables that were made differently differ in many. */
const SAMPLES = 256;

/**
 * A fingerprint of solved positions: which classes there are, and what they say. The same whether they were built here or
 * came with the program.
 */
export function digestTables(tables: Tables): string {
  const hash = createHash('sha256').update(tables.variant);
  for (const [number, { header }] of tables.classes.entries()) {
    hash.update(`${header.classId} ${header.signature} ${header.size}\n`);
    const step = Math.max(1, Math.floor(header.size / SAMPLES));
    for (let index = 0; index < header.size; index += step) {
      tables.read(number, index);
      const { low, high, lowDistance, highDistance } = tables;
      hash.update(`${low} ${high} ${lowDistance} ${highDistance}\n`);
    }
  }
  return hash.digest('hex');
}
