import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { CodePurpose } from '@tolk/domain';
import type { CodeTable } from './code-table.ts';

/** Two requests for a code of one account come one after the other. */
export async function lockAccount(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code/${account}`}, 0))`.execute(tx);
}

/** When codes were made for this account since `since`, newest first. */
export async function codeTimesSince(db: Queryable, account: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('code')
    .select('created_at')
    .where('account', '=', account)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function insertCode(db: Queryable, code: CodeTable): Promise<void> {
  await db.insertInto('code').values(code).execute();
}

/** The newest code for this purpose, locked; used and expired ones too. */
export async function lockNewestCode(
  tx: Tx,
  account: string,
  purpose: CodePurpose,
): Promise<CodeTable | undefined> {
  return tx
    .selectFrom('code')
    .selectAll()
    .where('account', '=', account)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function countTry(tx: Tx, id: string, usedAt: Date | null): Promise<void> {
  await tx
    .updateTable('code')
    .set({ tries: sql`tries + 1`, used_at: usedAt })
    .where('id', '=', id)
    .execute();
}

export async function forgetCodes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('code').where('created_at', '<', before).execute();
}
