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
