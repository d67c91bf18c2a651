import type { TokenScope } from '@tabuleiro/client';
import { RefusalError } from '../refusal-error.ts';
import type { Person } from './users.ts';

// What a token may do. A session may do everything except what is only for programs.

/** Refuses a token without this scope. */
export function requireScope({ scopes }: Person, scope: TokenScope): void {
  if (!scopes.includes(scope)) throw missing(scope);
}

/** Refuses an account that is not declared a bot, also with a session. */
export function requireBot({ info }: Person): void {
  if (!info.isBot) throw new RefusalError('needs-bot');
}

/** Refuses a token that may not play such a match: it needs the scope, and its account must be a declared bot. */
export function requirePlayer(person: Person, isRated: boolean): void {
  const refusal = playRefusal(person, isRated);
  if (refusal !== null) throw refusal;
}

/** The reason why a person may not play such a match; null if they may. */
export function playRefusal({ by, scopes, info }: Person, isRated: boolean): RefusalError | null {
  if (by === 'session') return null;
  if (!scopes.includes('play')) return missing('play');
  if (!info.isBot) return new RefusalError('needs-bot');
  return isRated && !scopes.includes('play-rated') ? missing('play-rated') : null;
}

function missing(scope: TokenScope): RefusalError {
  return new RefusalError('missing-scope', { scope });
}
