import {
  capitalise,
  type EditTool,
  type Position,
  type Result,
  formatMessage,
  formatOutcome,
  formatTextError,
  type TextError,
  type GameLocale,
} from '@tabuleiro/games';
import type { EditorTexts } from '../text/editor/index.ts';
import type { Desk } from './desk.ts';

/** What is wrong with the position, or what it is good for. */
export function sayDesk(read: Result<Position, TextError>, texts: EditorTexts, locale: GameLocale): string {
  if (!read.ok) return `${formatTextError(locale, read.error)}.`;
  const outcome = read.value.outcome();
  if (outcome !== null) return texts.over(formatOutcome(locale, outcome));
  return texts.good(locale.game.sides[read.value.turn].toMove);
}

/** Why the last touch did nothing, else what one does next with what is in the hand. */
export function sayHint(
  { refusal, picked }: Desk,
  tool: EditTool | undefined,
  texts: EditorTexts,
  locale: GameLocale,
): string {
  if (refusal === 'nothing-there') return texts.nothingThere;
  if (refusal !== null) return `${capitalise(formatMessage(locale, refusal))}.`;
  if (picked.length > 0) return texts.hintGoal;
  return tool === undefined ? '' : texts.hints[tool.kind];
}
