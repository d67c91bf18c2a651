import { byLanguage, type Language } from '@tabuleiro/games';
import type { RefusalBody } from './schemas/index.ts';
import { refusals as en, type RefusalTexts } from './text/en.ts';
import { refusals as pt } from './text/pt.ts';

export type RefusalCode = keyof RefusalTexts;

const TEXTS: Readonly<Record<Language, RefusalTexts>> = { en, pt };

/** Every reason for which a request is refused. */
export const REFUSAL_CODES: readonly RefusalCode[] = Object.keys(en).filter(isRefusalCode);

function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(en, code);
}

/** The values of `{placeholders}`, one for both languages or one for each. */
export type RefusalValues = Readonly<Record<string, string | number | Readonly<Record<Language, string>>>>;

/** A refusal as it is sent. */
export function refusalBody(code: RefusalCode, values: RefusalValues = {}): RefusalBody {
  const say = (language: Language): string =>
    TEXTS[language][code].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return String(typeof value === 'object' ? value[language] : value);
    });
  const { seconds } = values;
  return {
    code,
    message: byLanguage(say),
    ...(code === 'too-fast' && typeof seconds === 'number' && { retryAfterSeconds: seconds }),
  };
}

/** The server refused a request, or cannot be reached. */
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

/** A refusal that the client itself finds out. */
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

/** Whether trying again will not help. */
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
