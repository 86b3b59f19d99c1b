import { randomUUID } from 'node:crypto';
import { addMs, type EarningsStatus } from '@tolk/domain';
import type { OrderDetail } from './market.ts';
import type { TestApp } from './test-app.ts';

/** The order's money as if it had come so many ms before. */
export async function payEarlier(
  { app, clock }: TestApp,
  { projectOrderId }: OrderDetail,
  ms: number,
): Promise<void> {
  const { db } = app.deps;
  const attempt = db.updateTable('payment_attempt').where('order_id', '=', projectOrderId);
  await attempt.set({ paid_at: addMs(clock.now(), -ms) }).execute();
}

/** The order's earnings as if they were applied for, without what else belongs to an application. */
export async function setEarning(
  { app, clock }: TestApp,
  { projectOrderId }: OrderDetail,
  status: EarningsStatus,
): Promise<void> {
  const { db } = app.deps;
  const { supplier_id } = await db
    .selectFrom('project_order')
    .select('supplier_id')
    .where('id', '=', projectOrderId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const inApplication = status === 'settling' || status === 'settled';
  const settlement = {
    id,
    number: `TS-${id}`,
    supplier_id,
    month: status === 'settling' ? '2026-01' : '2026-02',
    method: 'personalCard' as const,
    sealed_payee: Buffer.from(''),
    payee: '',
    bank: '',
    gross: 1_800_00,
    netted: 0,
    payout_currency: 'CNY' as const,
    rate: null,
    payout_gross: 1_800_00,
    payout_fee: 0,
    applied_at: clock.now(),
    settled_at: null,
    ended_at: null,
    failure: null,
    payout_batch_id: null,
    provider_state: null,
    provider_reference: null,
  };
  if (inApplication) await db.insertInto('settlement').values(settlement).execute();
  await db
    .updateTable('earning')
    .set({ status, settlement_id: inApplication ? id : null })
    .where('order_id', '=', projectOrderId)
    .execute();
}
