import type { Kysely } from 'kysely';
import { newId } from '../secrets.ts';
import type { Tables } from '../store/tables.ts';

/** What an operator did. Users are named by their id, so that the trail holds no name of a deleted account. */
export interface AuditEntry {
  readonly command: string;
  readonly user?: string;
  readonly detail?: string;
}

/** Writes the audit trail of one operator. */
export class Audit {
  private readonly operator: string;
  private readonly now: () => number;

  constructor(operator: string, now: () => number) {
    this.operator = operator;
    this.now = now;
  }

  /** Records a command, best in the transaction that does it. */
  async record(db: Kysely<Tables>, { command, user, detail }: AuditEntry): Promise<void> {
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

/** The newest entries, of one user or of all. */
export async function listAudit(db: Kysely<Tables>, user: string | null, limit: number): Promise<readonly AuditLine[]> {
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
