import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { FairQueue, type Requester } from '../limits/fair-queue.ts';
import { checkPassphrase } from './weak-passphrases.ts';

interface Cost {
  /** The exponent of scrypt's N; with r and p it says how much memory and time a guess costs. */
  readonly log: number;
  readonly r: number;
  readonly p: number;
}

/**
 * One of the settings for scrypt that OWASP's Password Storage Cheat Sheet names as similar in defence. N = 2^17 with p = 1
 * needs 128 MiB for each hash; this one needs 32 MiB, so that a small machine can hash several at a time.
 */
const COST: Cost = { log: 15, r: 8, p: 3 };
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
  /** Verified in place of a hash that does not exist, so that an unknown name takes as long as a known one. */
  private readonly dummy = keptOf(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

  /** Hashes the new passphrase of the user with this name. Refuses one that is easy to guess. */
  hash(requester: Requester, passphrase: string, name: string): Promise<string> {
    // The estimate takes milliseconds of the main thread, so it waits in the queue too.
    return this.queue.run(requester, async () => {
      await checkPassphrase(passphrase, name);
      return hashWith(COST, passphrase);
    });
  }

  /** Compares a passphrase with a stored hash; without a hash it is never right. */
  verify(requester: Requester, passphrase: string, kept: string | null): Promise<Verified> {
    return this.queue.run(requester, async () => {
      const isRight = (await matches(passphrase, kept ?? this.dummy)) && kept !== null;
      const isOutdated = isRight && !kept.startsWith(prefixOf(COST));
      return { isRight, rehashed: isOutdated ? await hashWith(COST, passphrase) : null };
    });
  }
}

async function hashWith(cost: Cost, passphrase: string): Promise<string> {
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

function prefixOf({ log, r, p }: Cost): string {
  return `scrypt$${log}$${r}$${p}$`;
}

function keptOf(cost: Cost, salt: Buffer, key: Buffer): string {
  return `${prefixOf(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Normalizes first: an accent may be typed as one character or as two. */
function derive(passphrase: string, salt: Buffer, { log, r, p }: Cost): Promise<Buffer> {
  // Twice what the table needs: OpenSSL counts a little more than the table.
  const options: ScryptOptions = { N: 2 ** log, r, p, maxmem: 256 * 2 ** log * r };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
