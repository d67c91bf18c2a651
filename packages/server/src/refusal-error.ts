import { refusalBody, type RefusalBody, type RefusalCode, type RefusalValues } from '@tabuleiro/client';
import {
  byLanguage,
  type ByLanguage,
  formatTextError,
  type GameId,
  loadLocales,
  playerNames,
  styledNames,
  type TextError,
} from '@tabuleiro/games';

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  'too-long': 413,
  'too-fast': 429,
  'too-many-connections': 429,
  'network-busy': 429,
  'not-signed-in': 401,
  'wrong-passphrase': 401,
  'not-yours': 403,
  'not-allowed': 403,
  banned: 403,
  'engine-in-rated': 403,
  'unknown-host': 421,
  'no-such-page': 404,
  'no-such-match': 404,
  'no-such-user': 404,
  'seat-taken': 409,
  'opponent-gone': 409,
  'opponent-busy': 409,
  'stale-move': 409,
  'already-over': 409,
  'not-running': 409,
  'not-your-turn': 409,
  'no-offer': 409,
  'offered-already': 409,
  'said-enough': 429,
  'too-many-draw-offers': 429,
  'too-many-takebacks': 429,
  'too-many-entries': 429,
  'name-taken': 409,
  'already-account': 409,
  'bot-has-played': 409,
  'needs-account': 403,
  'wrong-code': 401,
  'no-such-token': 404,
  'token-expired': 401,
  'missing-scope': 403,
  'needs-bot': 403,
  'no-engine': 503,
  'too-busy': 503,
  failed: 500,
  'going-away': 503,
};
const BAD_REQUEST = 400;

/** Refusals that end by themselves, and the usual number of seconds that takes; `too-fast` brings its own. */
const RETRY_SECONDS: Readonly<Partial<Record<RefusalCode, number>>> = {
  'too-fast': 1,
  'too-busy': 5,
  'going-away': 2,
};

/** A request that the server does not carry out. The client gets the body and the status. */
export class RefusalError extends Error {
  readonly body: RefusalBody;
  readonly status: number;
  /** The headers that belong to the refusal. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: RefusalCode, values?: RefusalValues) {
    super(code);
    this.body = refusalBody(code, values);
    this.status = statusOf(code);
    const [usual, seconds] = [RETRY_SECONDS[code], values?.['seconds']];
    const wait = typeof seconds === 'number' ? seconds : usual;
    this.headers = usual === undefined ? {} : { 'Retry-After': String(wait) };
  }
}

/** Whether the refusal has a `Retry-After`. */
export function canRetry(code: RefusalCode): boolean {
  return RETRY_SECONDS[code] !== undefined;
}

export function statusOf(code: RefusalCode): number {
  return STATUS[code] ?? BAD_REQUEST;
}

/** A detail in the sentence of a refusal, in both languages. */
export type RefusalDetail = ByLanguage<string>;

/** Why a position or a move of a game was not understood. */
export async function errorDetail(game: GameId, error: TextError): Promise<RefusalDetail> {
  const locales = await loadLocales(game);
  return byLanguage((language) => formatTextError(locales[language], error));
}

/** A value of a kind that there is not. */
export function unknownDetail(kind: 'variant' | 'start', value: string): RefusalDetail {
  const names = {
    variant: { en: 'variant', pt: 'variante' },
    start: { en: 'start', pt: 'início' },
  } as const;
  return { en: `there is no ${names[kind].en} ${value}`, pt: `não há ${names[kind].pt} ${value}` };
}

/** Names the computer players of a game instead of an unknown one. */
export function unknownPlayerDetail(game: GameId, player: string): RefusalDetail {
  const known = [...playerNames(game).filter((name) => name !== 'human'), ...styledNames(game)].join(' ');
  return {
    en: `there is no player ${player}, only ${known}`,
    pt: `não há jogador ${player}, só ${known}`,
  };
}
