import { FIRST_MOVE_MS, isRunning, type MatchState } from '@tabuleiro/client';
import { otherSide, type Outcome, sayOutcome, type Side } from '@tabuleiro/games';
import type { Remark } from '../../play/kit.ts';
import { sayChoice, sentenceFrom } from '../../play/sentences.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { seatName } from '../names.ts';
import type { OnlineCourse } from './online-course.ts';

/** How a match ended. One that hardly began has no result. */
export function sayEnd({ words }: OnlineCourse, outcome: Outcome): string {
  const { voice } = words;
  const isCalledOff = outcome.winner === null && outcome.reason === 'abandoned';
  return isCalledOff ? ONLINE_TEXTS[voice.language].match.calledOff : `${sayOutcome(voice, outcome)}.`;
}

/** Why nothing can be moved now. */
export function sayWhyNot(course: OnlineCourse, side: Side | null): Remark {
  const { line, state } = course;
  return ({ voice }) => {
    const texts = ONLINE_TEXTS[voice.language].match;
    if (line.isLookingBack) return texts.lookingBack;
    if (line.isOver) return texts.over;
    if (side === null) return texts.onlyLooking;
    if (state !== null && !isRunning(state)) return texts.notBegun;
    return line.isHumanTurn ? texts.sending : texts.notYourTurn;
  };
}

/** One sentence, or two: what can be done now and why, or whom one waits for. */
export function sayOnline(course: OnlineCourse, state: MatchState, side: Side | null): string {
  const { line, words, remark } = course;
  const { voice, texts } = words;
  const online = ONLINE_TEXTS[voice.language].match;
  const { outcome } = line.match;
  if (remark !== null) return remark(words);
  if (line.isLookingBack) return texts.lookingBack(line.ply, line.match.moves.length);
  const { turn } = line.position;
  if (course.isMoving && outcome === null) return `${voice.game.sides[turn].toMove}.`;
  if (outcome !== null) return sayEnd(course, outcome);
  if (!isRunning(state)) return online.waitsForSomebody;
  if (course.canMove) return sayChoice(course);
  if (line.isHumanTurn) return online.sending;
  const toMove = `${voice.game.sides[turn].toMove}.`;
  return side === null
    ? `${toMove} ${online.watching}`
    : `${toMove} ${online.waitsFor(seatName(state.seats[otherSide(side)], voice.language, state.info.terms.game))}`;
}

/** What else stands out: on the board, and in the course of the match. */
export function sayOnlineNotices(course: OnlineCourse, state: MatchState): readonly string[] {
  const { line, settled, words } = course;
  if (line.isOver || line.isLookingBack || course.isMoving || !isRunning(state)) return [];
  const isSaid = course.remark === null && course.canMove && course.walker.picks.length === 0;
  const notices = settled.notices.slice(isSaid ? 1 : 0).map((notice) => sentenceFrom(words, notice));
  return hasFirstMoveLimit(state) ? [...notices, ONLINE_TEXTS[words.voice.language].match.firstMove] : notices;
}

/** Whoever has not moved yet has little time, unless the clocks leave even less. */
function hasFirstMoveLimit({ info, plies, turn, clocks }: MatchState): boolean {
  const isLive = info.terms.clock.kind === 'live' && (clocks?.[turn] ?? 0) > FIRST_MOVE_MS;
  return isLive && !plies.some(({ side }) => side === turn);
}
