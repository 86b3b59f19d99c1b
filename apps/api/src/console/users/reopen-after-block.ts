import { pathTo } from '@tolk/contract/routes';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { scheduleExpiry } from '../../market/postings/expiry.ts';
import { restorePostings } from '../../market/postings/posting-repository.ts';
import { invalidate } from '../../messages/invalidations/invalidate.ts';
import { notify } from '../../messages/notifications/notify.ts';
import type { Person } from '../../persons/person-repository.ts';

/** Opens the postings that a block closed, as far as their deadlines are ahead, and tells their owner. */
export async function reopenAfterBlock(
  tx: Tx,
  { id: personId }: Person,
  { deps: { jobs }, now }: CallContext,
): Promise<number> {
  const restored = await restorePostings(tx, personId, now);
  for (const { id, deadline } of restored) await scheduleExpiry(tx, jobs, id, deadline);
  if (restored.length === 0) return 0;
  invalidate(tx, personId, ['Posting', 'Overview']);
  await notify(tx, jobs, {
    personId,
    identity: 'client',
    kind: 'postingsRestored',
    title: { en: 'Your projects are open again', zh: '您的项目已恢复招募' },
    text: {
      en: `Your account is no longer blocked. Projects that accept applications again: ${restored.length}.`,
      zh: `您的账号已解除封禁，${restored.length} 个项目已重新接受申请。`,
    },
    path: pathTo('positions'),
    at: now,
  });
  return restored.length;
}
