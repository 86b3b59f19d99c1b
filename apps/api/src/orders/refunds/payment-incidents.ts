import type { PaymentIncident, RequestOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  findIncident,
  listIncidents,
  lockIncident,
  resolveIncident,
  type IncidentRecord,
} from './incident-repository.ts';
import { blankFaults, requireNoFaults } from '../../calls/field-rules.ts';
import { pagingOf } from '../../calls/paging.ts';
import { recordAudit } from '../../staff/audit/audit.ts';

type Calls = typeof calls.opsinterface.refunds;

/** Money that came and fits nothing; open ones first. */
export async function incidentList(
  { open, ...page }: RequestOf<Calls['getPaymentIncidentList']>,
  { deps }: CallContext,
): Promise<{ total: number; list: PaymentIncident[] }> {
  const { total, rows } = await listIncidents(deps.db, open, pagingOf(page));
  return { total, list: rows.map(presentIncident) };
}

/** Says what was done about it, once. Throws `notFound`, `conflict`. */
export async function resolvePaymentIncident(
  { incidentId, note }: RequestOf<Calls['resolvePaymentIncident']>,
  context: CallContext,
): Promise<PaymentIncident> {
  requireNoFaults(blankFaults({ note }));
  const { now, staffMember } = context;
  await context.transaction(async (tx) => {
    const incident = (await lockIncident(tx, incidentId)) ?? refuse('notFound');
    if (incident.resolved_at !== null) refuse('conflict');
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
  return presentIncident((await findIncident(context.deps.db, incidentId)) ?? refuse('notFound'));
}

function presentIncident(row: IncidentRecord): PaymentIncident {
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
  };
}
