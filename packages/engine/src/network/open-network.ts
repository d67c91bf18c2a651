import {
  assert,
  type Evaluation,
  type Evaluator,
  type NetworkInputs,
  type Position,
  type TrainedNetwork,
} from '@tabuleiro/games';
import { type Kernel, openKernel } from './kernel.ts';
import { readNetwork } from './network.ts';

/** A network that is ready to judge positions of one variant. */
export interface OpenNetwork {
  readonly variant: string;
  readonly inputs: NetworkInputs;
  readonly kernel: Kernel;
  /** Makes the network's value the static value of an evaluator of this position object. */
  attach(evaluator: Evaluator, position: Position): Evaluator;
}

/** The network that ships for a variant; null where there is none. */
export async function loadNetwork(evaluation: Evaluation, variant: string): Promise<OpenNetwork | null> {
  const trained = await evaluation.networks?.trained[variant]?.();
  return trained === undefined ? null : openNetwork(evaluation, variant, trained);
}

/** A network that was trained for a variant; null if the game has no inputs for networks. */
export async function openNetwork(
  { networks }: Evaluation,
  variant: string,
  trained: TrainedNetwork,
): Promise<OpenNetwork | null> {
  if (networks === undefined) return null;
  const inputs = await networks.inputs();
  const kernel = openKernel(readNetwork(trained, inputs));
  const { active } = kernel;
  const attach = (evaluator: Evaluator, position: Position): Evaluator => {
    const reader = inputs.reader(position);
    evaluator.value = () => kernel.run(reader.read(active), reader.phase());
    return evaluator;
  };
  return { variant, inputs, kernel, attach };
}

/** How much a cell or tray of the view counts in a value. */
export interface PlaceWeight {
  readonly place: string;
  /** The value less that of the network without the inputs about this place, for the side to move. */
  readonly change: number;
}

/** Which places a network weighs most in a position: the change when each is left out, the largest first. */
export function weighPlaces({ inputs, kernel }: OpenNetwork, position: Position): readonly PlaceWeight[] {
  const reader = inputs.reader(position);
  const { active } = kernel;
  const count = reader.read(active);
  const phase = reader.phase();
  const value = kernel.run(count, phase);
  const all = Array.from(active.subarray(0, count), (input, index) => ({
    input,
    place: reader.placeOf?.(index) ?? null,
  }));
  const places = new Set(all.map(({ place }) => place));
  places.delete(null);
  const weights = [...places].map((place) => {
    assert(place !== null, 'null was taken out');
    const others = all.filter((one) => one.place !== place);
    active.set(others.map(({ input }) => input));
    return { place, change: value - kernel.run(others.length, phase) };
  });
  return weights.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
}
