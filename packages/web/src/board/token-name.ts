import { type FurnitureView, sayMessage, type Voice } from '@tabuleiro/games';

/** What is written beside a token: what it is, and when nobody has it, that nobody has. */
export function tokenName(voice: Voice, { name, owner }: Extract<FurnitureView, { kind: 'token' }>): string {
  const word = sayMessage(voice, { code: name });
  return owner === null ? `${word}: ${voice.shared.nobody}` : word;
}
