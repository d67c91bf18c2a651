import {
  changePassphrase,
  renameAccount,
  renewRecoveryCodes,
  signOut,
  signOutEverywhere,
  type WhoAnswer,
  declareBot,
} from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { setUser, SERVER, session } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { ONLINE_TEXTS } from '../online-texts.ts';
import { AccountForm, nameField, newPassphraseField, passphraseField, ConfirmFirst } from './account-form.tsx';
import { ApiTokens } from './api-tokens.tsx';
import { AccountDeletion, DataExport } from './personal-data.tsx';

interface AccountFormsProps {
  readonly showCodes: (codes: readonly string[]) => void;
  /** Called when the account is deleted. */
  readonly onDeleted: () => void;
}

/** What account holders can do with their account. */
export function AccountForms({ showCodes, onDeleted }: AccountFormsProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  return (
    <>
      <SignOut />
      <div className="online-forms">
        <AccountForm
          title={texts.renameTitle}
          fields={[nameField(texts)]}
          submit={texts.rename}
          act={async ({ name = '' }) => setUser((await renameAccount(SERVER, name)).user)}
        />
        <AccountForm
          title={texts.passphraseTitle}
          fields={[passphraseField(texts), newPassphraseField(texts)]}
          submit={texts.changePassphrase}
          act={async ({ passphrase = '', newPassphrase = '' }) => {
            await changePassphrase(SERVER, { passphrase, newPassphrase });
          }}
        />
        <AccountForm
          title={texts.codesTitle}
          help={texts.codesHelp}
          fields={[passphraseField(texts)]}
          submit={texts.codesNew}
          act={async ({ passphrase = '' }) => showCodes((await renewRecoveryCodes(SERVER, passphrase)).recoveryCodes)}
        />
        <ApiTokens />
        <BotForm />
        <DataExport />
        <AccountDeletion onDeleted={onDeleted} />
      </div>
    </>
  );
}

function SignOut(): ReactNode {
  const { language } = useLanguage();
  const { signOut: label, signOutAll } = ONLINE_TEXTS[language].you;
  const [isBusy, setBusy] = useState(false);
  const leave = async (how: (server: typeof SERVER) => Promise<WhoAnswer>): Promise<void> => {
    setBusy(true);
    try {
      setUser((await how(SERVER)).user);
    } catch {
      // Without an answer the user is still signed in and can try again.
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="say-buttons">
      <button type="button" className="button" disabled={isBusy} onClick={() => void leave(signOut)}>
        {label}
      </button>
      <button type="button" className="button quiet" disabled={isBusy} onClick={() => void leave(signOutEverywhere)}>
        {signOutAll}
      </button>
    </div>
  );
}

/** Declares, irrevocably, that a program plays for this account: others see it, and it may use engines. */
function BotForm(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { user } = useStore(session);
  if (user?.isBot === true) {
    return (
      <section className="small-form is-bot">
        <h2>{texts.botTitle}</h2>
        <p>{texts.isBot}</p>
      </section>
    );
  }
  return (
    <ConfirmFirst title={texts.botTitle} help={texts.botHelp} label={texts.bot}>
      <AccountForm
        title={texts.botSure}
        help={texts.botHelp}
        fields={[]}
        submit={texts.botYes}
        isDangerous
        act={async () => setUser((await declareBot(SERVER)).user)}
      />
    </ConfirmFirst>
  );
}
