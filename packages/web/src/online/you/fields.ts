import type { YouTexts } from '../../text/online/texts.ts';
import type { FormField } from './small-form.tsx';

const LONGEST_NAME = 20;
const SHORTEST_PASSPHRASE = 10;
const LONGEST_PASSPHRASE = 200;
const LONGEST_CODE = 60;

export function nameField({ name }: YouTexts): FormField {
  return { name: 'name', label: name, autoComplete: 'username', maxLength: LONGEST_NAME };
}

/** The passphrase that one has. */
export function passphraseField({ passphrase }: YouTexts): FormField {
  return {
    name: 'passphrase',
    label: passphrase,
    isSecret: true,
    autoComplete: 'current-password',
    maxLength: LONGEST_PASSPHRASE,
  };
}

/** One that is chosen. */
export function newPassphraseField(texts: YouTexts, label = texts.newPassphrase): FormField {
  return {
    name: 'newPassphrase',
    label,
    help: texts.passphraseHelp,
    isSecret: true,
    autoComplete: 'new-password',
    minLength: SHORTEST_PASSPHRASE,
    maxLength: LONGEST_PASSPHRASE,
  };
}

export function codeField({ code }: YouTexts): FormField {
  return { name: 'code', label: code, autoComplete: 'one-time-code', maxLength: LONGEST_CODE };
}
