import type { CourseTaskText, ExampleText, GameLocale } from '@tabuleiro/games';
import { isBoardNote } from './board-controller.ts';
import { formatNote, formatSentence, type NoteTexts } from './format-note.ts';
import type { LessonNote } from './lesson-session.ts';
import { SESSION_TEXTS } from './text/index.ts';

/** The words of an example. Those of a course also say why a move is not the one wanted. */
export type LessonWords = ExampleText & Partial<Pick<CourseTaskText, 'wrong'>>;

/** A note in words; empty before the first move of a line. The end of a line and a solved task add what there was to learn. */
export function formatLessonNote(
  note: LessonNote,
  { after, wrong }: LessonWords,
  locale: GameLocale,
  texts: NoteTexts,
): string {
  if (isBoardNote(note)) return formatNote(note, locale, texts);
  const { unwanted, wellDone } = SESSION_TEXTS[locale.language].lesson;
  switch (note.kind) {
    case 'begin':
      return note.messages.map((message) => formatSentence(locale, message)).join(' ');
    case 'told':
      return `${formatSentence(locale, note.told)}${note.isLast ? ` ${after}` : ''}`;
    case 'unwanted':
      return wrong === undefined
        ? `${formatSentence(locale, note.told)} ${unwanted}`
        : (wrong[note.told.code] ?? wrong.other);
    case 'done':
      return `${wellDone} ${after}`;
    default:
      return note satisfies never;
  }
}
