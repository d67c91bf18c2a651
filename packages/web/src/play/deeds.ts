import { draw, loss, Match, otherSide, sayMessage } from '@tabuleiro/games';
import { logError } from '../app/log-error.ts';
import type { Course } from './course.ts';
import type { Remark } from './kit.ts';
import { sentenceFrom } from './sentences.ts';

// What people do at the table. Whatever they do, a move that is under way is shown to its end first.

/** What of a course is needed to move by hand; an analysis has it too. */
type Table = Pick<Course, 'finishMove' | 'isMoving' | 'line' | 'picked' | 'play' | 'say' | 'walker'>;

/** Why nobody can pick anything now. */
function notNow({ line }: Table): Remark {
  return ({ texts }) => (line.isOver ? texts.over : texts.notYourTurn);
}

export function pick(course: Table, id: string): void {
  const { line, walker } = course;
  const wasMoving = course.isMoving;
  course.finishMove();
  // Whoever touches the board while pieces move is in a hurry, and need not be told what was impossible.
  if (wasMoving && !walker.offered.includes(id)) return;
  if (!line.isHumanTurn) return course.say(notNow(course));
  const shown = walker.preview?.frames ?? 0;
  const picked = walker.pick(id);
  if (picked === null) course.picked(null);
  else if ('move' in picked) course.play(picked.move, shown);
  else course.say((words) => sentenceFrom(words, picked.refused));
}

/** Lets go of what is picked; false when nothing is. */
export function clearPicks(course: Table): boolean {
  const { walker, line } = course;
  if (walker.picks.length === 0) return false;
  walker.reset(line.position);
  course.picked(null);
  return true;
}

/** Plays a typed move; false when it cannot be played, and then it is said why. */
export function typeMove(course: Table, text: string): boolean {
  course.finishMove();
  const { line, walker } = course;
  const typed = text.trim();
  if (!line.isHumanTurn) {
    course.say(notNow(course));
    return false;
  }
  const { rules } = line.match;
  // Tried on a copy, so that it can be shown on the board afterwards.
  const tried = new Match(rules, line.position).playText(typed);
  if (tried.ok) {
    course.play(tried.value);
    return true;
  }
  const { found, expected } = tried.error;
  const move = rules.parseMove(line.position, typed);
  const reason = move.ok ? walker.explain(move.value) : null;
  course.say(({ voice, texts }) =>
    reason === null ? texts.badMove(found, sayMessage(voice, expected)) : `${typed}: ${sayMessage(voice, reason)}.`,
  );
  return false;
}

export function undo(course: Course): void {
  course.finishMove();
  if (clearPicks(course)) return;
  course.withdraw();
  if (!course.line.hasHuman) course.isPaused = true;
  const isUndone = course.line.undo();
  course.keep();
  course.settle(isUndone ? null : ({ texts }) => texts.noUndo);
}

export function redo(course: Course): void {
  course.finishMove();
  course.withdraw();
  const isRedone = course.line.redo();
  course.keep();
  course.settle(isRedone ? null : ({ texts }) => texts.noRedo);
}

/** Goes on from the ply that is shown, whoever is to move there. */
export function continueHere(course: Course): void {
  course.finishMove();
  course.withdraw();
  course.line.branch();
  course.keep();
  course.settle();
}

/** Says what a strong player would do and why. */
export async function hint(course: Course): Promise<void> {
  course.finishMove();
  if (!course.line.isHumanTurn) return course.say(notNow(course));
  await counsel(course, async () => (await import('../counsel/hint.ts')).hint);
}

/** The person gives up who is to move, or else the one who waits. */
export function resign(course: Course): void {
  course.finishMove();
  const { line } = course;
  if (line.match.outcome !== null || !line.hasHuman) return;
  const { turn } = line.match.position;
  course.end(loss(line.isHuman(turn) ? turn : otherSide(turn), 'resignation'));
}

/** Two people have agreed before; a computer weighs what it is offered. */
export async function offerDraw(course: Course): Promise<void> {
  course.finishMove();
  const { match } = course.line;
  const { turn } = match.position;
  if (match.outcome !== null || !course.line.isHuman(turn)) return course.say(notNow(course));
  if (course.line.isHuman(otherSide(turn))) return course.end(draw('agreement'));
  await counsel(course, async () => (await import('../counsel/draw-offer.ts')).weighDraw);
}

/**
 * Those who are asked for counsel are loaded when they are asked, which may fail, or take so long that the match has gone on
 * or was left: then nobody wants to hear of it any more.
 */
async function counsel(course: Course, load: () => Promise<(course: Course) => Promise<void>>): Promise<void> {
  const { match } = course.line;
  const { position } = match;
  try {
    const give = await load();
    if (match.position === position && !course.isClosed) await give(course);
  } catch (error) {
    logError(error);
    course.say(({ texts }) => texts.playerFailed);
  }
}
