import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NotificationEventName } from '@tolk/domain';

/** What a notification is about, by its name in preferences and filters. */
export const notificationEventLabels: Readonly<Record<NotificationEventName, MessageDescriptor>> = {
  application: msg({ message: 'Applications', context: 'event' }),
  order: msg({ message: 'Orders', context: 'event' }),
  payment: msg({ message: 'Payments', context: 'event' }),
  appeal: msg({ message: 'Appeals', context: 'event' }),
  settlement: msg({ message: 'Settlements', context: 'event' }),
  reminder: msg({ message: 'Reminders', context: 'event' }),
  message: msg({ message: 'Messages', context: 'event' }),
  posting: msg({ message: 'Jobs and projects', context: 'event' }),
  account: msg`Account and security`,
  feedback: msg({ message: 'Feedback', context: 'event' }),
  news: msg({ message: 'News', context: 'event' }),
};
