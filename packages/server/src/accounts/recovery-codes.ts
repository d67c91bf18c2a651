import { randomBytes } from 'node:crypto';
import { hashSecret, isEqual } from '../secrets.ts';

// Recovery codes are long random secrets, so a fast hash keeps them as safe as a slow one.

const CODES = 8;
/** Without i, l, o and u, which are misread; 32 of them, so each is as likely: 80 random bits in a code. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LETTERS = 16;

export interface NewCodes {
  /** Shown to the user once. */
  readonly codes: readonly string[];
  /** Stored: the hashes of the codes. */
  readonly kept: string;
}

export function newCodes(): NewCodes {
  const codes = Array.from({ length: CODES }, newCode);
  return { codes, kept: makeKept(codes.map((code) => hashSecret(plain(code)))) };
}

/** Adds a code to the stored ones. */
export function addCode(kept: string | null): { readonly code: string; readonly kept: string } {
  const code = newCode();
  const hashes = (kept ?? '').split(' ').filter((hash) => hash !== '');
  return { code, kept: makeKept([...hashes, hashSecret(plain(code))]) };
}

/**
 * What is stored after a code was used; null if it is not valid. Compares with all codes, so that the time tells
 * nothing.
 */
export function useCode(kept: string | null, code: string): string | null {
  const hash = hashSecret(plain(code));
  const hashes = (kept ?? '').split(' ');
  const left = hashes.filter((one) => !isEqual(one, hash));
  return left.length === hashes.length ? null : makeKept(left);
}

function newCode(): string {
  const letters = Array.from(randomBytes(CODE_LETTERS), (byte) => LETTERS[byte % LETTERS.length] ?? '').join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Ignores case and separators. */
function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function makeKept(hashes: readonly string[]): string {
  return hashes.join(' ');
}
