import type { MatchLease, OpenLease } from '@tabuleiro/play';

// One match in several windows of a browser. A lock of the browser says which window has the match, for as long as that
// window is open; a message asks for it. Where there are no locks, as on pages from another machine over plain http, the
// window that was opened last has the match.

/** How long to wait for a page that was just left, or was asked for the match, to release it. */
const PATIENCE_MS = 500;
type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const CHANNEL = 'tabuleiro.matches';

/** Opens leases for the windows of a browser, which share its storage. */
export function windowLeases(storage: LeaseStorage): OpenLease {
  const own = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return async (match, lost) => {
    const lease = new WindowLease(`tabuleiro ${match}`, own, storage, lost);
    await lease.open();
    return lease;
  };
}

class WindowLease implements MatchLease {
  private readonly name: string;
  private readonly own: string;
  private readonly storage: LeaseStorage;
  private readonly lost: () => Promise<void> | void;
  private readonly channel: BroadcastChannel | null;
  /** Holds the window that took the match last: a window that was suspended looks there before it saves. */
  private readonly key: string;
  private hasLock = false;
  private isNoted = false;
  private letGo: () => void = () => undefined;

  constructor(name: string, own: string, storage: LeaseStorage, lost: () => Promise<void> | void) {
    this.name = name;
    this.key = `tabuleiro.taken.${name}`;
    this.own = own;
    this.storage = storage;
    this.lost = lost;
    this.channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
    this.channel?.addEventListener('message', ({ data }) => {
      if (data === name && this.hasLock) void this.lose();
    });
  }

  async open(): Promise<void> {
    if (locks() === null) return this.take();
    if (await this.requestSoon()) this.note();
  }

  isHeld(): boolean {
    return this.hasLock && (!this.isNoted || this.isOwn());
  }

  async take(): Promise<void> {
    this.channel?.postMessage(this.name);
    if (locks() !== null && !(await this.requestSoon())) await this.request({ steal: true });
    this.note();
  }

  release(): void {
    if (this.isHeld()) quietly(() => this.storage.removeItem(this.key));
    this.hasLock = false;
    this.letGo();
    this.channel?.close();
  }

  private note(): void {
    this.hasLock = true;
    quietly(() => this.storage.setItem(this.key, this.own));
    this.isNoted = this.isOwn();
  }

  /** Saves the match before the lock is free. */
  private async lose(): Promise<void> {
    await this.lost();
    this.hasLock = false;
    this.letGo();
  }

  private async requestSoon(): Promise<boolean> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
    const isGiven = await this.request({ signal: waiting.signal });
    clearTimeout(timer);
    return isGiven;
  }

  /** Waits for the lock; false if it is not granted. */
  private async request(options: LockOptions): Promise<boolean> {
    return new Promise((resolve) => {
      const held = async (): Promise<void> => {
        resolve(true);
        await new Promise<void>((letGo) => {
          this.letGo = letGo;
        });
      };
      locks()
        ?.request(this.name, options, held)
        .catch(() => {
          resolve(false);
          // It was stolen from a window that did not answer.
          if (this.hasLock) {
            this.hasLock = false;
            void this.lost();
          }
        });
    });
  }

  private isOwn(): boolean {
    return quietly(() => this.storage.getItem(this.key)) === this.own;
  }
}

function locks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null;
}

/** Without storage, no two windows have the same match. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
