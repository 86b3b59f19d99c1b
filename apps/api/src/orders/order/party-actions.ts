import { isDeepStrictEqual } from 'node:util';
import type { RequestOf, ResponseOf, WordAnalysis, calls } from '@tolk/contract';
import {
  bookingToCheckIn,
  limits,
  workPurposes,
  type BookingFacts,
  type Identity,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { orderFiles } from '../deliveries/delivery-repository.ts';
import { findOrder, type OrderRecord } from './order-repository.ts';
import { haveSomebodyInCommon } from '../../persons/member-repository.ts';
import { lockPersonsForKeyShare } from '../../persons/person-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { blankFaults, fieldTexts, requireNoFaults, visibleText } from '../../calls/field-rules.ts';
import { requireComplete } from '../../profiles/profile/completeness-checks.ts';
import { act, carryOut, type Target } from './act.ts';
import { agreedWeights } from './agreed-weights.ts';
import { requireOwnFiles } from '../../files/uploads/own-files.ts';
import { wordAnalysisOf } from '../../files/uploads/word-analysis.ts';
import { workFilesOf, type WorkFile } from '../../files/uploads/work-files.ts';
import { fundedAt, milestoneFacts } from '../milestones/milestone-in-turn.ts';
import { milestoneTerms, termsOfMilestone } from '../milestones/milestone-terms.ts';
import type { OrderPayloads } from './order-effects.ts';
import { dueTimeOfChanges, orderTerms, type OrderTerms } from './order-terms.ts';
import { presentDeliveries, type OrderDetail } from './present-order.ts';
import { bookingFacts } from '../bookings/bookings.ts';
import { allowedOrderActions } from './order-actions.ts';

type ClientCalls = typeof calls.clientinterface.orders;
type SupplierCalls = typeof calls.supinterface.orders;
type EndCalls = typeof calls.supinterface.orders;
type OrderAndVersion = RequestOf<ClientCalls['withdrawProjectOrder']>;

export function editOrder(
  { projectOrderId, version, ...form }: RequestOf<ClientCalls['editProjectOrder']>,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: 'client', projectOrderId, version } as const;
  return act(target, 'edit', context, async (tx, order) => {
    const { supplier_id, field, state } = order;
    // A rejected order can be sent again; nobody may be there any more to get it.
    if (!(await lockPersonsForKeyShare(tx, [supplier_id]))) refuse('notFound');
    const terms = orderTerms(form, context.now, { field });
    const milestones = milestoneTerms(form, terms, context.now);
    const there = (await orderFiles(tx, order.id)).map(({ id, reference_only }) => ({
      id,
      reference_only,
    }));
    const files = workFilesOf(form.orderFileIds, form.referenceFileIds, there);
    const weights = agreedWeights(form, order);
    // The supplier has these terms already: a second click is no second offer.
    const offer = { terms, milestones, files, weights };
    if (state !== 'rejected' && isSameOffer(order, there, offer)) return undefined;
    await requireOwnFiles(tx, form.orderFileIds, context.personId, ...workPurposes);
    return {
      terms,
      milestones,
      files,
      analysis: await wordAnalysisOf(tx, { files, weights }, context.personId),
    };
  });
}

function isSameOffer(
  order: OrderRecord,
  there: readonly WorkFile[],
  {
    terms,
    milestones,
    files,
    weights,
  }: Omit<OrderPayloads['edit'], 'analysis'> & { weights: WordAnalysis['weights'] },
): boolean {
  const kept = Object.fromEntries(
    Object.keys(terms).map((name) => [name, order[name as keyof OrderTerms]]),
  );
  if (!isDeepStrictEqual(kept, terms)) return false;
  if (!isDeepStrictEqual(order.milestones.map(termsOfMilestone), milestones)) return false;
  // Without words to count there is nothing to weigh.
  const { word_analysis: analysis } = order;
  if (analysis !== null && !isDeepStrictEqual(analysis.weights, weights)) return false;
  return isDeepStrictEqual(there, files);
}

export function withdrawOrder(
  request: OrderAndVersion,
  context: CallContext,
): Promise<OrderDetail> {
  return act({ identity: 'client', ...request }, 'withdraw', context, async () => null);
}

export function cancelOrder(request: OrderAndVersion, context: CallContext): Promise<OrderDetail> {
  return act({ identity: 'client', ...request }, 'cancelOverdue', context, async () => null);
}

export function proposeEnd(
  side: Identity,
  { refundPercent, reason, ...order }: RequestOf<EndCalls['proposeEnd']>,
  context: CallContext,
): Promise<OrderDetail> {
  return act({ identity: side, ...order }, 'proposeEnd', context, async () => {
    requireNoFaults(blankFaults({ reason }));
    return { side, refundPercent, reason: reason.trim() };
  });
}

export function answerEnd(
  side: Identity,
  { agree, ...order }: RequestOf<EndCalls['answerEnd']>,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: side, ...order };
  return act(target, agree ? 'agreeEnd' : 'declineEnd', context, async () => null);
}

export function withdrawEnd(
  side: Identity,
  request: RequestOf<EndCalls['withdrawEnd']>,
  context: CallContext,
): Promise<OrderDetail> {
  return act({ identity: side, ...request }, 'withdrawEnd', context, async () => null);
}

export function checkIn(
  side: Identity,
  { projectOrderId, startTime }: RequestOf<EndCalls['checkIn']>,
  context: CallContext,
): Promise<OrderDetail> {
  return act({ identity: side, projectOrderId }, 'checkIn', context, async (_tx, order) => {
    const bookingStart = new Date(startTime);
    const isIt = ({ startAt }: BookingFacts) => startAt.getTime() === bookingStart.getTime();
    const bookings = bookingFacts(order);
    // A second click.
    if (bookings.some((one) => isIt(one) && one.checkedInBy.includes(side))) return undefined;
    const next = bookingToCheckIn(bookings, side, context.now);
    if (next === undefined || !isIt(next)) {
      const allowedActions = allowedOrderActions(order, side, context.now, context.language);
      refuse('orderActionNotAllowed', { data: { allowedActions, version: order.version } });
    }
    return { side, bookingStart };
  });
}

/** Who takes an order is known and can be paid (docs/product/rules.md#completeness). */
export function acceptOrReject(
  {
    accept,
    reason = '',
    bookedTwice = false,
    ...order
  }: RequestOf<SupplierCalls['acceptOrRejectProjectOrder']>,
  context: CallContext,
): Promise<OrderDetail> {
  const target = { identity: 'supplier', ...order } as const;
  if (accept) {
    return act(target, 'accept', context, async (tx, { client_id, supplier_id }) => {
      // They may have joined since the order was sent.
      if (await haveSomebodyInCommon(tx, supplier_id, client_id)) refuse('selfOrder');
      await requireComplete(tx, 'settling', context);
      return { bookedTwice };
    });
  }
  return act(target, 'reject', context, async () => {
    const text = visibleText(reason);
    if (text.length < limits.reason.min) requireNoFaults({ reason: fieldTexts.reasonTooShort });
    return { reason: text };
  });
}

export function acceptResults(
  request: RequestOf<ClientCalls['getAcceptanceResults']>,
  context: CallContext,
): Promise<OrderDetail> {
  const { accept, changeRequest = '', deliverTime, fileIds = [], ...order } = request;
  const target = { identity: 'client', ...order } as const;
  if (accept) return acceptDelivered(target, context);
  return act(target, 'requestChanges', context, async (tx, agreed) => {
    requireNoFaults({
      ...blankFaults({ changeRequest }),
      ...(deliverTime === undefined ? { deliverTime: fieldTexts.blank } : {}),
    });
    const times = { due_at: agreed.due_at, paid_at: fundedAt(agreed) };
    const dueAt = dueTimeOfChanges(deliverTime ?? '', times, context.now);
    await requireOwnFiles(tx, fileIds, context.personId, 'order');
    return { text: changeRequest.trim(), dueAt, fileIds };
  });
}

/** Results of the last milestone complete the order, as those of an order without any do. */
async function acceptDelivered(target: Target, context: CallContext): Promise<OrderDetail> {
  const { identity, projectOrderId } = target;
  const party = { identity, personId: context.personId };
  const order = await findOrder(context.deps.db, projectOrderId, party);
  // Read without a lock: an order that has moved on since refuses either.
  const left = order !== undefined && milestoneFacts(order)?.left === true;
  return act(target, left ? 'acceptMilestone' : 'acceptResults', context, async () => null);
}

/** Hands a delivery in, or reads the deliveries back where nothing is handed in. */
export async function deliverables(
  request: RequestOf<SupplierCalls['getDeliverables']>,
  context: CallContext,
): Promise<ResponseOf<SupplierCalls['getDeliverables']>> {
  const { projectOrderId, version, description, fileIds } = request;
  const target = { identity: 'supplier', projectOrderId } as const;
  if (description === undefined && fileIds === undefined) {
    return readDeliveries(context.deps.db, projectOrderId, context);
  }
  if (version === undefined) requireNoFaults({ version: fieldTexts.blank });
  return context.transaction(async (tx) => {
    await carryOut(tx, { ...target, version }, 'deliver', context, async (_tx, { order_type }) => {
      // Interpreting leaves no file behind: what is said of it is the delivery.
      const files = fileIds ?? [];
      if (files.length === 0 && order_type !== 'interpretation') refuse('deliveryEmpty');
      // An interpreter has nothing to hand over: that the work is done may go without words.
      if (order_type !== 'interpretation') {
        requireNoFaults(blankFaults({ description: description ?? '' }));
      }
      await requireOwnFiles(tx, files, context.personId, 'delivery');
      return { description: (description ?? '').trim(), fileIds: files };
    });
    return readDeliveries(tx, projectOrderId, context);
  });
}

async function readDeliveries(db: Queryable, projectOrderId: string, { personId }: CallContext) {
  const order = await findOrder(db, projectOrderId, { identity: 'supplier', personId });
  const { id, version } = order ?? refuse('notFound');
  return { deliverables: await presentDeliveries(db, id), version };
}
