import type { Outcome, OutcomeReason } from './outcome.ts';
import type { Message, MessageValue } from './text.ts';

// Illustrated rules: small positions that show a rule or let a person try it.

interface Shown {
  /** Unique in the game. The text of the rule uses this name as the key of its words. */
  readonly id: string;
  /** The id of the rule that it illustrates. */
  readonly rule: string;
  /** Absent means the default variant. */
  readonly variant?: string;
  readonly position: string;
}

/** Moves to step through. */
export interface LineExample extends Shown {
  readonly kind: 'line';
  readonly moves: readonly [string, ...string[]];
  /** How the last move ends the match, where the example shows that. */
  readonly ends?: OutcomeReason;
}

/** A move that the person has to find and make. */
export interface TaskExample<Code extends string = string> extends Shown {
  readonly kind: 'task';
  /** A move that fits any one of these is right. */
  readonly wanted: readonly [WantedMove<Code>, ...WantedMove<Code>[]];
}

/** What a task requires of a move. Absent properties do not matter. */
export interface WantedMove<Code extends string = string> {
  /** The message code of the description of the move … */
  readonly code?: Code;
  /** … and values that the message must have, among others; the same holds for messages among them. */
  readonly values?: Readonly<Record<string, MessageValue>>;
  readonly ends?: OutcomeReason;
}

export type Example<Code extends string = string> = LineExample | TaskExample<Code>;

/** Whether a move solves a task, given the description of the move and the outcome that it leads to, if any. */
export function isWanted({ wanted }: TaskExample, description: Message, outcome: Outcome | null): boolean {
  return wanted.some(
    ({ code, values = {}, ends }) =>
      (code === undefined || code === description.code) &&
      (ends === undefined || ends === outcome?.reason) &&
      hasValues(description, values),
  );
}

function hasValues(description: Message, values: NonNullable<Message['values']>): boolean {
  return Object.entries(values).every(([name, value]) => {
    const found = description.values?.[name];
    if (typeof value !== 'object' || !('code' in value)) return found === value;
    const isSaid = typeof found === 'object' && 'code' in found && found.code === value.code;
    return isSaid && hasValues(found, value.values ?? {});
  });
}
