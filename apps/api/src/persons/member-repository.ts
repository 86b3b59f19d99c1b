import type { OrganisationRole } from '@tolk/domain';
import type { Queryable } from '../database/schema.ts';

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

/** The organisations that a person belongs to, less those that staff keeps out. */
export function membershipsOf(db: Queryable, personId: string) {
  return db
    .selectFrom('organisation_member')
    .innerJoin('person', 'person.id', 'organisation_member.organisation_id')
    .select(['organisation_id', 'person.name', 'roles', 'joined_at'])
    .where('person_id', '=', personId)
    .where('person.blocked_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('organisation_id')
    .execute();
}

/** From the next sign-in on the person acts for this organisation, or with null for themselves. */
export async function keepParty(
  db: Queryable,
  personId: string,
  organisationId: string | null,
): Promise<void> {
  await db
    .updateTable('person')
    .set({ acted_for: organisationId })
    .where('id', '=', personId)
    .execute();
}

/** For whom the person acted last as a client, where they still may; null: for themselves. */
export async function keptParty(db: Queryable, personId: string): Promise<string | null> {
  const member = await db
    .selectFrom('person')
    .innerJoin('organisation_member', (join) =>
      join
        .onRef('organisation_member.person_id', '=', 'person.id')
        .onRef('organisation_member.organisation_id', '=', 'person.acted_for'),
    )
    .innerJoin('person as organisation', 'organisation.id', 'organisation_member.organisation_id')
    .select('organisation_id')
    .where('person.id', '=', personId)
    .where('organisation.blocked_at', 'is', null)
    .executeTakeFirst();
  return member?.organisation_id ?? null;
}

/**
 * Whether the person is the party, or belongs to the organisation that it is. Nobody orders from,
 * approves, pays or reviews themselves, for themselves or for an organisation.
 */
export async function isOrBelongsTo(
  db: Queryable,
  personId: string,
  partyId: string,
): Promise<boolean> {
  if (personId === partyId) return true;
  const member = await db
    .selectFrom('organisation_member')
    .select('person_id')
    .where('organisation_id', '=', partyId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return member !== undefined;
}
