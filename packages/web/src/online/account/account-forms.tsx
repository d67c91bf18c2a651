import {
  changePassphrase,
  renameAccount,
  renewRecoveryCodes,
  signOut,
  signOutEverywhere,
  type WhoAnswer,
  declareBot,
  keepAccount,
  recoverAccount,
  signIn,
  deleteAccount,
  exportAddress,
} from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { setUser, SERVER, session } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { asRefusal } from '../hooks.ts';
import { ONLINE_TEXTS } from '../messages.ts';
import {
  AccountForm,
  AccountPart,
  nameField,
  newPassphraseField,
  passphraseField,
  ConfirmFirst,
  codeField,
} from './account-form.tsx';
import { ApiTokens } from './api-tokens.tsx';

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
    <div className="account-parts">
      <AccountForm
        title={texts.renameTitle}
        fields={[nameField(texts, texts.newName)]}
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
  );
}

export function SignOut(): ReactNode {
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
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => void leave(signOut)}>
        {label}
      </button>
      <button type="button" className="button quiet" disabled={isBusy} onClick={() => void leave(signOutEverywhere)}>
        {signOutAll}
      </button>
    </>
  );
}

/** Declares, irrevocably, that a program plays for this account: others see it, and it may use engines. */
function BotForm(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  const { user } = useStore(session);
  if (user?.isBot === true) {
    return <AccountPart title={texts.botTitle} help={texts.isBot} />;
  }
  return (
    <ConfirmFirst title={texts.botTitle} help={texts.botHelp} label={texts.bot}>
      <AccountForm
        title={texts.botSure}
        help={texts.botHelp}
        fields={[]}
        submit={texts.botYes}
        kind="dangerous"
        act={async () => setUser((await declareBot(SERVER)).user)}
      />
    </ConfirmFirst>
  );
}

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
    <div className="sign-in">
      <AccountForm
        title={texts.keepTitle}
        help={texts.keepHelp}
        fields={[nameField(texts), newPassphraseField(texts, texts.passphrase)]}
        submit={texts.keep}
        kind="primary"
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

/** Downloads everything the server knows about the user. */
export function DataExport(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  return (
    <AccountPart title={texts.dataTitle} help={texts.exportHelp}>
      <a className="button" href={exportAddress(SERVER)} download>
        {texts.export}
      </a>
    </AccountPart>
  );
}

interface AccountDeletionProps {
  /** Guests have no passphrase. */
  readonly isGuest?: boolean;
  /** Called when the account is deleted. */
  readonly onDeleted: () => void;
}

/** Needs a confirmation and the passphrase. */
export function AccountDeletion({ isGuest = false, onDeleted }: AccountDeletionProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  return (
    <ConfirmFirst title={texts.delete} help={texts.deleteHelp} label={texts.delete}>
      <AccountForm
        title={texts.deleteSure}
        help={texts.deleteHelp}
        fields={isGuest ? [] : [passphraseField(texts)]}
        submit={texts.deleteYes}
        kind="dangerous"
        act={async ({ passphrase = '' }) => {
          const { user } = await (isGuest ? deleteAccount(SERVER) : deleteAccount(SERVER, passphrase));
          onDeleted();
          setUser(user);
        }}
      />
    </ConfirmFirst>
  );
}
