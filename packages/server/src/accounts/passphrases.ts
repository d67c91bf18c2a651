import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { GAME_IDS } from '@tabuleiro/games';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { FairQueue, type Requester } from '../limits/fair-queue.ts';
import { RefusalError } from '../refusal-error.ts';
import { hashSecret, isEqual } from '../secrets.ts';
import { nameKey } from '../store/name-keys.ts';

export interface HashCost {
  /** The exponent of scrypt's N, which together with r and p determines the memory and time that a guess costs. */
  readonly log: number;
  readonly r: number;
  readonly p: number;
}

/**
 * One of the settings for scrypt that OWASP's Password Storage Cheat Sheet names as similar in defence. N = 2^17 with p = 1
 * needs 128 MiB for each hash; this one needs 32 MiB, so that a small machine can hash several at a time.
 */
export const DEFAULT_COST: HashCost = { log: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const KEPT = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

/** Each hash takes one of the four threads that file access and DNS need too, and 32 MiB. */
const HASHING = { parallel: 2, waiting: 60, waitingOfVisitor: 4, retrySeconds: 10 };

/** Whether a passphrase was right, and the hash that replaces the stored one when that has another cost. */
export interface Verified {
  readonly isRight: boolean;
  readonly rehashed: string | null;
}

/** Hashes passphrases. A stored hash names its cost, so hashes of an older cost stay usable. */
export class Passphrases {
  private readonly queue = new FairQueue(HASHING);
  private readonly cost: HashCost;
  /** Verified in place of a hash that does not exist, so that an unknown name takes as long as a known one. */
  private readonly dummy: string;

  constructor(cost = DEFAULT_COST) {
    this.cost = cost;
    this.dummy = keptOf(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  }

  /** Hashes the new passphrase of the user with this name. Refuses one that is easy to guess. */
  hash(requester: Requester, passphrase: string, name: string): Promise<string> {
    // The estimate takes milliseconds of the main thread, so it waits in the queue too.
    return this.queue.run(requester, async () => {
      await checkPassphrase(passphrase, name);
      return hashWith(this.cost, passphrase);
    });
  }

  /** Compares a passphrase with a stored hash; without a hash it is never right. */
  verify(requester: Requester, passphrase: string, kept: string | null): Promise<Verified> {
    return this.queue.run(requester, async () => {
      const isRight = (await matches(passphrase, kept ?? this.dummy)) && kept !== null;
      const isOutdated = isRight && !kept.startsWith(prefixOf(this.cost));
      return { isRight, rehashed: isOutdated ? await hashWith(this.cost, passphrase) : null };
    });
  }
}

async function hashWith(cost: HashCost, passphrase: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return keptOf(cost, salt, await derive(passphrase, salt, cost));
}

async function matches(passphrase: string, kept: string): Promise<boolean> {
  const [, log = '', r = '', p = '', salt = '', key = ''] = KEPT.exec(kept) ?? [];
  const expected = Buffer.from(key, 'base64url');
  if (expected.length !== KEY_BYTES) return false;
  const cost = { log: Number(log), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(passphrase, Buffer.from(salt, 'base64url'), cost), expected);
}

function prefixOf({ log, r, p }: HashCost): string {
  return `scrypt$${log}$${r}$${p}$`;
}

function keptOf(cost: HashCost, salt: Buffer, key: Buffer): string {
  return `${prefixOf(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Normalizes first: an accent may be typed as one character or as two. */
function derive(passphrase: string, salt: Buffer, { log, r, p }: HashCost): Promise<Buffer> {
  // OpenSSL counts a little more memory than the table needs.
  const options: ScryptOptions = { N: 2 ** log, r, p, maxmem: 256 * 2 ** log * r };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

// Refuses passphrases that are guessed early, as zxcvbn estimates it: from lists of leaked passwords, of words and names in
// English and Portuguese, and from dates, repetitions and neighbouring keys.

/** A passphrase that takes fewer than 10 to this power guesses is refused. Four ordinary words take about 10^11. */
const LEAST_GUESSES_LOG10 = 8.5;
/** The estimate takes longer the longer the text; the beginning decides. */
const MOST_CHARACTERS = 32;
const SHORTEST_NAME_PART = 2;
const SITE_NAMES = ['tabuleiro', ...GAME_IDS];
/**
 * Letters that digits and signs stand for. With the library's own table, which has hundreds of entries, a check takes
 * seconds.
 */
const LEET_LETTERS = { a: ['4', '@'], b: ['8'], e: ['3'], i: ['1', '!'], o: ['0'], s: ['5', '$'], t: ['7'] };

let loading: Promise<ZxcvbnFactory> | null = null;

/**
 * Refuses a new passphrase that is easy to guess, with a code of its own if it contains the name of the user or the
 * site.
 */
export async function checkPassphrase(passphrase: string, name: string): Promise<void> {
  loading ??= loadEstimator().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  const estimator = await loading;
  const text = normalise(passphrase).slice(0, MOST_CHARACTERS);
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_NAME_PART);
  const names = [name, ...parts, ...SITE_NAMES].map(normalise);
  if (estimator.check(text, names).guessesLog10 >= LEAST_GUESSES_LOG10) return;
  throw new RefusalError(names.some((part) => text.includes(part)) ? 'own-name-passphrase' : 'common-passphrase');
}

/** Loads the word lists on the first use: they take memory and some tenths of a second. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const { ZxcvbnFactory: Factory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary: common } = await import('@zxcvbn-ts/language-common');
  const { dictionary: english } = await import('@zxcvbn-ts/language-en');
  const { dictionary: portuguese } = await import('@zxcvbn-ts/language-pt-br');
  const withoutAccents = Object.entries(portuguese).map(([list, words]) => [list, words.map(normalise)] as const);
  return new Factory({
    dictionary: { ...common, ...english, ...Object.fromEntries(withoutAccents) },
    graphs: adjacencyGraphs,
    l33tTable: LEET_LETTERS,
    l33tMaxSubstitutions: 2,
  });
}

/** Removes case, accents, spaces and other separators. */
function normalise(text: string): string {
  return nameKey(text).replaceAll(/[\s\p{Pd}\p{Pc}.,;:'’]/gu, '');
}

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
