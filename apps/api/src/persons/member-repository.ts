import { sql } from 'kysely';
import { rolesFor, type Identity, type OrganisationRole } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';

export interface MemberRow {
  person_id: string;
  name: string;
  roles: OrganisationRole[];
  joined_at: Date;
}

/** In the order in which they joined; nobody where `organisationId` is a person. */
export function membersOf(db: Queryable, organisationId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('organisation_member')
    .innerJoin('person', 'person.id', 'organisation_member.person_id')
    .select(['person_id', 'person.name', 'roles', 'joined_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('joined_at')
    .orderBy('person_id')
    .execute();
}

/** What somebody is there for; neither that nor that they belong to it changes before the transaction ends. */
export async function holdRolesOf(
  tx: Tx,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<OrganisationRole[] | undefined> {
  const member = await tx
    .selectFrom('organisation_member')
    .select('roles')
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .forShare()
    .executeTakeFirst();
  return member?.roles;
}

/** The organisations that a person belongs to, less those that staff keeps out. */
export function membershipsOf(db: Queryable, personId: string) {
  return db
    .selectFrom('organisation_member')
    .innerJoin('person', 'person.id', 'organisation_member.organisation_id')
    .select(['organisation_id', 'person.name', 'person.identity as side', 'roles', 'joined_at'])
    .where('person_id', '=', personId)
    .where('person.blocked_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('organisation_id')
    .execute();
}

/** Where it is kept for whom somebody acted last on a side. */
const keptIn = { client: 'acted_for', supplier: 'acted_for_as_supplier' } as const;

/** From the next sign-in on the person acts for this organisation on its side, or with null for themselves. */
export async function keepParty(
  db: Queryable,
  { personId, side }: { personId: string; side: Identity },
  organisationId: string | null,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ [keptIn[side]]: organisationId })
    .where('id', '=', personId)
    .execute();
}

/** For whom the person acted last on this side, where they still may; null: for themselves. */
export async function keptParty(
  db: Queryable,
  { personId, side }: { personId: string; side: Identity },
): Promise<string | null> {
  const member = await db
    .selectFrom('person')
    .innerJoin('organisation_member', (join) =>
      join
        .onRef('organisation_member.person_id', '=', 'person.id')
        .onRef('organisation_member.organisation_id', '=', `person.${keptIn[side]}`),
    )
    .innerJoin('person as organisation', 'organisation.id', 'organisation_member.organisation_id')
    .select('organisation_id')
    .where('person.id', '=', personId)
    .where('organisation.blocked_at', 'is', null)
    .executeTakeFirst();
  return member?.organisation_id ?? null;
}

/**
 * Whether the two parties have a person in common: they are the same, one belongs to the organisation
 * that the other is, or somebody belongs to both. Nobody orders from, approves, pays or reviews
 * themselves, for themselves or for an organisation.
 */
export async function haveSomebodyInCommon(
  db: Queryable,
  one: string,
  other: string,
): Promise<boolean> {
  if (one === other) return true;
  const { rows } = await sql<{ common: boolean }>`
    with people as (
      select ${one}::uuid as party, ${one}::uuid as person
      union all select ${other}::uuid, ${other}::uuid
      union all
      select organisation_id, person_id from organisation_member
      where organisation_id in (${one}::uuid, ${other}::uuid)
    )
    select exists (
      select from people as a join people as b using (person)
      where a.party = ${one}::uuid and b.party = ${other}::uuid
    ) as common`.execute(db);
  return rows[0]?.common === true;
}

/** Who works on the order, where the organisation is the company that took it. */
export async function workerOn(
  db: Queryable,
  { personId, orderId }: { personId: string; orderId: string },
): Promise<string | null> {
  const newest = await db
    .selectFrom('order_assignment')
    .innerJoin('project_order', 'project_order.id', 'order_assignment.order_id')
    .select('order_assignment.person_id')
    .where('order_id', '=', orderId)
    .where('supplier_id', '=', personId)
    .orderBy('order_assignment.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.person_id ?? null;
}

/**
 * Whether the member writes for a supplier company to a client for whom somebody else works: who does
 * not coordinate answers the clients of their own orders.
 */
export async function worksForOthers(
  db: Queryable,
  between: { memberId: string; organisationId: string; clientId: string },
): Promise<boolean> {
  const { memberId, organisationId, clientId } = between;
  const { rows } = await sql<{ others: boolean }>`
    select exists (
      select from organisation_member join person on person.id = organisation_id
      where organisation_id = ${organisationId} and person_id = ${memberId}
        and person.identity = 'supplier' and not roles && ${rolesFor('coordinate')}::text[]
        and not exists (
          select from project_order
          where supplier_id = ${organisationId} and client_id = ${clientId}
            and ${memberId}::uuid = (
              select person_id from order_assignment
              where order_id = project_order.id order by id desc limit 1
            )
        )
    ) as others`.execute(db);
  return rows[0]?.others === true;
}
