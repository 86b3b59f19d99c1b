import { earningsLifecycle, findTransition } from '@tolk/domain';
import { pathTo } from '@tolk/contract/routes';
import { transaction } from '../../database/transaction.ts';
import { hint } from '../../notifications/hint.ts';
import { notify } from '../../notifications/notify.ts';
import { lockOrder, updateOrder } from '../../repositories/order-repository.ts';
import { defineWork } from '../deferred-work.ts';
import { postEntry } from './post-entry.ts';

/** Seven days after completion the supplier's earnings can be settled, unless an appeal is open. */
export const releaseEarnings = defineWork('earnings.release', ({ orderId }, { db, clock, jobs }) =>
  transaction(db, async (tx) => {
    const at = clock.now();
    const order = await lockOrder(tx, orderId);
    if (!order || order.state !== 'completed' || order.earnings_status === null) return;
    if (!findTransition(earningsLifecycle, order.earnings_status, 'timer', 'release')) return;
    await updateOrder(tx, orderId, { earnings_status: 'ready', version: order.version });
    await postEntry(tx, { event: 'holdOver', source: `order:${orderId}`, order, money: order, at });
    hint(tx, order.supplier_id, [{ type: 'Order', id: orderId }, { type: 'Overview' }]);
    hint(tx, order.client_id, [{ type: 'Order', id: orderId }]);
    await notify(tx, jobs, {
      personId: order.supplier_id,
      identity: 'supplier',
      kind: 'earningsAvailable',
      title: { en: 'Earnings are ready to be settled', zh: '收入可结算' },
      text: {
        en: `The earnings of “${order.name}” are now available.`,
        zh: `订单“${order.name}”的收入现已可结算。`,
      },
      path: pathTo('supplierOrder', { projectOrderId: orderId }),
      at,
    });
  }),
);
