import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['organisations'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetMemberships: read<Calls['getMemberships']>(build, '/clientinterface/getMemberships', [
      'Organisation',
    ]),
    clientActFor: change<Calls['actFor']>(build, '/clientinterface/actFor', []),
    clientFoundOrganisation: change<Calls['foundOrganisation']>(
      build,
      '/clientinterface/foundOrganisation',
      ['Organisation'],
    ),
    clientGetOrganisation: read<Calls['getOrganisation']>(
      build,
      '/clientinterface/getOrganisation',
      ['Organisation'],
    ),
    clientSaveOrganisation: change<Calls['saveOrganisation']>(
      build,
      '/clientinterface/saveOrganisation',
      ['Organisation', 'Order', 'Approval'],
    ),
    clientInviteMember: change<Calls['inviteMember']>(build, '/clientinterface/inviteMember', [
      'Organisation',
    ]),
    clientWithdrawInvitation: change<Calls['withdrawInvitation']>(
      build,
      '/clientinterface/withdrawInvitation',
      ['Organisation'],
    ),
    clientGetMemberInvitation: read<Calls['getMemberInvitation']>(
      build,
      '/clientinterface/getMemberInvitation',
      [],
    ),
    clientAcceptMemberInvitation: change<Calls['acceptMemberInvitation']>(
      build,
      '/clientinterface/acceptMemberInvitation',
      ['Organisation'],
    ),
    clientSetMemberRoles: change<Calls['setMemberRoles']>(
      build,
      '/clientinterface/setMemberRoles',
      ['Organisation'],
    ),
    clientRemoveMember: change<Calls['removeMember']>(build, '/clientinterface/removeMember', [
      'Organisation',
    ]),
    clientLeaveOrganisation: change<Calls['leaveOrganisation']>(
      build,
      '/clientinterface/leaveOrganisation',
      ['Organisation'],
    ),
    clientGetCostCentres: read<Calls['getCostCentres']>(build, '/clientinterface/getCostCentres', [
      'CostCentre',
      'Order',
    ]),
    clientSaveCostCentre: change<Calls['saveCostCentre']>(
      build,
      '/clientinterface/saveCostCentre',
      ['CostCentre', 'Organisation'],
    ),
    clientRemoveCostCentre: change<Calls['removeCostCentre']>(
      build,
      '/clientinterface/removeCostCentre',
      ['CostCentre', 'Organisation'],
    ),
    clientGetOrderApproval: read<Calls['getOrderApproval']>(
      build,
      '/clientinterface/getOrderApproval',
      ['Approval', 'Order'],
    ),
    clientDecideOrderApproval: change<Calls['decideOrderApproval']>(
      build,
      '/clientinterface/decideOrderApproval',
      ['Approval', 'Order', 'Overview'],
    ),
  }),
});

export const {
  useClientGetMembershipsQuery,
  useClientActForMutation,
  useClientFoundOrganisationMutation,
  useClientGetOrganisationQuery,
  useClientSaveOrganisationMutation,
  useClientInviteMemberMutation,
  useClientWithdrawInvitationMutation,
  useClientGetMemberInvitationQuery,
  useClientAcceptMemberInvitationMutation,
  useClientSetMemberRolesMutation,
  useClientRemoveMemberMutation,
  useClientLeaveOrganisationMutation,
  useClientGetCostCentresQuery,
  useClientSaveCostCentreMutation,
  useClientRemoveCostCentreMutation,
  useClientGetOrderApprovalQuery,
  useClientDecideOrderApprovalMutation,
} = endpoints;
