import {
  changePassphrase,
  renameAccount,
  renewRecoveryCodes,
  signOut,
  signOutEverywhere,
  type WhoAnswer,
} from '@tabuleiro/client';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { become, SERVER } from '../visitor.ts';
import { Bot } from './bot.tsx';
import { nameField, newPassphraseField, passphraseField } from './fields.ts';
import { SmallForm } from './small-form.tsx';
import { Tokens } from './tokens.tsx';
import { Deletion, YourData } from './your-data.tsx';

interface HolderFormsProps {
  readonly showCodes: (codes: readonly string[]) => void;
  /** The account is deleted. */
  readonly gone: () => void;
}

/** What the holder of an account can do with it. */
export function HolderForms({ showCodes, gone }: HolderFormsProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  return (
    <>
      <SignOut />
      <div className="online-forms">
        <SmallForm
          title={texts.renameTitle}
          fields={[nameField(texts)]}
          submit={texts.rename}
          act={async ({ name = '' }) => become((await renameAccount(SERVER, name)).user)}
        />
        <SmallForm
          title={texts.passphraseTitle}
          fields={[passphraseField(texts), newPassphraseField(texts)]}
          submit={texts.changePassphrase}
          act={async ({ passphrase = '', newPassphrase = '' }) => {
            await changePassphrase(SERVER, { passphrase, newPassphrase });
          }}
        />
        <SmallForm
          title={texts.codesTitle}
          help={texts.codesHelp}
          fields={[passphraseField(texts)]}
          submit={texts.codesNew}
          act={async ({ passphrase = '' }) => showCodes((await renewRecoveryCodes(SERVER, passphrase)).recoveryCodes)}
        />
        <Tokens />
        <Bot />
        <YourData />
        <Deletion gone={gone} />
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
      become((await how(SERVER)).user);
    } catch {
      // Without an answer one is still in; the button can be pressed again.
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
