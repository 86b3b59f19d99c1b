import type { NotificationEventName, PushChannel } from '@tolk/domain';

/** What differs from the standard of `notificationEvents`. */
export interface NotificationPreferenceTable {
  person_id: string;
  event: NotificationEventName;
  channel: PushChannel;
  is_on: boolean;
}
