import type { Evaluation, Evaluator, NetworkInputs, Position, TrainedNetwork } from '@tabuleiro/games';
import { type Kernel, openKernel } from './kernel.ts';
import { readNetwork } from './network.ts';

/** A network that is ready to judge positions of one variant. */
export interface OpenNetwork {
  readonly inputs: NetworkInputs;
  readonly kernel: Kernel;
}

/** The network that ships for a variant; null where there is none. */
export async function loadNetwork({ networks }: Evaluation, variant: string): Promise<OpenNetwork | null> {
  const trained = await networks?.trained[variant]?.();
  return trained === undefined || networks === undefined ? null : openNetwork(await networks.inputs(), trained);
}

export function openNetwork(inputs: NetworkInputs, trained: TrainedNetwork): OpenNetwork {
  return { inputs, kernel: openKernel(readNetwork(trained, inputs)) };
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
