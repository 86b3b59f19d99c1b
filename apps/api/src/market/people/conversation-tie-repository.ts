import { sql } from 'kysely';
import type { ConversationTie } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Parties } from '../../messages/threads/thread-repository.ts';
import { shownTo } from '../postings/posting-sight-repository.ts';

type Ties = ReadonlySet<ConversationTie>;

/** What ties the two: their conversation always, the rest while both have an account that is not blocked. */
export async function findTies(
  db: Queryable,
  { clientId, supplierId }: Parties,
  now: Date,
): Promise<Ties> {
  const ties = await tiesWith(db, clientId, [supplierId], now);
  return ties.get(supplierId) ?? new Set();
}

/** The same for one client and several suppliers, by supplier. */
export async function tiesWith(
  db: Queryable,
  clientId: string,
  supplierIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Ties>> {
  const { rows } = await sql<{ supplierId: string } & Record<ConversationTie | 'present', boolean>>`
    select
      supplier.id as "supplierId",
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
    where client.id = ${clientId} and supplier.id = any(${supplierIds}::uuid[])
      and client.id <> supplier.id`.execute(db);
  return new Map(
    rows.map(({ supplierId, present, ...ties }) => {
      const held = Object.entries(ties) as [ConversationTie, boolean][];
      const kept = held.filter(([tie, holds]) => holds && (present || tie === 'conversation'));
      return [supplierId, new Set(kept.map(([tie]) => tie))];
    }),
  );
}
