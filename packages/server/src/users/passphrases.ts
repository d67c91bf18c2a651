import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { Refused } from '../refused.ts';

interface Cost {
  /** The exponent of scrypt's N; with r and p it says how much memory and time a guess costs. */
  readonly log: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and about a tenth of a second for each guess. */
const COST: Cost = { log: 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const KEPT = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]{22})\$([\w-]{43})$/;

/** Each one takes a thread of the pool, which files and names need too. */
const MOST_AT_ONCE = 2;
/** Whoever comes when so many wait is sent away: nobody would want to wait for all of them. */
const MOST_WAITING = 60;
const RETRY_SECONDS = 10;

/** Hashes passphrases, a few at a time. What is kept says how it was made, so that the cost can be raised one day. */
export class Passphrases {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Compared with when there is nothing to compare with, so that a name that nobody has takes as long as any other. */
  private readonly nobodys = keptOf(COST, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));

  async hash(passphrase: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return keptOf(COST, salt, await this.derive(passphrase, salt, COST));
  }

  /** Whether a passphrase is the one that was hashed; never when nothing was. */
  async isRight(passphrase: string, kept: string | null): Promise<boolean> {
    const [, log = '', r = '', p = '', salt = '', key = ''] = KEPT.exec(kept ?? this.nobodys) ?? [];
    const cost = { log: Number(log), r: Number(r), p: Number(p) };
    const expected = Buffer.from(key, 'base64url');
    if (expected.length !== KEY_BYTES) return false;
    const found = await this.derive(passphrase, Buffer.from(salt, 'base64url'), cost);
    return timingSafeEqual(found, expected) && kept !== null;
  }

  private async derive(passphrase: string, salt: Buffer, { log, r, p }: Cost): Promise<Buffer> {
    await this.enter();
    try {
      // Twice what it needs: scrypt counts a little more than the table itself.
      const options = { N: 2 ** log, r, p, maxmem: 256 * 2 ** log * r };
      return await derive(passphrase, salt, options);
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < MOST_AT_ONCE) {
      this.running++;
      return;
    }
    if (this.waiting.length >= MOST_WAITING) throw new Refused('too-fast', { seconds: RETRY_SECONDS });
    // Whoever leaves hands its place over.
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve);
    });
  }

  private leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.running--;
    else next();
  }
}

function keptOf({ log, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', log, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** However an accent was typed, it is the same passphrase. */
function derive(passphrase: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
