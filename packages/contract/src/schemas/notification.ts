import { notificationEvents, type NotificationEventName } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Nullable, OneOf, Timestamp } from './base.ts';

/** What a notification is about, as in the preferences. */
export const NotificationEventOf = OneOf(
  notificationEvents.map(({ name }) => name) as readonly NotificationEventName[],
);

export const NotificationRow = Type.Object({
  notificationId: Id,
  /** In the caller's language. */
  title: Type.String(),
  text: Type.String(),
  event: NotificationEventOf,
  /** Name of the order or project that it is about, where there is one. */
  about: Nullable(Type.String()),
  /** The order to which it belongs, by itself or by an appeal. */
  projectOrderId: Nullable(Id),
  /** Screen that it leads to. */
  path: Type.String(),
  read: Flag,
  createTime: Timestamp,
});
export type NotificationRow = Static<typeof NotificationRow>;

export const NotificationDetail = Type.Object({
  ...NotificationRow.properties,
  /** The whole news where it announces some that are published; the text is their beginning. */
  news: Nullable(Type.String()),
});
export type NotificationDetail = Static<typeof NotificationDetail>;

/** Badge counts of the header. */
export const UnreadCounts = Type.Object({
  message: Count,
  notification: Count,
  feedback: Count,
  /** Answers of customer service. */
  service: Count,
});
export type UnreadCounts = Static<typeof UnreadCounts>;
