import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['people'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientSearchSuppliers: read<Calls['searchSuppliers']>(
      build,
      '/clientinterface/searchSuppliers',
      ['People', 'Invitations'],
    ),
    clientInviteSupplier: change<Calls['inviteSupplier']>(
      build,
      '/clientinterface/inviteSupplier',
      ['Invitations'],
    ),
    clientInviteSuppliers: change<Calls['inviteSuppliers']>(
      build,
      '/clientinterface/inviteSuppliers',
      ['Invitations'],
    ),
    clientWithdrawPostingInvitation: change<Calls['withdrawPostingInvitation']>(
      build,
      '/clientinterface/withdrawPostingInvitation',
      ['Invitations'],
    ),
    clientGetSentInvitations: read<Calls['getSentInvitations']>(
      build,
      '/clientinterface/getSentInvitations',
      ['Invitations'],
    ),
    clientGetSupEvaluateList: read<Calls['getSupEvaluateList']>(
      build,
      '/clientinterface/getSupEvaluateList',
      ['People'],
    ),
    clientAddSupEvaluate: change<Calls['addSupEvaluate']>(
      build,
      '/clientinterface/addSupEvaluate',
      ['People', 'Resume'],
    ),
    clientSetSupEvaluate: change<Calls['setSupEvaluate']>(
      build,
      '/clientinterface/setSupEvaluate',
      ['People', 'Resume'],
    ),
  }),
});

export const {
  useClientSearchSuppliersQuery,
  useClientInviteSupplierMutation,
  useClientInviteSuppliersMutation,
  useClientWithdrawPostingInvitationMutation,
  useClientGetSentInvitationsQuery,
  useClientGetSupEvaluateListQuery,
  useClientAddSupEvaluateMutation,
  useClientSetSupEvaluateMutation,
} = endpoints;
