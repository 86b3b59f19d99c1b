import { sql, type RawBuilder } from 'kysely';
import type { ServiceBox, ServiceCounts } from '@tolk/contract';
import type { Language, ServiceSide } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { messageHolds } from '../database/holding-terms.ts';
import { containing } from '../database/search-pattern.ts';
import { searchTerms } from '../database/search-terms.ts';
import type { ConversationRecord } from './conversation-repository.ts';

/** A conversation as the desk lists it. */
export interface InboxRow extends ConversationRecord {
  customer_name: string | null;
  assignee_name: string | null;
  last_side: ServiceSide;
  last_text: string;
  last_time: Date;
  found_seq: number | null;
  found_text: string | null;
  unread: number;
  mentioned: boolean;
  tag_ids: string[];
}

export interface InboxFilter {
  box: ServiceBox;
  /** Who looks. */
  staffId: string;
  search: string;
  tagId?: string | undefined;
  language?: Language | undefined;
}

/** Characters of the last message, and around what was found. */
const glimpse = 200;

const mentioned = (staffId: string) => sql`exists (
  select from service_mention as mention
  where mention.conversation_id = held.id and mention.staff_id = ${staffId}
    and mention.seen_at is null)`;

/** What was asked about an appeal waits for who rules on it, unless somebody at the desk took it or has to answer. */
const atDesk = sql`(
  held.appeal_id is null or held.assignee_id is not null or held.waiting_since is not null)`;

const boxes: Readonly<Record<ServiceBox, (staffId: string) => RawBuilder<unknown>>> = {
  mine: (staffId) => sql`held.state = 'open' and held.assignee_id = ${staffId}`,
  unassigned: () => sql`held.state = 'open' and held.assignee_id is null and ${atDesk}`,
  waiting: () => sql`held.state = 'open' and held.waiting_since is not null`,
  mentioned,
  all: () => sql`held.state <> 'closed' and ${atDesk}`,
  snoozed: () => sql`held.state = 'snoozed'`,
  closed: () => sql`held.state = 'closed'`,
};

/** Who waits first, the longest before all, then what was written last. */
export async function listInbox(
  db: Queryable,
  filter: InboxFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: InboxRow[] }> {
  const counted = await sql<{ total: number }>`
    with ${foundMessages(filter.search)}
    select count(*) as total ${matching(filter)}`.execute(db);
  // The page first: what a row shows is looked up for no other.
  const { rows } = await sql<InboxRow>`
    with ${foundMessages(filter.search)},
    page as materialized (
      select held.id, found.seq, found.text ${matching(filter)}
      order by ${orderOf(filter.box)} limit ${limit} offset ${offset}
    )
    select ${columns(filter.staffId)} ${shownOfPage}
    order by ${orderOf(filter.box)}`.execute(db);
  return { total: counted.rows[0]?.total ?? 0, rows };
}

/** Nobody waits in what is closed: its order is that of an index. */
function orderOf(box: ServiceBox): RawBuilder<unknown> {
  return box === 'closed'
    ? sql`held.last_at desc, held.id`
    : sql`held.waiting_since is null, held.waiting_since, held.last_at desc, held.id`;
}

/** One conversation as the list has it. */
export async function findInInbox(
  db: Queryable,
  id: string,
  staffId: string,
): Promise<InboxRow | undefined> {
  const { rows } = await sql<InboxRow>`
    with page as (select ${id}::uuid as id, null::bigint as seq, null::text as text)
    select ${columns(staffId)} ${shownOfPage}`.execute(db);
  return rows[0];
}

/** How many conversations stand in each box. */
export async function countBoxes(db: Queryable, staffId: string): Promise<ServiceCounts> {
  const { rows } = await sql<ServiceCounts>`
    select
      count(*) filter (where ${boxes.mine(staffId)}) as mine,
      count(*) filter (where ${boxes.unassigned(staffId)}) as unassigned,
      count(*) filter (where ${boxes.waiting(staffId)}) as waiting,
      count(*) filter (where ${boxes.all(staffId)}) as "all",
      count(*) filter (where ${boxes.snoozed(staffId)}) as snoozed,
      (select count(distinct conversation_id) from service_mention
        where staff_id = ${staffId} and seen_at is null) as mentioned
    from service_conversation as held where held.state <> 'closed'`.execute(db);
  return rows[0] ?? { mine: 0, unassigned: 0, waiting: 0, mentioned: 0, all: 0, snoozed: 0 };
}

/** Another number after every change of what is not closed. */
export async function deskChange(db: Queryable): Promise<number> {
  const { rows } = await sql<{ change: number }>`
    select hashtextextended(coalesce(string_agg(
      id || '/' || version || '/' || last_seq || '/' || staff_read_up_to, ',' order by id
    ), ''), 0) & 4503599627370495 as change
    from service_conversation where state <> 'closed'`.execute(db);
  return rows[0]?.change ?? 0;
}

/** The newest message with these words of each conversation; none where nothing can be searched. */
function foundMessages(search: string): RawBuilder<unknown> {
  const terms = searchTerms(search);
  if (terms === null)
    return sql`found as (
      select null::uuid as conversation_id, null::bigint as seq, null::text as text where false)`;
  return sql`found as materialized (
    select distinct on (message.conversation_id) message.conversation_id, message.seq, message.text
    from service_message as message
    where ${messageHolds(terms)}
    order by message.conversation_id, message.seq desc)`;
}

/** What rows show, of the conversations in `page`. */
const shownOfPage = sql`
    from page as found
    join service_conversation as held on held.id = found.id
    left join person on person.id = held.person_id
    left join staff as assignee on assignee.id = held.assignee_id
    cross join lateral (
      select message.side, message.created_at,
        left(coalesce(nullif(message.text, ''), file.name, ''), ${glimpse}) as text
      from service_message as message left join file on file.id = message.file_id
      where message.conversation_id = held.id and message.side <> 'event'
      order by message.seq desc limit 1
    ) as last`;

function columns(staffId: string): RawBuilder<unknown> {
  return sql`
    held.*, person.name as customer_name, assignee.name as assignee_name,
    last.side as last_side, last.text as last_text,
    last.created_at as last_time,
    found.seq as found_seq, left(found.text, ${glimpse}) as found_text,
    (select count(*) from service_message as message
      where message.conversation_id = held.id and message.side = 'customer'
        and message.seq > held.staff_read_up_to) as unread,
    ${mentioned(staffId)} as mentioned,
    array(select tag_id from service_conversation_tag
      where conversation_id = held.id order by tag_id) as tag_ids`;
}

/** Conversations of the box that the search and the filters find. */
function matching({ box, staffId, search, tagId, language }: InboxFilter): RawBuilder<unknown> {
  // A search over all finds what is closed too.
  const conditions = box === 'all' && search !== '' ? [] : [boxes[box](staffId)];
  if (search !== '') {
    const like = containing(search);
    conditions.push(sql`(found.seq is not null or person.name ilike ${like}
      or held.email ilike ${like})`);
  }
  if (tagId !== undefined)
    conditions.push(sql`exists (select from service_conversation_tag
      where conversation_id = held.id and tag_id = ${tagId})`);
  if (language !== undefined) conditions.push(sql`held.language = ${language}`);
  return sql`
    from service_conversation as held
    left join person on person.id = held.person_id
    left join found on found.conversation_id = held.id
    where ${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`;
}
