import type { Language } from '@tabuleiro/games';
import { runAdmin } from '../src/admin/commands.ts';
import type { Visitor } from './table.ts';

/** What a command of an administrator says, as one text. */
export async function runCommand(
  database: string,
  folder: string,
  words: readonly string[],
  language: Language = 'en',
): Promise<string> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  await runAdmin([...words], { database, folder, now: Date.now, operator: 'olga', language, say });
  return lines.join('\n');
}

export function inMatch(visitor: Visitor, match: string): ReturnType<Visitor['ask']> {
  return visitor.ask('GET', `api/matches/${match}`);
}
