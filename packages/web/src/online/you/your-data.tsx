import { deleteAccount, exportAddress } from '@tabuleiro/client';
import type { ReactNode } from 'react';
import { useLanguage } from '../../app/language.tsx';
import { ONLINE_TEXTS } from '../../text/online/index.ts';
import { become, SERVER } from '../visitor.ts';
import { Considered } from './considered.tsx';
import { passphraseField } from './fields.ts';
import { SmallForm } from './small-form.tsx';

/** All that the server keeps, to take along. */
export function YourData(): ReactNode {
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

interface DeletionProps {
  /** Guests have no passphrase to be asked for. */
  readonly isGuest?: boolean;
  /** The account is deleted. */
  readonly gone: () => void;
}

/** Asked twice, and only with the passphrase. */
export function Deletion({ isGuest = false, gone }: DeletionProps): ReactNode {
  const { language } = useLanguage();
  const texts = ONLINE_TEXTS[language].you;
  return (
    <Considered title={texts.delete} help={texts.deleteHelp} label={texts.delete}>
      <SmallForm
        title={texts.deleteSure}
        help={texts.deleteHelp}
        fields={isGuest ? [] : [passphraseField(texts)]}
        submit={texts.deleteYes}
        isDangerous
        act={async ({ passphrase = '' }) => {
          const { user } = await (isGuest ? deleteAccount(SERVER) : deleteAccount(SERVER, passphrase));
          gone();
          become(user);
        }}
      />
    </Considered>
  );
}
