import { sql } from 'kysely';
import type { ConversationTie } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';
import { shownTo } from '../market/postings/posting-sight-repository.ts';
import type { Parties } from '../messages/threads/thread-repository.ts';

/** What ties the two: their conversation always, the rest while both have an account that is not blocked. */
export async function findTies(
  db: Queryable,
  { clientId, supplierId }: Parties,
  now: Date,
): Promise<ReadonlySet<ConversationTie>> {
  const { rows } = await sql<Record<ConversationTie | 'present', boolean>>`
    select
      exists (
        select from application
        where client_id = client.id and supplier_id = supplier.id and status <> 'withdrawn'
      ) as applied,
      exists (
        select from supplier_profile as profile
        where profile.person_id = supplier.id and profile.findable
      ) as findable,
      exists (
        select from posting_invitation
        where client_id = client.id and supplier_id = supplier.id
          and answer is distinct from 'withdrawn'
      ) as invited,
      exists (
        select from project_order where client_id = client.id and supplier_id = supplier.id
      ) as "order",
      exists (
        select from posting
        where owner_id = client.id and status <> 'finished' and deadline > ${now}
          and ${shownTo(sql.ref('supplier.id'))}
      ) as "openPosting",
      exists (
        select from conversation where client_id = client.id and supplier_id = supplier.id
      ) as conversation,
      client.deleted_at is null and client.blocked_at is null
        and supplier.deleted_at is null and supplier.blocked_at is null
        as present
    from person as client, person as supplier
    where client.id = ${clientId} and supplier.id = ${supplierId} and client.id <> supplier.id`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) return new Set();
  const { present, ...ties } = found;
  const held = Object.entries(ties) as [ConversationTie, boolean][];
  return new Set(
    held.flatMap(([tie, holds]) => (holds && (present || tie === 'conversation') ? [tie] : [])),
  );
}

/** How many conversations the person began after `since`, as the one who wrote the first message. */
export async function countBegun(db: Queryable, personId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ begun: number }>`
    select count(*) as begun
    from conversation_side as side
    join conversation on conversation.id = side.conversation_id
    where side.person_id = ${personId} and conversation.created_at > ${since}
      and conversation.begun_by = side.identity`.execute(db);
  return rows[0]?.begun ?? 0;
}
