import type { Outcome, OutcomeReason } from './outcome.ts';
import type { Message, MessageValue } from './text.ts';

// Rules in pictures: small positions in which a rule is seen at work or tried by hand.

interface Shown {
  /** Unique in the game; the rule's text has the words for it under this name. */
  readonly id: string;
  /** The id of the rule that it belongs to. */
  readonly rule: string;
  /** The default one when it is absent. */
  readonly variant?: string;
  readonly position: string;
}

/** Moves to be looked at one after the other. */
export interface LineExample extends Shown {
  readonly kind: 'line';
  readonly moves: readonly [string, ...string[]];
  /** How the match ends with the last move, where that is what is shown. */
  readonly ends?: OutcomeReason;
}

/** A move to be found and made by hand. */
export interface TaskExample<Code extends string = string> extends Shown {
  readonly kind: 'task';
  /** Whatever fits one of these is right. */
  readonly wanted: readonly [Wanted<Code>, ...Wanted<Code>[]];
}

/** What is asked of a move; what is absent does not matter. */
export interface Wanted<Code extends string = string> {
  /** What is told of it … */
  readonly code?: Code;
  /** … and with which values, these among others. */
  readonly values?: Readonly<Record<string, MessageValue>>;
  readonly ends?: OutcomeReason;
}

export type Example<Code extends string = string> = LineExample | TaskExample<Code>;

/** Whether a move of which this is told, and which ends the match so or not at all, is what a task asks for. */
export function isWanted({ wanted }: TaskExample, told: Message, outcome: Outcome | null): boolean {
  return wanted.some(
    ({ code, values = {}, ends }) =>
      (code === undefined || code === told.code) &&
      (ends === undefined || ends === outcome?.reason) &&
      Object.entries(values).every(([name, value]) => told.values?.[name] === value),
  );
}
