import type { SettlementStatus } from '@tolk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

/** Those in which money is on its way, or waits for somebody. */
const refunds = ['proposed', 'pending', 'accepted', 'failed'] as const;
const settlements = ['applied', 'sent'] as const satisfies readonly SettlementStatus[];

/** Refunds and settlements under way, by status; also those of which there is none. */
export async function openMoney(
  db: Queryable,
): Promise<{ what: 'refund' | 'settlement'; status: string; count: number }[]> {
  const { rows } = await sql<{ what: 'refund' | 'settlement'; status: string; count: number }>`
    select 'refund' as what, status, (select count(*) from refund where refund.status = open.status)
    from unnest(${sql.val(refunds)}::text[]) as open (status)
    union all
    select 'settlement', status,
      (select count(*) from settlement where settlement.status = open.status)
    from unnest(${sql.val(settlements)}::text[]) as open (status)`.execute(db);
  return rows;
}
