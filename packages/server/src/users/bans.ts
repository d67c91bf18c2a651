import type { Ban } from '@tabuleiro/client';
import type { Language } from '@tabuleiro/games';
import type { Kysely, Selectable } from 'kysely';
import { Refused } from '../refused.ts';
import type { Tables, UsersTable } from '../store/tables.ts';
import type { Person } from './users.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** Somebody whom the server recognised is banned. They may still see why, export their data and delete the account. */
export class Banned extends Refused {
  readonly person: Person;
  readonly ban: Ban;

  constructor(person: Person, ban: Ban) {
    super('banned', valuesOf(ban));
    this.person = person;
    this.ban = ban;
  }
}

/** Why somebody is refused whom the server has just let in by name. */
export function banRefusal(ban: Ban): Refused {
  return new Refused('banned', valuesOf(ban));
}

type BanColumns = Pick<Selectable<UsersTable>, 'banned_at' | 'banned_until' | 'ban_reason'>;

/** The ban that holds at this time; null when there is none, or none any more. */
export function banOf({ banned_at, banned_until, ban_reason }: BanColumns, now: number): Ban | null {
  if (banned_at === null || (banned_until !== null && banned_until <= now)) return null;
  return { at: banned_at, until: banned_until, reason: ban_reason };
}

/** Lifts bans that have expired, of one user or of all. */
export async function liftExpired(db: Kysely<Tables>, now: number, user?: string): Promise<void> {
  let query = db
    .updateTable('users')
    .set({ banned_at: null, banned_until: null, ban_reason: null })
    .where('banned_until', '<=', now);
  if (user !== undefined) query = query.where('id', '=', user);
  await query.execute();
}

function valuesOf({ until, reason }: Ban): Readonly<Record<'until' | 'reason', Readonly<Record<Language, string>>>> {
  const sentence = reason?.trim().replace(/\.$/, '');
  return {
    until: until === null ? NOTHING : { en: ` until ${timeIn('en', until)}`, pt: ` até ${timeIn('pt', until)}` },
    reason: sentence === undefined ? NOTHING : { en: ` Reason: ${sentence}.`, pt: ` Motivo: ${sentence}.` },
  };
}

const NOTHING = { en: '', pt: '' };

function timeIn(language: Language, ms: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(LOCALES[language], format).format(ms)} UTC`;
}
