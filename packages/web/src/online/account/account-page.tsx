import { type BanAnswer, findBan, signOut } from '@tabuleiro/client';
import { LANGUAGE_TAGS } from '@tabuleiro/games';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ensureUser, restoreSession, SERVER, session, setUser } from '../../connection/session.ts';
import { playerAddress } from '../../routes/route.ts';
import { useLanguage } from '../../settings/language.tsx';
import { usePageTitle } from '../../ui/hooks.ts';
import { PageHead } from '../../ui/page-elements/page-elements.tsx';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal, useConnectionStatus } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import { AccountForms, SignInForms, SignOut, AccountDeletion, DataExport } from './account-forms.tsx';
import { OneTimeSecrets } from './api-tokens.tsx';

/** The page of the account: for an account holder, a guest, or a visitor who is not signed in. */
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
        <PageHead title={texts.title} />
        <p className="loading">{ONLINE_TEXTS[language].loading}</p>
      </>
    );
  }
  if (banned !== null && banned.ban !== null) {
    return (
      <>
        <PageHead title={texts.title} />
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
      <PageHead
        title={texts.title}
        lead={<span role="status">{isDeleted && user === null ? texts.deleted : who}</span>}
      >
        {user === null ? (
          <button type="button" className="button" onClick={() => void ensureUser().catch(findReason)}>
            {texts.asGuest}
          </button>
        ) : (
          <>
            <a className="button" href={playerAddress(user.name)}>
              {texts.profile}
            </a>
            {!user.isGuest && <SignOut />}
          </>
        )}
      </PageHead>
      {codes !== null && <OneTimeSecrets help={texts.codesShown} secrets={codes} close={() => setCodes(null)} />}
      {user === null || user.isGuest ? (
        <>
          <SignInForms isGuest={user !== null} showCodes={setCodes} onBanned={showBan} />
          {user !== null && (
            <div className="account-parts">
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

interface BanNoticeProps extends BanAnswer {
  /** Called when the user has signed out or deleted the account. */
  readonly onLeft: (isDeleted: boolean) => void;
}

/** Why and until when the user is banned, and what the user can still do. */
function BanNotice({ user, ban, onLeft }: BanNoticeProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const [problem, setProblem] = useState<unknown>(null);
  if (user === null || ban === null) return null;
  const leave = async (): Promise<void> => {
    try {
      setUser((await signOut(SERVER)).user);
      onLeft(false);
    } catch (error) {
      setProblem(error);
    }
  };
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (
    <>
      <section className="panel banned" role="alert">
        <h2>{texts.bannedTitle}</h2>
        <p>
          {ban.until === null ? texts.bannedForGood(user.name) : texts.bannedUntil(user.name, time.format(ban.until))}
        </p>
        {ban.reason !== null && <p>{texts.banReason(ban.reason)}</p>}
        <p>{texts.bannedHelp}</p>
        <button type="button" className="button" onClick={() => void leave()}>
          {texts.signOut}
        </button>
        <ErrorMessage body={problem === null ? null : asRefusal(problem).body} />
      </section>
      <div className="account-parts">
        <DataExport />
        <AccountDeletion isGuest={user.isGuest} onDeleted={() => onLeft(true)} />
      </div>
    </>
  );
}
