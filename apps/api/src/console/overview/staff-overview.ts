import type { ResponseOf, calls } from '@tolk/contract';
import { workQueuesOf, reviewKindsOf } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { listAuditEntries } from '../../staff/audit/audit-repository.ts';
import { waitingInQueues } from '../work/waiting-repository.ts';
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
  const queues = await waitingInQueues(db, reviewKindsOf(staffMember.role));
  const workQueues = await waitingInQueues(db, workQueuesOf(staffMember.role));
  const own = { staffId: staffMember.staffId, action: 'decideReview' };
  const { rows } = await listAuditEntries(db, own, { limit: ownDecisions, offset: 0 });
  return {
    queues: queues.map(({ queue, waiting, oldest }) => ({
      kind: queue,
      waiting,
      oldestTime: oldest?.toISOString() ?? null,
    })),
    workQueues: workQueues.map(({ queue, waiting, oldest }) => ({
      queue,
      waiting,
      oldestTime: oldest?.toISOString() ?? null,
    })),
    days: await volumes(db, now, days),
    ownDecisions: rows.map((row) => presentAuditEntry(row, language)),
  };
}
