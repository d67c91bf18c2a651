import type { Language } from '@tabuleiro/games';
import { REFUSAL_CODES, refusalBody, type RefusalCode } from './refusals.ts';
import type { RefusalBody } from './schemas/index.ts';

/** Something was not done: by the server's word, or because the server cannot be reached. */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';
  readonly body: RefusalBody;
  /** The HTTP status, where there was one. */
  readonly status: number | null;

  constructor(body: RefusalBody, status: number | null = null) {
    super(`${body.code}: ${body.message.en}`);
    this.body = body;
    this.status = status;
  }

  /** For programs. A newer server may have codes that are not in `REFUSAL_CODES`. */
  get code(): string {
    return this.body.code;
  }

  /** After `too-fast`: how long to wait before trying again; null for everything else. */
  get retryAfterSeconds(): number | null {
    return this.body.retryAfterSeconds ?? null;
  }

  /** For people. */
  say(language: Language): string {
    return this.body.message[language];
  }
}

/** One of our own codes as a refusal, for what is found out on this side. */
export function refusalOf(code: RefusalCode): ServerRefusal {
  return new ServerRefusal(refusalBody(code));
}

const FOR_GOOD: ReadonlySet<string> = new Set<RefusalCode>([
  'not-signed-in',
  'banned',
  'unknown-protocol',
  'unknown-host',
  'not-allowed',
]);

/** Whether a refusal says what will not change by trying again. */
export function isForGood({ code }: RefusalBody): boolean {
  return FOR_GOOD.has(code);
}

export function isRefusalBody(value: unknown): value is RefusalBody {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('message' in value)) return false;
  const { code, message } = value;
  if (typeof code !== 'string' || typeof message !== 'object' || message === null) return false;
  if ('retryAfterSeconds' in value && typeof value.retryAfterSeconds !== 'number') return false;
  return 'en' in message && typeof message.en === 'string' && 'pt' in message && typeof message.pt === 'string';
}

export function isRefusalCode(code: string): code is RefusalCode {
  return REFUSAL_CODES.some((known) => known === code);
}
