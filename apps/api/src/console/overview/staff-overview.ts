import type { ResponseOf, calls } from '@tolk/contract';
import { workQueuesOf, reviewKindsOf } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { listAuditEntries } from '../../staff/audit/audit-repository.ts';
import { presentQueues } from '../work/queue-clocks.ts';
import { volumes } from '../users/user-repository.ts';
import { presentAuditEntry } from '../../staff/audit/audit.ts';

type Overview = ResponseOf<typeof calls.opsinterface.overview.getOverviewData>;

const days = 14;
const ownDecisions = 10;

/** What waits for the caller's role, how volumes move, and what the caller decided last. */
export async function staffOverview({
  deps,
  staffMember,
  now,
  language,
}: CallContext): Promise<Overview> {
  const { db } = deps;
  const reviews = await presentQueues(db, reviewKindsOf(staffMember.role), now);
  const own = { staffId: staffMember.staffId, action: 'decideReview' };
  const { rows } = await listAuditEntries(db, own, { limit: ownDecisions, offset: 0 });
  return {
    queues: reviews.map(({ queue: kind, ...waits }) => ({ kind, ...waits })),
    workQueues: await presentQueues(db, workQueuesOf(staffMember.role), now),
    days: await volumes(db, now, days),
    ownDecisions: rows.map((row) => presentAuditEntry(row, language)),
  };
}
