import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { founderRoles, limits, memberMay, memberScopes, type Identity } from '@tolk/domain';
import { shownName } from '../accounts/identity/shown-name.ts';
import { ownSession } from '../accounts/sessions/own-session.ts';
import { newInvitationCode } from '../accounts/registration/invitation-code.ts';
import type { CallContext } from '../calls/call-context.ts';
import { contactFaults, requireNoFaults, visibleText } from '../calls/field-rules.ts';
import { refuse } from '../calls/refusal.ts';
import { sideOf } from '../calls/side-of.ts';
import type { Tx } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { membersOf, membershipsOf } from '../persons/member-repository.ts';
import { insertPerson, lockPersonsForNoKeyUpdate } from '../persons/person-repository.ts';
import { saveInformation } from '../profiles/profile/profile-repository.ts';
import { nameFaults } from '../profiles/profile/shown-person.ts';
import { unsavedInformation } from '../profiles/profile/unsaved-profile.ts';
import { openInvitations } from './member-invitation-repository.ts';
import {
  eventsOf,
  findOrganisation,
  insertEvent,
  insertMember,
  insertOrganisation,
  lockOrganisation,
  renameOrganisation,
  setApprovalAbove,
} from './organisation-repository.ts';

type Calls = typeof calls.clientinterface.organisations;

/** Those on the side that the caller is on. */
export async function ownMemberships(
  context: CallContext,
): Promise<ResponseOf<Calls['getMemberships']>> {
  const { personId, acting, identity } = ownSession(context);
  const memberships = await membershipsOf(context.deps.db, personId);
  const here = memberships.filter(({ side }) => side === identity);
  return here.map(({ organisation_id, name, roles }) => ({
    organisationId: organisation_id,
    organisationName: name,
    roles,
    scopes: memberScopes(roles),
    isActing: acting?.organisationId === organisation_id,
  }));
}

/** Throws 422 for a name that nobody may have, `tooManyEntries`. */
export async function foundOrganisation(
  form: RequestOf<Calls['foundOrganisation']>,
  context: CallContext,
): Promise<{ organisationId: string }> {
  const { personId, now } = context;
  const side = sideOf(context);
  const name = nameFrom(form.name);
  const id = randomUUID();
  await context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await requireRoomForAnother(tx, personId);
    await insertParty(tx, { id, name, side, now });
    await insertOrganisation(tx, id, now);
    if (side === 'supplier') await beginCompany(tx, { id, name, now });
    const roles = [...founderRoles[side]];
    await insertMember(tx, { organisationId: id, personId, roles, at: now });
    await insertEvent(tx, { organisationId: id, event: 'founded', personId, at: now });
    invalidate(tx, personId, ['Organisation']);
  });
  return { organisationId: id };
}

/**
 * Of many at once too: they come one after the other. Throws `tooManyEntries` for who belongs to as
 * many organisations as one person may.
 */
export async function requireRoomForAnother(tx: Tx, personId: string): Promise<void> {
  await lockPersonsForNoKeyUpdate(tx, [personId]);
  const memberships = await membershipsOf(tx, personId);
  if (memberships.length >= limits.organisation.perPerson) refuse('tooManyEntries');
}

export async function ownOrganisation(
  context: CallContext,
): Promise<ResponseOf<Calls['getOrganisation']>> {
  const { deps, personId, memberId, language, now } = context;
  const { db } = deps;
  const { name, approval_above } = (await findOrganisation(db, personId)) ?? refuse('notFound');
  const members = await membersOf(db, personId);
  const roles = ownSession(context).acting?.roles ?? [];
  const manages = memberMay(roles, 'manage');
  const invitations = manages ? await openInvitations(db, personId, now) : [];
  const events = manages ? await eventsOf(db, personId, limits.organisation.log) : [];
  return {
    organisationId: personId,
    name,
    approvalAbove: approval_above,
    currency: 'CNY',
    scopes: memberScopes(roles),
    members: members.map((member) => ({
      personId: member.person_id,
      name: shownName(member.name, language),
      roles: member.roles,
      joinTime: member.joined_at.toISOString(),
      isSelf: member.person_id === memberId,
    })),
    invitations: invitations.map((invitation) => ({
      invitationId: invitation.id,
      account: invitation.account,
      roles: invitation.roles,
      invitedByName: shownName(invitation.inviter, language),
      createTime: invitation.created_at.toISOString(),
      endTime: invitation.expires_at.toISOString(),
    })),
    events: events.map(
      ({ event, at, actor_name, about_name, roles: given, amount, cost_centre }) => ({
        event,
        time: at.toISOString(),
        actorName: shownName(actor_name, language),
        aboutName: about_name && shownName(about_name, language),
        roles: given,
        amount,
        costCentre: cost_centre,
      }),
    ),
  };
}

/**
 * `approvalMoved` does what follows for orders when the amount to be approved is another one. Throws
 * 422 for a name that nobody may have.
 */
export async function saveOrganisation(
  form: RequestOf<Calls['saveOrganisation']>,
  context: CallContext,
  approvalMoved: (tx: Tx, context: CallContext) => Promise<void>,
): Promise<Record<string, never>> {
  const { personId: organisationId, now } = context;
  const personId = actingMember(context);
  const name = nameFrom(form.name);
  // Suppliers' organisations order nothing.
  const above = sideOf(context) === 'client' ? form.approvalAbove : null;
  await context.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId);
    const before = (await findOrganisation(tx, organisationId)) ?? refuse('notFound');
    if (before.name !== name) {
      await renameOrganisation(tx, organisationId, name);
      await insertEvent(tx, { organisationId, event: 'renamed', personId, at: now });
    }
    if (before.approval_above !== above) {
      await setApprovalAbove(tx, organisationId, above);
      const event = 'approvalAboveSet';
      await insertEvent(tx, { organisationId, event, personId, amount: above, at: now });
      await approvalMoved(tx, context);
    }
    await tellMembers(tx, organisationId);
  });
  return {};
}

/** The screens of everybody in the organisation, whether they act for it now or not. */
export async function tellMembers(tx: Tx, organisationId: string): Promise<void> {
  invalidate(tx, organisationId, ['Organisation', 'Order', 'Approval', 'Payment']);
  for (const { person_id } of await membersOf(tx, organisationId)) {
    invalidate(tx, person_id, ['Organisation']);
  }
}

/** Who acts for the organisation. Throws `notFound` for who acts for themselves. */
export function actingMember({ memberId }: CallContext): string {
  return memberId ?? refuse('notFound');
}

function nameFrom(text: string): string {
  const name = visibleText(text);
  // It is read by strangers who are invited, in a message of ours.
  requireNoFaults({ ...contactFaults({ name }), ...nameFaults({ name }, '') });
  return name;
}

/** A supplier that is an organisation is a company: its form asks for one, and so do its invoices. */
async function beginCompany(
  tx: Tx,
  { id, name, now }: { id: string; name: string; now: Date },
): Promise<void> {
  const company = { party_kind: 'company', company_name: name, updated_at: now } as const;
  await saveInformation(tx, { ...unsavedInformation(id), ...company });
}

async function insertParty(
  tx: Tx,
  { id, name, side, now }: { id: string; name: string; side: Identity; now: Date },
): Promise<void> {
  const isNew = await insertPerson(tx, {
    id,
    name,
    email: null,
    phone: null,
    password_hash: null,
    avatar_url: null,
    identity: side,
    invitation_code: null,
    invited_by: null,
    own_invitation_code: newInvitationCode(),
    arrived_for: null,
    language: null,
    wechat_open_id: null,
    wechat_name: null,
    blocked_at: null,
    block_reason: null,
    created_at: now,
    is_organisation: true,
    deleted_at: null,
  });
  if (!isNew) throw new Error('the invitation code of an organisation was taken');
}
