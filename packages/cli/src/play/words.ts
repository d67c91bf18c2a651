import { type Outcome, sayOutcome, type Voice, unreachable } from '@tabuleiro/games';
import { type SessionNote, sayNote, sayTypedError, sentenceFrom } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import type { Refused } from './events.ts';
import { LONGEST_LINE } from './lines.ts';
import type { Stage } from './stage.ts';

// Sentences that reports in text and in JSON share.

/** "Name of the game · Name of the variant" */
export function sayGame({ rules, voice }: Pick<Stage, 'rules' | 'voice'>): string {
  return `${voice.game.name} · ${voice.game.variants[rules.variant.id]?.name ?? rules.variant.id}`;
}

/** How a match ended, or that it did not. */
export function sayEnd({ texts }: Context, voice: Voice, outcome: Outcome | null): string {
  return `${outcome === null ? texts.matches.unfinished : sayOutcome(voice, outcome)}.`;
}

export function sayRefused({ texts }: Context, voice: Voice, refused: Refused): string {
  switch (refused.code) {
    case 'wrong-move':
      return sayTypedError(refused.error, voice, texts.matches.notes.badMove);
    case 'wrong-choice':
      return sentenceFrom(voice, refused.why);
    case 'no-hint':
      return refused.reason;
    case 'nothing-to-undo':
      return texts.matches.nothingToUndo;
    case 'line-too-long':
      return texts.matches.lineTooLong(LONGEST_LINE);
    default:
      return unreachable(refused);
  }
}

/** What a session says to a question: a hint, why a draw is declined. */
export function saySession({ texts }: Context, voice: Voice, note: SessionNote): string {
  return sayNote(note, voice, texts.matches.notes);
}
