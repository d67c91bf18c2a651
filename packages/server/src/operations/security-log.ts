import type { FastifyBaseLogger } from 'fastify';
import { truncatedAddress } from '../limits/address-limiter.ts';

export type SecurityEvent = 'sign-in' | 'sign-in-failed' | 'limit' | 'ban' | 'deletion';

/** The fields of an event. Names that users typed are never logged: they may be a passphrase in the wrong field. */
export interface EventDetails {
  /** The full address; only the truncated one is logged. */
  readonly ip?: string;
  /** The id of the user whom it is about. */
  readonly user?: string;
  /** The route whose limit was hit, or how or why it happened. */
  readonly kind?: string;
}

const LIMITS: ReadonlySet<string> = new Set(['too-fast', 'too-many-connections', 'network-busy']);

/** Whether a refusal is due to a rate limit, not to a limit of a match. */
export function isLimit(code: string): boolean {
  return LIMITS.has(code);
}

type Fields = Readonly<Record<string, string>>;

const WINDOW_MS = 60_000;
/** Different lines of one event per window; others are counted together. */
const MOST_LINES = 200;

/**
 * Logs security events at level `warn`. Equal events are logged once immediately and once at the end of the minute with
 * their number, so that a flood does not fill the disk.
 */
export class SecurityLog {
  private readonly log: Pick<FastifyBaseLogger, 'warn'>;
  private readonly now: () => number;
  private readonly timer: NodeJS.Timeout;
  private readonly seen = new Map<SecurityEvent, Map<string, { readonly fields: Fields; repeated: number }>>();
  private since = 0;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>, now: () => number) {
    this.log = log;
    this.now = now;
    this.timer = setInterval(() => this.flush(), WINDOW_MS);
  }

  record(event: SecurityEvent, { ip, user, kind }: EventDetails): void {
    if (this.now() - this.since >= WINDOW_MS) this.flush();
    const ofEvent = this.seen.get(event) ?? new Map<string, { readonly fields: Fields; repeated: number }>();
    this.seen.set(event, ofEvent);
    const known = {
      ...(ip !== undefined && { address: truncatedAddress(ip) }),
      ...(user !== undefined && { user }),
      ...(kind !== undefined && { kind }),
    };
    const isNew = !ofEvent.has(JSON.stringify(known));
    const fields: Fields = isNew && ofEvent.size >= MOST_LINES ? { address: 'others' } : known;
    const entry = ofEvent.get(JSON.stringify(fields));
    if (entry !== undefined) {
      entry.repeated++;
      return;
    }
    ofEvent.set(JSON.stringify(fields), { fields, repeated: 0 });
    this.log.warn({ event, ...fields }, event);
  }

  /** Logs the numbers of repeated events. */
  flush(): void {
    this.since = this.now();
    for (const [event, ofEvent] of this.seen) {
      for (const { fields, repeated } of ofEvent.values()) {
        if (repeated > 0) this.log.warn({ event, ...fields, count: repeated }, `${event}, repeated`);
      }
    }
    this.seen.clear();
  }

  close(): void {
    clearInterval(this.timer);
    this.flush();
  }
}
