import type { Tx } from '../../database/schema.ts';
import { resolveIncident } from './incident-repository.ts';
import type { Refund } from './refund-repository.ts';

/** The money is back, so the incident is over; it says who approved that and why. */
export async function closeIncidentOf(
  tx: Tx,
  { incident_id: incidentId, approved_by: approvedBy, note }: Refund,
  at: Date,
): Promise<void> {
  if (incidentId === null || approvedBy === null) return;
  await resolveIncident(tx, incidentId, {
    resolved_at: at,
    resolved_by: approvedBy,
    note: note ?? '',
  });
}
