import { sql } from 'kysely';
import type { OrderChange } from '@tolk/contract';
import type { Queryable } from '../../database/schema.ts';

interface ChangeTransfer {
  changeId: string;
  standing: NonNullable<OrderChange['transfer']>;
}

/**
 * Where the bank transfers stand that were chosen for changes of an order; those that paid for one that
 * applies are left out. One whose money came and was sent back to the account is returned.
 */
export async function transfersOfChanges(
  db: Queryable,
  orderId: string,
): Promise<ChangeTransfer[]> {
  const { rows } = await sql<ChangeTransfer>`
    select attempt.change_id as "changeId", case
        when attempt.paid_at is null then 'awaited'
        when refund.status = 'succeeded' then 'returned'
        else 'returning'
      end as standing
    from payment_attempt as attempt
    left join refund on refund.payment_attempt_id = attempt.id and refund.reason = 'latePaid'
    where attempt.order_id = ${orderId} and attempt.change_id is not null
      and attempt.method = 'bankTransfer'
      and (attempt.paid_at is null or refund.id is not null)
    order by attempt.created_at desc`.execute(db);
  return rows;
}
