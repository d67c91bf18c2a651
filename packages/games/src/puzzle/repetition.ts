/** The days after which a puzzle comes back: the first after a mistake, each next one after it was solved again. */
export const REPETITION_DAYS = [1, 3, 7, 21] as const;

/** A puzzle that was missed and comes back. */
export interface Repetition {
  readonly id: string;
  /** How often it was solved since the last mistake. */
  readonly step: number;
  /** The day from which on it is due. */
  readonly day: number;
}

const DAY_MS = 86_400_000;

/** The day of a time, everywhere the same: counted in UTC. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** After a mistake the puzzle begins with the shortest time again. */
export function withMissed(repetitions: readonly Repetition[], id: string, today: number): readonly Repetition[] {
  const others = repetitions.filter((one) => one.id !== id);
  return [...others, { id, step: 0, day: today + REPETITION_DAYS[0] }];
}

/** After it was solved on time, the puzzle comes back later, and in the end no more. Solved too early, it stays due. */
export function withRepeated(repetitions: readonly Repetition[], id: string, today: number): readonly Repetition[] {
  const known = repetitions.find((one) => one.id === id);
  if (known === undefined || known.day > today) return repetitions;
  const others = repetitions.filter((one) => one !== known);
  const step = known.step + 1;
  const days = REPETITION_DAYS[step];
  return days === undefined ? others : [...others, { id, step, day: today + days }];
}

/** The puzzles to repeat today, the longest overdue first. */
export function dueOn(repetitions: readonly Repetition[], today: number): readonly string[] {
  return repetitions
    .filter(({ day }) => day <= today)
    .toSorted((a, b) => a.day - b.day)
    .map(({ id }) => id);
}
