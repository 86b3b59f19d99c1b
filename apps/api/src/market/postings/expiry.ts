import { pathTo } from '@tolk/contract/routes';
import { findTransition, positionLifecycle } from '@tolk/domain';
import { transaction } from '../../database/transaction.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import { endNegotiations } from '../offers/carried-offers.ts';
import { lockPosting, updatePosting } from './posting-repository.ts';
import type { Tx } from '../../database/schema.ts';
import { handleJob, scheduleJob } from '../../jobs/job-kinds.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { forgetHallCounts } from '../hall/hall-memory.ts';

export function expiryKey(postingId: string): string {
  return `posting:${postingId}:expire`;
}

export function scheduleExpiry(
  tx: Tx,
  jobs: Jobs,
  postingId: string,
  deadline: Date,
): Promise<void> {
  const work = { key: expiryKey(postingId), runAt: deadline, payload: { postingId } };
  return scheduleJob(tx, jobs, 'posting.expire', work);
}

/** At its deadline a posting finishes; a deadline that was moved meanwhile has a timer of its own. */
export const expirePosting = handleJob(
  'posting.expire',
  'money',
  async ({ postingId }, { db, clock, jobs }) => {
    const now = clock.now();
    await transaction(db, async (tx) => {
      const posting = await lockPosting(tx, postingId);
      if (!posting || posting.deadline > now) return;
      if (!findTransition(positionLifecycle, posting.status, 'timer', 'expire')) return;
      await updatePosting(tx, postingId, { status: 'finished' });
      await endNegotiations(tx, { posting_id: postingId }, now);
      invalidate(tx, posting.owner_id, ['Posting']);
      await notify(tx, jobs, {
        personId: posting.owner_id,
        identity: 'client',
        kind: 'postingExpired',
        title: { en: 'A project has reached its deadline', zh: '项目已到截止时间' },
        text: {
          en: `“${posting.name}” no longer accepts applications.`,
          zh: `“${posting.name}”已停止接受申请。`,
        },
        path: pathTo('positionDetail', { projectReleaseInforId: postingId }),
        at: now,
      });
    });
    forgetHallCounts();
  },
);
