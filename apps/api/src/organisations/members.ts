import type { RequestOf, calls } from '@tolk/contract';
import { organisationRoutes, pathTo } from '@tolk/contract/routes';
import { memberMay, type OrganisationRole } from '@tolk/domain';
import { announceRechecked, sessionsActingFor } from '../accounts/sessions/session-repository.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuse } from '../calls/refusal.ts';
import { sideOf } from '../calls/side-of.ts';
import type { Tx } from '../database/schema.ts';
import { invalidate } from '../messages/invalidations/invalidate.ts';
import { markReadUnder } from '../messages/notifications/notification-repository.ts';
import { notify } from '../messages/notifications/notify.ts';
import { membersOf, type MemberRow } from '../persons/member-repository.ts';
import { isBlocked, nameOf } from '../persons/person-repository.ts';
import type { Jobs } from '../ports/jobs.ts';
import { forgetInvitations } from './member-invitation-repository.ts';
import { inOrder, rolesFrom } from './member-invitations.ts';
import { freeOrders } from './free-orders.ts';
import { actingMember, tellMembers } from './organisations.ts';
import {
  deleteMember,
  findOrganisation,
  insertEvent,
  lockOrganisation,
  updateRoles,
} from './organisation-repository.ts';

type Calls = typeof calls.clientinterface.organisations;

/** Throws 422 at `roles`, `notFound`, `lastManager`. */
export async function setMemberRoles(
  form: RequestOf<Calls['setMemberRoles']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId: organisationId, now, deps } = context;
  const personId = actingMember(context);
  const roles = rolesFrom(form.roles, context);
  await context.transaction(async (tx) => {
    const member = await lockMember(tx, organisationId, form.personId);
    await requireManager(tx, { organisationId, member, roles });
    await updateRoles(tx, organisationId, form.personId, roles);
    if (!memberMay(roles, 'manage')) {
      await forgetInvitations(tx, { organisationId, invitedBy: form.personId });
    }
    if (!memberMay(roles, 'work')) {
      const ended = { organisationId, personId: form.personId, by: personId, at: now };
      await freeOrders(tx, deps.jobs, ended);
    }
    const logged = { organisationId, personId, aboutId: form.personId, roles, at: now };
    await insertEvent(tx, { ...logged, event: 'rolesChanged' });
    await recheck(tx, organisationId, form.personId);
    await tellMembers(tx, organisationId);
  });
  return {};
}

/**
 * What they did stays. From their next call on they see nothing, and their screens hear nothing.
 * Throws `notFound`, `lastManager`.
 */
export async function removeMember(
  form: RequestOf<Calls['removeMember']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId: organisationId, now, deps } = context;
  const personId = actingMember(context);
  await context.transaction(async (tx) => {
    const ended = { organisationId, personId: form.personId, by: personId, at: now };
    await endMembership(tx, deps.jobs, ended);
    const logged = { organisationId, personId, aboutId: form.personId, at: now };
    await insertEvent(tx, { ...logged, event: 'removed' });
    const side = sideOf(context);
    const name = await nameOf(tx, organisationId);
    await notify(tx, deps.jobs, {
      personId: form.personId,
      identity: side,
      kind: 'membershipEnded',
      title: { en: `You no longer belong to ${name}`, zh: `您已不再是${name}的成员` },
      text: {
        en: 'Somebody who manages it has removed you. What you did there stays there.',
        zh: '该组织的管理员已将您移除，您在组织中的操作记录将予以保留。',
      },
      path: pathTo(organisationRoutes[side].list),
      at: now,
    });
  });
  return {};
}

/** Throws `notFound`, `lastManager`. */
export async function leaveOrganisation(
  { organisationId }: RequestOf<Calls['leaveOrganisation']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId, now, deps } = context;
  await context.transaction(async (tx) => {
    await endMembership(tx, deps.jobs, { organisationId, personId, by: personId, at: now });
    await insertEvent(tx, { organisationId, event: 'left', personId, at: now });
  });
  return {};
}

async function endMembership(
  tx: Tx,
  jobs: Jobs,
  ended: { organisationId: string; personId: string; by: string; at: Date },
): Promise<void> {
  const { organisationId, personId, at } = ended;
  const member = await lockMember(tx, organisationId, personId);
  const { side } = (await findOrganisation(tx, organisationId)) ?? refuse('notFound');
  await requireManager(tx, { organisationId, member, roles: [] });
  await passOn(tx, { organisationId, personId, at });
  await deleteMember(tx, organisationId, personId);
  await freeOrders(tx, jobs, ended);
  await forgetInvitations(tx, { organisationId, invitedBy: personId });
  // What waits to be mailed to them is none of theirs any more.
  const identity = sideOf({ identity: side });
  const notices = pathTo(organisationRoutes[identity].enter, { organisationId });
  await markReadUnder(tx, { personId, identity }, notices, at);
  await recheck(tx, organisationId, personId);
  await tellMembers(tx, organisationId);
  invalidate(tx, personId, ['Organisation', 'Notification', 'Unread']);
}

/** Throws `notFound` for who does not belong to it. */
async function lockMember(tx: Tx, organisationId: string, personId: string): Promise<MemberRow> {
  await lockOrganisation(tx, organisationId);
  const members = await membersOf(tx, organisationId);
  return members.find(({ person_id }) => person_id === personId) ?? refuse('notFound');
}

/** Somebody goes on managing when this member has these roles. Throws `lastManager`. */
async function requireManager(
  tx: Tx,
  change: { organisationId: string; member: MemberRow; roles: readonly OrganisationRole[] },
): Promise<void> {
  const { organisationId, member, roles } = change;
  // Nobody is kept in what staff keep out: who is left inherits it.
  if (roles.length === 0 && (await isBlocked(tx, organisationId))) return;
  const members = await membersOf(tx, organisationId);
  const left = members.map((one) => (one.person_id === member.person_id ? roles : one.roles));
  if (!left.some((those) => memberMay(those, 'manage'))) refuse('lastManager');
}

/**
 * Where nobody but who leaves manages it, whoever of the others has belonged to it for longest does from
 * now on: it can be managed again once staff let it in.
 */
export async function passOn(
  tx: Tx,
  { organisationId, personId, at }: { organisationId: string; personId: string; at: Date },
): Promise<void> {
  const others = (await membersOf(tx, organisationId)).filter(
    ({ person_id }) => person_id !== personId,
  );
  const [heir] = others;
  if (heir === undefined || others.some(({ roles }) => memberMay(roles, 'manage'))) return;
  const roles = inOrder(['manages', ...heir.roles]);
  await updateRoles(tx, organisationId, heir.person_id, roles);
  const logged = { organisationId, personId, aboutId: heir.person_id, roles, at };
  await insertEvent(tx, { ...logged, event: 'rolesChanged' });
  await recheck(tx, organisationId, heir.person_id);
}

/** The member's sockets are let in anew, as what they may hear of now. */
async function recheck(tx: Tx, organisationId: string, personId: string): Promise<void> {
  await announceRechecked(tx, await sessionsActingFor(tx, { organisationId, personId }));
}
