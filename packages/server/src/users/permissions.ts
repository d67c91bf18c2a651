import type { TokenScope } from '@tabuleiro/client';
import { Refused } from '../refused.ts';
import type { Person } from './users.ts';

// What a token may do. A session may do everything but what only programs do.

/** Refuses a token without this scope. */
export function requireScope({ scopes }: Person, scope: TokenScope): void {
  if (!scopes.includes(scope)) throw missing(scope);
}

/** Refuses an account that is not declared a bot what only programs do, with a session too. */
export function requireBot({ info }: Person): void {
  if (!info.isBot) throw new Refused('needs-bot');
}

/** Refuses a token that may not play such a match: it needs the scope, and its account must be a declared bot. */
export function requirePlayer(person: Person, isRated: boolean): void {
  const refusal = playRefusal(person, isRated);
  if (refusal !== null) throw refusal;
}

/** Why somebody may not play such a match; null when they may. */
export function playRefusal({ by, scopes, info }: Person, isRated: boolean): Refused | null {
  if (by === 'session') return null;
  if (!scopes.includes('play')) return missing('play');
  if (!info.isBot) return new Refused('needs-bot');
  return isRated && !scopes.includes('play-rated') ? missing('play-rated') : null;
}

function missing(scope: TokenScope): Refused {
  return new Refused('missing-scope', { scope });
}
