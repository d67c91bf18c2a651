import type { MatchEvent, UserInfo } from '@tabuleiro/client';
import { INVISIBLE, USER_NAME } from '@tabuleiro/client/schemas';
import { GAMES, LANGUAGES, playerNames, styledNames } from '@tabuleiro/games';
import type { Kysely } from 'kysely';
import { RefusalError } from '../refusal-error.ts';
import { newId } from '../secrets.ts';
import { findSeatedEvents } from '../store/event-log.ts';
import { DELETED_PREFIX, GUEST_PREFIX, nameKey, serverPrefixOf, skeletonsOf } from '../store/name-keys.ts';
import type { DatabaseSchema } from '../store/tables.ts';

// Which names users may take: allowed letters, reserved names, and names that others have; and where names are stored.

/** Normalises a name: composed letters, one space between words. Throws a refusal for an invalid one. */
export function readName(text: string): string {
  if (INVISIBLE.test(text)) throw new RefusalError('invisible-name');
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (!USER_NAME.test(name)) throw new RefusalError('bad-name');
  checkLetters(name);
  if (serverPrefixOf(name) !== null) throw new RefusalError('name-taken');
  return name;
}

/** Whether each letter is one of these. */
const onlyOf = (letters: string): RegExp => new RegExp(`^(?:[${letters}]|[^\\p{L}])*$`, 'u');

const scriptsOf = (names: readonly string[]): string => names.map((name) => `\\p{scx=${name}}`).join('');

/** The scripts that UAX 31 recommends. Letters of other scripts look like theirs, and few people can type them. */
const SCRIPTS =
  `Latin Cyrillic Greek Arabic Armenian Bengali Bopomofo Devanagari Ethiopic Georgian Gujarati Gurmukhi Han Hangul Hebrew
  Hiragana Kannada Katakana Khmer Lao Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan`.split(/\s+/);
const KNOWN = onlyOf(scriptsOf(SCRIPTS));
/** Scripts that are written together, after UTS 39: highly restrictive. */
const TOGETHER = [
  ...SCRIPTS.map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((scripts) => onlyOf(scriptsOf(scripts)));
/** Letters of phonetic alphabets and small capitals, except for those that languages use. */
const PHONETIC = /(?![ɓɔɖɗəɛɣɨɩɲʉʊʋʒ])[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;

/** Refuses letters that could be taken for others: of rare scripts, or of scripts that are not written together. */
function checkLetters(name: string): void {
  if (!KNOWN.test(name) || PHONETIC.test(name)) throw new RefusalError('rare-letters');
  if (!TOGETHER.some((scripts) => scripts.test(name))) throw new RefusalError('mixed-name');
}

export function newGuestName(): string {
  return `${GUEST_PREFIX}${newId(8)}`;
}

export function newDeletedName(): string {
  return `${DELETED_PREFIX}${newId(10)}`;
}

export function isDeletedName(name: string): boolean {
  return name.startsWith(DELETED_PREFIX);
}

/** Not allowed as a word of a name, because others would take its user for an operator of the server. */
const ROLES =
  `admin admins administrator administrators administration administrador administradora administradores administração
  moderator moderators moderation mod mods moderador moderadora moderadores moderação
  system sistema sysadmin sysop root superuser webmaster hostmaster postmaster operator operador operadora
  support suporte staff official oficial helpdesk tabuleiro`.split(/\s+/);

/** Not allowed as a whole name, because on the page they mean something else. */
const WHOLE_NAMES = `computer computador engine motor server servidor bot robot robô program programa machine máquina
  guest convidado convidada anonymous anónimo anónima anon nobody ninguém somebody alguém everybody everyone todos
  player jogador jogadora opponent adversário adversária you tu eu me human humano humana
  deleted apagado apagada unknown desconhecido desconhecida null undefined none nenhum help ajuda
  easy fácil medium médio hard difícil random aleatório smart esperto maximum máximo level nível`.split(/\s+/);

interface Reserved {
  readonly roles: ReadonlySet<string>;
  readonly wholeNames: ReadonlySet<string>;
}

let loading: Promise<Reserved> | null = null;

/** Refuses a name that claims to be the server, an operator, a computer player or a game. */
export async function checkNotReserved(name: string): Promise<void> {
  loading ??= loadReserved();
  const { roles, wholeNames } = await loading;
  const words = name.split(/[ ._-]+/);
  const isReserved =
    [name, ...words].some((text) => isIn(roles, text)) || isIn(wholeNames, name) || isIn(roles, words.join(''));
  if (isReserved) throw new RefusalError('reserved-name');
}

const withoutSeparators = (text: string): string => text.replaceAll(/[ ._-]+/g, '');

/** Whether a text, without separators or without digits at its ends too, looks like one of the names. */
function isIn(names: ReadonlySet<string>, text: string): boolean {
  const joined = withoutSeparators(text);
  const bare = joined.replaceAll(/^\p{N}+|\p{N}+$/gu, '');
  return [joined, bare].flatMap(skeletonsOf).some((skeleton) => skeleton !== '' && names.has(skeleton));
}

async function loadReserved(): Promise<Reserved> {
  const texts = await Promise.all(GAMES.flatMap(({ load }) => LANGUAGES.map((language) => load.texts[language]())));
  // Levels are plain numbers.
  const players = GAMES.flatMap(({ id }) => playerNames(id)).filter((name) => /\D/.test(name));
  // No name of a user has a colon.
  const styled = GAMES.flatMap(({ id }) => styledNames(id)).map((name) => name.replace(':', ' '));
  const wholeNames = [...WHOLE_NAMES, ...players, ...styled, ...texts.map(({ name }) => name)].map(withoutSeparators);
  return { roles: new Set(ROLES.flatMap(skeletonsOf)), wholeNames: new Set(wholeNames.flatMap(skeletonsOf)) };
}

const POSTGRES = '23505';
const SQLITE = /^SQLITE_CONSTRAINT/;

/** Whether a database refused a row because of a unique index. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return error.code === POSTGRES || SQLITE.test(error.code);
}

/** Whether another user has this name, or one that looks like it. */
export async function isNameTaken(
  db: Kysely<DatabaseSchema>,
  name: string,
  exceptUser: string | null,
): Promise<boolean> {
  const same = await db
    .selectFrom('users')
    .select('id')
    .where('name_key', '=', nameKey(name))
    .where('id', '!=', exceptUser ?? '')
    .executeTakeFirst();
  if (same !== undefined) return true;
  const alike = await db
    .selectFrom('name_skeletons')
    .select('user_id')
    .where('skeleton', 'in', skeletonsOf(name))
    .where('user_id', '!=', exceptUser ?? '')
    .executeTakeFirst();
  return alike !== undefined;
}

/** Gives a user a name; to be called in a transaction, which fails when the name is taken. */
export async function storeName(transaction: Kysely<DatabaseSchema>, user: string, name: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ name, name_key: nameKey(name) })
    .where('id', '=', user)
    .execute();
  await transaction.deleteFrom('name_skeletons').where('user_id', '=', user).execute();
  // Names that the server gives have no skeletons, because users cannot take them.
  if (serverPrefixOf(name) !== null) return;
  const rows = skeletonsOf(name).map((skeleton) => ({ skeleton, user_id: user }));
  await transaction.insertInto('name_skeletons').values(rows).execute();
}

const AT_ONCE = 100;

/**
 * Writes the current name of a user into the entries that seated them, and returns their matches. Nothing else in a log
 * ever changes; a name that was given up must not stay there.
 */
export async function renameSeats(db: Kysely<DatabaseSchema>, user: UserInfo): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where((where) => where.or([where('user1', '=', user.id), where('user2', '=', user.id)]))
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = ids.slice(first, first + AT_ONCE);
    // Read before the transaction: one that reads first may fail when the server beside it writes.
    const seated = await findSeatedEvents(db, some);
    await db.transaction().execute(async (transaction) => {
      for (const { match, event } of seated) {
        const renamed = renamedIn(event, user);
        if (renamed === null) continue;
        await transaction
          .updateTable('events')
          .set({ data: JSON.stringify(renamed) })
          .where('match_id', '=', match)
          .where('version', '=', event.version)
          .execute();
      }
    });
  }
  return ids;
}

function renamedIn(event: MatchEvent, user: UserInfo): MatchEvent | null {
  if (event.kind !== 'seated' || event.seat.kind !== 'user' || event.seat.user.id !== user.id) return null;
  return { ...event, seat: { ...event.seat, user } };
}
