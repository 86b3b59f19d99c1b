import type { RefundRow, RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { refuse } from '../../calls/refusal.ts';
import type { Tx } from '../../database/schema.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import { recordAudit } from '../../staff/audit/audit.ts';
import { lockOrder, type OrderRecord } from '../order/order-repository.ts';
import { lockAttempt, type PaymentAttempt } from '../payments/payment-repository.ts';
import { isTooLateToRefund } from '../payments/refund-bounds.ts';
import { sendRefundSoon, writeRefund } from '../payments/start-refund.ts';
import { findIncident, lockIncident, type Incident } from './incident-repository.ts';
import { refundRow } from './refund-queue.ts';
import { refundOfIncident, type Refund } from './refund-repository.ts';

type Calls = typeof calls.opsinterface.refunds;

/** An incident whose money is known well enough to be sent back. */
type Returnable = Incident & { order_id: string; payment_attempt_id: string; received: number };

/** What came is ours to send back where the provider names the payment and its sum. */
export function isReturnable(incident: Incident): incident is Returnable {
  return (
    incident.kind !== 'refundAmount' &&
    incident.order_id !== null &&
    incident.payment_attempt_id !== null &&
    incident.provider_transaction_id !== null &&
    (incident.received ?? 0) > 0
  );
}

/**
 * Staff proposes that money which fits nothing goes back whole. A colleague approves it, whatever
 * the sum. Throws `notFound`; `conflict` where it is resolved, goes back already or isn't ours to
 * send.
 */
export async function proposeIncidentRefund(
  { incidentId, reason }: RequestOf<Calls['proposeIncidentRefund']>,
  context: CallContext,
): Promise<RefundRow> {
  requireNoFaults(reasonFaults({ reason }));
  const { now: at, staffMember } = context;
  const id = await context.transaction(async (tx) => {
    const incident = await lockReturnable(tx, incidentId);
    if (await refundOfIncident(tx, incident.id)) refuse('conflict');
    const attempt = await lockAttempt(tx, incident.payment_attempt_id);
    requireUnbooked(incident, attempt);
    const refund = await writeRefund(tx, attempt, {
      amount: incident.received,
      reason: 'unmatched',
      status: 'proposed',
      note: reason.trim(),
      proposed_by: staffMember.staffId,
      incident_id: incident.id,
      at,
    });
    await recordAudit(tx, context, {
      action: 'proposeIncidentRefund',
      subject: 'refund',
      subjectId: refund.id,
      details: { projectOrderId: incident.order_id, amount: `${incident.received}` },
    });
    return refund.id;
  });
  return refundRow(id, context);
}

/** A colleague approved it: it is owed back, and the provider is asked. */
export async function payIncidentBack(
  tx: Tx,
  order: OrderRecord,
  refund: Refund,
  { deps, now: at }: CallContext,
): Promise<void> {
  const incident = (await findIncident(tx, refund.incident_id ?? '')) ?? refuse('notFound');
  requireUnbooked(incident, await lockAttempt(tx, refund.payment_attempt_id));
  if (isTooLateToRefund({ paid_at: incident.at }, at)) refuse('refundTooLate');
  await postEntry(tx, {
    event: 'unmatchedPaid',
    source: `incident:${incident.id}`,
    supplierId: null,
    orderId: order.id,
    money: { amount: refund.amount, currency: order.currency },
    at,
  });
  await sendRefundSoon(tx, deps.jobs, refund, at);
}

/** Locked, its order first as everybody does. */
async function lockReturnable(tx: Tx, incidentId: string): Promise<Returnable> {
  const { order_id: orderId } = (await findIncident(tx, incidentId)) ?? refuse('notFound');
  if (orderId !== null) await lockOrder(tx, orderId);
  const incident = (await lockIncident(tx, incidentId)) ?? refuse('notFound');
  if (incident.resolved_at !== null || !isReturnable(incident)) refuse('conflict');
  return incident;
}

/** A payment that was reported wrong and paid the order after all is the order's money. */
function requireUnbooked(incident: Incident, attempt: PaymentAttempt): void {
  if (incident.provider_transaction_id === attempt.provider_transaction_id) refuse('conflict');
}
