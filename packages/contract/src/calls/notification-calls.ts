import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { Done, Id, ListOf, Nothing, Page } from '../schemas/base.ts';
import {
  NotificationDetail,
  NotificationEventOf,
  NotificationRow,
  UnreadCounts,
} from '../schemas/notification.ts';

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
      organisation: 'read',
      summary:
        'Unread counts: messages, notifications, feedback replies, answers of customer service.',
      request: Nothing,
      response: UnreadCounts,
      idempotency: 'none',
    }),
    getXXTZDatas: defineCall({
      path: path('getXXTZDatas'),
      access,
      organisation: 'read',
      summary: 'Notifications (XXTZ), newest first.',
      request: Type.Object({
        ...Page,
        unreadOnly: Type.Optional(Type.Boolean()),
        event: Type.Optional(NotificationEventOf),
      }),
      response: ListOf(NotificationRow),
      idempotency: 'none',
    }),
    getXXTZDetail: defineCall({
      path: path('getXXTZDetail'),
      access,
      organisation: 'read',
      summary: 'One notification (XXTZ) in full; news with all of their text.',
      request: Type.Object({ notificationId: Id }),
      response: NotificationDetail,
      idempotency: 'none',
    }),
    upXXTZReadingStatus: defineCall({
      path: path('upXXTZReadingStatus'),
      access,
      organisation: 'read',
      summary: 'Mark one notification read.',
      request: Type.Object({ notificationId: Id }),
      response: Done,
      idempotency: 'accepted',
    }),
    upXXTZOrderReadingStatus: defineCall({
      path: path('upXXTZOrderReadingStatus'),
      access,
      organisation: 'read',
      summary: 'Mark what was said about an order read: the caller has it before their eyes.',
      request: Type.Object({ projectOrderId: Id }),
      response: Done,
      idempotency: 'accepted',
    }),
    xxtzyjyd: defineCall({
      path: path('xxtzyjyd'),
      access,
      organisation: 'read',
      summary:
        'Mark all notifications read, answers to feedback too (xxtz yi jian yi du: one click, all read).',
      request: Nothing,
      response: Done,
      idempotency: 'accepted',
    }),
  };
}
