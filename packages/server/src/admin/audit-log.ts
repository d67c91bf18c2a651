import type { Kysely } from 'kysely';
import { newId } from '../secrets.ts';
import type { DatabaseSchema } from '../store/tables.ts';

/** What an operator did. It has the id of the user, so that the name of a deleted account is not kept. */
export interface AuditEntry {
  readonly command: string;
  readonly user?: string;
  readonly detail?: string;
}

/** Writes the audit log of one operator. */
export class AuditLog {
  private readonly operator: string;
  private readonly now: () => number;

  constructor(operator: string, now: () => number) {
    this.operator = operator;
    this.now = now;
  }

  /** Records a command, best in the transaction that does it. */
  async record(db: Kysely<DatabaseSchema>, { command, user, detail }: AuditEntry): Promise<void> {
    const { operator } = this;
    const values = { at: this.now(), operator, command, user_id: user ?? null, detail: detail ?? null };
    await db
      .insertInto('audit')
      .values({ id: newId(), ...values })
      .execute();
  }
}

export interface AuditLine {
  readonly at: number;
  readonly operator: string;
  readonly command: string;
  /** The name that the user has now. */
  readonly name: string | null;
  readonly detail: string | null;
}

/** The newest entries about one user or all. */
export async function listAudit(
  db: Kysely<DatabaseSchema>,
  user: string | null,
  limit: number,
): Promise<readonly AuditLine[]> {
  let query = db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .select(['audit.at', 'operator', 'command', 'users.name', 'detail'])
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id')
    .limit(limit);
  if (user !== null) query = query.where('audit.user_id', '=', user);
  return query.execute();
}
