import { addMs } from '@tolk/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { PaymentAttemptTable } from './payment-table.ts';

export type PaymentAttempt = Selectable<PaymentAttemptTable>;

export async function insertAttempt(
  tx: Tx,
  attempt: Insertable<PaymentAttemptTable>,
): Promise<PaymentAttempt> {
  return tx.insertInto('payment_attempt').values(attempt).returningAll().executeTakeFirstOrThrow();
}

/** With `clientId` only if it pays an order of theirs. */
export function findAttempt(
  db: Queryable,
  id: string,
  clientId?: string,
): Promise<PaymentAttempt | undefined> {
  let query = db
    .selectFrom('payment_attempt')
    .selectAll('payment_attempt')
    .where('payment_attempt.id', '=', id);
  if (clientId !== undefined) {
    query = query
      .innerJoin('project_order', 'project_order.id', 'payment_attempt.order_id')
      .where('project_order.client_id', '=', clientId);
  }
  return query.executeTakeFirst();
}

export function findAttemptByTradeNo(
  db: Queryable,
  method: PaymentAttempt['method'],
  outTradeNo: string,
): Promise<PaymentAttempt | undefined> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('out_trade_no', '=', outTradeNo)
    .where('method', '=', method)
    .executeTakeFirst();
}

/** Locked; take the order's lock first, as everybody does. */
export function lockAttempt(tx: Tx, id: string): Promise<PaymentAttempt> {
  return tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function findPendingAttempt(
  tx: Tx,
  open: Pick<PaymentAttempt, 'order_id' | 'change_id' | 'method' | 'scene'> &
    Partial<Pick<PaymentAttempt, 'order_version'>>,
): Promise<PaymentAttempt | undefined> {
  return tx
    .selectFrom('payment_attempt')
    .selectAll()
    .where((eb) => eb.and(open))
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** The reference of the bank transfer that was chosen last for the order of this number. */
export async function referenceOfOrder(db: Queryable, number: string): Promise<string | null> {
  const attempt = await db
    .selectFrom('payment_attempt')
    .innerJoin('project_order', 'project_order.id', 'payment_attempt.order_id')
    .select('out_trade_no')
    .where('project_order.number', '=', number)
    .where('method', '=', 'bankTransfer')
    .orderBy('payment_attempt.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return attempt?.out_trade_no ?? null;
}

/** Attempts of an order on which no money has come. */
export function unpaidAttempts(db: Queryable, orderId: string): Promise<PaymentAttempt[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'not in', ['paid', 'refunded'])
    .orderBy('created_at')
    .execute();
}

/** Every attempt to pay an order, the newest first. */
export function attemptsOf(db: Queryable, orderId: string): Promise<PaymentAttempt[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** An attempt that paid, with what of its money (minor units) neither went back nor is about to. */
export type Payment = PaymentAttempt & { left: number };

/** Of a row of `payment_attempt`: late money goes back and pays nothing. */
export const isInTime = sql<boolean>`not exists (
  select from refund
  where refund.payment_attempt_id = payment_attempt.id and refund.reason = 'latePaid')`;

/**
 * The attempts that paid the order and changes of it, the newest first, whatever of them went back
 * since; late money paid nothing.
 */
export function paymentsOf(db: Queryable, orderId: string): Promise<Payment[]> {
  return db
    .selectFrom('payment_attempt')
    .selectAll('payment_attempt')
    .select(
      sql<number>`(amount - (
        select coalesce(sum(refund.amount), 0) from refund
        where refund.payment_attempt_id = payment_attempt.id and refund.reason <> 'unmatched'
          and refund.status not in ('proposed', 'declined')
      ))::bigint`.as('left'),
    )
    .where('order_id', '=', orderId)
    .where('paid_at', 'is not', null)
    .where(isInTime)
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function updateAttempt(
  db: Queryable,
  id: string,
  changes: Partial<Omit<PaymentAttempt, 'id' | 'order_id'>>,
): Promise<void> {
  await db.updateTable('payment_attempt').set(changes).where('id', '=', id).execute();
}

/**
 * Lets this refund be sent now; or answers when it may be, because another one of the same payment
 * was sent less than `apartMs` ago.
 */
export async function takeRefundTurn(
  db: Queryable,
  { attemptId, refundId }: { attemptId: string; refundId: string },
  now: Date,
  apartMs: number,
): Promise<Date | null> {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempt')
    .set({ last_refund_id: refundId, last_refund_at: now })
    .where('id', '=', attemptId)
    .where((eb) =>
      eb.or([
        eb('last_refund_at', 'is', null),
        eb('last_refund_at', '<=', addMs(now, -apartMs)),
        eb('last_refund_id', '=', refundId),
      ]),
    )
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return null;
  const attempt = await findAttempt(db, attemptId);
  return addMs(attempt?.last_refund_at ?? now, apartMs);
}

/** Marks an attempt over, unless money has come. */
export async function endAttempt(
  db: Queryable,
  id: string,
  status: 'closed' | 'expired',
): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
