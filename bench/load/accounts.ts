import { Store } from '../../packages/server/src/store/store.ts';
import { Users } from '../../packages/server/src/users/users.ts';

/** Writes guests into a database before a server opens it; gives the secrets of their sessions, two for each match. */
export async function makePairs(database: string, count: number): Promise<(readonly [string, string])[]> {
  const store = await Store.open(database);
  try {
    return await store.db.transaction().execute(async (transaction) => {
      const users = new Users(transaction, Date.now);
      const pairs: (readonly [string, string])[] = [];
      for (let index = 0; index < count; index++) {
        pairs.push([(await users.makeGuest()).secret, (await users.makeGuest()).secret]);
      }
      return pairs;
    });
  } finally {
    await store.close();
  }
}
