import { pushChannels, type NotificationEventName, type PushChannel } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Person } from '../../persons/person-repository.ts';
import { contactsOf, isOn } from './channel-choice.ts';
import { preferencesOf } from './preference-repository.ts';

/** Channels by which the person can be reached and wants to hear of such an event. */
export async function wantedChannels(
  db: Queryable,
  person: Person,
  event: NotificationEventName,
): Promise<PushChannel[]> {
  if (person.deleted_at !== null) return [];
  const contacts = await contactsOf(db, person);
  const reachable = pushChannels.filter((channel) => contacts[channel] !== null);
  if (reachable.length === 0) return [];
  const chosen = await preferencesOf(db, person.id);
  return reachable.filter((channel) => isOn(chosen, event, channel));
}
