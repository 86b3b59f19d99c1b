import { limits } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { invalidate } from '../invalidations/invalidate.ts';
import { inLanguage, refuse } from '../../calls/refusal.ts';
import {
  countUnread,
  listNotifications,
  markAllRead,
  markRead,
} from './notification-repository.ts';

const stale = ['Notification', 'Unread'] as const;

/** Messages and feedback are counted where they are built; until then nobody has any. */
export async function unreadCounts(context: CallContext) {
  const notification = await countUnread(context.deps.db, readerOf(context));
  return { message: 0, notification, feedback: 0 };
}

export async function notificationPage(
  request: { pageNum?: number; pageSize?: number; unreadOnly?: boolean },
  context: CallContext,
) {
  const { pageNum = 1, pageSize = limits.list.pageSize, unreadOnly = false } = request;
  const page = { unreadOnly, limit: pageSize, offset: (pageNum - 1) * pageSize };
  const { total, rows } = await listNotifications(context.deps.db, readerOf(context), page);
  const list = rows.map((row) => ({
    notificationId: row.id,
    title: inLanguage({ en: row.title_en, zh: row.title_zh }, context.language),
    text: inLanguage({ en: row.text_en, zh: row.text_zh }, context.language),
    path: row.path,
    read: row.read_at !== null,
    createTime: row.created_at.toISOString(),
  }));
  return { total, list };
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

export async function readAll(context: CallContext) {
  return context.transaction(async (tx) => {
    await markAllRead(tx, readerOf(context), context.now);
    invalidate(tx, context.personId, stale);
    return {};
  });
}

function readerOf({ personId, identity }: CallContext) {
  return { personId, identity: identity ?? refuse('forbidden') };
}
