import type { OrganisationEvent, OrganisationRole } from '@tolk/domain';
import type { Queryable, Tx } from '../database/schema.ts';

export async function insertOrganisation(tx: Tx, id: string, foundedAt: Date): Promise<void> {
  const founded = { id, approval_above: null, founded_at: foundedAt };
  await tx.insertInto('organisation').values(founded).execute();
}

export function findOrganisation(db: Queryable, id: string) {
  return db
    .selectFrom('organisation')
    .innerJoin('person', 'person.id', 'organisation.id')
    .select(['organisation.id', 'person.name', 'person.identity as side', 'approval_above'])
    .where('organisation.id', '=', id)
    .executeTakeFirst();
}

/** One change of its members after the other: somebody always goes on managing. */
export async function lockOrganisation(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx
    .selectFrom('organisation')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked !== undefined;
}

export async function renameOrganisation(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('person').set({ name }).where('id', '=', id).execute();
}

export async function setApprovalAbove(tx: Tx, id: string, above: number | null): Promise<void> {
  await tx
    .updateTable('organisation')
    .set({ approval_above: above })
    .where('id', '=', id)
    .execute();
}

export async function insertMember(
  tx: Tx,
  member: { organisationId: string; personId: string; roles: OrganisationRole[]; at: Date },
): Promise<void> {
  const { organisationId, personId, roles, at } = member;
  await tx
    .insertInto('organisation_member')
    .values({ organisation_id: organisationId, person_id: personId, roles, joined_at: at })
    .execute();
}

export async function updateRoles(
  tx: Tx,
  organisationId: string,
  personId: string,
  roles: OrganisationRole[],
): Promise<void> {
  await tx
    .updateTable('organisation_member')
    .set({ roles })
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .execute();
}

export async function deleteMember(
  tx: Tx,
  organisationId: string,
  personId: string,
): Promise<void> {
  await tx
    .deleteFrom('organisation_member')
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .execute();
}

export interface LoggedEvent {
  organisationId: string;
  event: OrganisationEvent;
  personId: string;
  aboutId?: string;
  roles?: OrganisationRole[];
  amount?: number | null;
  costCentre?: string;
  at: Date;
}

export async function insertEvent(tx: Tx, logged: LoggedEvent): Promise<void> {
  const { organisationId, event, personId, roles = [], at } = logged;
  const { aboutId = null, amount = null, costCentre = null } = logged;
  await tx
    .insertInto('organisation_event')
    .values({
      organisation_id: organisationId,
      event,
      person_id: personId,
      about_id: aboutId,
      roles,
      amount,
      cost_centre: costCentre,
      at,
    })
    .execute();
}

/** The newest first. */
export function eventsOf(db: Queryable, organisationId: string, limit: number) {
  return db
    .selectFrom('organisation_event')
    .innerJoin('person as actor', 'actor.id', 'organisation_event.person_id')
    .leftJoin('person as about', 'about.id', 'organisation_event.about_id')
    .select([
      'event',
      'roles',
      'amount',
      'cost_centre',
      'at',
      'actor.name as actor_name',
      'about.name as about_name',
    ])
    .where('organisation_id', '=', organisationId)
    .orderBy('organisation_event.id', 'desc')
    .limit(limit)
    .execute();
}
