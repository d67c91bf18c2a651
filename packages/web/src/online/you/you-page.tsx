import { type BanAnswer, findBan } from '@tabuleiro/client';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../app/language.tsx';
import { usePageName } from '../../app/page-name.ts';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal, useStatus } from '../hooks.ts';
import { playerAddress } from '../names.ts';
import { ensureUser, restoreSession, SERVER, visitor } from '../visitor.ts';
import { Banned } from './banned.tsx';
import { ComingIn } from './coming-in.tsx';
import { HolderForms } from './holder-forms.tsx';
import { Secrets } from './secrets.tsx';
import { Deletion, YourData } from './your-data.tsx';

/** Who one is: a guest, the holder of an account, or nobody yet. */
export function YouPage(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { user } = useStore(visitor);
  // What the server says once and never again stays until the person has kept it.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isGone, setGone] = useState(false);
  const [banned, setBanned] = useState<BanAnswer | null>(null);
  const { refusal } = useStatus();
  // Forms for guests and for holders look different; nobody sees the wrong ones first.
  const [isComing, setComing] = useState(user === null);
  usePageName(texts.title);
  useEffect(() => {
    const restore = async (): Promise<void> => {
      await restoreSession().catch(findReason);
      setComing(false);
    };
    void restore();
  }, []);
  useEffect(() => {
    // Banned while the page is open.
    if (refusal?.code === 'banned') void showBan();
  }, [refusal]);
  async function showBan(): Promise<void> {
    setBanned(await findBan(SERVER).catch(() => null));
  }
  /** The reason of a ban is shown; without a server the forms are, and say it when they are used. */
  async function findReason(error: unknown): Promise<void> {
    if (asRefusal(error).code === 'banned') await showBan();
  }
  const who = user === null ? texts.nobody : user.isGuest ? texts.guest(user.name) : texts.account(user.name);
  if (isComing) {
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
        <Banned
          {...banned}
          left={(isDeleted) => {
            setBanned(null);
            setGone(isDeleted);
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
          {isGone && user === null ? texts.deleted : who}
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
      {codes !== null && <Secrets help={texts.codesShown} secrets={codes} close={() => setCodes(null)} />}
      {user === null || user.isGuest ? (
        <>
          <ComingIn isGuest={user !== null} showCodes={setCodes} banned={showBan} />
          {user !== null && (
            <div className="online-forms">
              <YourData />
              <Deletion isGuest gone={() => setGone(true)} />
            </div>
          )}
        </>
      ) : (
        <HolderForms showCodes={setCodes} gone={() => setGone(true)} />
      )}
    </>
  );
}
