import type { ClientRecord, RequestOf, calls } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { clientRecordOf } from './client-record-repository.ts';
import { findOrder } from '../order/order-repository.ts';
import { findPosting } from '../../market/postings/posting-repository.ts';
import { fieldTexts, requireNoFaults } from '../../calls/field-rules.ts';

type Request = RequestOf<typeof calls.supinterface.orders.getClientRecord>;

/**
 * How the client of a posting, or of an order of the caller's, pays and is evaluated. Nobody can be
 * looked up by their id. Throws `notFound`, 422 without one of the two.
 */
export async function clientRecord(request: Request, context: CallContext): Promise<ClientRecord> {
  const clientId = (await clientOf(request, context)) ?? refuse('notFound');
  const hiddenSince = addMs(context.now, -limits.evaluation.hiddenMs);
  const { person, orders, evaluations } = await clientRecordOf(
    context.deps.db,
    clientId,
    hiddenSince,
  );
  return {
    averageGrade: evaluations.average,
    evaluations: evaluations.count,
    ordersPaid: orders.paid,
    ordersCompleted: orders.completed,
    ordersUnpaid: orders.unpaid,
    hoursToPay: orders.hours_to_pay,
    memberSince: person.created_at.toISOString(),
    companyCertified: person.company_certified,
  };
}

async function clientOf(
  { projectReleaseInforId, projectOrderId }: Request,
  { deps: { db }, personId }: CallContext,
): Promise<string | undefined> {
  if (projectOrderId !== undefined) {
    const order = await findOrder(db, projectOrderId, { identity: 'supplier', personId });
    return order?.client_id;
  }
  if (projectReleaseInforId === undefined) {
    requireNoFaults({ projectReleaseInforId: fieldTexts.blank });
    return undefined;
  }
  return (await findPosting(db, projectReleaseInforId))?.owner_id;
}
