import { pathTo, type ResponseOf, type calls } from '@tolk/contract';
import { DAY, addMs, limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { notify } from '../../messages/notifications/notify.ts';
import {
  findApplication,
  lastReminder,
  markReminded,
  waitingToBeRead,
} from './application-repository.ts';
import { lockPersonForNoKeyUpdate } from '../../persons/person-repository.ts';
import { inLanguage, type BilingualText } from '../../calls/refusal.ts';
import { scheduleJob, handleJob } from '../../jobs/job-kinds.ts';

/** How many received resumes wait to be read, and since when. */
export async function resumeViewReminder(
  _: object,
  { deps: { db }, personId, now, language }: CallContext,
): Promise<ResponseOf<typeof calls.clientinterface.resumes.getResumeViewReminder>> {
  const { count, oldest } = await waitingToBeRead(db, personId, now);
  const msg = count === 0 ? '' : inLanguage(waitingText(count), language);
  return { count, oldestTime: oldest?.toISOString() ?? null, msg };
}

/** A new application is looked at again when it has waited for long. */
export function scheduleReminder(
  tx: Tx,
  jobs: Jobs,
  applicationId: string,
  runAt: Date,
): Promise<void> {
  const key = `application:${applicationId}:remind`;
  return scheduleJob(tx, jobs, 'application.remind', { key, runAt, payload: { applicationId } });
}

/**
 * Reminds a client of all resumes that have waited for long, at most once a day and of each resume
 * once; a resume that comes due sooner waits for the next day.
 */
export const remindOfWaiting = handleJob(
  'application.remind',
  'messages',
  async ({ applicationId }, { db, clock, jobs }) => {
    const now = clock.now();
    const before = addMs(now, -limits.unreadReminderMs);
    await transaction(db, async (tx) => {
      const clientId = (await findApplication(tx, applicationId))?.client_id;
      // One after the other, so that two resumes don't remind of each other.
      if (clientId === undefined || !(await lockPersonForNoKeyUpdate(tx, clientId))) return;
      const application = await findApplication(tx, applicationId);
      if (!application || application.read_at !== null || application.reminded_at !== null) return;
      if (application.status === 'withdrawn') return;
      const last = await lastReminder(tx, clientId);
      const earliest = last === null ? now : addMs(last, DAY);
      if (earliest > now) return scheduleReminder(tx, jobs, applicationId, earliest);
      const { count } = await waitingToBeRead(tx, clientId, before);
      await markReminded(tx, clientId, { before, at: now });
      await notify(tx, jobs, {
        personId: clientId,
        identity: 'client',
        kind: 'applicationsWaiting',
        title: { en: 'Resumes are waiting for you', zh: '有简历待查看' },
        text: waitingText(count),
        path: pathTo('resumeDelivery'),
        at: now,
      });
    });
  },
);

function waitingText(count: number): BilingualText {
  const en = count === 1 ? '1 resume waits to be read.' : `${count} resumes wait to be read.`;
  return { en, zh: `有 ${count} 份简历待查看。` };
}
