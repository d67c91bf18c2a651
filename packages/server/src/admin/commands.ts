import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@tabuleiro/games';
import { MACHINE_CLOCKS, ServerClock } from '../operations/server-clock.ts';
import { Refused } from '../refused.ts';
import { isPostgres } from '../store/address.ts';
import { Store } from '../store/store.ts';
import { OperatorError, sayIn, type ServerText, type TextValues } from '../text/index.ts';
import { backUp, checkCopy, restore } from './backup.ts';
import { abort, callOffOpen, listMatches } from './games.ts';
import { ban, listUsers, rename, unban } from './people.ts';

const LISTED = 50;

/** Where a command works, and where it says what it did. */
export interface AdminContext {
  readonly database: string;
  /** Files are named from here. */
  readonly folder: string;
  readonly now: () => number;
  readonly language: Language;
  readonly say: (line: string) => void;
}

/** Does what the words ask for. What cannot be done is an OperatorError. */
export async function runAdmin(words: readonly string[], context: AdminContext): Promise<void> {
  const [command = 'help', ...rest] = words;
  try {
    const isDone = (await workOnFiles(command, rest, context)) || (await workOnStore(command, rest, context));
    if (!isDone) throw noCommand(words);
  } catch (error) {
    throw error instanceof Refused ? new OperatorError(error.body.message) : error;
  }
}

/** Says how a command is used that is there, and of one that is not, which there are. */
function noCommand(words: readonly string[]): OperatorError {
  const sentence = (language: Language): string => {
    const usage = sayIn(language, 'usage');
    const lines = usage.split('\n').filter((line) => line.split(' -- ')[1]?.split(' ')[0] === words[0]);
    const [code, shown] =
      lines.length > 0 ? (['used-so', lines.join('\n')] as const) : (['no-command', usage] as const);
    return `${sayIn(language, code, { words: words.join(' ') })}\n\n${shown}`;
  };
  return new OperatorError({ en: sentence('en'), pt: sentence('pt') });
}

/** Says what was done in the language of whoever asked for it. */
function sayer({ language, say }: AdminContext): (code: ServerText, values: TextValues) => void {
  return (code, values) => say(sayIn(language, code, values));
}

async function workOnFiles(command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  const { database, folder, now, language } = context;
  const say = sayer(context);
  const [name] = rest;
  if (command === 'help' || command === '--help') {
    context.say(sayIn(language, 'usage'));
    return true;
  }
  if (name === undefined || rest.length > 1) return false;
  const file = resolve(folder, name);
  switch (command) {
    case 'backup':
      backUp(database, file);
      say('backed-up', { file, matches: checkCopy(file) });
      return true;
    case 'check':
      say('whole', { file, matches: checkCopy(file) });
      return true;
    case 'restore': {
      const kept = await restore(database, file, now());
      if (kept === null) say('restored', { database, file });
      else say('restored-kept', { database, file, kept });
      return true;
    }
    default:
      return false;
  }
}

async function workOnStore(command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  if (!['list', 'ban', 'unban', 'rename', 'abort'].includes(command)) return false;
  const { database } = context;
  // To open it would make one: a folder that was mistyped is no empty server.
  if (!isPostgres(database) && !existsSync(database)) throw OperatorError.of('no-database-at', { file: database });
  const store = await Store.open(database);
  try {
    // A time that the running server does not agree with must not get into its matches.
    const { now } = await ServerClock.start(store, { ...MACHINE_CLOCKS, system: context.now });
    return await workIn(store, command, rest, { ...context, now });
  } finally {
    await store.close();
  }
}

async function workIn(store: Store, command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  const { now } = context;
  const say = sayer(context);
  const [first, second] = rest;
  if (command === 'list') return list(store, rest, context.say);
  if (first === undefined || rest.length !== (command === 'rename' ? 2 : 1)) return false;
  switch (command) {
    case 'ban': {
      const { id, name } = await ban(store.db, first, now());
      await callOffOpen(store, id, now);
      say('banned', { name });
      return true;
    }
    case 'unban':
      say('unbanned', { name: (await unban(store.db, first)).name });
      return true;
    case 'abort':
      await abort(store, first, now);
      say('aborted', { match: first });
      return true;
    case 'rename':
      say('renamed', { name: first, next: await rename(store, first, second ?? '') });
      return true;
    default:
      return false;
  }
}

async function list(
  store: Store,
  [what, which, ...others]: readonly string[],
  say: AdminContext['say'],
): Promise<boolean> {
  if (others.length > 0) return false;
  if (what === 'users' && (which === undefined || which === 'banned')) {
    for (const { name, passphrase, is_bot, seen_at, banned_at } of await listUsers(
      store.db,
      which !== undefined,
      LISTED,
    )) {
      const kind = is_bot === 1 ? 'bot' : passphrase === null ? 'guest' : 'account';
      say([name, kind, timeOf(seen_at), ...(banned_at === null ? [] : [`banned ${timeOf(banned_at)}`])].join('\t'));
    }
    return true;
  }
  if (what !== 'matches') return false;
  for (const { id, game, status, plies, is_rated, updated_at } of await listMatches(store, which ?? null, LISTED)) {
    say([id, game, status, `${plies} plies`, is_rated === 1 ? 'rated' : 'casual', timeOf(updated_at)].join('\t'));
  }
  return true;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}
