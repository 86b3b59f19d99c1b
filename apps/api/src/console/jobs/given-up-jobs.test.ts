import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { addMs, HOUR } from '@tolk/domain';
import { dataOf } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { claimJob, failJob } from '../../jobs/job-repository.ts';

type List = ResponseOf<(typeof calls)['opsinterface']['jobs']['getGivenUpJobList']>;

const tolk = testApp();

/** A file's removal that was given up, an hour before the workers would have found it due. */
async function giveUp(): Promise<void> {
  const { db, jobs } = tolk.app.deps;
  const runAt = addMs(tolk.clock.now(), HOUR);
  await jobs.schedule(db, { kind: 'file.remove', runAt, payload: { fileId: randomUUID() } });
  const job = await claimJob(db, runAt, 'upkeep', ['file.remove']);
  if (job === undefined) throw new Error('There is no job to give up.');
  await failJob(db, job, { error: 'the disk is away', now: runAt, retryAt: null });
}

it('a job that was given up is listed with its reason, started again, and noted', async () => {
  const admin = await addStaffMember(tolk, 'admin');
  await giveUp();
  const before = await dataOf<List>(admin.call('/opsinterface/getGivenUpJobList', {}));
  expect(before).toMatchObject({
    total: 1,
    list: [{ kind: 'file.remove', attempts: 1, lastError: 'the disk is away' }],
  });
  const jobId = before.list[0]?.jobId;
  await dataOf(admin.call('/opsinterface/restartGivenUpJob', { jobId }));
  expect(await admin.call('/opsinterface/restartGivenUpJob', { jobId })).toMatchObject({
    code: 404,
  });
  await tolk.settle();
  const stored = await tolk.app.deps.db
    .selectFrom('job')
    .select(['done_at', 'dead_at'])
    .where('kind', '=', 'file.remove')
    .execute();
  expect(stored).toEqual([{ done_at: expect.any(Date), dead_at: null }]);
  const audit = await dataOf<{ list: object[] }>(
    admin.call('/opsinterface/getAuditList', { action: 'restartGivenUpJob' }),
  );
  expect(audit.list).toMatchObject([
    { subject: 'job', subjectId: jobId, details: { kind: 'file.remove' } },
  ]);
});

it('only admins see them', async () => {
  const finance = await addStaffMember(tolk, 'finance');
  expect(await finance.call('/opsinterface/getGivenUpJobList', {})).toMatchObject({ code: 403 });
});
