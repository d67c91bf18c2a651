import { keepAccount, recoverAccount, signIn, type WhoAnswer } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { asRefusal } from '../hooks.ts';
import { become, SERVER } from '../visitor.ts';
import { codeField, nameField, newPassphraseField, passphraseField } from './fields.ts';
import { SmallForm } from './small-form.tsx';

interface ComingInProps {
  readonly isGuest: boolean;
  readonly showCodes: (codes: readonly string[]) => void;
  /** Name and passphrase were right, but the user is banned. */
  readonly banned: () => Promise<void>;
}

/** For guests and for those who have gone out: keep an account, sign in, or get in again. */
export function ComingIn({ isGuest, showCodes, banned }: ComingInProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const enter = async (signing: Promise<WhoAnswer>): Promise<void> => {
    try {
      become((await signing).user);
    } catch (error) {
      if (asRefusal(error).code === 'banned') await banned();
      throw error;
    }
  };
  return (
    <div className="online-forms">
      <SmallForm
        title={texts.keepTitle}
        help={texts.keepHelp}
        fields={[nameField(texts), newPassphraseField(texts, texts.passphrase)]}
        submit={texts.keep}
        act={async ({ name = '', newPassphrase = '' }) => {
          const { user, recoveryCodes } = await keepAccount(SERVER, { name, passphrase: newPassphrase });
          showCodes(recoveryCodes);
          become(user);
        }}
      />
      <SmallForm
        title={texts.signInTitle}
        {...(isGuest && { help: texts.signInGuest })}
        fields={[nameField(texts), passphraseField(texts)]}
        submit={texts.signIn}
        act={({ name = '', passphrase = '' }) => enter(signIn(SERVER, name, passphrase))}
      />
      <SmallForm
        title={texts.recoverTitle}
        help={texts.recoverHelp}
        fields={[nameField(texts), codeField(texts), newPassphraseField(texts)]}
        submit={texts.recover}
        act={({ name = '', code = '', newPassphrase = '' }) =>
          enter(recoverAccount(SERVER, { name, code, passphrase: newPassphrase }))
        }
      />
    </div>
  );
}
