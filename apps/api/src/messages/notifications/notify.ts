import { randomUUID } from 'node:crypto';
import type { Tx } from '../../database/schema.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { insertNotification } from './notification-repository.ts';
import { findPerson } from '../../persons/person-repository.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import type { NewNotification } from './new-notification.ts';
import { membersOf, workerOn } from '../../persons/member-repository.ts';
import { noticesToMembers } from './notices-to-members.ts';
import { schedulePush } from './push.ts';

/**
 * Puts a notification into the person's list, announces it on their open screens, and puts off
 * sending it by the channels they want. An organisation's stands in the list that its members share,
 * and in the own list of those whose turn it is. Who deleted their account is told nothing any more.
 */
export async function notify(tx: Tx, jobs: Jobs, notification: NewNotification): Promise<void> {
  const { personId, identity, kind, title, text, about = null, path, at } = notification;
  const { orderId = null, newsId = null } = notification;
  const person = await findPerson(tx, personId);
  if (person === undefined || person.deleted_at !== null) return;
  const id = notification.id ?? randomUUID();
  const isNew = await insertNotification(tx, {
    id,
    person_id: personId,
    identity,
    kind,
    title_en: title.en,
    title_zh: title.zh,
    text_en: text.en,
    text_zh: text.zh,
    about,
    order_id: orderId,
    news_id: newsId,
    path,
    created_at: at,
    read_at: null,
  });
  if (!isNew) return;
  if (person.is_organisation) await tellMembers(tx, jobs, person.name, notification);
  else await schedulePush(tx, jobs, person, { id, identity, kind, at });
  invalidate(tx, personId, ['Notification', 'Unread', 'Overview'], {
    notification: { id, title, path },
    membersLeftOut: notification.membersLeftOut,
  });
}

async function tellMembers(
  tx: Tx,
  jobs: Jobs,
  organisation: string,
  notification: NewNotification,
): Promise<void> {
  const { personId, orderId } = notification;
  const members = await membersOf(tx, personId);
  const worker = orderId === undefined ? null : await workerOn(tx, { personId, orderId });
  for (const told of noticesToMembers({ ...notification, organisation, worker }, members)) {
    await notify(tx, jobs, told);
  }
}
