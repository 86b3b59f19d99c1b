import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['work'];

// Some records say themselves whose they are.
const handedOver = ['Work', 'Feedback', 'TaxInvoice', 'ServiceDesk', 'Overview', 'Audit'] as const;

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetWorkList: read<Calls['getWorkList']>(build, '/opsinterface/getWorkList', ['Work']),
    opsGetWorkCase: read<Calls['getWorkCase']>(build, '/opsinterface/getWorkCase', ['Work']),
    opsGetWorkColleagues: read<Calls['getWorkColleagues']>(
      build,
      '/opsinterface/getWorkColleagues',
      ['Staff'],
    ),
    opsAssignWork: change<Calls['assignWork']>(build, '/opsinterface/assignWork', handedOver),
    opsAssignWorkAtOnce: change<Calls['assignWorkAtOnce']>(
      build,
      '/opsinterface/assignWorkAtOnce',
      handedOver,
    ),
    opsAddWorkNote: change<Calls['addWorkNote']>(build, '/opsinterface/addWorkNote', [
      'Work',
      'Audit',
    ]),
    opsGetWorkMentions: read<Calls['getWorkMentions']>(build, '/opsinterface/getWorkMentions', [
      'Work',
    ]),
    opsGetWorkFilters: read<Calls['getWorkFilters']>(build, '/opsinterface/getWorkFilters', [
      'WorkFilter',
    ]),
    opsSaveWorkFilter: change<Calls['saveWorkFilter']>(build, '/opsinterface/saveWorkFilter', [
      'WorkFilter',
    ]),
    opsDeleteWorkFilter: change<Calls['deleteWorkFilter']>(
      build,
      '/opsinterface/deleteWorkFilter',
      ['WorkFilter'],
    ),
  }),
});

export const {
  useOpsGetWorkListQuery,
  useLazyOpsGetWorkListQuery,
  useOpsGetWorkCaseQuery,
  useOpsGetWorkColleaguesQuery,
  useOpsAssignWorkMutation,
  useOpsAssignWorkAtOnceMutation,
  useOpsAddWorkNoteMutation,
  useOpsGetWorkMentionsQuery,
  useOpsGetWorkFiltersQuery,
  useOpsSaveWorkFilterMutation,
  useOpsDeleteWorkFilterMutation,
} = endpoints;
