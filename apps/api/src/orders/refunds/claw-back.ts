import { pathTo } from '@tolk/contract/routes';
import type { ClawbackMoney, EarningsStatus } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { earningOf } from '../earnings/earn.ts';
import { deleteEarning, lockEarning, updateEarning } from '../earnings/earning-repository.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import type { Refund } from './refund-repository.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { invalidateOrder } from '../order/announce-order-action.ts';

/** Where a supplier's money stands. What is applied for or paid out is owed, and netted next time. */
const heldIn: Readonly<Record<EarningsStatus, ClawbackMoney['from']>> = {
  unsettled: 'supplierPending',
  ready: 'supplierAvailable',
  settling: 'supplierReceivable',
  settled: 'supplierReceivable',
};

/**
 * Takes the supplier's part of a refund back, with the commission and the fee that were earned. What
 * is in an application keeps its amount there: the receivable says that less of it is theirs.
 */
export async function clawBack(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  refund: Refund,
  part: Pick<ClawbackMoney, 'price' | 'fee' | 'commission'>,
  at: Date,
): Promise<void> {
  const of = earningOf(order);
  const earning = await lockEarning(tx, of);
  const taken = part.price - part.commission;
  const from = heldIn[earning?.status ?? 'unsettled'];
  if (earning && from !== 'supplierReceivable' && taken > 0) {
    if (earning.amount === taken) await deleteEarning(tx, of);
    else await updateEarning(tx, of, { amount: earning.amount - taken });
  }
  await postEntry(tx, {
    event: 'clawedBack',
    source: `refund:${refund.id}`,
    orderId: order.id,
    supplierId: order.supplier_id,
    money: { ...part, currency: order.currency, from },
    at,
  });
  invalidateOrder(tx, order);
  if (taken > 0) await tellSupplier(tx, jobs, order, from, at);
}

async function tellSupplier(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  from: ClawbackMoney['from'],
  at: Date,
): Promise<void> {
  const owed = from === 'supplierReceivable';
  invalidate(tx, order.supplier_id, ['Settlement']);
  await notify(tx, jobs, {
    personId: order.supplier_id,
    identity: 'supplier',
    kind: 'earningsTakenBack',
    title: { en: 'Earnings were taken back', zh: '部分收入已扣回' },
    text: {
      en: `We refunded the client for “${order.name}”, so your share was taken back.${owed ? ' It will be deducted from your next settlement.' : ''}`,
      zh: `我们已就订单“${order.name}”向客户退款，您的相应收入已扣回${owed ? '，将在您下次结算时抵扣' : ''}。`,
    },
    path: pathTo('expenseSettlement'),
    orderId: order.id,
    at,
  });
}
