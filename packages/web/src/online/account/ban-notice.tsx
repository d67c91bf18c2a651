import { type BanAnswer, signOut } from '@tabuleiro/client';
import { LANGUAGE_TAGS } from '@tabuleiro/games';
import { type ReactNode, useState } from 'react';
import { setUser, SERVER } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { ErrorMessage } from '../error-messages.tsx';
import { asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS } from '../online-texts.ts';
import { AccountDeletion, DataExport } from './personal-data.tsx';

interface BanNoticeProps extends BanAnswer {
  /** Called when the user has signed out or deleted the account. */
  readonly onLeft: (isDeleted: boolean) => void;
}

/** Why and until when the user is banned, and what the user can still do. */
export function BanNotice({ user, ban, onLeft }: BanNoticeProps): ReactNode {
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
      <section className="small-form" role="alert">
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
      <div className="online-forms">
        <DataExport />
        <AccountDeletion isGuest={user.isGuest} onDeleted={() => onLeft(true)} />
      </div>
    </>
  );
}
