import type { PaymentIncident, RequestOf, calls } from '@tolk/contract';
import type { refusalReasons } from '@tolk/contract/refusal-reasons';
import { limits, type ActionState } from '@tolk/domain';
import { presentActions } from '../../calls/action-states.ts';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findIncident,
  listIncidents,
  lockIncident,
  resolveIncident,
  type IncidentRecord,
} from './incident-repository.ts';
import { reasonFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { isReturnable } from './incident-refunds.ts';
import { recordAudit } from '../../staff/audit/audit.ts';

type Calls = typeof calls.opsinterface.refunds;

/** Money that came and fits nothing; open ones first. */
export async function incidentList(
  {
    open,
    projectOrderId: orderId,
    incidentId: id,
    ...page
  }: RequestOf<Calls['getPaymentIncidentList']>,
  context: CallContext,
): Promise<{ total: number; list: PaymentIncident[] }> {
  const { total, rows } = await listIncidents(
    context.deps.db,
    { open, orderId, id },
    pagingOf(page),
  );
  return { total, list: rows.map((row) => presentIncident(row, context)) };
}

/** All that came for one order. */
export async function incidentsOfOrder(
  orderId: string,
  context: CallContext,
): Promise<PaymentIncident[]> {
  const all = { limit: limits.list.pageSizeMax, offset: 0 };
  const { rows } = await listIncidents(context.deps.db, { orderId }, all);
  return rows.map((row) => presentIncident(row, context));
}

/**
 * Says what was done about it, once. Money that could go back is kept by two people only. Throws
 * `notFound`; `conflict` where it is resolved, goes back, or a colleague has yet to look at it.
 */
export async function resolvePaymentIncident(
  { incidentId, note }: RequestOf<Calls['resolvePaymentIncident']>,
  context: CallContext,
): Promise<PaymentIncident> {
  requireNoFaults(reasonFaults({ note }));
  const { now, staffMember } = context;
  await context.transaction(async (tx) => {
    if (!(await lockIncident(tx, incidentId))) refuse('notFound');
    const incident = (await findIncident(tx, incidentId)) ?? refuse('notFound');
    if (incident.resolved_at !== null || whyOpen(incident, staffMember.staffId)) refuse('conflict');
    await resolveIncident(tx, incidentId, {
      resolved_at: now,
      resolved_by: staffMember.staffId,
      note: note.trim(),
    });
    await recordAudit(tx, context, {
      action: 'resolvePaymentIncident',
      subject: 'paymentIncident',
      subjectId: incident.id,
      details: { note: note.trim() },
    });
  });
  const resolved = (await findIncident(context.deps.db, incidentId)) ?? refuse('notFound');
  return presentIncident(resolved, context);
}

function presentIncident(
  row: IncidentRecord,
  { language, staffMember }: CallContext,
): PaymentIncident {
  return {
    incidentId: row.id,
    kind: row.kind,
    projectOrderId: row.order_id,
    orderNumber: row.order_number,
    method: row.method,
    expected: row.expected,
    received: row.received,
    providerTransactionId: row.provider_transaction_id,
    time: row.at.toISOString(),
    resolvedTime: row.resolved_at?.toISOString() ?? null,
    resolvedBy: row.resolver,
    note: row.note,
    refundStatus: row.refund_status,
    allowedActions: presentActions(actionsOn(row, staffMember.staffId), offered, language),
  };
}

type RefusalReason = keyof typeof refusalReasons;
type Action = PaymentIncident['allowedActions'][number]['action'];
const offered: ReadonlySet<Action> = new Set(['payBack', 'resolve']);

function actionsOn(row: IncidentRecord, staffId: string): ActionState<Action>[] {
  if (row.resolved_at !== null) return [];
  const resolve = stateOf('resolve', whyOpen(row, staffId));
  if (!isReturnable(row) || row.booked) return [resolve];
  return [
    stateOf('payBack', row.refund_status === null ? undefined : 'incidentRefundOpen'),
    resolve,
  ];
}

function stateOf(action: Action, reason: RefusalReason | undefined): ActionState<Action> {
  return reason === undefined ? { action, enabled: true } : { action, enabled: false, reason };
}

/**
 * Why this member of staff can't close it with a note. Keeping money takes two, as sending it back
 * does: one proposed to send it back and another one declined that.
 */
function whyOpen(row: IncidentRecord, staffId: string): RefusalReason | undefined {
  // Once its money is back it resolves itself.
  if (row.refund_status !== null) return 'incidentRefundOpen';
  if (!isReturnable(row) || row.booked) return undefined;
  if (row.decliners.some((decliner) => decliner !== staffId)) return undefined;
  return row.decliners.length > 0 ? 'incidentDeclinedByYou' : 'incidentByTwo';
}
