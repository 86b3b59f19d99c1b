import type { PartyKind } from '@tolk/domain';
import type { Queryable, Tx } from '../../database/schema.ts';
import type { TeamMemberTable } from './team-member-table.ts';

export type TeamMember = TeamMemberTable;

/** Who is in the team now, in the order in which they came. */
export function teamMembers(db: Queryable, personId: string): Promise<TeamMember[]> {
  return db
    .selectFrom('team_member')
    .selectAll()
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A member of this person's team, also one who left it. */
export function findTeamMember(
  db: Queryable,
  id: string,
  personId: string,
): Promise<TeamMember | undefined> {
  return db
    .selectFrom('team_member')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

export async function insertTeamMember(tx: Tx, member: TeamMember): Promise<void> {
  await tx.insertInto('team_member').values(member).execute();
}

/** False when this team has no such member now. */
export async function removeTeamMember(
  tx: Tx,
  id: string,
  { personId, now }: { personId: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('team_member')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Undefined until the person has saved their information. */
export async function partyKindOf(db: Queryable, personId: string): Promise<PartyKind | undefined> {
  const row = await db
    .selectFrom('personal_information')
    .select('party_kind')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.party_kind;
}

export async function hasSupplierProfile(db: Queryable, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('supplier_profile')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined;
}
