import { assert, type NetworkInputs, type TrainedNetwork } from '@tabuleiro/games';

// A network computes, in integers only, so that every machine finds the same value:
//
//   units  = biases + the rows of all active inputs
//   value  = output bias of the phase + (Σ clamp(unit, 0, UNIT)² × output weight of the phase) >> OUTPUT_SHIFT
//
// Its file holds, one after the other: the rows (one byte a weight), the biases and the output weights (two bytes each, low
// byte first), and the output biases (four bytes each).

/** The integer that stands for 1 in units. Its square is the largest that fits in 16 bits. */
export const UNIT = 181;
/** Output weights are multiples of 1 / 4 of a value step, and a full unit is about 2^15. */
export const OUTPUT_SHIFT = 17;
/** With these limits no sum of at most 128 rows leaves 16 bits, and no output leaves 32 bits. */
export const LARGEST_WEIGHT = 127;
export const LARGEST_BIAS = 16_000;
export const LARGEST_OUTPUT = 1023;
export const LARGEST_OUTPUT_BIAS = 1000;
export const MOST_UNITS = 64;
const MOST_ACTIVE = 128;
/** Units come in groups of this size, one register of the SIMD kernel. */
export const GROUP = 8;

/** The integers of a network. */
export interface Network {
  readonly units: number;
  readonly phases: number;
  readonly mostActive: number;
  /** By input, then by unit. */
  readonly rows: Int8Array;
  readonly biases: Int16Array;
  /** By phase, then by unit. */
  readonly outputs: Int16Array;
  readonly outputBiases: Int32Array;
}

/** Reads a network that was trained for these inputs. */
export function readNetwork(trained: TrainedNetwork, { count, phases, mostActive }: NetworkInputs): Network {
  const { units } = trained;
  assert(trained.inputs === count && trained.phases === phases, 'a network is trained for the inputs of its game');
  assert(units % GROUP === 0 && units <= MOST_UNITS && mostActive <= MOST_ACTIVE, 'a network has a size that fits');
  const bytes = new DataView(fromBase64(trained.weights).buffer);
  let place = 0;
  const take = (size: number): number => {
    place += size;
    return place - size;
  };
  const network: Network = {
    units,
    phases,
    mostActive,
    rows: Int8Array.from({ length: count * units }, () => bytes.getInt8(take(1))),
    biases: Int16Array.from({ length: units }, () => bytes.getInt16(take(2), true)),
    outputs: Int16Array.from({ length: phases * units }, () => bytes.getInt16(take(2), true)),
    outputBiases: Int32Array.from({ length: phases }, () => bytes.getInt32(take(4), true)),
  };
  assert(place === bytes.byteLength, 'a network has the weights of its size');
  assertWithin(network.biases, LARGEST_BIAS);
  assertWithin(network.outputs, LARGEST_OUTPUT);
  assertWithin(network.outputBiases, LARGEST_OUTPUT_BIAS);
  return network;
}

/** The opposite of `readNetwork`. */
export function writeNetwork(network: Network, madeBy: string): TrainedNetwork {
  const { units, phases, rows, biases, outputs, outputBiases } = network;
  const bytes = new DataView(new ArrayBuffer(rows.length + 2 * (biases.length + outputs.length) + 4 * phases));
  let place = 0;
  const put = (size: number): number => {
    place += size;
    return place - size;
  };
  for (const weight of rows) bytes.setInt8(put(1), weight);
  for (const bias of biases) bytes.setInt16(put(2), bias, true);
  for (const output of outputs) bytes.setInt16(put(2), output, true);
  for (const bias of outputBiases) bytes.setInt32(put(4), bias, true);
  const weights = toBase64(new Uint8Array(bytes.buffer));
  return { madeBy, units, inputs: rows.length / units, phases, weights };
}

function assertWithin(numbers: Iterable<number>, limit: number): void {
  for (const number of numbers) assert(Math.abs(number) <= limit, 'a weight is within its limits');
}

// The language's own base64 is newer than the oldest Node we support.
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let bits = 0;
  let kept = 0;
  let place = 0;
  for (const digit of digits) {
    const value = VALUES.get(digit);
    assert(value !== undefined, 'weights are written in base64');
    bits = ((bits << 6) | value) & 0xffff;
    kept += 6;
    if (kept < 8) continue;
    kept -= 8;
    bytes[place++] = bits >> kept;
  }
  return bytes;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let place = 0; place < bytes.length; place += 3) {
    const [first = 0, second, third] = bytes.subarray(place, place + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 63] ?? '');
    text += digits.slice(0, second === undefined ? 2 : third === undefined ? 3 : 4).join('');
  }
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=');
}
