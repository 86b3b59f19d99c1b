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
    name: msg`Applications`,
    about: msg`Somebody applies for your posting, or your application is read or answered.`,
  },
  order: {
    name: msg`Orders`,
    about: msg`An order is sent, accepted, changed, delivered or completed.`,
  },
  payment: {
    name: msg`Payments`,
    about: msg`Money arrives, goes back or is released to you.`,
  },
  appeal: {
    name: msg`Appeals`,
    about: msg`An appeal is opened, answered or decided, or evidence and offers come in.`,
  },
  settlement: {
    name: msg`Settlements`,
    about: msg`A settlement is applied for, paid out, refused or comes back.`,
  },
  reminder: {
    name: msg`Reminders`,
    about: msg`A deadline is near and it is your turn.`,
  },
  posting: {
    name: msg`Postings`,
    about: msg`A posting that concerns you opens, changes or closes.`,
  },
  account: {
    name: msg`Account and security`,
    about: msg`A new device, a changed password, e-mail address or phone.`,
  },
  news: {
    name: msg`News`,
    about: msg`What is new here; a few times a year.`,
  },
};

export const channelLabels: Readonly<Record<PushChannel, MessageDescriptor>> = {
  email: msg`E-mail`,
  sms: msg`SMS`,
};
