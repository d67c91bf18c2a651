import type { Kernel } from './kernel.ts';
import { GROUP, type Network, OUTPUT_SHIFT, UNIT } from './network.ts';

// The kernel of `PlainKernel` in WebAssembly SIMD: eight units at a time, all sums in registers. It is put together here,
// for the size of the network, from the instructions of the WebAssembly specification; it has about 500 bytes.

/** The part of the WebAssembly API that this file uses; the ECMAScript library does not describe it. */
declare const WebAssembly:
  | {
      validate(bytes: Uint8Array): boolean;
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (
        module: object,
        imports: object,
      ) => { readonly exports: { readonly run: (count: number, phase: number) => number } };
      readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
    }
  | undefined;

const PAGE = 65_536;
const REGISTER_BYTES = 16;

/** Null where SIMD is missing or a page's security policy forbids WebAssembly. */
export function openSimdKernel(network: Network): Kernel | null {
  if (typeof WebAssembly === 'undefined') return null;
  const layout = layOut(network);
  const code = assemble(network, layout);
  try {
    if (!WebAssembly.validate(code)) return null;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(layout.end / PAGE) });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { kernel: { memory } });
    const { buffer } = memory;
    new Int16Array(buffer, layout.biases).set(network.biases);
    new Int16Array(buffer, layout.outputs).set(network.outputs);
    new Int32Array(buffer, layout.outputBiases).set(network.outputBiases);
    new Int8Array(buffer, layout.rows).set(network.rows);
    return { active: new Int32Array(buffer, 0, network.mostActive), run: exports.run };
  } catch {
    return null;
  }
}

/** Where things are in memory, in bytes. The active inputs come first, at 0. */
interface Layout {
  readonly biases: number;
  readonly outputs: number;
  readonly outputBiases: number;
  readonly rows: number;
  readonly end: number;
}

function layOut({ mostActive, biases, outputs, outputBiases, rows }: Network): Layout {
  const aligned = (bytes: number): number => Math.ceil(bytes / REGISTER_BYTES) * REGISTER_BYTES;
  const atBiases = aligned(4 * mostActive);
  const atOutputs = aligned(atBiases + 2 * biases.length);
  const atOutputBiases = aligned(atOutputs + 2 * outputs.length);
  const atRows = aligned(atOutputBiases + 4 * outputBiases.length);
  return {
    biases: atBiases,
    outputs: atOutputs,
    outputBiases: atOutputBiases,
    rows: atRows,
    end: atRows + rows.length,
  };
}

// Types.
const I32 = 0x7f;
const V128 = 0x7b;
const NO_RESULT = 0x40;

/** A number as WebAssembly writes it: seven bits a byte, the lowest first. */
function unsigned(value: number): readonly number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): readonly number[] {
  const rest = value >> 7;
  const isLast = (rest === 0 && (value & 0x40) === 0) || (rest === -1 && (value & 0x40) !== 0);
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(rest)];
}

type Code = readonly number[];

const joined = (...parts: readonly Code[]): Code => parts.flat();

const MAGIC_AND_VERSION: Code = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

// Instructions, named as in the specification. Loads take the offset that is added to the address on the stack.
const localGet = (index: number): Code => [0x20, ...unsigned(index)];
const localSet = (index: number): Code => [0x21, ...unsigned(index)];
const i32Const = (value: number): Code => [0x41, ...signed(value)];
const i32Load = (offset: number): Code => [0x28, 2, ...unsigned(offset)];
const I32_GE_U: Code = [0x4f];
const I32_ADD: Code = [0x6a];
const I32_MUL: Code = [0x6c];
const I32_SHL: Code = [0x74];
const I32_SHR_S: Code = [0x75];
const BLOCK: Code = [0x02, NO_RESULT];
const LOOP: Code = [0x03, NO_RESULT];
const br = (depth: number): Code => [0x0c, depth];
const brIf = (depth: number): Code => [0x0d, depth];
const END: Code = [0x0b];
const simd = (operation: number): Code => [0xfd, ...unsigned(operation)];
const v128Load = (offset: number): Code => [...simd(0x00), 4, ...unsigned(offset)];
const v128Load8x8S = (offset: number): Code => [...simd(0x01), 3, ...unsigned(offset)];
const I16X8_SPLAT = simd(0x10);
const I32X4_SPLAT = simd(0x11);
const i32x4ExtractLane = (lane: number): Code => [...simd(0x1b), lane];
const I16X8_ADD = simd(0x8e);
const I16X8_MUL = simd(0x95);
const I16X8_MIN_S = simd(0x96);
const I16X8_MAX_S = simd(0x98);
const I32X4_ADD = simd(0xae);
const I32X4_DOT_I16X8_S = simd(0xba);

// Local variables: the parameters, then our own.
const COUNT = 0;
const PHASE = 1;
/** The address of the next active input, and the end of them. */
const NEXT = 2;
/** An address in the rows, then in the output weights. */
const ADDRESS = 3;
const TOTAL = 4;
const FIRST_SUM = 5;

/** The instructions of `run(count, phase)`. */
function body({ units }: Network, layout: Layout): Code {
  const groups = Array.from({ length: units / GROUP }, (_, group) => ({ group, sum: FIRST_SUM + group }));
  const initialise = groups.flatMap(({ group, sum }) => [
    i32Const(0),
    v128Load(layout.biases + REGISTER_BYTES * group),
    localSet(sum),
  ]);
  const addRow = [
    joined(localGet(NEXT), i32Load(0), i32Const(units), I32_MUL, localSet(ADDRESS)),
    ...groups.map(({ group, sum }) =>
      joined(localGet(sum), localGet(ADDRESS), v128Load8x8S(layout.rows + GROUP * group), I16X8_ADD, localSet(sum)),
    ),
  ];
  const addRows = [
    joined(localGet(COUNT), i32Const(2), I32_SHL, localSet(COUNT)),
    joined(BLOCK, LOOP, localGet(NEXT), localGet(COUNT), I32_GE_U, brIf(1)),
    ...addRow,
    joined(localGet(NEXT), i32Const(4), I32_ADD, localSet(NEXT), br(0), END, END),
  ];
  const clamp = (sum: number): Code =>
    joined(
      joined(localGet(sum), i32Const(0), I16X8_SPLAT, I16X8_MAX_S),
      joined(i32Const(UNIT), I16X8_SPLAT, I16X8_MIN_S, localSet(sum)),
    );
  const addOutputs = [
    joined(localGet(PHASE), i32Const(2 * units), I32_MUL, localSet(ADDRESS)),
    joined(i32Const(0), I32X4_SPLAT, localSet(TOTAL)),
    ...groups.flatMap(({ group, sum }) => [
      clamp(sum),
      joined(localGet(sum), localGet(sum), I16X8_MUL),
      joined(localGet(ADDRESS), v128Load(layout.outputs + REGISTER_BYTES * group), I32X4_DOT_I16X8_S),
      joined(localGet(TOTAL), I32X4_ADD, localSet(TOTAL)),
    ]),
  ];
  const lane = (index: number): Code => joined(localGet(TOTAL), i32x4ExtractLane(index));
  const addLanes = [lane(0), lane(1), I32_ADD, lane(2), I32_ADD, lane(3), I32_ADD];
  const shift = [i32Const(OUTPUT_SHIFT), I32_SHR_S];
  const addBias = [localGet(PHASE), i32Const(2), I32_SHL, i32Load(layout.outputBiases), I32_ADD];
  return joined(...initialise, ...addRows, ...addOutputs, ...addLanes, ...shift, ...addBias, END);
}

/** A module with the memory as its import and `run` as its export. */
function assemble(network: Network, layout: Layout): Uint8Array {
  const text = (name: string): Code => [name.length, ...Array.from(name, (letter) => letter.codePointAt(0) ?? 0)];
  const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
  const locals = [2, 2, I32, ...unsigned(1 + network.units / GROUP), V128];
  const run = joined(locals, body(network, layout));
  return Uint8Array.from(
    joined(
      MAGIC_AND_VERSION,
      // One type: two integers in, one out.
      section(1, [1, 0x60, 2, I32, I32, 1, I32]),
      // Import: the memory, of at least one page.
      section(2, [1, ...text('kernel'), ...text('memory'), 0x02, 0x00, 1]),
      // One function, of the first type.
      section(3, [1, 0]),
      section(7, [1, ...text('run'), 0x00, 0]),
      section(10, [1, ...unsigned(run.length), ...run]),
    ),
  );
}
