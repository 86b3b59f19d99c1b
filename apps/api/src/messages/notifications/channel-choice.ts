import {
  notificationEvents,
  type NotificationEvent,
  type NotificationEventName,
  type PushChannel,
} from '@tolk/domain';
import type { NotificationPreferenceTable } from './notification-preference-table.ts';
import type { Person } from '../../persons/person-repository.ts';

type Chosen = Pick<NotificationPreferenceTable, 'event' | 'channel' | 'is_on'>;

/** Throws for a name that is not in the table. */
export function eventNamed(event: NotificationEventName): NotificationEvent {
  const found = notificationEvents.find(({ name }) => name === event);
  if (found === undefined) throw new Error(`There is no notification event "${event}".`);
  return found;
}

/** The person's decision where there is one, else the standard. */
export function isOn(
  chosen: readonly Chosen[],
  event: NotificationEventName,
  channel: PushChannel,
): boolean {
  const decision = chosen.find((row) => row.event === event && row.channel === channel);
  return decision?.is_on ?? eventNamed(event).standard[channel];
}

/** Where a channel reaches the person; null while it can't. */
export function contactOn(
  channel: PushChannel,
  { email, phone }: Pick<Person, 'email' | 'phone'>,
): string | null {
  return channel === 'email' ? email : phone;
}
