import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { CodePurpose } from '@tolk/domain';
import type { CodeTable } from './code-table.ts';

/** Two requests for a code of one account come one after the other. */
export async function lockAccount(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code/${account}`}, 0))`.execute(tx);
}

export type CodeRow = Selectable<CodeTable>;

/** A code that was made before, and who asked for it. */
export type SentBefore = Pick<CodeRow, 'created_at' | 'asker' | 'asker_known'>;

/** Codes that were made for this account since `since`, newest first. */
export async function codesSince(
  db: Queryable,
  account: string,
  since: Date,
): Promise<SentBefore[]> {
  return db
    .selectFrom('code')
    .select(['created_at', 'asker', 'asker_known'])
    .where('account', '=', account)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertCode(db: Queryable, code: Insertable<CodeTable>): Promise<void> {
  await db.insertInto('code').values(code).execute();
}

/** The newest code for this purpose, locked; used and expired ones too. */
export async function lockNewestCode(
  tx: Tx,
  account: string,
  purpose: CodePurpose,
): Promise<CodeRow | undefined> {
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

/** Counts a wrong try of who asked for the code, or of somebody else. */
export async function countTry(tx: Tx, id: string, isAsker: boolean): Promise<void> {
  const counted = isAsker
    ? { tries: sql<number>`tries + 1` }
    : { other_tries: sql<number>`other_tries + 1` };
  await tx.updateTable('code').set(counted).where('id', '=', id).execute();
}

export async function markCodeUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('code').set({ used_at: now }).where('id', '=', id).execute();
}

export async function forgetCodes(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('code').where('created_at', '<', before).execute();
}
