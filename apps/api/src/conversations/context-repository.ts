import { sql, type RawBuilder } from 'kysely';
import type { ConversationContext } from '@tolk/contract/schemas/conversation';
import type { Identity } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';
import { shownTo } from '../market/postings/posting-sight-repository.ts';
import type { Parties } from '../messages/threads/thread-repository.ts';

/** So many things a conversation shows beside it. */
const most = 30;

/** A conversation in SQL: its id and the two, as values or as columns of a query around it. */
interface ConversationSql {
  id: RawBuilder<unknown>;
  clientId: RawBuilder<unknown>;
  supplierId: RawBuilder<unknown>;
}

/**
 * What the two have to do with each other, each with its `since`: their orders, the supplier's
 * applications and unanswered invitations, and postings that somebody wrote about, as far as `viewerId`
 * may see the posting. What became an application or an order stands there as that alone.
 */
function contextsIn({ id, clientId, supplierId }: ConversationSql, viewerId: string) {
  const shown = shownTo(sql`${viewerId}::uuid`);
  return sql`
    select project_order.created_at as since, json_build_object(
        'kind', 'order', 'projectOrderId', project_order.id, 'name', project_order.name,
        'orderType', order_type, 'orderState', state, 'reachedBy', (
          select action from order_event where order_id = project_order.id
          order by order_event.id desc limit 1
        )
      ) as context
    from project_order where client_id = ${clientId} and supplier_id = ${supplierId}
    union all
    select application.created_at, json_build_object(
        'kind', 'application', 'projectApplicationJLId', application.id,
        'projectReleaseInforId', posting_id, 'name', posting.name, 'status', application.status
      )
    from application join posting on posting.id = posting_id
    where client_id = ${clientId} and supplier_id = ${supplierId}
      and application.status <> 'ordered' and ${shown}
    union all
    select invitation.created_at, json_build_object(
        'kind', 'invitation', 'projectReleaseInforId', posting_id, 'name', posting.name,
        'answer', answer
      )
    from posting_invitation as invitation join posting on posting.id = posting_id
    where client_id = ${clientId} and supplier_id = ${supplierId}
      and (answer is null or answer not in ('applied', 'accepted')) and ${shown}
    union all
    select asked.since, json_build_object(
        'kind', 'posting', 'projectReleaseInforId', posting_id, 'name', posting.name,
        'status', posting.status
      )
    from conversation_posting as asked join posting on posting.id = posting_id
    where conversation_id = ${id} and ${shown}
      and not exists (
        select from application
        where application.posting_id = asked.posting_id and supplier_id = ${supplierId}
      )
      and not exists (
        select from posting_invitation as invitation
        where invitation.posting_id = asked.posting_id and supplier_id = ${supplierId}
      )`;
}

/** The newest first. */
export async function contextsOf(
  db: Queryable,
  conversationId: string,
  { clientId, supplierId, viewerId }: Parties & { viewerId: string },
): Promise<ConversationContext[]> {
  const conversation = {
    id: sql`${conversationId}::uuid`,
    clientId: sql`${clientId}::uuid`,
    supplierId: sql`${supplierId}::uuid`,
  };
  const { rows } = await sql<{ since: Date; context: ConversationContext }>`
    select since, context from (${contextsIn(conversation, viewerId)}) as found
    order by since desc
    limit ${most}`.execute(db);
  return rows.map(({ since, context }) => ({ ...context, since: since.toISOString() }));
}

/** By conversation, the newest of it; without those that are about nothing. */
export async function newestContexts(
  db: Queryable,
  conversationIds: readonly string[],
  viewerId: string,
): Promise<ReadonlyMap<string, { name: string; since: string }>> {
  const conversation = {
    id: sql.ref('conversation.id'),
    clientId: sql.ref('conversation.client_id'),
    supplierId: sql.ref('conversation.supplier_id'),
  };
  const { rows } = await sql<{ id: string; name: string; since: Date }>`
    select conversation.id, newest.name, newest.since
    from conversation
    cross join lateral (
      select context ->> 'name' as name, since from (${contextsIn(conversation, viewerId)}) as found
      order by since desc
      limit 1
    ) as newest
    where conversation.id = any(${conversationIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name, since }) => [id, { name, since: since.toISOString() }]));
}

/** False when there is no such posting of the client that the supplier may see. */
export async function askAbout(
  tx: Tx,
  conversationId: string,
  posting: { id: string; ownerId: string; supplierId: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into conversation_posting (conversation_id, posting_id, since)
      select ${conversationId}::uuid, id, ${at}::timestamptz from posting
      where id = ${posting.id} and owner_id = ${posting.ownerId}
        and ${shownTo(sql`${posting.supplierId}::uuid`)}
    on conflict (conversation_id, posting_id) do update set since = excluded.since
    returning posting_id`.execute(tx);
  return rows.length > 0;
}

/** Of an order in which the person is the one of the two that they say. */
export async function otherSideOfOrder(
  db: Queryable,
  orderId: string,
  { identity, personId }: { identity: Identity; personId: string },
): Promise<string | undefined> {
  const [own, other] =
    identity === 'client'
      ? (['client_id', 'supplier_id'] as const)
      : (['supplier_id', 'client_id'] as const);
  const order = await db
    .selectFrom('project_order')
    .select(other)
    .where('id', '=', orderId)
    .where(own, '=', personId)
    .executeTakeFirst();
  return order?.[other];
}

/** Of a posting that the supplier may see. */
export async function ownerOfPosting(
  db: Queryable,
  postingId: string,
  supplierId: string,
): Promise<string | undefined> {
  const posting = await db
    .selectFrom('posting')
    .select('owner_id')
    .where('id', '=', postingId)
    .where(shownTo(sql`${supplierId}::uuid`))
    .executeTakeFirst();
  return posting?.owner_id;
}
