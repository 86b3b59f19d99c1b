import { transaction } from '../../database/transaction.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { findOrder } from '../order/order-repository.ts';
import { handleJob } from '../../jobs/job-kinds.ts';

/** After 14 days an evaluation shows by itself; open screens are told to look. */
export const revealEvaluations = handleJob('evaluation.reveal', 'money', ({ orderId }, { db }) =>
  transaction(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (!order) return;
    for (const personId of [order.client_id, order.supplier_id]) {
      invalidate(tx, personId, ['Evaluation', 'Order']);
    }
  }),
);
