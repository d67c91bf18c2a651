import { USER_NAME } from '@tabuleiro/client/schemas';
import { Refused } from '../refused.ts';
import { newId } from '../secrets.ts';

/** Names that the server gives; nobody takes one. */
const GUEST = 'guest-';
export const DELETED = 'deleted-';

/** A name as it is kept: one way to write each letter, one space between words. */
export function readName(text: string): string {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (!USER_NAME.test(name)) throw new Refused('bad-name');
  if (mixesAlphabets(name)) throw new Refused('mixed-name');
  if (givenBeginning(name) !== null) throw new Refused('name-taken');
  return name;
}

/** With what a name begins that only the server gives; null for any other name. */
export function givenBeginning(name: string): string | null {
  const key = nameKey(name);
  return [GUEST, DELETED].find((beginning) => key.startsWith(beginning)) ?? null;
}

/** Letters of these alphabets look like each other: a name of both could be taken for somebody else's. */
function mixesAlphabets(name: string): boolean {
  const used = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(name));
  return used.length > 1;
}

/** A name as it is compared: «Inês» is «ines». */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  return plain.replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ');
}

export function newGuestName(): string {
  return `${GUEST}${newId(8)}`;
}

export function newDeletedName(): string {
  return `${DELETED}${newId(10)}`;
}

export function isDeletedName(name: string): boolean {
  return name.startsWith(DELETED);
}
