import { type Chosen, sayMessage, unreachable, type Voice } from '@tabuleiro/games';
import { offerNow } from '../app/online.ts';
import { ratedMatches } from '../online/rated-memory.ts';
import type { Course } from '../play/course.ts';
import { clearPicks } from '../play/deeds.ts';
import { COUNSEL_TEXTS } from '../text/counsel/index.ts';
import { type Reason, reasonsFor } from './reasons.ts';

/** Says what a strong player would do and why, and points at where it begins. */
export async function hint(course: Course): Promise<void> {
  const { line, kit, walker, thinker } = course;
  clearPicks(course);
  // A pass is played by itself.
  if (walker.step?.kind !== 'pick') return;
  // One question at a time: a computer that thinks while somebody looks back is asked again at the end of the match.
  if (course.thinking !== null) course.withdraw();
  const { position } = line;
  const match = line.shownMatch();
  course.say(({ voice }) => COUNSEL_TEXTS[voice.language].seekingHint);
  const isConcerned = offerNow().isKnown || ratedMatches().length > 0;
  const refusal = isConcerned ? await (await import('../online/rated.ts')).engineRefusal(match.rules.game) : null;
  const isLate = (): boolean => line.position !== position || line.isOver || course.isClosed;
  // The server takes its time. Whoever moved meanwhile wants no hint, and a computer that thinks now is not disturbed.
  if (isLate() || course.thinking !== null) return;
  if (refusal !== null) return course.say(({ voice }) => refusal.message[voice.language]);
  let second: Chosen | null = null;
  const thought = await thinker.suggest(match, (heard) => {
    if (heard.rank === 2) second = heard;
  });
  if (thought === 'withdrawn' || isLate()) return;
  if (thought === 'failed') return course.say(({ texts }) => texts.playerFailed);
  const { move } = thought;
  const told = kit.moveViewer.tell(position, move);
  const reasons = reasonsFor({ rules: match.rules, viewer: kit.viewer, position, best: thought, second });
  course.hinted = kit.choices.picksOf(position, move);
  course.say(({ voice }) => {
    const texts = COUNSEL_TEXTS[voice.language];
    const words = texts.hint(match.rules.makeMove(position, move), sayMessage(voice, told));
    return [words, ...reasons.map((reason) => sayReason(reason, voice))].join(' ');
  });
}

function sayReason(reason: Reason, voice: Voice): string {
  const { reasons, things } = COUNSEL_TEXTS[voice.language];
  switch (reason.kind) {
    case 'draws':
      return reasons.draws;
    case 'only':
      return reasons.only;
    case 'surely-wins':
      return reasons.surelyWins;
    case 'surely-loses':
      return reasons.surelyLoses;
    case 'wins':
      return reasons.wins(reason.moves);
    case 'loses':
      return reasons.loses(reason.moves);
    case 'gains':
    case 'takes':
    case 'spares':
    case 'prepares':
      return reasons[reason.kind](things[reason.shape](reason.count));
    case 'threatens':
      return reasons.threatens(sayMessage(voice, reason.notice));
    case 'saves':
      return reasons.saves;
    case 'trades':
      return reasons.trades;
    case 'far':
      return reasons.far;
    case 'stands':
      return reasons.stands[reason.standing];
    case 'reply':
      return reasons.reply(reason.move);
    default:
      return unreachable(reason);
  }
}
