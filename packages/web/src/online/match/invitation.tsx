import { joinMatch, makeMatchLink, refusalBody, type RefusalBody } from '@tabuleiro/client';
import {
  assert,
  type GameId,
  type GameLocale,
  hasCourse,
  type Language,
  loadCourse,
  loadRules,
  loadViewer,
  otherSide,
  type View,
} from '@tabuleiro/games';
import { type ReactNode, useId, useState } from 'react';
import { BoardPicture } from '../../board/board-picture.tsx';
import { seatName } from '../../connection/messages.ts';
import { ensureUser, SERVER, session } from '../../connection/session.ts';
import { rulesFromBoard } from '../../routes/route.ts';
import { COMMON_TEXTS } from '../../ui/common-texts.ts';
import { CourseLink } from '../../ui/course-offer.tsx';
import { copyText } from '../../ui/dialogs/clipboard.ts';
import { useLoaded } from '../../ui/loading.ts';
import { useFields } from '../../ui/use-store.ts';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal } from '../hooks.ts';
import { formatTerms, ONLINE_TEXTS } from '../messages.ts';
import type { OnlineMatchState, OnlinePanelProps } from './online-match-store.ts';

/** For a match with a free seat: its host gets a link to send, others can join. */
export function Invitation({ store }: OnlinePanelProps): ReactNode {
  const state = useFields(store, ['side', 'locale', 'state']);
  return state.side === null ? <FreeSeat state={state} /> : <SendLink state={state} />;
}

interface InvitationProps {
  readonly state: Pick<OnlineMatchState, 'locale' | 'state'>;
}

function FreeSeat({ state }: InvitationProps): ReactNode {
  const { locale, state: match } = state;
  const texts = ONLINE_TEXTS[locale.language].match;
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isJoining, setJoining] = useState(false);
  const side = match.seats[1].kind === 'open' ? 1 : 2;
  const host = match.seats[otherSide(side)];
  const join = async (): Promise<void> => {
    // Rated matches need an account, so no guest is made for them.
    const needsAccount = match.info.terms.isRated && session.getState().user === null;
    if (needsAccount) return setRefusal(refusalBody('rated-as-guest'));
    setJoining(true);
    try {
      await ensureUser();
      await joinMatch(SERVER, match.info.id);
      setRefusal(null);
    } catch (error) {
      setRefusal(asRefusal(error).body);
    } finally {
      setJoining(false);
    }
  };
  return (
    <div className="invitation">
      <p>{texts.joinHelp(seatName(host, locale.language))}</p>
      <Goal game={match.info.terms.game} locale={locale} />
      <p className="online-terms">{formatTerms(match.info.terms, locale, locale.language)}</p>
      <div className="invitation-ways">
        <button type="button" className="button primary" disabled={isJoining} onClick={() => void join()}>
          {texts.joinAs(locale.game.sides[side].name)}
        </button>
        <a className="button" href={rulesFromBoard(match.info.terms.game)}>
          {COMMON_TEXTS[locale.language].rules}
        </a>
        <CourseLink game={match.info.terms.game} invitation={match.info.id} className="button" />
      </div>
      <ErrorMessage body={refusal} />
    </div>
  );
}

interface GoalProps {
  readonly game: GameId;
  readonly locale: GameLocale;
}

/** What the game is about, in one picture and one sentence: the beginning of its course. */
function Goal({ game, locale }: GoalProps): ReactNode {
  const goal = useLoaded(`${game} ${locale.language}`, () => loadGoal(game, locale.language), game);
  return (
    <div className="invitation-goal">
      {hasCourse(game) && (
        <div className="invitation-picture">{goal !== null && <BoardPicture view={goal.view} locale={locale} />}</div>
      )}
      <p>{goal?.inShort ?? locale.game.summary}</p>
    </div>
  );
}

interface ShownGoal {
  readonly view: View;
  readonly inShort: string | undefined;
}

async function loadGoal(game: GameId, language: Language): Promise<ShownGoal | null> {
  const [viewer, course] = await Promise.all([loadViewer(game), loadCourse(game)]);
  const [first] = course?.steps ?? [];
  if (course === null || first === undefined) return null;
  const [task] = first.tasks;
  const [rules, texts] = await Promise.all([loadRules(game, task.variant), course.texts[language]()]);
  const position = rules.parsePosition(task.position);
  assert(position.ok, `the position of ${task.id} can be read`);
  return { view: { ...viewer.describe(position.value), notices: [] }, inShort: texts[first.id]?.inShort };
}

function SendLink({ state }: InvitationProps): ReactNode {
  const { locale, state: match } = state;
  const texts = ONLINE_TEXTS[locale.language].match;
  const [said, setSaid] = useState('');
  const id = useId();
  const link = makeMatchLink(SERVER.address, match.info.id);
  const copy = async (): Promise<void> => setSaid((await copyText(link)) ? texts.linkCopied : texts.notCopied);
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: locale.game.name, url: link });
    } catch {
      // The user has cancelled sharing.
    }
  };
  return (
    <div className="invitation">
      <label htmlFor={id}>{match.info.terms.visibility === 'public' ? texts.inviteOpen : texts.invite}</label>
      <div className="invitation-link">
        <input
          id={id}
          className="field"
          readOnly
          value={link}
          aria-label={texts.link}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="button primary" onClick={() => void copy()}>
          {texts.copyLink}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={() => void share()}>
            {texts.shareLink}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
