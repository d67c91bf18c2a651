import type { Language } from '@tabuleiro/games';
import { runAdmin } from '../src/admin/commands.ts';
import type { Visitor } from './test-server.ts';

/** Runs an operator's command and returns what it prints. */
export async function runAdminCommand(
  database: string,
  folder: string,
  words: readonly string[],
  language: Language = 'en',
): Promise<string> {
  const lines: string[] = [];
  const print = (line: string): void => void lines.push(line);
  await runAdmin([...words], { database, folder, now: Date.now, operator: 'olga', language, print });
  return lines.join('\n');
}

export function getMatch(visitor: Visitor, match: string): ReturnType<Visitor['ask']> {
  return visitor.ask('GET', `api/matches/${match}`);
}
