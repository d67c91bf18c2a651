import type { Verdict } from '../../play/verdict.ts';

/** What is said and asked late in a match, or never. */
export interface LateTexts {
  /** To a person who played against a computer. */
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** A rematch against a weaker or a stronger opponent. */
  readonly easier: string;
  readonly harder: string;
  /** What a rematch changes. */
  readonly sidesChange: string;
  readonly askResign: string;
  readonly askDraw: (side: string) => string;
  readonly speed: string;
  readonly speeds: Readonly<Record<string, string>>;
}
