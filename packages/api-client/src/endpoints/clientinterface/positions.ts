import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['positions'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetPositionProjectList: read<Calls['getPositionProjectList']>(
      build,
      '/clientinterface/getPositionProjectList',
      ['Posting'],
    ),
    clientAddPositionProject: change<Calls['addPositionProject']>(
      build,
      '/clientinterface/addPositionProject',
      ['Posting', 'Overview'],
    ),
    clientGetPostingProposal: read<Calls['getPostingProposal']>(
      build,
      '/clientinterface/getPostingProposal',
      [],
    ),
    clientEditPositionProject: change<Calls['editPositionProject']>(
      build,
      '/clientinterface/editPositionProject',
      ['Posting', 'Overview'],
    ),
    clientFinishPositionProject: change<Calls['finishPositionProject']>(
      build,
      '/clientinterface/finishPositionProject',
      ['Posting', 'Overview'],
    ),
    clientReopenPositionProject: change<Calls['reopenPositionProject']>(
      build,
      '/clientinterface/reopenPositionProject',
      ['Posting', 'Overview'],
    ),
    clientOpenPositionToAll: change<Calls['openPositionToAll']>(
      build,
      '/clientinterface/openPositionToAll',
      ['Posting', 'Overview'],
    ),
    clientDelPositionProject: change<Calls['delPositionProject']>(
      build,
      '/clientinterface/delPositionProject',
      ['Posting', 'Overview'],
    ),
    clientGetPositionProjectDetail: read<Calls['getPositionProjectDetail']>(
      build,
      '/clientinterface/getPositionProjectDetail',
      ['Posting'],
    ),
    clientGetPositionProjectResume: read<Calls['getPositionProjectResume']>(
      build,
      '/clientinterface/getPositionProjectResume',
      ['Application'],
    ),
    clientGetResumeDelivery: read<Calls['getResumeDelivery']>(
      build,
      '/clientinterface/getResumeDelivery',
      ['Application'],
    ),
    clientGetProjectApplicationJLData: read<Calls['getProjectApplicationJLData']>(
      build,
      '/clientinterface/getProjectApplicationJLData',
      ['Application'],
    ),
    clientSetJlMatchingStatus: change<Calls['setJlMatchingStatus']>(
      build,
      '/clientinterface/setJlMatchingStatus',
      ['Application'],
    ),
    clientShowContact: change<Calls['showContact']>(build, '/clientinterface/showContact', [
      'Application',
    ]),
    clientSetJlIsCollect: change<Calls['setJlIsCollect']>(
      build,
      '/clientinterface/setJlIsCollect',
      ['Application'],
    ),
    clientGetProjectShareLink: read<Calls['getProjectShareLink']>(
      build,
      '/clientinterface/getProjectShareLink',
      ['Posting'],
    ),
  }),
});

export const {
  useClientGetPositionProjectListQuery,
  useClientAddPositionProjectMutation,
  useClientGetPostingProposalQuery,
  useClientEditPositionProjectMutation,
  useClientFinishPositionProjectMutation,
  useClientReopenPositionProjectMutation,
  useClientDelPositionProjectMutation,
  useClientOpenPositionToAllMutation,
  useClientGetPositionProjectDetailQuery,
  useClientGetPositionProjectResumeQuery,
  useClientGetResumeDeliveryQuery,
  useClientGetProjectApplicationJLDataQuery,
  useClientSetJlMatchingStatusMutation,
  useClientSetJlIsCollectMutation,
  useClientShowContactMutation,
  useClientGetProjectShareLinkQuery,
} = endpoints;
