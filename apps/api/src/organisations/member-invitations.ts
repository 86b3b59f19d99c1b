import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { organisationRoutes, pathTo } from '@tolk/contract/routes';
import {
  DAY,
  addMs,
  limits,
  organisationRoles,
  portOf,
  rolesOfSide,
  withoutContacts,
  type Identity,
  type OrganisationRole,
} from '@tolk/domain';
import { countText } from '../accounts/codes/request-code.ts';
import { scheduleAccountMessage } from '../accounts/codes/account-message.ts';
import { accountOf, isMasked, type AccountName } from '../accounts/identity/account-name.ts';
import { shownName } from '../accounts/identity/shown-name.ts';
import { hashToken, newToken } from '../accounts/sessions/token.ts';
import type { CallContext } from '../calls/call-context.ts';
import { refuseFor } from '../calls/rate-limiter.ts';
import { invalidFields, refuse, type BilingualText } from '../calls/refusal.ts';
import { sideOf } from '../calls/side-of.ts';
import { takeFromTally, type Bound, type Counted } from '../calls/tallies/tally-repository.ts';
import type { Queryable, Tx } from '../database/schema.ts';
import { testPassed } from '../language-tests/tests/test-passed.ts';
import { notify } from '../messages/notifications/notify.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { membersOf } from '../persons/member-repository.ts';
import { findPerson, findPersonByAccount, nameOf } from '../persons/person-repository.ts';
import {
  findInvitation,
  insertInvitation,
  openInvitations,
  takeInvitation,
} from './member-invitation-repository.ts';
import { actingMember, requireRoomForAnother, tellMembers } from './organisations.ts';
import { insertEvent, insertMember, lockOrganisation } from './organisation-repository.ts';

type Calls = typeof calls.clientinterface.organisations;

/**
 * Makes a link that one person may join by, and sends it where an account is given, whether or not
 * somebody has that account. Throws 422 at `account` or `roles`, `tooManyEntries`, `tooMany` where too much was
 * sent to the address, or by an account that is new.
 */
export async function inviteMember(
  form: RequestOf<Calls['inviteMember']>,
  context: CallContext,
): Promise<ResponseOf<Calls['inviteMember']>> {
  const { personId: organisationId, now } = context;
  const invitedBy = actingMember(context);
  const to = form.account === undefined ? null : accountOf(form.account);
  const roles = rolesFrom(form.roles, context);
  const token = newToken();
  const expiresAt = addMs(now, limits.organisation.invitationMs);
  await context.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId);
    await requireRoom(tx, organisationId, now);
    await insertInvitation(tx, {
      id: randomUUID(),
      organisation_id: organisationId,
      token_hash: hashToken(token),
      account: to?.value ?? null,
      roles,
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
    });
    const logged = { organisationId, personId: invitedBy, roles, at: now };
    await insertEvent(tx, { ...logged, event: 'invited' });
    if (to !== null) {
      if (context.deps.config.rateLimits.perCall) await countSent(tx, to, invitedBy, context);
      await send(tx, to, { token, organisationId, invitedBy }, context);
    }
    await tellMembers(tx, organisationId);
  });
  return { token, endTime: expiresAt.toISOString() };
}

/** Who is a member and who was invited count alike. Throws `tooManyEntries`. */
async function requireRoom(tx: Tx, organisationId: string, now: Date): Promise<void> {
  const open = await openInvitations(tx, organisationId, now);
  const members = await membersOf(tx, organisationId);
  const { openInvitations: most, members: mostMembers } = limits.organisation;
  if (open.length >= most || members.length + open.length >= mostMembers) refuse('tooManyEntries');
}

/** What is sent reaches people who never asked for it. Throws `tooMany`. */
async function countSent(
  tx: Tx,
  to: AccountName,
  invitedBy: string,
  context: CallContext,
): Promise<void> {
  const { now } = context;
  const { invitationPauseMs, invitationsToOneADay, newAccountMs, invitationsOfNewADay } =
    limits.organisation;
  const take = async (counted: Counted, bound: Bound) => {
    const { waitMs } = await takeFromTally(tx, counted, { ...bound, now });
    if (waitMs > 0) refuseFor(waitMs);
  };
  const paused = { max: 1, windowMs: invitationPauseMs };
  await take(['memberInvitation.pause', to.value], paused);
  await take(['memberInvitation', to.value], { max: invitationsToOneADay, windowMs: DAY });
  if (to.channel === 'phone') await countText(tx, context);
  const person = (await findPerson(tx, invitedBy)) ?? refuse('fault');
  if (addMs(person.created_at, newAccountMs) <= now) return;
  await take(['memberInvitation.new', invitedBy], { max: invitationsOfNewADay, windowMs: DAY });
}

/** A message to the address, and for who has an account with it a notification besides. */
async function send(
  tx: Tx,
  to: AccountName,
  {
    token,
    organisationId,
    invitedBy,
  }: { token: string; organisationId: string; invitedBy: string },
  context: CallContext,
): Promise<void> {
  const { deps, language, now } = context;
  const side = sideOf(context);
  const person = await findPersonByAccount(tx, to);
  const organisation = await nameOf(tx, organisationId);
  const name = await nameOf(tx, invitedBy);
  // Who has given no name goes by their account, which is nobody's to read.
  const inviter = isMasked(name) ? null : withoutContacts(name);
  const path = pathTo(organisationRoutes[side].invitation, { token });
  const message = {
    kind: 'memberInvitation',
    to,
    language: person?.language ?? language,
    side,
    organisation,
    inviter,
    path,
  } as const;
  await scheduleAccountMessage(deps, tx, message, now);
  if (person === undefined) return;
  await notify(tx, deps.jobs, {
    personId: person.id,
    identity: side,
    kind: 'memberInvitation',
    title: { en: `Join ${organisation}`, zh: `邀请您加入${organisation}` },
    text: joining[side](organisation),
    path,
    at: now,
  });
}

const joining: Readonly<Record<Identity, (organisation: string) => BilingualText>> = {
  client: (organisation) => ({
    en: `You can order translations together with ${organisation}.`,
    zh: `加入后，您可以与${organisation}的同事共同管理翻译项目与订单。`,
  }),
  supplier: (organisation) => ({
    en: `You can take on translation work together with ${organisation}.`,
    zh: `加入后，您可以与${organisation}的同事共同承接翻译项目。`,
  }),
};

/** Throws `notFound`. */
export async function withdrawInvitation(
  { invitationId }: RequestOf<Calls['withdrawInvitation']>,
  context: CallContext,
): Promise<Record<string, never>> {
  const { personId: organisationId, now } = context;
  const personId = actingMember(context);
  await context.transaction(async (tx) => {
    await lockOrganisation(tx, organisationId);
    if (!(await takeInvitation(tx, { id: invitationId, organisationId }))) refuse('notFound');
    await insertEvent(tx, { organisationId, event: 'invitationWithdrawn', personId, at: now });
    await tellMembers(tx, organisationId);
  });
  return {};
}

/** Throws `invitationOver`, `alreadyMember`. */
export async function shownInvitation(
  { token }: RequestOf<Calls['getMemberInvitation']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getMemberInvitation']>> {
  const invitation = await requireInvitation(context.deps.db, token, context);
  const { language } = context;
  return {
    organisationId: invitation.organisation_id,
    organisationName: invitation.name,
    invitedByName: shownName(invitation.inviter, language),
    roles: invitation.roles,
    endTime: invitation.expires_at.toISOString(),
  };
}

/** Throws `invitationOver`, `alreadyMember`, `tooManyEntries`. */
export async function acceptInvitation(
  { token }: RequestOf<Calls['acceptMemberInvitation']>,
  context: CallContext,
): Promise<{ organisationId: string }> {
  const { personId, now } = context;
  return context.transaction(async (tx) => {
    await lockCaller(tx, personId);
    await requireRoomForAnother(tx, personId);
    const found = await requireInvitation(tx, token, context);
    const { id, organisation_id: organisationId, roles } = found;
    await lockOrganisation(tx, organisationId);
    if (!(await takeInvitation(tx, { id, organisationId }))) refuse('invitationOver');
    await insertMember(tx, { organisationId, personId, roles, at: now });
    await insertEvent(tx, { organisationId, event: 'joined', personId, roles, at: now });
    await tellMembers(tx, organisationId);
    // What the newcomer has passed the company has passed too.
    if (found.side === 'supplier') await testPassed(tx, context.deps.jobs, personId, now);
    return { organisationId };
  });
}

const sentElsewhere: BilingualText = {
  en: 'This invitation was sent to another address. Log in with the account that has it.',
  zh: '该邀请已发送至其他邮箱或手机号，请使用对应的账号登录。',
};

/**
 * One that was sent is for who has the address; one by link alone for whoever has that, on the side of
 * the organisation.
 */
async function requireInvitation(
  db: Queryable,
  token: string,
  { personId, identity, now }: CallContext,
) {
  const invitation = await findInvitation(db, hashToken(token), now);
  if (invitation === undefined) return refuse('invitationOver');
  if (invitation.side !== identity) {
    refuse('forbidden', { data: { port: identity === null ? null : portOf(identity) } });
  }
  const { account } = invitation;
  const person = await findPerson(db, personId);
  if (account !== null && account !== person?.email && account !== person?.phone) {
    refuse('invitationOver', { message: sentElsewhere });
  }
  const members = await membersOf(db, invitation.organisation_id);
  if (members.some(({ person_id }) => person_id === personId)) refuse('alreadyMember');
  return invitation;
}

const otherSide: BilingualText = {
  en: 'These are not roles of this organisation. Choose others.',
  zh: '所选角色不适用于该组织，请重新选择。',
};

/** In the order of their list. Throws 422 at `roles` for those of the other side. */
export function rolesFrom(
  chosen: readonly OrganisationRole[],
  context: Pick<CallContext, 'identity'>,
): OrganisationRole[] {
  const offered = rolesOfSide[sideOf(context)];
  if (!chosen.every((role) => offered.includes(role))) invalidFields({ roles: otherSide });
  return inOrder(chosen);
}

/** As the list of roles has them. */
export function inOrder(roles: readonly OrganisationRole[]): OrganisationRole[] {
  return organisationRoles.filter((role) => roles.includes(role));
}
