import { sql } from 'kysely';
import type { Tx } from '../../database/schema.ts';

/**
 * Whether the bank's number stands for money that was sent back before, as a refund by hand or from
 * the desk of transfers. Nobody else asks about the number until the transaction ends.
 */
export async function isReturnReferenceTaken(tx: Tx, reference: string): Promise<boolean> {
  const key = `return/${reference.toUpperCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from refund where upper(by_hand_reference) = upper(${reference}))
      or exists (
        select from incoming_transfer where upper(return_reference) = upper(${reference})
      ) as taken`.execute(tx);
  return rows[0]?.taken ?? false;
}
