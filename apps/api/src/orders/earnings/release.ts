import { earningsLifecycle, findTransition } from '@tolk/domain';
import { pathTo } from '@tolk/contract/routes';
import { transaction } from '../../database/transaction.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { lockEarning, updateEarning } from './earning-repository.ts';
import { lockOrder } from '../order/order-repository.ts';
import { handleJob } from '../../jobs/job-kinds.ts';
import { postEntry } from '../../ledger/post-entry.ts';

/** Seven days after completion the supplier's earnings can be settled, unless an appeal is open. */
export const releaseEarnings = handleJob(
  'earnings.release',
  'money',
  ({ orderId, milestoneId = null }, { db, clock, jobs }) =>
    transaction(db, async (tx) => {
      const at = clock.now();
      const order = await lockOrder(tx, orderId);
      const of = { order_id: orderId, milestone_id: milestoneId };
      const earning = order && (await lockEarning(tx, of));
      if (!earning || at < earning.hold_until) return;
      if (!findTransition(earningsLifecycle, earning.status, 'timer', 'release')) return;
      await updateEarning(tx, of, { status: 'ready' });
      await postEntry(tx, {
        event: 'holdOver',
        // Two milestones may be released at one version of their order.
        source: `${milestoneId === null ? `order:${orderId}` : `milestone:${milestoneId}`}:${order.version}`,
        orderId,
        supplierId: order.supplier_id,
        money: earning,
        at,
      });
      invalidate(tx, order.supplier_id, ['Order', 'Overview', 'Settlement']);
      invalidate(tx, order.client_id, ['Order']);
      await notify(tx, jobs, {
        personId: order.supplier_id,
        identity: 'supplier',
        kind: 'earningsAvailable',
        title: { en: 'Earnings are ready to be settled', zh: '收入可结算' },
        text: {
          en: `The earnings of “${order.name}” are now available.`,
          zh: `订单“${order.name}”的收入现已可结算。`,
        },
        path: pathTo('expenseSettlement'),
        orderId,
        at,
      });
    }),
);
