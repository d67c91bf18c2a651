import { keepAccount, recoverAccount, signIn, type WhoAnswer } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { setUser, SERVER } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS } from '../online-texts.ts';
import { AccountForm, codeField, nameField, newPassphraseField, passphraseField } from './account-form.tsx';

interface SignInFormsProps {
  readonly isGuest: boolean;
  readonly showCodes: (codes: readonly string[]) => void;
  /** Called when name and passphrase were right but the user is banned. */
  readonly onBanned: () => Promise<void>;
}

/** Forms for guests and visitors: create an account, sign in or recover an account. */
export function SignInForms({ isGuest, showCodes, onBanned }: SignInFormsProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const enter = async (signing: Promise<WhoAnswer>): Promise<void> => {
    try {
      setUser((await signing).user);
    } catch (error) {
      if (asRefusal(error).code === 'banned') await onBanned();
      throw error;
    }
  };
  return (
    <div className="online-forms">
      <AccountForm
        title={texts.keepTitle}
        help={texts.keepHelp}
        fields={[nameField(texts), newPassphraseField(texts, texts.passphrase)]}
        submit={texts.keep}
        act={async ({ name = '', newPassphrase = '' }) => {
          const { user, recoveryCodes } = await keepAccount(SERVER, { name, passphrase: newPassphrase });
          showCodes(recoveryCodes);
          setUser(user);
        }}
      />
      <AccountForm
        title={texts.signInTitle}
        {...(isGuest && { help: texts.signInGuest })}
        fields={[nameField(texts), passphraseField(texts)]}
        submit={texts.signIn}
        act={({ name = '', passphrase = '' }) => enter(signIn(SERVER, name, passphrase))}
      />
      <AccountForm
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
