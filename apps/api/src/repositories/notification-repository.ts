import type { Identity } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { statement } from '../database/statement.ts';
import type { NotificationTable } from '../database/tables/notification.ts';

interface Reader {
  personId: string;
  identity: Identity;
}

const unread = statement<{ count: number }>(`
  select count(*) as count from notification
  where person_id = $1 and identity = $2 and read_at is null`);

export async function countUnread(db: Queryable, reader: Reader): Promise<number> {
  const [row] = await unread(db, [reader.personId, reader.identity]);
  return row?.count ?? 0;
}

export function findNotification(
  db: Queryable,
  id: string,
): Promise<NotificationTable | undefined> {
  return db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first; `unreadOnly` leaves out what was read. */
export async function listNotifications(
  db: Queryable,
  reader: Reader,
  page: { unreadOnly: boolean; limit: number; offset: number },
): Promise<{ total: number; rows: NotificationTable[] }> {
  const all = of(db, reader).$if(page.unreadOnly, (query) => query.where('read_at', 'is', null));
  const { total } = await all
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { total, rows };
}

/** False when the reader has no such notification. */
export async function markRead(
  db: Queryable,
  reader: Reader,
  id: string,
  now: Date,
): Promise<boolean> {
  const found = await of(db, reader).where('id', '=', id).select('id').executeTakeFirst();
  if (found === undefined) return false;
  await markUnread(db, reader, now).where('id', '=', id).execute();
  return true;
}

export async function markAllRead(db: Queryable, reader: Reader, now: Date): Promise<void> {
  await markUnread(db, reader, now).execute();
}

function of(db: Queryable, { personId, identity }: Reader) {
  return db
    .selectFrom('notification')
    .where('person_id', '=', personId)
    .where('identity', '=', identity);
}

function markUnread(db: Queryable, { personId, identity }: Reader, now: Date) {
  return db
    .updateTable('notification')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('identity', '=', identity)
    .where('read_at', 'is', null);
}
