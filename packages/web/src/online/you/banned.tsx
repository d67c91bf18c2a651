import { type BanAnswer, signOut } from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal } from '../hooks.ts';
import { Refusal } from '../trouble.tsx';
import { become, SERVER } from '../visitor.ts';
import { Deletion, YourData } from './your-data.tsx';

interface BannedProps extends BanAnswer {
  /** The user signed out, or the account is deleted. */
  readonly left: (isDeleted: boolean) => void;
}

/** What a banned user sees: why and until when, and what they can still do. */
export function Banned({ user, ban, left }: BannedProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const [problem, setProblem] = useState<unknown>(null);
  if (user === null || ban === null) return null;
  const leave = async (): Promise<void> => {
    try {
      become((await signOut(SERVER)).user);
      left(false);
    } catch (error) {
      setProblem(error);
    }
  };
  const time = new Intl.DateTimeFormat(language === 'pt' ? 'pt-PT' : 'en-GB', {
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
        <Refusal body={problem === null ? null : asRefusal(problem).body} />
      </section>
      <div className="online-forms">
        <YourData />
        <Deletion isGuest={user.isGuest} gone={() => left(true)} />
      </div>
    </>
  );
}
