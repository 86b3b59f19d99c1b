import { addMs, limits } from '@tolk/domain';
import type { Tx } from '../../database/schema.ts';
import { scheduleJob } from '../../jobs/job-kinds.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { requestExpiryKey } from './close-request.ts';
import { updateTestRequest, type TestRequestRecord } from './test-request-repository.ts';

interface Given {
  request: Pick<TestRequestRecord, 'id'>;
  sampleTextId: string;
  /** Null: by itself, out of the bank. */
  staffId: string | null;
  at: Date;
}

/** From now on the supplier's time runs. */
export async function giveText(
  tx: Tx,
  jobs: Jobs,
  { request, sampleTextId, staffId, at }: Given,
): Promise<void> {
  const dueAt = addMs(at, limits.testRequest.translateMs);
  await updateTestRequest(tx, request.id, {
    status: 'given',
    sample_text_id: sampleTextId,
    given_at: at,
    due_at: dueAt,
    promised_at: null,
    handled_by: staffId,
  });
  await scheduleJob(tx, jobs, 'testRequest.expire', {
    key: requestExpiryKey(request.id),
    runAt: dueAt,
    payload: { testRequestId: request.id },
  });
}
