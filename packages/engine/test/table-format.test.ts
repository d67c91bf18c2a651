import { assert, loadTables } from '@tabuleiro/games';
import { describe, expect, test } from 'vitest';
import { BLOCK_BYTES, crc32, headBytes, makeHead, parseHead, type TableHeader } from '../src/tablebase/format.ts';
import { EntriesInMemory, Tablebase } from '../src/tablebase/tablebase.ts';

const facet = await loadTables('oware');
assert(facet !== null, 'the game has tables');

/** All pairs of distances that a byte has room for, the largest numbers last: the longest header that there can be. */
const DISTANCES = Array.from({ length: 256 }, (_, code) => ({ low: 100 - (code >> 4), high: 100 - (code & 15) }));

describe.each(facet.classes('report', facet.largest).map(({ id, size }) => ({ id, size })))(
  'a file of the class $id',
  ({ id, size }) => {
    const header: TableHeader = {
      game: 'oware',
      variant: 'report',
      classId: id,
      signature: facet.signature,
      size,
      dictionary: facet.dictionary('report', id),
      distances: DISTANCES,
    };

    test('has a head that is read as it was written', () => {
      const head = makeHead(header);
      expect(head.length % BLOCK_BYTES).toBe(0);
      expect(headBytes(head.subarray(0, 16))).toEqual({ ok: true, value: head.length });
      expect(parseHead(head, crc32(head))).toEqual({ ok: true, value: header });
    });

    test('has entries whose every code means what its head says', () => {
      const codes = header.dictionary.length;
      const bytes = Uint8Array.from({ length: 2 * 256 }, (_, place) =>
        (place & 1) === 0 ? (place >> 1) % codes : 255 - (place >> 1),
      );
      const tables = new Tablebase(facet, 'report', [new EntriesInMemory(header, bytes)]);
      for (let index = 0; index < 256; index++) {
        tables.read(0, index);
        const { high, highDistance, low, lowDistance } = tables;
        expect({ low, high }).toEqual(header.dictionary[index % codes]);
        expect({ low: lowDistance, high: highDistance }).toEqual(DISTANCES[255 - index]);
      }
    });
  },
);
