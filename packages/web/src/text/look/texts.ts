import type { Counts, Finish } from '../../theme/board-look.ts';

/** What is said where one chooses how the board looks. It is loaded with that choice, in all languages. */
export interface LookTexts {
  readonly finish: string;
  readonly finishes: Readonly<Record<Finish, string>>;
  /** Numbers beside heaps of seeds. */
  readonly counts: string;
  readonly countsShown: Readonly<Record<Counts, string>>;
}
