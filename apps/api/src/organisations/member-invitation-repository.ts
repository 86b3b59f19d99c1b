import type { Insertable } from 'kysely';
import type { Queryable, Tx } from '../database/schema.ts';
import type { MemberInvitationTable } from '../persons/organisation-table.ts';

export async function insertInvitation(
  tx: Tx,
  invitation: Insertable<MemberInvitationTable>,
): Promise<void> {
  await tx.insertInto('member_invitation').values(invitation).execute();
}

/** Those that can still be accepted, the newest first. */
export function openInvitations(db: Queryable, organisationId: string, now: Date) {
  return db
    .selectFrom('member_invitation')
    .innerJoin('person', 'person.id', 'member_invitation.invited_by')
    .select([
      'member_invitation.id',
      'account',
      'roles',
      'person.name as inviter',
      'member_invitation.created_at',
      'expires_at',
    ])
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '>', now)
    .orderBy('member_invitation.created_at', 'desc')
    .orderBy('member_invitation.id')
    .execute();
}

/** What the link stands for; undefined once it was used or withdrawn, or has run out. */
export function findInvitation(db: Queryable, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('member_invitation')
    .innerJoin('person as organisation', 'organisation.id', 'member_invitation.organisation_id')
    .innerJoin('person as inviter', 'inviter.id', 'member_invitation.invited_by')
    .select([
      'member_invitation.id',
      'organisation_id',
      'organisation.name',
      'organisation.identity as side',
      'inviter.name as inviter',
      'roles',
      'account',
      'expires_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('organisation.blocked_at', 'is', null)
    .executeTakeFirst();
}

/** False when it was not there any more: of two who use a link at once, one has it. */
export async function takeInvitation(
  tx: Tx,
  which: { id: string; organisationId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_invitation')
    .where('id', '=', which.id)
    .where('organisation_id', '=', which.organisationId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Those that ran out, and, by `invitedBy`, those of somebody who invites no more. */
export async function forgetInvitations(
  tx: Queryable,
  which: { expiredBefore: Date } | { organisationId: string; invitedBy: string },
): Promise<void> {
  const gone = tx.deleteFrom('member_invitation');
  await (
    'expiredBefore' in which
      ? gone.where('expires_at', '<', which.expiredBefore)
      : gone
          .where('organisation_id', '=', which.organisationId)
          .where('invited_by', '=', which.invitedBy)
  ).execute();
}
