import type { NotificationEventName, PushChannel } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { NotificationPreferenceTable } from './notification-preference-table.ts';

/** What a person decided otherwise than the standard. */
export function preferencesOf(
  db: Queryable,
  personId: string,
): Promise<Omit<NotificationPreferenceTable, 'person_id'>[]> {
  return db
    .selectFrom('notification_preference')
    .select(['event', 'channel', 'is_on'])
    .where('person_id', '=', personId)
    .execute();
}

export async function setPreference(
  tx: Tx,
  preference: NotificationPreferenceTable,
): Promise<void> {
  await tx
    .insertInto('notification_preference')
    .values(preference)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'event', 'channel']).doUpdateSet({ is_on: preference.is_on }),
    )
    .execute();
}

/** Back to the standard. */
export async function dropPreference(
  tx: Tx,
  personId: string,
  event: NotificationEventName,
  channel: PushChannel,
): Promise<void> {
  await tx
    .deleteFrom('notification_preference')
    .where('person_id', '=', personId)
    .where('event', '=', event)
    .where('channel', '=', channel)
    .execute();
}
