import { clientOrganisations } from '@tolk/contract/calls/clientinterface/organisations';
import { actFor } from '../../accounts/identity/act-for.ts';
import { route } from '../../calls/route.ts';
import {
  ownCostCentres,
  removeCostCentre,
  saveCostCentre,
} from '../../orders/cost-centres/cost-centres.ts';
import { closeAllUnapproved } from '../../orders/approvals/close-unapproved.ts';
import { decideApproval, orderApproval } from '../../orders/approvals/approvals.ts';
import {
  acceptInvitation,
  inviteMember,
  shownInvitation,
  withdrawInvitation,
} from '../../organisations/member-invitations.ts';
import { leaveOrganisation, removeMember, setMemberRoles } from '../../organisations/members.ts';
import {
  foundOrganisation,
  ownMemberships,
  ownOrganisation,
  saveOrganisation,
} from '../../organisations/organisations.ts';

export const clientOrganisationRoutes = [
  route(clientOrganisations.getMemberships, (_request, context) => ownMemberships(context)),
  route(clientOrganisations.actFor, actFor),
  route(clientOrganisations.foundOrganisation, foundOrganisation),
  route(clientOrganisations.getOrganisation, (_request, context) => ownOrganisation(context)),
  route(clientOrganisations.saveOrganisation, (form, context) =>
    saveOrganisation(form, context, closeAllUnapproved),
  ),
  route(clientOrganisations.inviteMember, inviteMember),
  route(clientOrganisations.withdrawInvitation, withdrawInvitation),
  route(clientOrganisations.getMemberInvitation, shownInvitation),
  route(clientOrganisations.acceptMemberInvitation, acceptInvitation),
  route(clientOrganisations.setMemberRoles, setMemberRoles),
  route(clientOrganisations.removeMember, removeMember),
  route(clientOrganisations.leaveOrganisation, leaveOrganisation),
  route(clientOrganisations.getCostCentres, (_request, context) => ownCostCentres(context)),
  route(clientOrganisations.saveCostCentre, saveCostCentre),
  route(clientOrganisations.removeCostCentre, removeCostCentre),
  route(clientOrganisations.getOrderApproval, orderApproval),
  route(clientOrganisations.decideOrderApproval, decideApproval),
];
