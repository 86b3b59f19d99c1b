import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['jobs'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetTaskStateData: read<Calls['getTaskStateData']>(build, '/supinterface/getTaskStateData', [
      'Posting',
    ]),
    supGetProjectTypeData: read<Calls['getProjectTypeData']>(
      build,
      '/supinterface/getProjectTypeData',
      ['Posting'],
    ),
    supGetProjectReleaseInforList: read<Calls['getProjectReleaseInforList']>(
      build,
      '/supinterface/getProjectReleaseInforList',
      ['Posting'],
    ),
    supGetProjectReleaseInforDetail: read<Calls['getProjectReleaseInforDetail']>(
      build,
      '/supinterface/getProjectReleaseInforDetail',
      ['Posting', 'Application', 'LanguageTest'],
    ),
    supAddProjectApplicationJL: change<Calls['addProjectApplicationJL']>(
      build,
      '/supinterface/addProjectApplicationJL',
      ['Application', 'Posting', 'Overview'],
    ),
    supGetApplicationDraft: read<Calls['getApplicationDraft']>(
      build,
      '/supinterface/getApplicationDraft',
      ['Application', 'LanguageTest'],
    ),
    supGetApplicationDrafts: read<Calls['getApplicationDrafts']>(
      build,
      '/supinterface/getApplicationDrafts',
      ['Application', 'LanguageTest'],
    ),
    supSaveApplicationDraft: change<Calls['saveApplicationDraft']>(
      build,
      '/supinterface/saveApplicationDraft',
      ['Application', 'Posting', 'Overview'],
    ),
    supDropApplicationDraft: change<Calls['dropApplicationDraft']>(
      build,
      '/supinterface/dropApplicationDraft',
      ['Application'],
    ),
    supUniqueApplicationRecord: read<Calls['uniqueApplicationRecord']>(
      build,
      '/supinterface/uniqueApplicationRecord',
      ['Application'],
    ),
    supGetProjectApplicationJLData: read<Calls['getProjectApplicationJLData']>(
      build,
      '/supinterface/getProjectApplicationJLData',
      ['Application'],
    ),
    supEditProjectApplicationJL: change<Calls['editProjectApplicationJL']>(
      build,
      '/supinterface/editProjectApplicationJL',
      ['Application'],
    ),
    supWithdrawProjectApplicationJL: change<Calls['withdrawProjectApplicationJL']>(
      build,
      '/supinterface/withdrawProjectApplicationJL',
      ['Application', 'Posting', 'Overview'],
    ),
    supGetHallCounts: read<Calls['getHallCounts']>(build, '/supinterface/getHallCounts', [
      'Posting',
    ]),
    supGetProjectApplicationJLDetail: read<Calls['getProjectApplicationJLDetail']>(
      build,
      '/supinterface/getProjectApplicationJLDetail',
      ['Application', 'Posting'],
    ),
    supGetSavedSearches: read<Calls['getSavedSearches']>(build, '/supinterface/getSavedSearches', [
      'SavedSearch',
    ]),
    supAddSavedSearch: change<Calls['addSavedSearch']>(build, '/supinterface/addSavedSearch', [
      'SavedSearch',
    ]),
    supEditSavedSearch: change<Calls['editSavedSearch']>(build, '/supinterface/editSavedSearch', [
      'SavedSearch',
    ]),
    supDelSavedSearch: change<Calls['delSavedSearch']>(build, '/supinterface/delSavedSearch', [
      'SavedSearch',
    ]),
    supGetPostingInvitations: read<Calls['getPostingInvitations']>(
      build,
      '/supinterface/getPostingInvitations',
      ['Invitations'],
    ),
    supAcceptPostingInvitation: change<Calls['acceptPostingInvitation']>(
      build,
      '/supinterface/acceptPostingInvitation',
      ['Invitations', 'Overview', 'Application', 'Posting'],
    ),
    supDeclinePostingInvitation: change<Calls['declinePostingInvitation']>(
      build,
      '/supinterface/declinePostingInvitation',
      ['Invitations', 'Overview'],
    ),
  }),
});

export const {
  useSupGetTaskStateDataQuery,
  useSupGetProjectTypeDataQuery,
  useSupGetProjectReleaseInforListQuery,
  useSupGetProjectReleaseInforDetailQuery,
  useSupAddProjectApplicationJLMutation,
  useSupGetApplicationDraftQuery,
  useSupGetApplicationDraftsQuery,
  useSupSaveApplicationDraftMutation,
  useSupDropApplicationDraftMutation,
  useSupUniqueApplicationRecordQuery,
  useSupGetProjectApplicationJLDataQuery,
  useSupEditProjectApplicationJLMutation,
  useSupWithdrawProjectApplicationJLMutation,
  useSupGetHallCountsQuery,
  useSupGetProjectApplicationJLDetailQuery,
  useSupGetSavedSearchesQuery,
  useSupAddSavedSearchMutation,
  useSupEditSavedSearchMutation,
  useSupDelSavedSearchMutation,
  useSupGetPostingInvitationsQuery,
  useSupAcceptPostingInvitationMutation,
  useSupDeclinePostingInvitationMutation,
} = endpoints;
