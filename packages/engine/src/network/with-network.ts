import type { Evaluation, Evaluator, NetworkInputs, Position, TrainedNetwork } from '@tabuleiro/games';
import { type Kernel, openKernel } from './kernel.ts';
import { readNetwork } from './network.ts';

/** A network that is ready to judge positions of one variant. */
export interface OpenNetwork {
  readonly variant: string;
  readonly inputs: NetworkInputs;
  readonly kernel: Kernel;
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
  return { variant, inputs, kernel: openKernel(readNetwork(trained, inputs)) };
}

/** Makes the network's value the static value of an evaluator of this position object. */
export function withNetwork(evaluator: Evaluator, position: Position, network: OpenNetwork | null): Evaluator {
  if (network === null) return evaluator;
  const { kernel } = network;
  const { active } = kernel;
  const reader = network.inputs.reader(position);
  evaluator.value = () => kernel.run(reader.read(active), reader.phase());
  return evaluator;
}
