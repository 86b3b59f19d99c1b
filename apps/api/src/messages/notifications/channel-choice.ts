import {
  notificationEvents,
  type NotificationEvent,
  type NotificationEventName,
  type PushChannel,
} from '@tolk/domain';
import type { NotificationPreferenceTable } from './notification-preference-table.ts';
import type { Queryable } from '../../database/schema.ts';
import type { Person } from '../../persons/person-repository.ts';
import { hasSubscription } from './push-subscription-repository.ts';

type Chosen = Pick<NotificationPreferenceTable, 'event' | 'channel' | 'is_on'>;

/** Throws for a name that is not in the table. */
export function eventNamed(event: NotificationEventName): NotificationEvent {
  const found = notificationEvents.find(({ name }) => name === event);
  if (found === undefined) throw new Error(`There is no notification event "${event}".`);
  return found;
}

/** Whether such events are ever sent on that channel. */
export function isOffered(event: NotificationEventName, channel: PushChannel): boolean {
  return eventNamed(event).standard[channel] !== undefined;
}

/** The person's decision where there is one, else the standard. */
export function isOn(
  chosen: readonly Chosen[],
  event: NotificationEventName,
  channel: PushChannel,
): boolean {
  const decision = chosen.find((row) => row.event === event && row.channel === channel);
  const standard = eventNamed(event).standard[channel];
  return standard !== undefined && (decision?.is_on ?? standard);
}

/** Where each channel reaches a person; null while it can't. Their browsers are known by the person's id. */
export type Contacts = Readonly<Record<PushChannel, string | null>>;

export async function contactsOf(
  db: Queryable,
  { id, email, phone, wechat_open_id: wechat }: Person,
): Promise<Contacts> {
  return { email, sms: phone, wechat, webPush: (await hasSubscription(db, id)) ? id : null };
}
