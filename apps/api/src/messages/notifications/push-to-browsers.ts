import { transaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import type { Lane } from '../../jobs/lanes.ts';
import type { PushNotice } from '../../ports/web-push.ts';
import {
  dropSubscription,
  findSubscription,
  noteSuccess,
  subscriptionIdsOf,
} from './push-subscription-repository.ts';

const deliver = defineDelivery('notification.pushToBrowser', 'messagesByBrowser');
const deliverAlert = defineDelivery('notification.pushAlertToBrowser', 'alertsByBrowser');

export const browserJobs = [deliver, deliverAlert];

/** To one browser; one that takes nothing any more is forgotten. */
function defineDelivery(kind: string, lane: Lane) {
  return defineJob<{ subscriptionId: string; notice: PushNotice }>(
    kind,
    lane,
    async ({ subscriptionId, notice }, { db, clock, webPush }) => {
      const subscription = await findSubscription(db, subscriptionId, clock.now());
      if (subscription === undefined) return;
      const outcome = await webPush.send(subscription, notice);
      if (outcome === 'gone') await dropSubscription(db, subscriptionId);
      else await noteSuccess(db, subscriptionId, clock.now());
    },
    { maxAttempts: 6 },
  );
}

/** Shows a notice in each browser of a person; one that can't be reached does not hold up the others. */
export async function pushToBrowsers(
  { db, jobs, clock }: Pick<Dependencies, 'db' | 'jobs' | 'clock'>,
  { personId, notice, lane }: { personId: string; notice: PushNotice; lane: Lane },
): Promise<void> {
  const job = lane === 'alerts' ? deliverAlert : deliver;
  await transaction(db, async (tx) => {
    for (const subscriptionId of await subscriptionIdsOf(tx, personId)) {
      await job.schedule(jobs, tx, {
        runAt: clock.now(),
        payload: { subscriptionId, notice },
      });
    }
  });
}
