import { Users } from '../../../../server/src/accounts/users.ts';
import { Store } from '../../../../server/src/store/store.ts';

/** Writes guests into a database before a server opens it. Returns their session secrets, two per match. */
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
