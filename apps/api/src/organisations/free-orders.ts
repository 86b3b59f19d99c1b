import { pathTo } from '@tolk/contract/routes';
import type { BilingualText } from '../calls/refusal.ts';
import type { Tx } from '../database/schema.ts';
import { notify } from '../messages/notifications/notify.ts';
import type { Jobs } from '../ports/jobs.ts';
import { freeOrdersOf, type EndedWork } from './member-orders-repository.ts';

/**
 * The orders of somebody who is there for work in a company no more wait for somebody else; who
 * coordinates is told.
 */
export async function freeOrders(tx: Tx, jobs: Jobs, ended: EndedWork): Promise<void> {
  for (const { organisationId, orders } of await freeOrdersOf(tx, ended)) {
    await notify(tx, jobs, {
      personId: organisationId,
      identity: 'supplier',
      kind: 'ordersFreed',
      title: { en: 'Orders wait to be assigned', zh: '有订单待重新指派' },
      text: textOf(orders),
      path: pathTo('supplierOrders', { assignee: 'nobody' }),
      at: ended.at,
    });
  }
}

function textOf(orders: number): BilingualText {
  return {
    en:
      orders === 1
        ? 'Whoever worked on one of your orders no longer does. Assign it to somebody else.'
        : `Whoever worked on ${orders} of your orders no longer does. Assign them to somebody else.`,
    zh: `原负责人已无法继续处理，${orders} 个订单需重新指派。`,
  };
}
