import { capitalise, type Message, sayMessage, sayOutcome } from '@tabuleiro/games';
import { APP_TEXTS, sayPlayer } from '../text/index.ts';
import type { Course } from './course.ts';
import type { Words } from './kit.ts';

/** What is said within a sentence, as one of its own. */
export function asSentence(text: string): string {
  return `${capitalise(text)}.`;
}

/** A message as a sentence of its own. */
export function sentenceFrom({ voice }: Words, message: Message): string {
  return asSentence(sayMessage(voice, message));
}

/** The move that led to the position shown, as text and in words. */
export function sayLastMove({ line, kit, words }: Pick<Course, 'kit' | 'line' | 'words'>): string {
  const { match, ply } = line;
  const move = match.moves[ply - 1];
  if (move === undefined) return '';
  const before = match.positionAt(ply - 1);
  return `${match.rules.makeMove(before, move)}: ${sayMessage(words.voice, kit.moveViewer.tell(before, move))}.`;
}

/** One sentence, or two: what can be done now and why, or why nothing can. */
export function sayNow(course: Course): string {
  const { line, words, remark } = course;
  const { texts, voice } = words;
  const { match } = line;
  if (remark !== null) return remark(words);
  // The move itself is told beside it.
  if (course.isMoving && !line.isOver) return `${voice.game.sides[line.position.turn].toMove}.`;
  if (line.isOver && match.outcome !== null) return `${sayOutcome(voice, match.outcome)}.`;
  if (line.isLookingBack) {
    const where = texts.lookingBack(line.ply, match.moves.length);
    return line.isHumanTurn ? `${where} ${texts.moveHere}` : where;
  }
  if (line.isHumanTurn) return sayChoice(course);
  if (course.isPaused && course.thinking === null) return texts.paused;
  return texts.thinks(sayPlayer(APP_TEXTS[voice.language], line.players[line.position.turn], voice.game.styles));
}

/** What a person can pick; before the first pick also what is forced and why. */
export function sayChoice({ walker, words, settled }: Pick<Course, 'settled' | 'walker' | 'words'>): string {
  const { step, picks } = walker;
  const [reason] = settled.notices;
  const why = reason === undefined || picks.length > 0 ? [] : [sentenceFrom(words, reason)];
  if (step === null) return why.join(' ');
  return [...why, step.kind === 'move' ? words.texts.forcedPass : sentenceFrom(words, step.prompt)].join(' ');
}

/** What else stands out on the board. */
export function sayNotices(course: Course): readonly string[] {
  const { line, settled, words } = course;
  // A hint needs the room.
  if (line.isOver || line.isLookingBack || course.isMoving || course.hinted.length > 0) return [];
  const isSaid = course.remark === null && line.isHumanTurn && course.walker.picks.length === 0;
  return settled.notices.slice(isSaid ? 1 : 0).map((notice) => sentenceFrom(words, notice));
}
