import { deleteAccount, exportAddress } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { setUser, SERVER } from '../../connection/session.ts';
import { useLanguage } from '../../settings/language.tsx';
import { ONLINE_TEXTS } from '../online-texts.ts';
import { AccountForm, ConfirmFirst, passphraseField } from './account-form.tsx';

/** Downloads everything the server knows about the user. */
export function DataExport(): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  return (
    <section className="small-form">
      <h2>{texts.dataTitle}</h2>
      <p>{texts.exportHelp}</p>
      <a className="button" href={exportAddress(SERVER)} download>
        {texts.export}
      </a>
    </section>
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
        isDangerous
        act={async ({ passphrase = '' }) => {
          const { user } = await (isGuest ? deleteAccount(SERVER) : deleteAccount(SERVER, passphrase));
          onDeleted();
          setUser(user);
        }}
      />
    </ConfirmFirst>
  );
}
