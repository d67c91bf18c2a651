import { INVISIBLE, USER_NAME } from '@tabuleiro/client/schemas';
import unhomoglyph from 'unhomoglyph';
import { Refused } from '../refused.ts';
import { newId } from '../secrets.ts';

/** Names that the server gives; nobody takes one. */
const GUEST = 'guest-';
export const DELETED = 'deleted-';

/** A name as it is stored: composed letters, one space between words. Throws a refusal for what is no name. */
export function readName(text: string): string {
  if (INVISIBLE.test(text)) throw new Refused('invisible-name');
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (!USER_NAME.test(name)) throw new Refused('bad-name');
  if (mixesAlphabets(name)) throw new Refused('mixed-name');
  if (givenBeginning(name) !== null) throw new Refused('name-taken');
  return name;
}

/** With what a name begins that only the server gives; null for any other name. */
export function givenBeginning(name: string): string | null {
  const keys = [nameKey(name), ...skeletonsOf(name)];
  return [GUEST, DELETED].find((beginning) => keys.some((key) => key.startsWith(beginning))) ?? null;
}

/** Letters of these alphabets look like each other: a name of both could be taken for somebody else's. */
function mixesAlphabets(name: string): boolean {
  const used = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(name));
  return used.length > 1;
}

/** A name as users are looked up by it: «Inês» is «ines». */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  return withoutMarks(plain).trim().replaceAll(/\s+/g, ' ');
}

/**
 * What a name looks like: its skeletons after UTS 39, without case and accents. Two names that share one can be mistaken for
 * each other. A capital may look like another letter than its small form does (I like l, i like no other), so the name is
 * taken as it is written, in small letters and in capitals.
 */
export function skeletonsOf(name: string): readonly string[] {
  const written = name.normalize('NFKD');
  const shapes = [written, written.toLowerCase(), written.toUpperCase()];
  return [...new Set(shapes.map((shape) => skeletonOf(nameKey(skeletonOf(shape)))))];
}

function skeletonOf(text: string): string {
  return withoutMarks(unhomoglyph(text.normalize('NFD')).normalize('NFD'));
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\p{M}/gu, '');
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
