import { pathTo } from '@tolk/contract/routes';
import type { OrderAction } from '@tolk/domain';
import { moneyText } from '../../calls/money-text.ts';
import type { Tx } from '../../database/schema.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { Jobs } from '../../ports/jobs.ts';
import type { OrderRecord } from '../order/order-repository.ts';
import { approvalStateOf, isToBePaid, wholePrice } from './approval-of-order.ts';
import { authorsOf } from './approval-repository.ts';

/** After these an order may cost what nobody has approved. */
const pricing: ReadonlySet<OrderAction> = new Set(['create', 'edit', 'agreeChange']);

/** Tells those who may approve what the order costs since this action, if it has to be approved. */
export async function askForApproval(
  tx: Tx,
  jobs: Jobs,
  order: OrderRecord,
  { action, at }: { action: OrderAction; at: Date },
): Promise<void> {
  if (!pricing.has(action) || !isToBePaid(order) || approvalStateOf(order) !== 'waiting') return;
  const amount = { amount: wholePrice(order), currency: order.currency };
  await notify(tx, jobs, {
    personId: order.client_id,
    identity: 'client',
    kind: 'approvalWaiting',
    title: { en: 'An order is waiting for approval', zh: '有订单待审批' },
    text: {
      en: `“${order.name}” costs ${moneyText(amount, 'en')}. It can be paid once it’s approved.`,
      zh: `订单“${order.name}”共计 ${moneyText(amount, 'zh-CN')}，审批通过后方可付款。`,
    },
    about: order.name,
    path: pathTo('clientOrder', { projectOrderId: order.id }),
    orderId: order.id,
    membersLeftOut: await authorsOf(tx, order.id),
    at,
  });
}
