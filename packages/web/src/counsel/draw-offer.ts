import { type Chosen, draw, VALUE_SCALE } from '@tabuleiro/games';
import type { Course } from '../play/course.ts';
import { COUNSEL_TEXTS } from '../text/counsel/index.ts';

/** Nobody agrees to a draw before the match has begun in earnest. */
const EARLIEST = 16;
/** After so many plies a small advantage is not worth going on for. */
const LONG = 60;
const SMALL = VALUE_SCALE / 8;

/** A person to move has offered a draw to the computer on the other side, which agrees when it does not stand better. */
export async function weighDraw(course: Course): Promise<void> {
  const { match } = course.line;
  const plies = match.moves.length;
  if (plies < EARLIEST) return course.say(({ voice }) => COUNSEL_TEXTS[voice.language].drawEarly);
  course.say(({ voice }) => COUNSEL_TEXTS[voice.language].weighingDraw);
  const thought = await course.thinker.suggest(match, () => undefined);
  if (thought === 'withdrawn' || match.moves.length !== plies || match.outcome !== null) return;
  if (thought === 'failed') return course.say(({ texts }) => texts.playerFailed);
  if (isWelcome(thought, plies)) course.end(draw('agreement'));
  else course.say(({ voice }) => COUNSEL_TEXTS[voice.language].drawDeclined);
}

/** Whether a draw is good enough for the computer; `thought` is how the person who offers it stands. */
export function isWelcome({ score = 0, end }: Pick<Chosen, 'score' | 'end'>, plies: number): boolean {
  if (end !== undefined) return end.result !== 'loss';
  return score >= (plies < LONG ? 0 : -SMALL);
}
