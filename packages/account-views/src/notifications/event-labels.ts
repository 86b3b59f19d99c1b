import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { NotificationEventName, PushChannel } from '@tolk/domain';

/** What counts as an event. */
export const eventDescriptions: Readonly<Record<NotificationEventName, MessageDescriptor>> = {
  application: msg`Someone applies for your project, or your application is read or answered.`,
  order: msg`An order is sent, accepted, changed, delivered or completed.`,
  payment: msg`Money arrives, is refunded or is released to you.`,
  appeal: msg`An appeal is opened, answered or decided, or evidence and offers come in.`,
  settlement: msg`A settlement is requested, paid out, refused or returned.`,
  reminder: msg`A deadline is near and it is your turn.`,
  message: msg`You have unread messages. One e-mail once the conversation has been quiet for a while; the browser tells you sooner.`,
  posting: msg`A job or project that concerns you opens, changes or closes.`,
  account: msg`A new device, a changed password, e-mail address or phone.`,
  feedback: msg`We answer your feedback.`,
  news: msg`Product news; a few times a year.`,
};

export const channelLabels: Readonly<Record<PushChannel, MessageDescriptor>> = {
  email: msg({ message: 'E-mail', context: 'option' }),
  sms: msg({ message: 'SMS', context: 'option' }),
  wechat: msg({ message: 'WeChat', context: 'option' }),
  webPush: msg({ message: 'Browser', context: 'option' }),
};
