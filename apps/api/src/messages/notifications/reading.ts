import type { NotificationRow } from '@tolk/contract';
import type { Language, NotificationEventName } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { callerMay } from '../../calls/member-may.ts';
import { pagingOf, type PageRequest } from '../../calls/paging.ts';
import { sideOf } from '../../calls/side-of.ts';
import { countUnreadMessages } from '../threads/side-repository.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import { inLanguage, refuse } from '../../calls/refusal.ts';
import { eventOf, kindsOf } from './notification-kinds.ts';
import {
  countUnread,
  findOwnNotification,
  listNotifications,
  markRead,
  markReadOfOrder,
  type Notification,
  type Reader,
} from './notification-repository.ts';

const stale = ['Notification', 'Unread'] as const;

/** What waits to be read, but feedback, which is counted where it is built. */
export async function unreadCounts(context: CallContext) {
  const { db } = context.deps;
  const reader = readerOf(context);
  const [message, notification] = await Promise.all([
    countUnreadMessages(db, reader),
    countUnread(db, reader),
  ]);
  return { message, notification };
}

export async function notificationPage(
  request: PageRequest & { unreadOnly?: boolean; event?: NotificationEventName },
  context: CallContext,
): Promise<{ total: number; list: NotificationRow[] }> {
  const { unreadOnly = false, event } = request;
  const page = { ...pagingOf(request), unreadOnly, kinds: event && kindsOf(event) };
  const { total, rows } = await listNotifications(context.deps.db, readerOf(context), page);
  return { total, list: rows.map((row) => presentNotification(row, context.language)) };
}

/** One of the caller’s. Throws `notFound`. */
export async function ownNotification(id: string, context: CallContext): Promise<Notification> {
  const found = await findOwnNotification(context.deps.db, readerOf(context), id);
  return found ?? refuse('notFound');
}

/** A notification as the wire describes it. */
export function presentNotification(row: Notification, language: Language): NotificationRow {
  return {
    notificationId: row.id,
    title: inLanguage({ en: row.title_en, zh: row.title_zh }, language),
    text: inLanguage({ en: row.text_en, zh: row.text_zh }, language),
    event: eventOf(row.kind),
    about: row.about,
    projectOrderId: row.order_id,
    path: row.path,
    read: row.read_at !== null,
    createTime: row.created_at.toISOString(),
  };
}

export async function readOne(
  { notificationId }: { notificationId: string },
  context: CallContext,
) {
  return context.transaction(async (tx) => {
    if (!(await markRead(tx, readerOf(context), notificationId, context.now))) refuse('notFound');
    invalidate(tx, context.personId, stale);
    return {};
  });
}

/** What was said about an order; nothing is announced when all of it was read before. */
export async function readOfOrder(
  { projectOrderId }: { projectOrderId: string },
  context: CallContext,
) {
  return context.transaction(async (tx) => {
    const { now, personId } = context;
    const changed = await markReadOfOrder(tx, readerOf(context), projectOrderId, now);
    if (changed) invalidate(tx, personId, stale);
    return {};
  });
}

/** Members of a supplier company share its list; what it is paid is read by who collects (ADR 0054). */
export function readerOf(context: CallContext): Reader {
  const identity = sideOf(context);
  const readsAll = identity === 'client' || callerMay(context, 'collect');
  return { personId: context.personId, identity, without: readsAll ? [] : kindsOf('settlement') };
}
