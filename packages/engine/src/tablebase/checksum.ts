// Hot: every byte of a table goes through here before it is trusted.

const POLYNOMIAL = 0xedb88320;
const BYTE = 256;
/** Bytes that are taken in at a time. */
const SLICES = 4;

/** Table s says what a byte does that is followed by s more. */
const TABLES = makeTables();

function makeTables(): Int32Array {
  const tables = new Int32Array(SLICES * BYTE);
  for (let byte = 0; byte < BYTE; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = (value & 1) === 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
    tables[byte] = value;
  }
  for (let slice = 1; slice < SLICES; slice++) {
    for (let byte = 0; byte < BYTE; byte++) {
      const before = tables[(slice - 1) * BYTE + byte]!;
      tables[slice * BYTE + byte] = (before >>> 8) ^ tables[before & 0xff]!;
    }
  }
  return tables;
}

/** The CRC-32 of bytes from `from` to below `to`, as zip and gzip have it. */
export function crc32(bytes: Uint8Array, from = 0, to = bytes.length): number {
  let sum = ~0;
  let index = from;
  for (; index + SLICES <= to; index += SLICES) {
    const first =
      sum ^ (bytes[index]! | (bytes[index + 1]! << 8) | (bytes[index + 2]! << 16) | (bytes[index + 3]! << 24));
    sum =
      TABLES[3 * BYTE + (first & 0xff)]! ^
      TABLES[2 * BYTE + ((first >>> 8) & 0xff)]! ^
      TABLES[BYTE + ((first >>> 16) & 0xff)]! ^
      TABLES[first >>> 24]!;
  }
  for (; index < to; index++) sum = TABLES[(sum ^ bytes[index]!) & 0xff]! ^ (sum >>> 8);
  return ~sum >>> 0;
}
