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
  checkLetters(name);
  if (givenBeginning(name) !== null) throw new Refused('name-taken');
  return name;
}

/** With what a name begins that only the server gives; null for any other name. */
export function givenBeginning(name: string): string | null {
  const keys = [nameKey(name), ...skeletonsOf(name)];
  return [GUEST, DELETED].find((beginning) => keys.some((key) => key.startsWith(beginning))) ?? null;
}

/** Whether each letter is one of these. */
const onlyOf = (letters: string): RegExp => new RegExp(`^(?:[${letters}]|[^\\p{L}])*$`, 'u');

const scriptsOf = (names: readonly string[]): string => names.map((name) => `\\p{scx=${name}}`).join('');

/** Scripts that UAX 31 recommends. Letters of the others look like them, and hardly anybody can type them. */
const SCRIPTS =
  `Latin Cyrillic Greek Arabic Armenian Bengali Bopomofo Devanagari Ethiopic Georgian Gujarati Gurmukhi Han Hangul Hebrew
  Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`.split(/\s+/);
const KNOWN = onlyOf(scriptsOf(SCRIPTS));
/** Scripts that are written together, after UTS 39: highly restrictive. */
const TOGETHER = [
  ...SCRIPTS.map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((scripts) => onlyOf(scriptsOf(scripts)));
/** Letters of phonetic alphabets, small capitals among them, except for those that languages are written with. */
const PHONETIC = /(?![ɓɔɖɗəɛɣɨɩɲʉʊʋʒ])[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;

/** Refuses letters that could be taken for others: of rare scripts, or of scripts that are not written together. */
function checkLetters(name: string): void {
  if (!KNOWN.test(name) || PHONETIC.test(name)) throw new Refused('rare-letters');
  if (!TOGETHER.some((scripts) => scripts.test(name))) throw new Refused('mixed-name');
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
