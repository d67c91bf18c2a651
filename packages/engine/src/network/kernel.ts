// Hot: runs at every leaf of a search.
import * as networkModule from './network.ts';
import type { Network } from './network.ts';
import { openSimdKernel } from './simd-kernel.ts';

// Bound again for speed: see "Hot code" in CONTRIBUTING.md.
const { OUTPUT_SHIFT, UNIT } = networkModule;

/** Computes the values of one network. */
export interface Kernel {
  /** The caller writes the active inputs here. */
  readonly active: Int32Array;
  /** The value for the first `count` entries of `active`. */
  run(count: number, phase: number): number;
}

/** The fastest kernel that this machine has; all give the same values. */
export function openKernel(network: Network): Kernel {
  return openSimdKernel(network) ?? new PlainKernel(network);
}

/** Works everywhere, and shows what the SIMD kernel computes. */
export class PlainKernel implements Kernel {
  readonly active: Int32Array;
  private readonly network: Network;
  private readonly sums: Int32Array;

  constructor(network: Network) {
    this.network = network;
    this.active = new Int32Array(network.mostActive);
    this.sums = new Int32Array(network.units);
  }

  run(count: number, phase: number): number {
    const { active, sums } = this;
    const { biases, outputBiases, outputs, rows, units } = this.network;
    for (let unit = 0; unit < units; unit++) sums[unit] = biases[unit]!;
    for (let index = 0; index < count; index++) {
      const row = active[index]! * units;
      for (let unit = 0; unit < units; unit++) sums[unit]! += rows[row + unit]!;
    }
    let total = 0;
    for (let unit = 0; unit < units; unit++) {
      const sum = sums[unit]!;
      const clamped = sum < 0 ? 0 : sum > UNIT ? UNIT : sum;
      total = (total + clamped * clamped * outputs[phase * units + unit]!) | 0;
    }
    return ((total >> OUTPUT_SHIFT) + outputBiases[phase]!) | 0;
  }
}
