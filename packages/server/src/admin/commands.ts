import { resolve } from 'node:path';
import { Refused } from '../refused.ts';
import { Store } from '../store/store.ts';
import { AdminError, backUp, checkCopy, restore } from './backup.ts';
import { abort, listMatches } from './games.ts';
import { ban, listUsers, rename, unban } from './people.ts';

export const USAGE = `Looks after the server's data, also while the server runs. It reads the same settings as the server.

  npm run admin -- list users [banned]            who was here last
  npm run admin -- list matches [open|running|over]
  npm run admin -- ban <name>                     keeps somebody out; open pages are let go within seconds
  npm run admin -- unban <name>
  npm run admin -- rename <name> <new name>       also in the matches that were played
  npm run admin -- abort <match>                  ends a match without a result
  npm run admin -- backup <file>                  copies the embedded database
  npm run admin -- check <file>                   is this backup whole?
  npm run admin -- restore <file>                 puts a backup in place; the server must not run
`;

const LISTED = 50;

/** Where a command works, and where it says what it did. */
export interface AdminContext {
  readonly database: string;
  /** Files are named from here. */
  readonly folder: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
}

/** Does what the words ask for. What cannot be done is an AdminError. */
export async function runAdmin(words: readonly string[], context: AdminContext): Promise<void> {
  const [command = 'help', ...rest] = words;
  try {
    const isDone = (await workOnFiles(command, rest, context)) || (await workOnStore(command, rest, context));
    if (!isDone) throw new AdminError(`${words.join(' ')}: there is no such command\n\n${USAGE}`);
  } catch (error) {
    throw error instanceof Refused ? new AdminError(error.body.message.en) : error;
  }
}

async function workOnFiles(command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  const { database, folder, now, say } = context;
  const [name] = rest;
  if (command === 'help' || command === '--help') {
    say(USAGE);
    return true;
  }
  if (name === undefined || rest.length > 1) return false;
  const file = resolve(folder, name);
  switch (command) {
    case 'backup':
      backUp(database, file);
      say(`${file} has ${checkCopy(file)} matches`);
      return true;
    case 'check':
      say(`${file} is whole and has ${checkCopy(file)} matches`);
      return true;
    case 'restore': {
      const kept = await restore(database, file, now());
      say(`${database} is what ${file} was${kept === null ? '' : `; what was there before is ${kept}`}`);
      return true;
    }
    default:
      return false;
  }
}

async function workOnStore(command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  if (!['list', 'ban', 'unban', 'rename', 'abort'].includes(command)) return false;
  const store = await Store.open(context.database);
  try {
    return await workIn(store, command, rest, context);
  } finally {
    await store.close();
  }
}

async function workIn(store: Store, command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  const { now, say } = context;
  const [first, second] = rest;
  if (command === 'list') return list(store, rest, say);
  if (first === undefined || rest.length !== (command === 'rename' ? 2 : 1)) return false;
  switch (command) {
    case 'ban':
      say(`${(await ban(store.db, first, now())).name} is banned`);
      return true;
    case 'unban':
      say(`${(await unban(store.db, first)).name} may come back`);
      return true;
    case 'abort':
      await abort(store, first, now);
      say(`${first} has ended without a result`);
      return true;
    case 'rename':
      say(`${first} is ${await rename(store, first, second ?? '')} now`);
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
