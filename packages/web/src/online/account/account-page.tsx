import { type BanAnswer, findBan } from '@tabuleiro/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ensureUser, restoreSession, SERVER, session } from '../../connection/session.ts';
import { playerAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { asRefusal, useConnectionStatus } from '../hooks.ts';
import { ONLINE_TEXTS } from '../online-texts.ts';
import { AccountForms } from './account-forms.tsx';
import { BanNotice } from './ban-notice.tsx';
import { OneTimeSecrets } from './one-time-secrets.tsx';
import { AccountDeletion, DataExport } from './personal-data.tsx';
import { SignInForms } from './sign-in.tsx';

/** The account of the user: an account holder, a guest or nobody. */
export function AccountPage(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { user } = useStore(session);
  // The server shows recovery codes only once: they stay until the user has saved them.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isDeleted, setDeleted] = useState(false);
  const [banned, setBanned] = useState<BanAnswer | null>(null);
  const { refusal } = useConnectionStatus();
  // Forms of guests and account holders differ, so nothing is shown before the user is known.
  const [isLoading, setLoading] = useState(user === null);
  usePageTitle(texts.title);
  useEffect(() => {
    const restore = async (): Promise<void> => {
      await restoreSession().catch(findReason);
      setLoading(false);
    };
    void restore();
  }, []);
  useEffect(() => {
    // The user was banned while the page was open.
    if (refusal?.code === 'banned') void showBan();
  }, [refusal]);
  async function showBan(): Promise<void> {
    setBanned(await findBan(SERVER).catch(() => null));
  }
  /** Shows a ban. Without a server the forms appear and fail when they are used. */
  async function findReason(error: unknown): Promise<void> {
    if (asRefusal(error).code === 'banned') await showBan();
  }
  const who = user === null ? texts.nobody : user.isGuest ? texts.guest(user.name) : texts.account(user.name);
  if (isLoading) {
    return (
      <>
        <header className="online-head">
          <h1 className="page-title">{texts.title}</h1>
        </header>
        <p className="loading">{ONLINE_TEXTS[language].loading}</p>
      </>
    );
  }
  if (banned !== null && banned.ban !== null) {
    return (
      <>
        <header className="online-head">
          <h1 className="page-title">{texts.title}</h1>
        </header>
        <BanNotice
          {...banned}
          onLeft={(wasDeleted) => {
            setBanned(null);
            setDeleted(wasDeleted);
          }}
        />
      </>
    );
  }
  return (
    <>
      <header className="online-head">
        <h1 className="page-title">{texts.title}</h1>
        <p className="page-lead" role="status">
          {isDeleted && user === null ? texts.deleted : who}
        </p>
        {user === null && (
          <button type="button" className="button" onClick={() => void ensureUser().catch(findReason)}>
            {texts.asGuest}
          </button>
        )}
        {user !== null && (
          <p>
            <a className="online-link" href={playerAddress(user.name)}>
              {texts.profile}
            </a>
          </p>
        )}
      </header>
      {codes !== null && <OneTimeSecrets help={texts.codesShown} secrets={codes} close={() => setCodes(null)} />}
      {user === null || user.isGuest ? (
        <>
          <SignInForms isGuest={user !== null} showCodes={setCodes} onBanned={showBan} />
          {user !== null && (
            <div className="online-forms">
              <DataExport />
              <AccountDeletion isGuest onDeleted={() => setDeleted(true)} />
            </div>
          )}
        </>
      ) : (
        <AccountForms showCodes={setCodes} onDeleted={() => setDeleted(true)} />
      )}
    </>
  );
}
