import {
  approvalStates,
  budgetLevels,
  limits,
  organisationEvents,
  organisationRoles,
  organisationScopes,
} from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Currency, Flag, Id, Line, MinorUnits, Nullable, OneOf, Timestamp } from './base.ts';

export const Roles = Type.Array(OneOf(organisationRoles), {
  minItems: 1,
  maxItems: organisationRoles.length,
  uniqueItems: true,
});

/** Of a link; it is shown once and kept as a hash. */
export const InvitationToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const organisationFields = {
  name: Line(limits.companyName.max, 2),
  /** Orders of more than this wait for an approval, in fen; null: none. */
  approvalAbove: Nullable(MinorUnits),
};

/** One of the caller's organisations. */
export const Membership = Type.Object({
  organisationId: Id,
  organisationName: Type.String(),
  roles: Type.Array(OneOf(organisationRoles)),
  /** What the roles reach. */
  scopes: Type.Array(OneOf(organisationScopes)),
  /** The session acts for it. */
  isActing: Flag,
});
export type Membership = Static<typeof Membership>;

export const Member = Type.Object({
  personId: Id,
  name: Type.String(),
  roles: Type.Array(OneOf(organisationRoles)),
  joinTime: Timestamp,
  isSelf: Flag,
});
export type Member = Static<typeof Member>;

export const MemberInvitation = Type.Object({
  invitationId: Id,
  /** E-mail address or phone that it was sent to; null where only the link was handed on. */
  account: Nullable(Type.String()),
  roles: Type.Array(OneOf(organisationRoles)),
  invitedByName: Type.String(),
  createTime: Timestamp,
  endTime: Timestamp,
});
export type MemberInvitation = Static<typeof MemberInvitation>;

const LoggedEvent = Type.Object({
  event: OneOf(organisationEvents),
  time: Timestamp,
  actorName: Type.String(),
  /** Whom it was about, where that is somebody else. */
  aboutName: Nullable(Type.String()),
  roles: Type.Array(OneOf(organisationRoles)),
  /** What was set, in fen. */
  amount: Nullable(MinorUnits),
  /** The one that it was about. */
  costCentre: Nullable(Type.String()),
});

export const Organisation = Type.Object({
  organisationId: Id,
  ...organisationFields,
  currency: Currency,
  scopes: Type.Array(OneOf(organisationScopes)),
  members: Type.Array(Member),
  /** Those that can still be accepted; empty for who does not manage. */
  invitations: Type.Array(MemberInvitation),
  /** The newest; empty for who does not manage. */
  events: Type.Array(LoggedEvent),
});
export type Organisation = Static<typeof Organisation>;

/** What an invitation says to who opens its link. */
export const ShownInvitation = Type.Object({
  organisationId: Id,
  organisationName: Type.String(),
  invitedByName: Type.String(),
  roles: Type.Array(OneOf(organisationRoles)),
  endTime: Timestamp,
});

export const costCentreFields = {
  name: Line(limits.orderReference.max, 1),
  /** For the orders of one month, service fee and all, in fen; null: none is set. */
  monthlyBudget: Nullable(MinorUnits),
};

/** One of an organisation's cost centres, with what was ordered on it this month. */
export const CostCentre = Type.Object({
  ...costCentreFields,
  /** fen */
  ordered: MinorUnits,
  level: OneOf(budgetLevels),
});
export type CostCentre = Static<typeof CostCentre>;

/** Where an order stands with the approval of its organisation. */
export const OrderApproval = Type.Object({
  state: OneOf(approvalStates),
  above: Nullable(MinorUnits),
  /** What the order costs in all. */
  total: MinorUnits,
  currency: Currency,
  /** The caller may decide now. */
  mayDecide: Flag,
  /** The caller wrote terms of the order, and so may not approve it. */
  isAuthor: Flag,
  decisions: Type.Array(
    Type.Object({
      approved: Flag,
      total: MinorUnits,
      byName: Type.String(),
      note: Type.String(),
      time: Timestamp,
    }),
  ),
});
export type OrderApproval = Static<typeof OrderApproval>;
