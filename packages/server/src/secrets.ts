import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A secret that its holder sends with every request; 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of such a secret, which is useless to a reader of the database. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A random id that cannot be guessed. */
export function newId(length = 16): string {
  return Array.from({ length }, () => DIGITS[randomInt(DIGITS.length)]).join('');
}

/** An id that is derived from another one and always the same. */
export function derivedId(from: string, purpose: string, length = 16): string {
  const bytes = createHash('sha256').update(`${purpose} ${from}`).digest();
  return Array.from({ length }, (_, index) => DIGITS[(bytes[index] ?? 0) % DIGITS.length]).join('');
}

/** Compares in constant time. */
export function isEqual(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
