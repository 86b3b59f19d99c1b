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
      ['Posting', 'Application'],
    ),
    supAddProjectApplicationJL: change<Calls['addProjectApplicationJL']>(
      build,
      '/supinterface/addProjectApplicationJL',
      ['Application', 'Posting', 'Overview'],
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
    supWithdrawProjectApplicationJL: change<Calls['withdrawProjectApplicationJL']>(
      build,
      '/supinterface/withdrawProjectApplicationJL',
      ['Application', 'Posting', 'Overview'],
    ),
  }),
});

export const {
  useSupGetTaskStateDataQuery,
  useSupGetProjectTypeDataQuery,
  useSupGetProjectReleaseInforListQuery,
  useSupGetProjectReleaseInforDetailQuery,
  useSupAddProjectApplicationJLMutation,
  useSupUniqueApplicationRecordQuery,
  useSupGetProjectApplicationJLDataQuery,
  useSupWithdrawProjectApplicationJLMutation,
} = endpoints;
