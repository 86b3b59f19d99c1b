import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { NotificationEventName, PushChannel } from '@tolk/domain';

interface EventLabel {
  name: MessageDescriptor;
  /** What counts as this event. */
  about: MessageDescriptor;
}

export const eventLabels: Readonly<Record<NotificationEventName, EventLabel>> = {
  application: {
    name: msg({ message: 'Applications', context: 'event' }),
    about: msg`Someone applies for your project, or your application is read or answered.`,
  },
  order: {
    name: msg({ message: 'Orders', context: 'event' }),
    about: msg`An order is sent, accepted, changed, delivered or completed.`,
  },
  payment: {
    name: msg({ message: 'Payments', context: 'event' }),
    about: msg`Money arrives, is refunded or is released to you.`,
  },
  appeal: {
    name: msg({ message: 'Appeals', context: 'event' }),
    about: msg`An appeal is opened, answered or decided, or evidence and offers come in.`,
  },
  settlement: {
    name: msg({ message: 'Settlements', context: 'event' }),
    about: msg`A settlement is requested, paid out, refused or returned.`,
  },
  reminder: {
    name: msg({ message: 'Reminders', context: 'event' }),
    about: msg`A deadline is near and it is your turn.`,
  },
  posting: {
    name: msg({ message: 'Jobs and projects', context: 'event' }),
    about: msg`A job or project that concerns you opens, changes or closes.`,
  },
  account: {
    name: msg`Account and security`,
    about: msg`A new device, a changed password, e-mail address or phone.`,
  },
  news: {
    name: msg({ message: 'News', context: 'event' }),
    about: msg`Product news; a few times a year.`,
  },
};

export const channelLabels: Readonly<Record<PushChannel, MessageDescriptor>> = {
  email: msg({ message: 'E-mail', context: 'option' }),
  sms: msg({ message: 'SMS', context: 'option' }),
};
