import { AS_PLAYER } from '@tabuleiro/engine';
import { type Chosen, draw, loadEvaluation, type Match, VALUE_SCALE } from '@tabuleiro/games';
import type { Course } from '../play/course.ts';
import { COUNSEL_TEXTS } from '../text/counsel/index.ts';

/** Nobody agrees to a draw before the match has begun in earnest, unless it is known how it will end. */
const EARLIEST = 16;
/** After so many plies a small advantage is not worth going on for. */
const LONG = 60;
const SMALL = VALUE_SCALE / 8;

/** A person to move has offered a draw to the computer on the other side, which agrees when it does not stand better. */
export async function weighDraw(course: Course): Promise<void> {
  const { match } = course.line;
  const { position } = match;
  const plies = match.moves.length;
  // Somebody may have given up before this part of the program was there.
  if (match.outcome !== null) return;
  course.say(({ voice }) => COUNSEL_TEXTS[voice.language].weighingDraw);
  const [thought, earliest] = await Promise.all([course.thinker.suggest(match, () => undefined), earliestDraw(match)]);
  if (thought === 'withdrawn' || match.position !== position || match.outcome !== null) return;
  if (thought === 'failed') return course.say(({ texts }) => texts.playerFailed);
  if (thought.end === undefined && plies < earliest) {
    return course.say(({ voice }) => COUNSEL_TEXTS[voice.language].drawEarly);
  }
  if (isWelcome(thought, plies)) course.end(draw('agreement'));
  else course.say(({ voice }) => COUNSEL_TEXTS[voice.language].drawDeclined);
}

/**
 * How many plies must have been played before a draw is weighed. A position that was set up by hand is in the middle of
 * something; a match that the rules may end soon has begun in earnest when half of it is over.
 */
export async function earliestDraw(match: Match): Promise<number> {
  const { rules } = match;
  const start = match.positionAt(0);
  const written = rules.makePosition(start);
  if (rules.variant.starts.every(({ position }) => position !== written)) return 0;
  const evaluation = await loadEvaluation(rules.game);
  const judge = evaluation.judge(start.clone(), evaluation.tuned.weights);
  return Math.min(EARLIEST, Math.floor(judge.pliesLeft() / 2));
}

/** Whether a draw is good enough for the computer; `thought` is how the person who offers it stands. */
export function isWelcome({ score = 0, end }: Pick<Chosen, 'score' | 'end'>, plies: number): boolean {
  if (end !== undefined) return end.result !== 'loss';
  // Whoever thinks as a player dislikes draws, and so says of an even position that it is a little worse than even.
  return score >= (plies < LONG ? 0 : -SMALL) - AS_PLAYER.contempt;
}
