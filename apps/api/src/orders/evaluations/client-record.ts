import type { ClientRecord, RequestOf, ResponseOf, calls } from '@tolk/contract';
import { addMs, limits, percentOf } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { clientFactsOf, type ClientFacts } from './client-record-repository.ts';
import { findOrder } from '../order/order-repository.ts';
import { ownersOf } from '../../market/postings/posting-repository.ts';
import { fieldTexts, requireNoFaults } from '../../calls/field-rules.ts';

type Orders = typeof calls.supinterface.orders;
type Request = RequestOf<Orders['getClientRecord']>;

/**
 * How the client of a posting, or of an order of the caller's, pays and is evaluated. Nobody can be
 * looked up by their id. Throws `notFound`, 422 without one of the two.
 */
export async function clientRecord(request: Request, context: CallContext): Promise<ClientRecord> {
  const clientId = (await clientOf(request, context)) ?? refuse('notFound');
  const [facts] = await clientFactsOf(context.deps.db, [clientId], timesOf(context));
  return present(facts ?? refuse('notFound'));
}

/** The same of the clients of several postings. */
export async function clientRecords(
  { projectReleaseInforIds }: RequestOf<Orders['getClientRecords']>,
  context: CallContext,
): Promise<ResponseOf<Orders['getClientRecords']>> {
  const { deps, personId } = context;
  const { db } = deps;
  const owners = await ownersOf(db, projectReleaseInforIds, personId);
  const found = await clientFactsOf(
    db,
    owners.map(({ owner_id }) => owner_id),
    timesOf(context),
  );
  const records = new Map(found.map((facts) => [facts.client_id, present(facts)]));
  return owners.flatMap(({ id, owner_id }) => {
    const record = records.get(owner_id);
    return record === undefined ? [] : [{ projectReleaseInforId: id, record }];
  });
}

function timesOf({ now }: CallContext) {
  const { choosingMs, deadlineMs } = limits.clientRecord;
  return {
    hiddenSince: addMs(now, -limits.evaluation.hiddenMs),
    choosingSince: addMs(now, -choosingMs),
    publishedSince: addMs(now, -deadlineMs - choosingMs),
  };
}

/** The same for everybody: what few cases say is left out, be it good or bad. */
function present(facts: ClientFacts): ClientRecord {
  const from = <Value>(cases: number, value: Value) =>
    cases < limits.clientRecord.casesMin ? null : value;
  return {
    averageGrade: from(facts.evaluations, facts.average),
    evaluations: facts.evaluations,
    ordersPaid: facts.paid,
    ordersCompleted: facts.completed,
    ordersUnpaid: facts.unpaid,
    hoursToPay: from(facts.payments, facts.hours_to_pay),
    ordersDisputed: from(facts.paid, facts.disputed),
    hired: from(facts.closed, {
      percent: percentOf(facts.hired, facts.closed),
      cases: facts.closed,
    }),
    memberSince: facts.created_at.toISOString(),
    companyCertified: facts.company_certified,
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
  // As the posting itself: of one that is not shown to the caller nothing is told.
  const [posting] = await ownersOf(db, [projectReleaseInforId], personId);
  return posting?.owner_id;
}
