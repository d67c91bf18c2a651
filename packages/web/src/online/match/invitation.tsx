import { joinMatch, makeMatchLink, refusalBody, type RefusalBody } from '@tabuleiro/client';
import { otherSide } from '@tabuleiro/games';
import { type ReactNode, useId, useState } from 'react';
import { copyText } from '../../play/files.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal } from '../hooks.ts';
import { sayTerms, seatName } from '../names.ts';
import { Refusal } from '../trouble.tsx';
import { ensureUser, SERVER, visitor } from '../visitor.ts';
import type { PanelState } from './online-store.ts';

/** A match that waits: its host sends the link, others may sit down. */
export function Invitation({ state }: { readonly state: PanelState }): ReactNode {
  return state.side === null ? <FreeSeat state={state} /> : <SendLink state={state} />;
}

function FreeSeat({ state }: { readonly state: PanelState }): ReactNode {
  const { locale, state: match } = state;
  const texts = ONLINE_TEXTS[locale.language].match;
  const [refusal, setRefusal] = useState<RefusalBody | null>(null);
  const [isJoining, setJoining] = useState(false);
  const side = match.seats[1].kind === 'open' ? 1 : 2;
  const host = match.seats[otherSide(side)];
  const join = async (): Promise<void> => {
    // Rated matches need an account: no guest is made in vain.
    const needsAccount = match.info.terms.isRated && visitor.getState().user === null;
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
      <p className="online-terms">{sayTerms(match.info.terms, locale, locale.language)}</p>
      <button type="button" className="button primary" disabled={isJoining} onClick={() => void join()}>
        {texts.joinAs(locale.game.sides[side].name)}
      </button>
      <Refusal body={refusal} />
    </div>
  );
}

function SendLink({ state }: { readonly state: PanelState }): ReactNode {
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
      // Whoever changes their mind is told nothing.
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
