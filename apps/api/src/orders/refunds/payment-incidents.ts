import type { PaymentIncident, RequestOf, calls } from '@tolk/contract';
import type { ActionState, Language } from '@tolk/domain';
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
import { refundOfIncident } from './refund-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';

type Calls = typeof calls.opsinterface.refunds;

/** Money that came and fits nothing; open ones first. */
export async function incidentList(
  { open, ...page }: RequestOf<Calls['getPaymentIncidentList']>,
  { deps, language }: CallContext,
): Promise<{ total: number; list: PaymentIncident[] }> {
  const { total, rows } = await listIncidents(deps.db, open, pagingOf(page));
  return { total, list: rows.map((row) => presentIncident(row, language)) };
}

/** Says what was done about it, once. Throws `notFound`, `conflict`. */
export async function resolvePaymentIncident(
  { incidentId, note }: RequestOf<Calls['resolvePaymentIncident']>,
  context: CallContext,
): Promise<PaymentIncident> {
  requireNoFaults(reasonFaults({ note }));
  const { now, staffMember } = context;
  await context.transaction(async (tx) => {
    const incident = (await lockIncident(tx, incidentId)) ?? refuse('notFound');
    if (incident.resolved_at !== null) refuse('conflict');
    // Once its money is back it resolves itself.
    if (await refundOfIncident(tx, incident.id)) refuse('conflict');
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
  return presentIncident(resolved, context.language);
}

function presentIncident(row: IncidentRecord, language: Language): PaymentIncident {
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
    allowedActions: presentActions(actionsOn(row), offered, language),
  };
}

type Action = PaymentIncident['allowedActions'][number]['action'];
const offered: ReadonlySet<Action> = new Set(['payBack', 'resolve']);

function actionsOn(row: IncidentRecord): ActionState<Action>[] {
  if (row.resolved_at !== null) return [];
  const state =
    row.refund_status === null
      ? { enabled: true }
      : { enabled: false, reason: 'incidentRefundOpen' as const };
  const resolve = { action: 'resolve', ...state } as const;
  return isReturnable(row) ? [{ action: 'payBack', ...state }, resolve] : [resolve];
}
