// The small tables that ship with the programs, in packages/engine/small-tables: all positions of each variant up to a size that
// keeps them small, examined by the rules alone before they are written.
//
//   npm run make:tables
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { Tablebase } from '@tabuleiro/engine';
import { bundleName, checkClass, type ClassEntries, makeBundle, solveAll } from '@tabuleiro/engine/tablebase';
import { GAMES, loadTables, type TableFacet } from '@tabuleiro/games';

/** The size limit of all tables together. */
const MOST_BYTES = 6 * 2 ** 20;
const FOLDER = new URL('../../../engine/small-tables/', import.meta.url);

interface Bundle {
  readonly variant: string;
  readonly name: string;
  readonly entries: readonly ClassEntries[];
  readonly bytes: Uint8Array;
}

/** The largest tables of all variants of a game that fit into this many bytes. */
async function makeBundles(game: (typeof GAMES)[number], most: number): Promise<readonly Bundle[]> {
  const facet = await loadTables(game.id);
  if (facet === null) return [];
  let best: readonly Bundle[] = [];
  for (let size = facet.smallest; size <= facet.largest; size++) {
    const bundles = game.variants.map(({ id }) => {
      const entries = solveAll(facet, game.id, id, size);
      const packed = gzipSync(makeBundle(entries), { level: 9 });
      // Byte 9 of gzip names the system that it was made on.
      packed[9] = 255;
      return { variant: id, name: bundleName(game.id, id), entries, bytes: packed };
    });
    const total = bundles.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (total > most) break;
    console.log(`${game.id} up to ${size} ${facet.unit}: ${total} bytes`);
    best = bundles;
    // The next one has at least twice as many positions and needs no trial.
    if (2 * total > most) break;
  }
  for (const bundle of best) examine(facet, bundle);
  return best;
}

/** Every value must follow from those of its successors. */
function examine(facet: TableFacet, { entries, name, variant }: Bundle): void {
  const tables = new Tablebase(facet, variant, entries);
  let examined = 0;
  for (const [number, subject] of facet.classes(variant, facet.largest).slice(0, entries.length).entries()) {
    const { faults, positions } = checkClass(tables, subject, number);
    if (faults > 0) throw new Error(`${name}: ${faults} values of class ${subject.id} are wrong`);
    examined += positions;
  }
  console.log(`${name}: ${examined} positions examined, all of them right`);
}

mkdirSync(FOLDER, { recursive: true });
const solved = GAMES.filter(({ load }) => load.tables !== undefined);
for (const game of solved) {
  for (const { bytes, name } of await makeBundles(game, MOST_BYTES / solved.length)) {
    writeFileSync(fileURLToPath(new URL(name, FOLDER)), bytes);
  }
}
