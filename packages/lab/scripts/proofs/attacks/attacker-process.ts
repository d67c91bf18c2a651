import { constants, setPriority } from 'node:os';
import type { Outcome, Prepared } from './attack.ts';
import { ATTACKS } from './attacks.ts';

// The process of an attacker, with low priority: on a shared machine it must not win by taking CPU time from the server
// and its visitors. A real attacker has its own machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export type AttackerOrder =
  | {
      readonly order: 'set up';
      readonly name: string;
      readonly address: string;
      readonly database: string;
      readonly prepared: Prepared;
    }
  | { readonly order: 'go' };

/** The answer to `set up` has no outcome, unless the attack ended there; the answer to `go` has one. */
export interface AttackerMessage {
  readonly outcome: Outcome | null;
}

let go: () => void = () => undefined;

function answer(outcome: Outcome | null): void {
  const message: AttackerMessage = { outcome };
  process.send?.(message);
}

async function run({ name, ...target }: Extract<AttackerOrder, { order: 'set up' }>): Promise<Outcome> {
  const attack = ATTACKS.find((one) => one.name === name);
  if (attack === undefined) throw new Error(`there is no attack ${name}`);
  const begin = (): Promise<void> =>
    new Promise((resolve) => {
      go = resolve;
      answer(null);
    });
  return attack.run({ ...target, begin });
}

process.on('message', (order: AttackerOrder) => {
  if (order.order === 'go') return go();
  run(order)
    .catch((error: unknown): Outcome => ({ facts: [], faults: [`the attack itself failed: ${String(error)}`] }))
    .then(answer)
    .catch(console.error);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
