import { sql, type RawBuilder } from 'kysely';
import type { Identity } from '@tolk/domain';
import { messageHolds } from '../database/holding-terms.ts';
import type { SearchTerms } from '../database/search-terms.ts';
import type { Queryable } from '../database/schema.ts';

export interface FoundMessage {
  conversation_id: string;
  other_id: string;
  other_name: string;
  seq: number;
  text: string;
  created_at: Date;
}

export interface WantedMessages {
  personId: string;
  identity: Identity;
  terms: SearchTerms;
  conversationId?: string | undefined;
}

interface Span {
  limit: number;
  offset: number;
}

/**
 * Messages of the person's conversations with these terms, the newest first. Terms that many messages
 * hold are met soon on a walk back through the conversations; those that few hold are looked up in
 * the index. Each way takes seconds for the other kind.
 */
export async function findMessages(
  db: Queryable,
  wanted: WantedMessages,
  span: Span,
): Promise<FoundMessage[]> {
  const found = (await isWalkShorter(db, wanted, span)) ? walked(wanted, span) : lookedUp(wanted);
  const { rows } = await sql<FoundMessage>`
    with side as materialized (${ownSides(wanted)}), message as materialized (${found})
    select message.conversation_id, person.id as other_id, person.name as other_name, message.seq,
      message.text, message.created_at
    from message
    join conversation_side as other
      on other.conversation_id = message.conversation_id and other.identity <> ${wanted.identity}
    join person on person.id = other.person_id
    order by message.created_at desc, message.conversation_id, message.seq desc
    limit ${span.limit} offset ${span.offset}`.execute(db);
  return rows;
}

const columns = sql`message.conversation_id, message.seq, message.text, message.created_at`;

function ownSides({ personId, identity, conversationId }: WantedMessages): RawBuilder<unknown> {
  const one = conversationId === undefined ? sql`` : sql`and conversation_id = ${conversationId}`;
  return sql`
    select conversation_id from conversation_side
    where person_id = ${personId} and identity = ${identity} ${one}`;
}

/** Of each conversation the newest that could be on the page. */
function walked({ terms }: WantedMessages, { limit, offset }: Span): RawBuilder<unknown> {
  // `is true` hides the condition from the indexes.
  return sql`
    select ${columns} from side cross join lateral (
      select * from message
      where message.conversation_id = side.conversation_id and (${messageHolds(terms)}) is true
      order by message.seq desc limit ${offset + limit}
    ) as message`;
}

function lookedUp({ terms }: WantedMessages): RawBuilder<unknown> {
  return sql`
    select ${columns} from (select * from message where ${messageHolds(terms)} offset 0) as message
    join side using (conversation_id)`;
}

/** The newest messages of the latest conversations, in which the terms are counted. */
const sampled = { conversations: 100, each: 10 };

/**
 * Compares what either way would read: how often a walk meets the terms is seen in a sample of the
 * person's newest messages, how many messages of all people hold them is the planner's guess.
 */
async function isWalkShorter(
  db: Queryable,
  wanted: WantedMessages,
  { limit, offset }: Span,
): Promise<boolean> {
  const { rows: own } = await sql<{ conversations: number; messages: number }>`
    with side as (${ownSides(wanted)})
    select count(*) as conversations, coalesce(sum(last_change), 0)::float8 as messages
    from side join conversation on conversation.id = side.conversation_id`.execute(db);
  const { rows: sample } = await sql<{ seen: number; met: number }>`
    with side as (${ownSides(wanted)} order by last_at desc limit ${sampled.conversations})
    select count(*) as seen, count(*) filter (where ${messageHolds(wanted.terms)}) as met
    from side cross join lateral (
      select * from message where message.conversation_id = side.conversation_id
      order by message.seq desc limit ${sampled.each}
    ) as message`.execute(db);
  const { rows: plans } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from message where ${messageHolds(wanted.terms)}`.execute(db);
  const held = plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'];
  const [mine] = own;
  const [newest] = sample;
  if (mine === undefined || newest === undefined || held === undefined) return false;
  const passedPerHit = newest.seen / Math.max(newest.met, 1);
  const passed = Math.min(mine.messages, mine.conversations * (limit + offset) * passedPerHit);
  return passed <= held;
}
