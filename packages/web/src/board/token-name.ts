import { type FurnitureView, formatMessage, type GameLocale } from '@tabuleiro/games';

/** What is written beside a token: what it is, and when nobody has it, that nobody has. */
export function tokenName(locale: GameLocale, { name, owner }: Extract<FurnitureView, { kind: 'token' }>): string {
  const word = formatMessage(locale, { code: name });
  return owner === null ? `${word}: ${locale.shared.nobody}` : word;
}
