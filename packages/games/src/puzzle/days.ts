// Puzzles by days, counted in UTC: the puzzle of the day, and missed puzzles that come back.

/** A person's puzzles of the day, of all games together. */
export interface DailyProgress {
  /** The last day whose puzzle was solved; null if none was. */
  readonly last: number | null;
  /** The number of days in a row up to the last. */
  readonly streak: number;
  readonly longest: number;
}

export const NO_DAYS: DailyProgress = { last: null, streak: 0, longest: 0 };

/** The game of a day's puzzle: the games take turns. */
export function gameOfDay<Game>(games: readonly Game[], day: number): Game | undefined {
  return games[day % games.length];
}

/** A day's puzzle among those of the day's game. All come once before one comes again, easy and hard ones mixed. */
export function puzzleOfDay<Puzzle>(puzzles: readonly Puzzle[], games: number, day: number): Puzzle | undefined {
  const count = puzzles.length;
  return puzzles[(Math.floor(day / games) * strideOf(count)) % count];
}

const GOLDEN = 0.618;

/** About the golden part of a number, and without a common divisor. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (divisorOf(stride, count) !== 1) stride++;
  return stride;
}

function divisorOf(a: number, b: number): number {
  return b === 0 ? a : divisorOf(b, a % b);
}

/** After the puzzle of a day was solved. */
export function withDaySolved(progress: DailyProgress, day: number): DailyProgress {
  const { last } = progress;
  if (last !== null && last >= day) return progress;
  const streak = last === day - 1 ? progress.streak + 1 : 1;
  return { last: day, streak, longest: Math.max(progress.longest, streak) };
}

/** The days in a row, which one day without a solution ends; today's is not missed yet. */
export function daysInARow({ last, streak }: DailyProgress, today: number): number {
  return last !== null && last >= today - 1 ? streak : 0;
}

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
