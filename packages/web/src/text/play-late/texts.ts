import type { Verdict } from '../../play/verdict.ts';

/** What is said and asked late in a match, or never. */
export interface LateTexts {
  /** To a person who played against a computer; how a match ended says itself that it is a draw. */
  readonly verdicts: Readonly<Record<Exclude<Verdict, 'drawn'>, string>>;
  /** A rematch against a weaker or a stronger opponent. */
  readonly easier: string;
  readonly harder: string;
  /** What a rematch changes. */
  readonly sidesChange: string;
  /** For a match that goes on in another window. */
  readonly takeOver: string;
  readonly askResign: string;
  readonly askDraw: (side: string) => string;
  /** What one does now and then. */
  readonly deeds: Readonly<Record<'draw' | 'turn' | 'share' | 'copy' | 'download' | 'load', string>>;
  readonly copied: string;
  readonly linkCopied: string;
  readonly notCopied: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<string, string>>;
}
