import type { Ban } from '@tabuleiro/client';
import { type ByLanguage, type Language, LANGUAGE_TAGS } from '@tabuleiro/games';
import type { Kysely, Selectable } from 'kysely';
import { RefusalError } from '../refusal-error.ts';
import type { DatabaseSchema, UsersTable } from '../store/tables.ts';
import type { Person } from './users.ts';

/**
 * The refusal of a recognised but banned user, who may still see the reason, export the data and delete the account.
 */
export class Banned extends RefusalError {
  readonly person: Person;
  readonly ban: Ban;

  constructor(person: Person, ban: Ban) {
    super('banned', valuesOf(ban));
    this.person = person;
    this.ban = ban;
  }
}

/** The refusal of a banned user who has just signed in. */
export function banRefusal(ban: Ban): RefusalError {
  return new RefusalError('banned', valuesOf(ban));
}

type BanColumns = Pick<Selectable<UsersTable>, 'banned_at' | 'banned_until' | 'ban_reason'>;

/** The ban that holds at this time; null when there is none, or none any more. */
export function banOf({ banned_at, banned_until, ban_reason }: BanColumns, now: number): Ban | null {
  if (banned_at === null || (banned_until !== null && banned_until <= now)) return null;
  return { at: banned_at, until: banned_until, reason: ban_reason };
}

/** Lifts expired bans, of one user or of all. */
export async function liftExpired(db: Kysely<DatabaseSchema>, now: number, user?: string): Promise<void> {
  let query = db
    .updateTable('users')
    .set({ banned_at: null, banned_until: null, ban_reason: null })
    .where('banned_until', '<=', now);
  if (user !== undefined) query = query.where('id', '=', user);
  await query.execute();
}

function valuesOf({ until, reason }: Ban): Readonly<Record<'until' | 'reason', ByLanguage<string>>> {
  const sentence = reason?.trim().replace(/\.$/, '');
  return {
    until: until === null ? NOTHING : { en: ` until ${timeIn('en', until)}`, pt: ` até ${timeIn('pt', until)}` },
    reason: sentence === undefined ? NOTHING : { en: ` Reason: ${sentence}.`, pt: ` Motivo: ${sentence}.` },
  };
}

const NOTHING = { en: '', pt: '' };

function timeIn(language: Language, ms: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(LANGUAGE_TAGS[language], format).format(ms)} UTC`;
}
