import type { Queryable, Tx } from '../../database/schema.ts';
import type { HumanCheckTable } from './human-check-table.ts';

export async function insertHumanCheck(
  db: Queryable,
  check: Pick<HumanCheckTable, 'id' | 'kind' | 'answer' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('verification')
    .values({
      ...check,
      judged_at: null,
      pass_hash: null,
      pass_expires_at: null,
      used_at: null,
    })
    .execute();
}

/**
 * Marks it as judged and answers it; undefined when there is none, it is too old, or somebody was
 * faster.
 */
export async function takeForJudgement(
  tx: Tx,
  id: string,
  kind: HumanCheckTable['kind'],
  now: Date,
): Promise<HumanCheckTable | undefined> {
  return tx
    .updateTable('verification')
    .set({ judged_at: now })
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('judged_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function keepPass(
  tx: Tx,
  id: string,
  pass: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('verification')
    .set({ pass_hash: pass.hash, pass_expires_at: pass.expiresAt })
    .where('id', '=', id)
    .execute();
}

/** False when there is no such pass, it is too old, or it was used. */
export async function takePass(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('verification')
    .set({ used_at: now })
    .where('pass_hash', '=', hash)
    .where('pass_expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Nothing can be done any more with what expired before `before`. */
export async function forgetHumanChecks(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('verification').where('expires_at', '<', before).execute();
}
