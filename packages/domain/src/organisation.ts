import type { Identity } from './identity.ts';
import type { OrderAction } from './lifecycle/order.ts';
import * as limits from './limits.ts';

/** What a member of an organisation is there for; one member may be there for several. */
export const organisationRoles = [
  'manages',
  'asks',
  'approves',
  'pays',
  'coordinates',
  'works',
  'collects',
  'reads',
] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/** An organisation is on one side of the market, and its members have roles of that side. */
export const rolesOfSide: Readonly<Record<Identity, readonly OrganisationRole[]>> = {
  client: ['manages', 'asks', 'approves', 'pays', 'reads'],
  supplier: ['manages', 'coordinates', 'works', 'collects', 'reads'],
};

/**
 * Whoever founds one can do everything in it that one person can; approving an order takes a second.
 */
export const founderRoles: Readonly<Record<Identity, readonly OrganisationRole[]>> = {
  client: ['manages', 'asks', 'pays'],
  supplier: ['manages', 'coordinates', 'collects'],
};

/** What calls ask of a member who makes them for the organisation. */
export const organisationScopes = [
  'read',
  'ask',
  'approve',
  'pay',
  'coordinate',
  'work',
  'collect',
  'manage',
] as const;
export type OrganisationScope = (typeof organisationScopes)[number];

const scopes: Readonly<Record<OrganisationRole, readonly OrganisationScope[]>> = {
  manages: ['read', 'manage'],
  asks: ['read', 'ask'],
  approves: ['read', 'approve'],
  pays: ['read', 'pay'],
  coordinates: ['read', 'coordinate', 'work'],
  works: ['read', 'work'],
  collects: ['read', 'collect'],
  reads: ['read'],
};

/** Whether one of these roles reaches into the scope; the server asks it for each call. */
export function memberMay(roles: readonly OrganisationRole[], scope: OrganisationScope): boolean {
  return roles.some((role) => scopes[role].includes(scope));
}

const paying: ReadonlySet<OrderAction> = new Set<OrderAction>(['pay', 'payChange', 'payMilestone']);

const working: ReadonlySet<OrderAction> = new Set<OrderAction>(['deliver', 'checkIn']);

/** What an action on an order takes of a member of the organisation on that side. */
export function scopeOfOrderAction(action: OrderAction, side: Identity): OrganisationScope {
  if (side === 'supplier') return working.has(action) ? 'work' : 'coordinate';
  return paying.has(action) ? 'pay' : 'ask';
}

/** Of a supplier's organisation, who works does so on the orders that were given to them. */
export function memberMayWork(
  roles: readonly OrganisationRole[],
  { isAssigned }: { isAssigned: boolean },
): boolean {
  return memberMay(roles, 'coordinate') || (isAssigned && memberMay(roles, 'work'));
}

/** Every scope of these roles, in the order of the list. */
export function memberScopes(roles: readonly OrganisationRole[]): OrganisationScope[] {
  return organisationScopes.filter((scope) => memberMay(roles, scope));
}

/** The roles that reach into a scope: whose turn it is where something of it is to be done. */
export function rolesFor(scope: OrganisationScope): OrganisationRole[] {
  return organisationRoles.filter((role) => memberMay([role], scope));
}

/** Where a month's orders of a cost centre stand with its budget. */
export const budgetLevels = ['within', 'near', 'over'] as const;
export type BudgetLevel = (typeof budgetLevels)[number];

/** Fen; without a budget everything is within it. */
export function budgetLevel(budget: number | null, ordered: number): BudgetLevel {
  if (budget === null) return 'within';
  if (ordered >= budget) return 'over';
  return ordered >= budget * limits.organisation.budgetNear ? 'near' : 'within';
}

/** What is logged about an organisation and its members. */
export const organisationEvents = [
  'founded',
  'renamed',
  'approvalAboveSet',
  'invited',
  'invitationWithdrawn',
  'joined',
  'rolesChanged',
  'removed',
  'left',
  'budgetSet',
  'costCentreRemoved',
] as const;
export type OrganisationEvent = (typeof organisationEvents)[number];

/** `none`: no approval is needed. `waiting` also where the price rose since it was decided on. */
export const approvalStates = ['none', 'waiting', 'approved', 'declined'] as const;
export type ApprovalState = (typeof approvalStates)[number];

export interface ApprovalFacts {
  /** Orders of more than this have to be approved, in fen; null: none. */
  above: number | null;
  /** What the order costs in all, in fen: paid or to be paid. */
  total: number;
  /** What was decided last, and about which total. */
  decision: { approved: boolean; total: number } | null;
}

/** An approval is of an amount: it holds for less, and for nothing more. */
export function approvalOf({ above, total, decision }: ApprovalFacts): ApprovalState {
  if (above === null || total <= above) return 'none';
  if (decision === null) return 'waiting';
  if (decision.approved) return total <= decision.total ? 'approved' : 'waiting';
  return total === decision.total ? 'declined' : 'waiting';
}
