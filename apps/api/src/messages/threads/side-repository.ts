import { sql, type RawBuilder, type Selectable } from 'kysely';
import { limits, type Identity, type OrderAction } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';
import type { Queryable, Tx } from '../../database/schema.ts';
import { statement } from '../../database/statement.ts';
import type { ConversationSideTable } from './thread-table.ts';

export type ConversationSide = Selectable<ConversationSideTable>;

/** What both keep of the conversation; empty when there is none. */
export function sidesOf(db: Queryable, conversationId: string): Promise<ConversationSide[]> {
  return db
    .selectFrom('conversation_side')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .execute();
}

/** Brings the conversation up on this side. */
export async function touchSide(
  tx: Tx,
  { conversation_id, identity }: Pick<ConversationSide, 'conversation_id' | 'identity'>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('conversation_side')
    .set({ last_at: at })
    .where('conversation_id', '=', conversation_id)
    .where('identity', '=', identity)
    .execute();
}

export interface SideMarks {
  pinned?: boolean | undefined;
  archived?: boolean | undefined;
  muted?: boolean | undefined;
}

/** Sets and takes away marks; what is left out stays, and a mark that is there keeps its time. */
export async function markSide(
  tx: Tx,
  { conversation_id, identity }: Pick<ConversationSide, 'conversation_id' | 'identity'>,
  { pinned, archived, muted }: SideMarks,
  at: Date,
): Promise<void> {
  const marked = (on: boolean | undefined, before: RawBuilder<Date | null>) => {
    if (on === undefined) return before;
    return on ? sql<Date>`coalesce(${before}, ${at})` : null;
  };
  await tx
    .updateTable('conversation_side')
    .set({
      pinned_at: marked(pinned, sql`pinned_at`),
      archived_at: marked(archived, sql`archived_at`),
      muted_at: marked(muted, sql`muted_at`),
    })
    .where('conversation_id', '=', conversation_id)
    .where('identity', '=', identity)
    .execute();
}

/**
 * A person blocks another one, or no longer, in both identities. Waits for what is being written
 * between the two, so that nothing arrives after it.
 */
export async function blockPerson(
  tx: Tx,
  { personId, otherId }: { personId: string; otherId: string },
  until: { blocked: boolean; at: Date },
): Promise<void> {
  const shared = await tx
    .selectFrom('conversation')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and({ client_id: personId, supplier_id: otherId }),
        eb.and({ client_id: otherId, supplier_id: personId }),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await tx
    .updateTable('conversation_side')
    .set({ blocked_at: until.blocked ? sql<Date>`coalesce(blocked_at, ${until.at})` : null })
    .where('person_id', '=', personId)
    .where(
      'conversation_id',
      'in',
      shared.map(({ id }) => id),
    )
    .execute();
}

/** Whether the one has blocked the other, in whichever identity; nobody has blocked null or themselves. */
export function hasBlocked(
  blocker: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from conversation_side as blocking
    join conversation as blocked on blocked.id = blocking.conversation_id
    where blocking.person_id = ${blocker} and blocking.blocked_at is not null
      and ${other} in (blocked.client_id, blocked.supplier_id) and ${other} <> ${blocker}
  )`;
}

const blockedByPerson = statement<{ other_id: string }>(`
  select distinct case side.person_id
    when conversation.client_id then conversation.supplier_id else conversation.client_id
  end as other_id
  from conversation_side as side
  join conversation on conversation.id = side.conversation_id
  where side.person_id = $1 and side.blocked_at is not null
  order by other_id`);

/** Whom the person has blocked, in whichever identity; always in the same order. */
export async function blockedBy(db: Queryable, personId: string): Promise<string[]> {
  return (await blockedByPerson(db, [personId])).map(({ other_id }) => other_id);
}

/**
 * The block that a person has on one of these: the conversation in which they lift it as a supplier,
 * null where they blocked as a client alone. Null where none is blocked.
 */
export async function blockOf(
  db: Queryable,
  personId: string,
  others: readonly (string | null)[],
): Promise<{ conversationId: string | null } | null> {
  const { rows } = await sql<{ conversationId: string | null }>`
    select case side.identity when 'supplier' then conversation.id end as "conversationId"
    from conversation_side as side
    join conversation on conversation.id = side.conversation_id
    where side.person_id = ${personId} and side.blocked_at is not null
      and case ${personId}::uuid when client_id then supplier_id else client_id end
        = any(${others}::uuid[])
    order by side.identity = 'supplier' desc, conversation.id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Which of the two has blocked the other, in whichever identity. */
export async function blocksBetween(
  db: Queryable,
  { personId, otherId }: { personId: string; otherId: string },
): Promise<{ own: boolean; other: boolean }> {
  const { rows } = await sql<{ own: boolean; other: boolean }>`
    select coalesce(bool_or(side.person_id = ${personId}), false) as own,
      coalesce(bool_or(side.person_id = ${otherId}), false) as other
    from conversation
    join conversation_side as side on side.conversation_id = conversation.id
    where side.blocked_at is not null and (
      client_id = ${personId} and supplier_id = ${otherId}
      or client_id = ${otherId} and supplier_id = ${personId}
    )`.execute(db);
  return rows[0] ?? { own: false, other: false };
}

/**
 * Something was written: the conversation comes up on both sides, out of the archive where it is not
 * muted. Who wrote it has read what stands up to there.
 */
export async function raiseSides(
  tx: Tx,
  conversationId: string,
  { at, by, seq }: { at: Date; by: Identity | null; seq: number },
): Promise<void> {
  await tx
    .updateTable('conversation_side')
    .set({
      last_at: at,
      read_up_to: sql`greatest(read_up_to, case when identity = ${by} then ${seq}::bigint end)`,
      archived_at: sql`case when muted_at is null then null else archived_at end`,
    })
    .where('conversation_id', '=', conversationId)
    .execute();
}

/** Never goes back. Answers whether it went on. */
export async function readUpTo(
  tx: Tx,
  { conversation_id, identity }: ConversationSide,
  seq: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversation_side')
    .set({ read_up_to: seq })
    .where('conversation_id', '=', conversation_id)
    .where('identity', '=', identity)
    .where('read_up_to', '<', seq)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Contact extends ConversationSide {
  last_change: number;
  other_id: string;
  other_name: string;
  other_avatar: string | null;
  /** Null while one of the two hides when they are online or blocks the other, and before the other side has written or ordered. */
  other_seen_at: Date | null;
  unread: number;
  last_seq: number | null;
  last_by: Identity | null;
  last_text: string;
  last_file: string | null;
  last_order: string | null;
  last_order_name: string | null;
  last_order_type: ProjectType | null;
  last_action: OrderAction | null;
  last_event_by: Identity | null;
  last_recalled: boolean;
  last_time: Date | null;
}

export interface ContactFilter {
  personId: string;
  identity: Identity;
  box?: 'inbox' | 'unread' | 'archived' | 'blocked' | undefined;
  search?: string | undefined;
  conversationId?: string;
}

/** Characters of a message that a list shows. */
const glimpse = 120;

const unreadOf = sql`(
  select count(*) from (
    select from message
    where message.conversation_id = side.conversation_id and message.seq > side.read_up_to
      and message.by <> side.identity and message.recalled_at is null
    limit ${limits.conversation.unreadMax}
  ) as counted
)`;

function matching({ personId, identity, box, search, conversationId }: ContactFilter) {
  const boxes = {
    inbox: sql`side.archived_at is null and side.blocked_at is null`,
    unread: sql`side.blocked_at is null and ${unreadOf} > 0`,
    archived: sql`side.archived_at is not null`,
    blocked: sql`side.blocked_at is not null`,
  };
  const conditions = [sql`side.person_id = ${personId}`, sql`side.identity = ${identity}`];
  if (box !== undefined) conditions.push(boxes[box]);
  // Who was only looked up by somebody hears nothing of it until something is written.
  if (conversationId === undefined)
    conditions.push(sql`(
      conversation.last_change > 0 or conversation.begun_by = side.identity
      or side.last_at > conversation.created_at
    )`);
  if (search) conditions.push(sql`position(lower(${search}) in lower(person.name)) > 0`);
  if (conversationId !== undefined)
    conditions.push(sql`side.conversation_id = ${conversationId}::uuid`);
  return sql.join(conditions, sql` and `);
}

const fromSides = sql`
  from conversation_side as side
  join conversation on conversation.id = side.conversation_id
  join conversation_side as other
    on other.conversation_id = side.conversation_id and other.identity <> side.identity
  join person on person.id = other.person_id`;

/** A person's contacts in one identity: pinned ones, then unread ones, then by when something was written. */
export async function listContacts(
  db: Queryable,
  filter: ContactFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select
      side.*, conversation.last_change, other.person_id as other_id,
      person.name as other_name, person.avatar_url as other_avatar, ${unreadOf} as unread,
      case when coalesce(own_presence.shown, true) and other_presence.shown
        and other.blocked_at is null and side.blocked_at is null and (
          conversation.begun_by = other.identity or exists (
            select from message where message.conversation_id = side.conversation_id
              and (message.by = other.identity or message.by is null)
          )
        ) then other_presence.seen_at end as other_seen_at,
      last.seq as last_seq, last.by as last_by, left(last.text, ${glimpse}) as last_text,
      file.name as last_file, last.event ->> 'orderId' as last_order,
      project_order.name as last_order_name,
      project_order.order_type as last_order_type, last.event ->> 'action' as last_action,
      last.event ->> 'by' as last_event_by, last.recalled_at is not null as last_recalled,
      last.created_at as last_time
    ${fromSides}
    left join lateral (
      select * from message where message.conversation_id = side.conversation_id
      order by seq desc limit 1
    ) as last on true
    left join file on file.id = last.file_id
    left join presence as own_presence on own_presence.person_id = side.person_id
    left join presence as other_presence on other_presence.person_id = other.person_id
    left join project_order on project_order.id = (last.event ->> 'orderId')::uuid
    where ${matching(filter)}
    order by side.pinned_at is null, ${unreadOf} = 0, side.last_at desc, side.conversation_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countContacts(db: Queryable, filter: ContactFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total ${fromSides} where ${matching(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The other side of a conversation is looked up only where one of them is asked about. */
const unreadMessages = (joins: string, condition: string) =>
  statement<{ unread: number }>(`
    select coalesce(sum((
      select count(*) from (
        select from message
        where message.conversation_id = side.conversation_id and message.seq > side.read_up_to
          and message.by <> side.identity and message.recalled_at is null
        limit ${limits.conversation.unreadMax}
      ) as counted
    )), 0)::int as unread
    from conversation_side as side ${joins}
    where side.person_id = $1 and side.identity = $2 and side.blocked_at is null and ${condition}`);

const unreadOfAll = unreadMessages('', 'side.muted_at is null');
const unreadOfOne = unreadMessages(
  `join conversation_side as other
     on other.conversation_id = side.conversation_id and other.identity <> side.identity`,
  'other.person_id = $3',
);

/** Unread messages of a person in one identity, of all who are not muted or blocked or of one. */
export async function countUnreadMessages(
  db: Queryable,
  { personId, identity, otherId }: { personId: string; identity: Identity; otherId?: string },
): Promise<number> {
  const [row] =
    otherId === undefined
      ? await unreadOfAll(db, [personId, identity])
      : await unreadOfOne(db, [personId, identity, otherId]);
  return row?.unread ?? 0;
}
