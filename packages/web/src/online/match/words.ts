import { FIRST_MOVE_MS, isRunning, type MatchState } from '@tabuleiro/client';
import { otherSide, type Outcome, formatOutcome, type Side } from '@tabuleiro/games';
import { sentenceFrom } from '@tabuleiro/play';
import { sayChoice } from '../../play/sentences.ts';
import { type Remark, sayRemark } from '../../play/words.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { seatName } from '../names.ts';
import type { OnlineCourse } from './online-course.ts';

/** How a match ended. One that hardly began has no result. */
export function sayEnd({ words }: OnlineCourse, outcome: Outcome): string {
  const { locale } = words;
  const isCalledOff = outcome.winner === null && outcome.reason === 'abandoned';
  return isCalledOff ? ONLINE_TEXTS[locale.language].match.calledOff : `${formatOutcome(locale, outcome)}.`;
}

/** Why nothing can be moved now. */
export function sayWhyNot(course: OnlineCourse, side: Side | null): Remark {
  const { history, state } = course;
  return ({ locale }) => {
    const texts = ONLINE_TEXTS[locale.language].match;
    if (history.isLookingBack) return texts.lookingBack;
    if (history.isOver) return texts.over;
    if (side === null) return texts.onlyLooking;
    if (state !== null && !isRunning(state)) return texts.notBegun;
    return history.isHumanTurn ? texts.sending : texts.notYourTurn;
  };
}

/** One sentence, or two: what can be done now and why, or whom one waits for. */
export function sayOnline(course: OnlineCourse, state: MatchState, side: Side | null): string {
  const { history, words, note } = course;
  const { locale, texts } = words;
  const online = ONLINE_TEXTS[locale.language].match;
  const { outcome } = history.match;
  if (note !== null) return sayRemark(note, words);
  if (history.isLookingBack) return texts.lookingBack(history.ply, history.match.moves.length);
  const { turn } = history.position;
  if (course.isMoving && outcome === null) return `${locale.game.sides[turn].toMove}.`;
  if (outcome !== null) return sayEnd(course, outcome);
  if (!isRunning(state)) return online.waitsForSomebody;
  if (course.canMove) return sayChoice(course, words);
  if (history.isHumanTurn) return online.sending;
  const toMove = `${locale.game.sides[turn].toMove}.`;
  return side === null
    ? `${toMove} ${online.watching}`
    : `${toMove} ${online.waitsFor(seatName(state.seats[otherSide(side)], locale.language, state.info.terms.game))}`;
}

/** What else stands out: on the board, and in the course of the match. */
export function sayOnlineNotices(course: OnlineCourse, state: MatchState): readonly string[] {
  const { history, settled, words } = course;
  if (history.isOver || history.isLookingBack || course.isMoving || !isRunning(state)) return [];
  const isSaid = course.note === null && course.canMove && course.builder.picks.length === 0;
  const notices = settled.notices.slice(isSaid ? 1 : 0).map((notice) => sentenceFrom(words.locale, notice));
  return hasFirstMoveLimit(state) ? [...notices, ONLINE_TEXTS[words.locale.language].match.firstMove] : notices;
}

/** Whoever has not moved yet has little time, unless the clocks leave even less. */
function hasFirstMoveLimit({ info, plies, turn, clocks }: MatchState): boolean {
  const isLive = info.terms.clock.kind === 'live' && (clocks?.[turn] ?? 0) > FIRST_MOVE_MS;
  return isLive && !plies.some(({ side }) => side === turn);
}
