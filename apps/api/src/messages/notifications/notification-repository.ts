import { sql, type Insertable, type Selectable } from 'kysely';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { NotificationTable } from './notification-table.ts';

export type Notification = Selectable<NotificationTable>;

export interface Reader {
  personId: string;
  identity: Identity;
  /** Kinds that are not theirs to read, of an organisation that they act for. */
  without?: readonly string[];
}

const unread = statement<{ count: number }>(`
  select count(*) as count from notification
  where person_id = $1 and identity = $2 and read_at is null and kind <> 'feedbackAnswered'
    and kind <> all($3::text[])`);

/** Without answers to feedback, which are counted by themselves. */
export async function countUnread(db: Queryable, reader: Reader): Promise<number> {
  const [row] = await unread(db, [reader.personId, reader.identity, reader.without ?? []]);
  return row?.count ?? 0;
}

/** False when it is there already: what it was made from was told before. */
export async function insertNotification(
  tx: Tx,
  notification: Insertable<NotificationTable>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('notification')
    .values(notification)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export function findNotification(db: Queryable, id: string): Promise<Notification | undefined> {
  return db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first; `unreadOnly` leaves out what was read, `kinds` all others. */
export async function listNotifications(
  db: Queryable,
  reader: Reader,
  page: {
    unreadOnly: boolean;
    kinds?: readonly string[] | undefined;
    limit: number;
    offset: number;
  },
): Promise<{ total: number; rows: Notification[] }> {
  const { kinds } = page;
  const all = of(db, reader)
    .$if(page.unreadOnly, (query) => query.where('read_at', 'is', null))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []));
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

/** Unread ones of these kinds that no mail has taken along yet, the oldest first. */
export async function unmailed(
  db: Queryable,
  reader: Reader,
  { kinds, since }: { kinds: readonly string[]; since: Date },
): Promise<Notification[]> {
  return of(db, reader)
    .selectAll()
    .where('kind', 'in', kinds)
    .where('created_at', '>', since)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function markMailed(db: Queryable, ids: readonly string[], at: Date): Promise<void> {
  await db.updateTable('notification').set({ mailed_at: at }).where('id', 'in', ids).execute();
}

/** Those that lead to such a path are read: nothing more is sent of them. */
export async function markReadUnder(
  db: Queryable,
  reader: Reader,
  path: string,
  now: Date,
): Promise<void> {
  await markUnread(db, reader, now)
    .where(sql<boolean>`starts_with(path, ${path})`)
    .execute();
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

export function findOwnNotification(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<Notification | undefined> {
  return of(db, reader).selectAll().where('id', '=', id).executeTakeFirst();
}

/** What was said about an order; answers whether anything was unread. */
export async function markReadOfOrder(
  db: Queryable,
  reader: Reader,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await markUnread(db, reader, now)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What leads to a screen that the reader has opened. */
export async function markReadAt(
  db: Queryable,
  reader: Reader,
  path: string,
  now: Date,
): Promise<void> {
  await markUnread(db, reader, now).where('path', '=', path).execute();
}

export async function markAllRead(db: Queryable, reader: Reader, now: Date): Promise<void> {
  await markUnread(db, reader, now).execute();
}

/**
 * In what was told to others about the person. A name is replaced where it is a sentence's subject,
 * followed by a space: who takes the name of a word must not change what others were told.
 */
export async function renameInNotifications(
  tx: Tx,
  personId: string,
  name: string,
  marker: { en: string; zh: string },
): Promise<void> {
  const subject = (column: 'text_en' | 'text_zh', replacement: string) => sql<string>`replace(
    case when starts_with(${sql.ref(column)}, ${`${name} `})
      then ${`${replacement} `}::text || substr(${sql.ref(column)}, ${Array.from(name).length + 2}::integer)
      else ${sql.ref(column)} end,
    ${`，${name} `}, ${`，${replacement} `})`;
  await tx
    .updateTable('notification')
    .set({ text_en: subject('text_en', marker.en), text_zh: subject('text_zh', marker.zh) })
    .where('person_id', 'in', (eb) =>
      eb
        .selectFrom('project_order')
        .select('client_id as person_id')
        .where('supplier_id', '=', personId)
        .union(
          eb
            .selectFrom('project_order')
            .select('supplier_id as person_id')
            .where('client_id', '=', personId),
        )
        .union(
          eb
            .selectFrom('application')
            .select('client_id as person_id')
            .where('supplier_id', '=', personId),
        )
        .union(
          eb
            .selectFrom('posting_invitation')
            .select('client_id as person_id')
            .where('supplier_id', '=', personId),
        )
        .union(
          eb
            .selectFrom('posting_invitation')
            .select('supplier_id as person_id')
            .where('client_id', '=', personId),
        )
        .union(
          eb
            .selectFrom('person')
            .select(sql<string>`invited_by`.as('person_id'))
            .where('id', '=', personId)
            .where('invited_by', 'is not', null),
        ),
    )
    .execute();
}

function of(db: Queryable, { personId, identity, without = [] }: Reader) {
  return db
    .selectFrom('notification')
    .where('person_id', '=', personId)
    .where('identity', '=', identity)
    .$if(without.length > 0, (query) => query.where('kind', 'not in', without));
}

function markUnread(db: Queryable, { personId, identity, without = [] }: Reader, now: Date) {
  return db
    .updateTable('notification')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('identity', '=', identity)
    .where('read_at', 'is', null)
    .$if(without.length > 0, (query) => query.where('kind', 'not in', without));
}
