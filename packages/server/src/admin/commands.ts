import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { byLanguage, type Language } from '@tabuleiro/games';
import { banOf } from '../accounts/bans.ts';
import { MACHINE_CLOCKS, ServerClock } from '../operations/server-clock.ts';
import { formatOperatorText, OperatorError, type OperatorTextKey, type TextValues } from '../operator-error.ts';
import { RefusalError } from '../refusal-error.ts';
import { isPostgres } from '../store/postgres.ts';
import { Store } from '../store/store.ts';
import { type AuditEntry, AuditLog, listAudit } from './audit-log.ts';
import { backUp, checkCopy, restore } from './backup.ts';
import { abort, callOffOpen, listMatches } from './match-commands.ts';
import {
  ban,
  deleteByName,
  endSessions,
  exportToFile,
  findUser,
  issueCode,
  listUsers,
  rename,
  unban,
  type UserCommandContext,
} from './user-commands.ts';

const LISTED = 50;

/** What a command works with, and where it prints. */
export interface AdminContext {
  readonly database: string;
  /** Files are named from here. */
  readonly folder: string;
  readonly now: () => number;
  /** Who runs the command, for the audit trail. */
  readonly operator: string;
  readonly language: Language;
  readonly print: (line: string) => void;
}

/** Runs a command. Throws an OperatorError for what cannot be done. */
export async function runAdmin(words: readonly string[], context: AdminContext): Promise<void> {
  const [command = 'help', ...rest] = words;
  try {
    const isDone = (await workOnFiles(command, rest, context)) || (await workOnStore(command, rest, context));
    if (!isDone) throw noCommand(words);
  } catch (error) {
    throw error instanceof RefusalError ? new OperatorError(error.body.message) : error;
  }
}

/** The error for wrong words: the usage of a known command, or of all commands. */
function noCommand(words: readonly string[]): OperatorError {
  const sentence = (language: Language): string => {
    const usage = formatOperatorText(language, 'usage');
    const lines = usage.split('\n').filter((line) => line.split(' -- ')[1]?.split(' ')[0] === words[0]);
    const [code, shown] =
      lines.length > 0 ? (['used-so', lines.join('\n')] as const) : (['no-command', usage] as const);
    return `${formatOperatorText(language, code, { words: words.join(' ') })}\n\n${shown}`;
  };
  return new OperatorError(byLanguage(sentence));
}

/** Prints a text in the operator's language. */
function printer({ language, print }: AdminContext): (code: OperatorTextKey, values: TextValues) => void {
  return (code, values) => print(formatOperatorText(language, code, values));
}

async function workOnFiles(command: string, rest: readonly string[], context: AdminContext): Promise<boolean> {
  const { database, folder, now, language } = context;
  const print = printer(context);
  const [name] = rest;
  if (command === 'help' || command === '--help') {
    context.print(formatOperatorText(language, 'usage'));
    return true;
  }
  if (name === undefined || rest.length > 1) return false;
  const file = resolve(folder, name);
  switch (command) {
    case 'backup':
      backUp(database, file);
      await recordFile(context, { command, detail: file });
      print('backed-up', { file, matches: checkCopy(file) });
      return true;
    case 'check':
      print('whole', { file, matches: checkCopy(file) });
      return true;
    case 'restore': {
      const kept = await restore(database, file, now());
      await recordFile(context, { command, detail: file });
      if (kept === null) print('restored', { database, file });
      else print('restored-kept', { database, file, kept });
      return true;
    }
    default:
      return false;
  }
}

/** Records a command that worked on the file of the database. */
async function recordFile(context: AdminContext, entry: AuditEntry): Promise<void> {
  const store = await Store.open(context.database);
  try {
    await new AuditLog(context.operator, context.now).record(store.db, entry);
  } finally {
    await store.close();
  }
}

interface Command {
  /** The least and the most words that may follow it. */
  readonly words: readonly [least: number, most: number];
  readonly run: (words: readonly string[], people: UserCommandContext, context: AdminContext) => Promise<void>;
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
        if (user.until === null) printer(context)('banned', { name: user.name });
        else printer(context)('banned-until', { name: user.name, until: timeOf(user.until) });
      },
    },
  ],
  [
    'unban',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) =>
        printer(context)('unbanned', { name: (await unban(people, name)).name }),
    },
  ],
  [
    'rename',
    {
      words: [2, 2],
      run: async ([name = '', next = ''], people, context) =>
        printer(context)('renamed', { name, next: await rename(people, name, next) }),
    },
  ],
  [
    'abort',
    {
      words: [1, 1],
      run: async ([match = ''], { store, audit, now }, context) => {
        await abort(store, match, now);
        await audit.record(store.db, { command: 'abort', detail: match });
        printer(context)('aborted', { match });
      },
    },
  ],
  [
    'delete',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) =>
        printer(context)('deleted', { name: (await deleteByName(people, name)).name }),
    },
  ],
  [
    'export',
    {
      words: [2, 2],
      run: async ([name = '', target = ''], people, context) => {
        const file = resolve(context.folder, target);
        printer(context)('exported', { name: (await exportToFile(people, name, file)).name, file });
      },
    },
  ],
  [
    'end-sessions',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) => {
        const user = await endSessions(people, name);
        printer(context)('sessions-ended', { name: user.name, count: user.count });
      },
    },
  ],
  [
    'recovery-code',
    {
      words: [1, 1],
      run: async ([name = ''], people, context) => {
        const user = await issueCode(people, name);
        printer(context)('recovery-code', { name: user.name, code: user.code });
      },
    },
  ],
  [
    'audit',
    {
      words: [0, 1],
      run: async ([name], { store }, { print }) => {
        const user = name === undefined ? null : (await findUser(store.db, name)).id;
        for (const { at, operator, command, name: found, detail } of await listAudit(store.db, user, LISTED)) {
          print([timeOf(at), operator, command, found ?? '', detail ?? ''].join('\t').trimEnd());
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
    await found.run(rest, { store, now, audit: new AuditLog(context.operator, now) }, context);
    return true;
  } finally {
    await store.close();
  }
}

async function list(
  store: Store,
  [what, which, ...others]: readonly string[],
  { print, now, language }: AdminContext,
): Promise<boolean> {
  const word = (code: OperatorTextKey, values: TextValues = {}): string => formatOperatorText(language, code, values);
  if (others.length > 0) return false;
  if (what === 'users' && (which === undefined || which === 'banned')) {
    for (const user of await listUsers(store.db, which !== undefined, LISTED)) {
      const { name, passphrase, is_bot, seen_at } = user;
      const kind = word(is_bot === 1 ? 'list-bot' : passphrase === null ? 'list-guest' : 'list-account');
      const found = banOf(user, now());
      const until = found?.until ?? null;
      const times = { at: timeOf(found?.at ?? 0), until: timeOf(until ?? 0) };
      const banned = word(until === null ? 'list-banned' : 'list-banned-until', times);
      const bannedFor = found === null ? [] : [banned, found.reason ?? ''];
      print([name, kind, timeOf(seen_at), ...bannedFor].join('\t').trimEnd());
    }
    return true;
  }
  if (what !== 'matches') return false;
  for (const { id, game, status, plies, is_rated, updated_at } of await listMatches(store, which ?? null, LISTED)) {
    const kind = word(is_rated === 1 ? 'list-rated' : 'list-casual');
    print([id, game, status, word('list-plies', { count: plies }), kind, timeOf(updated_at)].join('\t'));
  }
  return true;
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 19);
}
