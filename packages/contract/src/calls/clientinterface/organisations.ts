import { DAY, limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Account, Session } from '../../schemas/account.ts';
import {
  Currency,
  Done,
  Flag,
  Id,
  MinorUnits,
  Nothing,
  Nullable,
  Text,
  Timestamp,
} from '../../schemas/base.ts';
import {
  CostCentre,
  InvitationToken,
  Membership,
  OrderApproval,
  Organisation,
  Roles,
  ShownInvitation,
  costCentreFields,
  organisationFields,
} from '../../schemas/organisation.ts';

const lastManager = [errorCodes.lastManager];
const invitationErrors = [errorCodes.invitationOver, errorCodes.alreadyMember];

/**
 * Companies with several people: who belongs to them, for whom one acts, what has to be approved. The
 * calls of any identity are about organisations on the side of the market that the session is on.
 */
export const clientOrganisations = {
  getMemberships: defineCall({
    path: '/clientinterface/getMemberships',
    access: 'any',
    organisation: 'self',
    summary:
      'The organisations that the caller belongs to, and for which of them the session acts.',
    request: Nothing,
    response: Type.Array(Membership),
    idempotency: 'none',
  }),
  actFor: defineCall({
    path: '/clientinterface/actFor',
    access: 'any',
    organisation: 'self',
    summary:
      'Act for an organisation from now on, or, with null, for oneself again. The old token ends.',
    request: Type.Object({ organisationId: Nullable(Id) }),
    response: Session,
    idempotency: 'accepted',
  }),
  foundOrganisation: defineCall({
    path: '/clientinterface/foundOrganisation',
    access: 'any',
    organisation: 'self',
    summary:
      'Found an organisation on the caller’s side, in which they do all that one person can.',
    request: Type.Object({ name: organisationFields.name }),
    response: Type.Object({ organisationId: Id }),
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  getOrganisation: defineCall({
    path: '/clientinterface/getOrganisation',
    access: 'any',
    organisation: 'read',
    summary:
      'The organisation that the caller acts for, its members, and to who manages it the rest.',
    request: Nothing,
    response: Organisation,
    idempotency: 'none',
    errors: [errorCodes.notFound],
  }),
  saveOrganisation: defineCall({
    path: '/clientinterface/saveOrganisation',
    access: 'any',
    organisation: 'manage',
    summary:
      'Name of the organisation, and, of clients, from which amount on orders have to be approved.',
    request: Type.Object(organisationFields),
    response: Done,
    idempotency: 'accepted',
  }),
  inviteMember: defineCall({
    path: '/clientinterface/inviteMember',
    access: 'any',
    organisation: 'manage',
    summary:
      'Invite somebody by a link, which is also sent where an e-mail address or phone is given.',
    request: Type.Object({ account: Type.Optional(Account), roles: Roles }),
    response: Type.Object({ token: InvitationToken, endTime: Timestamp }),
    idempotency: 'accepted',
    limit: {
      max: limits.organisation.invitationsPerDay,
      windowMs: DAY,
      counts: 'successes',
    },
    errors: [errorCodes.tooManyEntries],
  }),
  withdrawInvitation: defineCall({
    path: '/clientinterface/withdrawInvitation',
    access: 'any',
    organisation: 'manage',
    summary: 'Take an invitation back; its link is good for nothing any more.',
    request: Type.Object({ invitationId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
  getMemberInvitation: defineCall({
    path: '/clientinterface/getMemberInvitation',
    access: 'any',
    organisation: 'self',
    summary: 'What the invitation behind a link is for.',
    request: Type.Object({ token: InvitationToken }),
    response: ShownInvitation,
    idempotency: 'none',
    errors: invitationErrors,
  }),
  acceptMemberInvitation: defineCall({
    path: '/clientinterface/acceptMemberInvitation',
    access: 'any',
    organisation: 'self',
    summary: 'Become a member; the link is used up.',
    request: Type.Object({ token: InvitationToken }),
    response: Type.Object({ organisationId: Id }),
    idempotency: 'accepted',
    errors: [...invitationErrors, errorCodes.tooManyEntries],
  }),
  setMemberRoles: defineCall({
    path: '/clientinterface/setMemberRoles',
    access: 'any',
    organisation: 'manage',
    summary: 'What a member is there for; somebody has to go on managing.',
    request: Type.Object({ personId: Id, roles: Roles }),
    response: Done,
    idempotency: 'accepted',
    errors: lastManager,
  }),
  removeMember: defineCall({
    path: '/clientinterface/removeMember',
    access: 'any',
    organisation: 'manage',
    summary: 'Remove a member; what they did stays. From their next call on they see nothing.',
    request: Type.Object({ personId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: lastManager,
  }),
  leaveOrganisation: defineCall({
    path: '/clientinterface/leaveOrganisation',
    access: 'any',
    organisation: 'self',
    summary: 'Leave an organisation; the last who manages it makes somebody else manager first.',
    request: Type.Object({ organisationId: Id }),
    response: Done,
    idempotency: 'accepted',
    errors: lastManager,
  }),
  getCostCentres: defineCall({
    path: '/clientinterface/getCostCentres',
    access: 'client',
    organisation: 'read',
    summary: 'The organisation’s cost centres, with what was ordered on each this month.',
    request: Nothing,
    response: Type.Object({
      currency: Currency,
      list: Type.Array(CostCentre),
    }),
    idempotency: 'none',
  }),
  saveCostCentre: defineCall({
    path: '/clientinterface/saveCostCentre',
    access: 'client',
    organisation: 'manage',
    summary: 'Add a cost centre, or change the monthly budget of one.',
    request: Type.Object(costCentreFields),
    response: Done,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  removeCostCentre: defineCall({
    path: '/clientinterface/removeCostCentre',
    access: 'client',
    organisation: 'manage',
    summary: 'Take a cost centre off the list; orders that name it keep it.',
    request: Type.Object({ name: costCentreFields.name }),
    response: Done,
    idempotency: 'accepted',
  }),
  getOrderApproval: defineCall({
    path: '/clientinterface/getOrderApproval',
    access: 'client',
    organisation: 'read',
    summary: 'Whether the order has to be approved, and what was decided.',
    request: Type.Object({ projectOrderId: Id }),
    response: OrderApproval,
    idempotency: 'none',
  }),
  decideOrderApproval: defineCall({
    path: '/clientinterface/decideOrderApproval',
    access: 'client',
    organisation: 'approve',
    summary: 'Approve what an order costs, or decline it; not by who wrote its terms.',
    request: Type.Object({
      projectOrderId: Id,
      /** What the caller has seen, in fen. */
      total: MinorUnits,
      approve: Flag,
      note: Text(limits.organisation.note),
    }),
    response: OrderApproval,
    idempotency: 'required',
    errors: [errorCodes.conflict, errorCodes.ownApproval, errorCodes.selfOrder],
  }),
};
