import type { Language } from '@tabuleiro/games';
import { en } from './en.ts';
import { pt } from './pt.ts';

// What the server says to whoever runs it. What it says to players is in the texts of refusals (package client).

const CODES = [
  'bad-number',
  'bad-switch',
  'bad-choice',
  'bad-proxies',
  'bad-origin',
  'bad-database',
  'cannot-connect',
  'bad-folder',
  'bad-host',
  'port-taken',
  'port-forbidden',
  'folder-in-use',
  'no-database-at',
  'file-exists',
  'no-folder',
  'no-file',
  'cannot-write',
  'no-database',
  'damaged',
  'not-ours',
  'later-version',
  'database-damaged',
  'database-later',
  'embedded-only',
  'server-running',
  'no-command',
  'used-so',
  'bad-match',
  'no-match',
  'match-over',
  'bad-status',
  'no-player',
  'banned-already',
  'bad-reason',
  'bad-duration',
  'no-account',
  'not-banned',
  'name-taken',
  'name-given',
  'backed-up',
  'whole',
  'restored',
  'restored-kept',
  'banned',
  'banned-until',
  'unbanned',
  'deleted',
  'exported',
  'sessions-ended',
  'recovery-code',
  'aborted',
  'renamed',
  'list-plies',
  'list-rated',
  'list-casual',
  'list-bot',
  'list-guest',
  'list-account',
  'list-banned',
  'list-banned-until',
  'audit-for-good',
  'audit-until',
  'usage',
] as const;
export type ServerText = (typeof CODES)[number];
export type ServerTexts = Readonly<Record<ServerText, string>>;
export type TextValues = Readonly<Record<string, string | number>>;

const TEXTS: Readonly<Record<Language, ServerTexts>> = { en, pt };

export function sayIn(language: Language, code: ServerText, values: TextValues = {}): string {
  return TEXTS[language][code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** A text in both languages, for what is stored and read by people of either. */
export function sayInBoth(code: ServerText, values: TextValues = {}): string {
  return `${sayIn('en', code, values)} / ${sayIn('pt', code, values)}`;
}

/** The language of the system, as every program finds it; an empty variable counts as unset. */
export function systemLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const system = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || 'en';
  return system.startsWith('pt') ? 'pt' : 'en';
}

/** What cannot be done, in words for whoever runs the server; the message itself is English. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  private readonly texts: Readonly<Record<Language, string>>;

  constructor(texts: Readonly<Record<Language, string>>) {
    super(texts.en);
    this.texts = texts;
  }

  static of(code: ServerText, values: TextValues = {}): OperatorError {
    return new OperatorError({ en: sayIn('en', code, values), pt: sayIn('pt', code, values) });
  }

  in(language: Language): string {
    return this.texts[language];
  }
}
