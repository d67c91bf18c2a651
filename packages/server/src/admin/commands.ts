import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Language } from '@tabuleiro/games';
import { MACHINE_CLOCKS, ServerClock } from '../operations/server-clock.ts';
import { Refused } from '../refused.ts';
import { isPostgres } from '../store/address.ts';
import { Store } from '../store/store.ts';
import { OperatorError, sayIn, type ServerText, type TextValues } from '../text/index.ts';
import { banOf } from '../users/bans.ts';
import { Audit, type AuditEntry, listAudit } from './audit.ts';
import { backUp, checkCopy, restore } from './backup.ts';
import { abort, callOffOpen, listMatches } from './games.ts';
import {
  ban,
  deleteByName,
  endSessions,
  exportToFile,
  findUser,
  issueCode,
  listUsers,
  type PeopleContext,
  rename,
  unban,
} from './people.ts';

const LISTED = 50;

/** Where a command works, and where it says what it did. */
export interface AdminContext {
  readonly database: string;
  /** Files are named from here. */
  readonly folder: string;
  readonly now: () => number;
  /** Who runs the command, for the audit trail. */
  readonly operator: string;
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
      await recordFile(context, { command, detail: file });
      say('backed-up', { file, matches: checkCopy(file) });
      return true;
    case 'check':
      say('whole', { file, matches: checkCopy(file) });
      return true;
    case 'restore': {
      const kept = await restore(database, file, now());
      await recordFile(context, { command, detail: file });
      if (kept === null) say('restored', { database, file });
      else say('restored-kept', { database, file, kept });
      return true;
    }
    default:
      return false;
  }
}

/** Records what was done with the file of the database. */
async function recordFile(context: AdminContext, entry: AuditEntry): Promise<void> {
  const store = await Store.open(context.database);
  try {
    await new Audit(context.operator, context.now).record(store.db, entry);
  } finally {
    await store.close();
  }
}

interface Command {
  /** The least and the most words that may follow it. */
  readonly words: readonly [least: number, most: number];
  readonly run: (words: readonly string[], people: PeopleContext, context: AdminContext) => Promise<void>;
}

/** The commands on the database. */
const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'ban',
    {
      words: [2, 3],
      run: async ([name = '', reason = '', duration], people, context) => {
        const user = await ban(people, name, reason, duration);
        await callOffOpen(people.store, user.id, people.now);
        if (user.until === null) sayer(context)('banned', { name: user.name });
        else sayer(context)('banned-until', { name: user.name, until: timeOf(user.until) });
      },
    },
  ],
  [
    'unban',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) =>
        sayer(context)('unbanned', { name: (await unban(people, name)).name }),
    },
  ],
  [
    'rename',
    {
      words: [2, 2],
      run: async ([name = '', next = ''], people, context) =>
        sayer(context)('renamed', { name, next: await rename(people, name, next) }),
    },
  ],
  [
    'abort',
    {
      words: [1, 1],
      run: async ([match = ''], { store, audit, now }, context) => {
        await abort(store, match, now);
        await audit.record(store.db, { command: 'abort', detail: match });
        sayer(context)('aborted', { match });
      },
    },
  ],
  [
    'delete',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) =>
        sayer(context)('deleted', { name: (await deleteByName(people, name)).name }),
    },
  ],
  [
    'export',
    {
      words: [2, 2],
      run: async ([name = '', target = ''], people, context) => {
        const file = resolve(context.folder, target);
        sayer(context)('exported', { name: (await exportToFile(people, name, file)).name, file });
      },
    },
  ],
  [
    'end-sessions',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) => {
        const user = await endSessions(people, name);
        sayer(context)('sessions-ended', { name: user.name, count: user.count });
      },
    },
  ],
  [
    'recovery-code',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) => {
        const user = await issueCode(people, name);
        sayer(context)('recovery-code', { name: user.name, code: user.code });
      },
    },
  ],
  [
    'audit',
    {
      words: [0, 1],
      run: async ([name], { store }, { say }) => {
        const user = name === undefined ? null : (await findUser(store.db, name)).id;
        for (const { at, operator, command, name: found, detail } of await listAudit(store.db, user, LISTED)) {
          say([timeOf(at), operator, command, found ?? '', detail ?? ''].join('\t').trimEnd());
        }
      },
    },
  ],
]);

async function workOnStore(command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  const found = COMMANDS.get(command);
  const [least = 0, most = 0] = found?.words ?? [];
  const isKnown = command === 'list' || (found !== undefined && rest.length >= least && rest.length <= most);
  if (!isKnown) return false;
  const { database } = context;
  // Opening it would create one: a mistyped folder is not an empty server.
  if (!isPostgres(database) && !existsSync(database)) throw OperatorError.of('no-database-at', { file: database });
  const store = await Store.open(database);
  try {
    if (found === undefined) return await list(store, rest, context);
    // A time that the running server does not agree with must not get into its matches.
    const { now } = await ServerClock.start(store, { ...MACHINE_CLOCKS, system: context.now });
    await found.run(rest, { store, now, audit: new Audit(context.operator, now) }, context);
    return true;
  } finally {
    await store.close();
  }
}

async function list(
  store: Store,
  [what, which, ...others]: readonly string[],
  { say, now, language }: AdminContext,
): Promise<boolean> {
  const word = (code: ServerText, values: TextValues = {}): string => sayIn(language, code, values);
  if (others.length > 0) return false;
  if (what === 'users' && (which === undefined || which === 'banned')) {
    for (const user of await listUsers(store.db, which !== undefined, LISTED)) {
      const { name, passphrase, is_bot, seen_at } = user;
      const kind = word(is_bot === 1 ? 'list-bot' : passphrase === null ? 'list-guest' : 'list-account');
      const found = banOf(user, now());
      const until = found?.until ?? null;
      const times = { at: timeOf(found?.at ?? 0), until: timeOf(until ?? 0) };
      const banned = word(until === null ? 'list-banned' : 'list-banned-until', times);
      const said = found === null ? [] : [banned, found.reason ?? ''];
      say([name, kind, timeOf(seen_at), ...said].join('\t').trimEnd());
    }
    return true;
  }
  if (what !== 'matches') return false;
  for (const { id, game, status, plies, is_rated, updated_at } of await listMatches(store, which ?? null, LISTED)) {
    const kind = word(is_rated === 1 ? 'list-rated' : 'list-casual');
    say([id, game, status, word('list-plies', { count: plies }), kind, timeOf(updated_at)].join('\t'));
  }
  return true;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}
