import type { WorkQueue } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/schema.ts';

interface WaitingInQueue {
  queue: WorkQueue;
  waiting: number;
  oldest: Date | null;
}

/** What each queue holds, with since when it waits (`since`). */
const waiting: Readonly<Record<WorkQueue, RawBuilder<unknown>>> = {
  appealsEscalated: sql`
    select escalated_at as since from appeal
    where escalated_at is not null and status in ('evidence', 'mediation')`,
  appealsToRule: sql`select evidence_until as since from appeal where status = 'mediation'`,
  appealsToReview: sql`
    select max(appeal_event.at) as since from appeal
    join appeal_event on appeal_event.appeal_id = appeal.id and action = 'askReview'
    where status = 'inReview' group by appeal.id`,
  feedbackToAnswer: sql`
    select created_at as since from feedback where status <> 'answered' and main_id is null`,
  serviceToAnswer: sql`
    select waiting_since as since from service_conversation
    where state = 'open' and waiting_since is not null`,
  testsToGive: sql`select requested_at as since from test_request where status = 'requested'`,
  testsToMark: sql`select handed_in_at as since from test_request where status = 'handedIn'`,
  settlementsToBatch: sql`
    select applied_at as since from settlement
    where status = 'applied' and payout_batch_id is null`,
  batchesToApprove: sql`select made_at as since from payout_batch where status = 'draft'`,
  refundsToDecide: sql`select created_at as since from refund where status = 'proposed'`,
  refundsFailed: sql`select created_at as since from refund where status = 'failed'`,
  incidents: sql`select at as since from payment_incident where resolved_at is null`,
  taxInvoicesToIssue: sql`
    select requested_at as since from tax_invoice where status in ('requested', 'inWork', 'toCorrect')`,
  differences: sql`
    select reconciliation.run_at as since from reconciliation_difference
    join reconciliation on reconciliation.id = reconciliation_id
    where resolved_at is null`,
};

/** How much waits in each of these queues, and since when. */
export async function waitingInQueues(
  db: Queryable,
  queues: readonly WorkQueue[],
): Promise<WaitingInQueue[]> {
  if (queues.length === 0) return [];
  const counts = queues.map(
    (queue, place) => sql`
      select ${place}::int as place, ${queue}::text as queue,
        count(since) as waiting, min(since) as oldest
      from (${waiting[queue]}) as held`,
  );
  const { rows } = await sql<WaitingInQueue>`
    select queue, waiting, oldest from (${sql.join(counts, sql` union all `)}) as workQueues
    order by place`.execute(db);
  return rows;
}
