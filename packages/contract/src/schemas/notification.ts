import { Type, type Static } from 'typebox';
import { Count, Flag, Id, Timestamp } from './base.ts';

export const NotificationRow = Type.Object({
  notificationId: Id,
  /** In the caller's language. */
  title: Type.String(),
  text: Type.String(),
  /** Screen that it leads to. */
  path: Type.String(),
  read: Flag,
  createTime: Timestamp,
});
export type NotificationRow = Static<typeof NotificationRow>;

/** Badge counts of the header. */
export const UnreadCounts = Type.Object({
  message: Count,
  notification: Count,
  feedback: Count,
});
export type UnreadCounts = Static<typeof UnreadCounts>;
