import type { Page } from '@tabuleiro/browser';

/** Within the page: all that the database of matches holds, after what was being written. */
async function readMatches(): Promise<readonly { readonly record: string; readonly changedAt: number }[]> {
  const result = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
  const database = await result(indexedDB.open('tabuleiro'));
  const matches: unknown[] = await result(database.transaction('matches').objectStore('matches').getAll());
  database.close();
  return matches.flatMap((match) =>
    typeof match === 'object' &&
    match !== null &&
    'record' in match &&
    'changedAt' in match &&
    typeof match.record === 'string' &&
    typeof match.changedAt === 'number'
      ? [{ record: match.record, changedAt: match.changedAt }]
      : [],
  );
}

/** The records of the saved matches, the last one first. */
export async function savedRecords(page: Page): Promise<readonly string[]> {
  const matches = await page.evaluate(readMatches);
  return [...matches].sort((a, b) => b.changedAt - a.changedAt).map(({ record }) => record);
}
