import { sql } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';

/** For the person's own export. */
export function membershipData(db: Queryable, personId: string) {
  return db
    .selectFrom('organisation_member')
    .innerJoin('person', 'person.id', 'organisation_member.organisation_id')
    .select(['person.name as organisation', 'roles', 'joined_at'])
    .where('person_id', '=', personId)
    .orderBy('joined_at')
    .execute();
}

/** The organisations that nobody else manages, with how many others belong to each, and whether staff keep it out. */
export async function managedAlone(
  db: Queryable,
  personId: string,
): Promise<{ organisationId: string; others: number; blocked: boolean }[]> {
  const alone = await db
    .selectFrom('organisation_member as own')
    .innerJoin('person', 'person.id', 'own.organisation_id')
    .select([
      'own.organisation_id as organisationId',
      sql<number>`(
        select count(*) from organisation_member as other
        where other.organisation_id = own.organisation_id and other.person_id <> own.person_id
      )`.as('others'),
      sql<boolean>`person.blocked_at is not null`.as('blocked'),
    ])
    .where('own.person_id', '=', personId)
    .where(
      sql<boolean>`not exists (
      select from organisation_member as other
      where other.organisation_id = own.organisation_id and other.person_id <> own.person_id
        and 'manages' = any(other.roles)
    )`,
    )
    .orderBy('own.organisation_id')
    .execute();
  return alone;
}

/** No member anywhere any more, and in no invitation; what they did for others stays. */
export async function forgetMemberships(
  tx: Tx,
  personId: string,
  accounts: readonly string[],
): Promise<void> {
  await tx.deleteFrom('organisation_member').where('person_id', '=', personId).execute();
  await tx
    .deleteFrom('member_invitation')
    .where((eb) =>
      eb.or([
        eb('invited_by', '=', personId),
        ...(accounts.length > 0 ? [eb('account', 'in', accounts)] : []),
      ]),
    )
    .execute();
}
