import { declareBot } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { become, SERVER, visitor } from '../visitor.ts';
import { Considered } from './considered.tsx';
import { SmallForm } from './small-form.tsx';

/** Says that a program plays for this account, for good: others see it, and engines are no unfair help to it. */
export function Bot(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { user } = useStore(visitor);
  if (user?.isBot === true) {
    return (
      <section className="small-form is-bot">
        <h2>{texts.botTitle}</h2>
        <p>{texts.isBot}</p>
      </section>
    );
  }
  return (
    <Considered title={texts.botTitle} help={texts.botHelp} label={texts.bot}>
      <SmallForm
        title={texts.botSure}
        help={texts.botHelp}
        fields={[]}
        submit={texts.botYes}
        isDangerous
        act={async () => become((await declareBot(SERVER)).user)}
      />
    </Considered>
  );
}
