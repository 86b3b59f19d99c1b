import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import { pagingOf } from '../../calls/paging.ts';
import { refuse } from '../../calls/refusal.ts';
import { listGivenUp, restartJob } from '../../jobs/job-repository.ts';
import { recordAudit } from '../../staff/audit/audit.ts';

type Calls = typeof calls.opsinterface.jobs;

export async function givenUpJobList(
  request: RequestOf<Calls['getGivenUpJobList']>,
  { deps }: CallContext,
): Promise<ResponseOf<Calls['getGivenUpJobList']>> {
  const { total, rows } = await listGivenUp(deps.db, pagingOf(request));
  return {
    total,
    list: rows.map((job) => ({
      jobId: job.id,
      kind: job.kind,
      attempts: job.attempts,
      lastError: job.last_error ?? '',
      givenUpTime: job.dead_at.toISOString(),
    })),
  };
}

/** Throws `notFound`, also when a colleague was faster. */
export async function restartGivenUpJob(
  { jobId }: RequestOf<Calls['restartGivenUpJob']>,
  context: CallContext,
): Promise<Record<string, never>> {
  return context.transaction(async (tx) => {
    const kind = (await restartJob(tx, jobId, context.now)) ?? refuse('notFound');
    await recordAudit(tx, context, {
      action: 'restartGivenUpJob',
      subject: 'job',
      subjectId: jobId,
      details: { kind },
    });
    return {};
  });
}
