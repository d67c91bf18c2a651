import type { Position } from './position.ts';

/**
 * What a small network sees of a position: a fixed set of inputs, of which a few are active at a time. Each active input
 * adds its row of learned weights to the network's units.
 */
export interface NetworkInputs {
  /** The number of inputs. */
  readonly count: number;
  /** The most inputs that are active at once; at most 128. */
  readonly mostActive: number;
  /** The phases of the game; each has output weights of its own. */
  readonly phases: number;
  /** Reads this position object in its current state, whatever the caller applies to it. */
  reader(position: Position): InputReader;
}

/** Reads the inputs of one position object, as the side to move sees them. Nothing here allocates. */
export interface InputReader {
  /** Writes the numbers of the active inputs, each at most once; returns how many. */
  read(into: Int32Array): number;
  /** The phase of the position, from 0. */
  phase(): number;
  /**
   * Which cell or tray of the view the input at this index of the last reading is about; null for inputs about the
   * whole position. It explains a value to people; a search does not call it. Without the method nothing is explained.
   */
  placeOf?(index: number): string | null;
}

/** A network as a command trained it. */
export interface TrainedNetwork {
  /** The command that made it. */
  readonly madeBy: string;
  /** The number of units; a multiple of 8. */
  readonly units: number;
  /** The number of inputs and phases for which it was trained. */
  readonly inputs: number;
  readonly phases: number;
  /** All weights in base64; `engine/src/network/network.ts` describes the bytes. */
  readonly weights: string;
}

/** The networks of a game. Loaded only where the engine plays at full strength. */
export interface Networks {
  readonly inputs: () => Promise<NetworkInputs>;
  /** By variant id; the other variants keep the weighted sum. */
  readonly trained: Readonly<Record<string, () => Promise<TrainedNetwork>>>;
}
