import type { AnyCall } from '@tolk/contract';
import { can, memberMay, portOf, type OrganisationScope } from '@tolk/domain';
import type { CallContext, CallSession } from '../calls/call-context.ts';
import { CallRefusal, refuse } from '../calls/refusal.ts';
import { sideOf } from '../calls/side-of.ts';
import type { Tx } from '../database/schema.ts';
import { lockOrganisation } from '../organisations/organisation-repository.ts';
import { lockCaller } from '../persons/lock-caller.ts';
import { holdRolesOf } from '../persons/member-repository.ts';

/** A public call with a token that is no longer good is made as a visitor; a rotation is still told. */
export async function admitTo<Caller>(
  call: AnyCall,
  admission: () => Promise<Caller | null>,
): Promise<Caller | null> {
  try {
    return await admission();
  } catch (error) {
    const stale =
      error instanceof CallRefusal &&
      (error.errorName === 'unauthenticated' || error.errorName === 'sessionRevoked');
    if (call.access === 'public' && stale) return null;
    throw error;
  }
}

/** Staff have sessions of their own: no other token is known there, and theirs is known nowhere else. */
export function isStaffCall({ path }: AnyCall): boolean {
  return path.startsWith('/opsinterface/');
}

/** Whether the caller may make this call: `access` and `scope` as the contract declares them. */
export function assertAccess({ access, scope }: AnyCall, { session, staff }: CallContext): void {
  if (access === 'public') return;
  if (access === 'staff') {
    if (staff === null) refuse('unauthenticated');
    if (scope !== undefined && !can(staff.role, scope)) refuse('staffForbidden');
    return;
  }
  if (session === null) refuse('unauthenticated');
  if (access !== 'any' && session.identity !== access) {
    refuse('forbidden', {
      data: { port: session.identity === null ? null : portOf(session.identity) },
    });
  }
}

/**
 * The session as this call is made with it: for the organisation that it acts for, where the call is
 * one of those and the person's roles reach that far; else for the person. The only place that
 * decides about members. Throws `membershipOver`, `notForOrganisations`, `roleMissing`.
 */
export function partyOf(
  { access, organisation }: Pick<AnyCall, 'access' | 'organisation'>,
  session: CallSession,
): CallSession {
  const { acting, personId } = session;
  if (acting === null || organisation === 'self') return session;
  if (organisation === undefined && (access === 'any' || access === 'public')) return session;
  if (acting.roles.length === 0) refuse('membershipOver');
  if (organisation === undefined) refuse('notForOrganisations');
  if (!memberMay(acting.roles, scopeOf(organisation, session))) refuse('roleMissing');
  return { ...session, personId: acting.organisationId, memberId: personId };
}

/**
 * The member who makes this call still may, and goes on to until the transaction ends: a call may be let
 * in just before they are removed, their roles are changed or staff keep them out. Comes before all other
 * locks. Whoever manages an organisation locks it first of all, as where its members are changed.
 * Throws `membershipOver`, `roleMissing`, `sessionRevoked`.
 */
export async function confirmParty(
  tx: Tx,
  { organisation }: Pick<AnyCall, 'organisation'>,
  context: CallContext,
): Promise<void> {
  const { session } = context;
  if (session === null || session.memberId === null || organisation === undefined) return;
  if (organisation === 'self') return;
  const scope = scopeOf(organisation, session);
  if (scope === 'manage') await lockOrganisation(tx, session.personId);
  await lockCaller(tx, session.memberId);
  const membership = { organisationId: session.personId, personId: session.memberId };
  const roles = (await holdRolesOf(tx, membership)) ?? refuse('membershipOver');
  if (!memberMay(roles, scope)) refuse('roleMissing');
  context.session = { ...session, acting: { organisationId: session.personId, roles } };
}

function scopeOf(
  organisation: Exclude<AnyCall['organisation'], 'self' | undefined>,
  session: CallSession,
): OrganisationScope {
  return typeof organisation === 'string' ? organisation : organisation[sideOf(session)];
}
