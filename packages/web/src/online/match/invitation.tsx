import { joinMatch, makeMatchLink, refusalBody, type RefusalBody } from '@tabuleiro/client';
import { otherSide } from '@tabuleiro/games';
import { type ReactNode, useId, useState } from 'react';
import { seatName } from '../../connection/messages.ts';
import { ensureUser, SERVER, session } from '../../connection/session.ts';
import { copyText } from '../../ui/dialogs/clipboard.ts';
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
      <p className="online-terms">{formatTerms(match.info.terms, locale, locale.language)}</p>
      <button type="button" className="button primary" disabled={isJoining} onClick={() => void join()}>
        {texts.joinAs(locale.game.sides[side].name)}
      </button>
      <ErrorMessage body={refusal} />
    </div>
  );
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
