import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { Done, Id, ListOf, Nothing, Page } from '../schemas/base.ts';
import { NotificationRow, UnreadCounts } from '../schemas/notification.ts';

/** Notifications under the same names in both interfaces; XXTZ = notifications. */
export function notificationCalls<const Interface extends 'supinterface' | 'clientinterface'>(
  name: Interface,
) {
  const access = name === 'supinterface' ? 'supplier' : 'client';
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  return {
    getUnreadMsg: defineCall({
      path: path('getUnreadMsg'),
      access,
      summary: 'Unread counts: messages, notifications, feedback replies.',
      request: Nothing,
      response: UnreadCounts,
      idempotency: 'none',
    }),
    getXXTZDatas: defineCall({
      path: path('getXXTZDatas'),
      access,
      summary: 'Notifications (XXTZ), newest first.',
      request: Type.Object({ ...Page, unreadOnly: Type.Optional(Type.Boolean()) }),
      response: ListOf(NotificationRow),
      idempotency: 'none',
    }),
    upXXTZReadingStatus: defineCall({
      path: path('upXXTZReadingStatus'),
      access,
      summary: 'Mark one notification read.',
      request: Type.Object({ notificationId: Id }),
      response: Done,
      idempotency: 'accepted',
    }),
    xxtzyjyd: defineCall({
      path: path('xxtzyjyd'),
      access,
      summary: 'Mark all notifications read (xxtz yi jian yi du: one click, all read).',
      request: Nothing,
      response: Done,
      idempotency: 'accepted',
    }),
  };
}
