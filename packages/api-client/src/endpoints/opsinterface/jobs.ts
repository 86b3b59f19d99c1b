import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['jobs'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetGivenUpJobList: read<Calls['getGivenUpJobList']>(
      build,
      '/opsinterface/getGivenUpJobList',
      ['GivenUpJob'],
    ),
    opsRestartGivenUpJob: change<Calls['restartGivenUpJob']>(
      build,
      '/opsinterface/restartGivenUpJob',
      ['GivenUpJob', 'Audit'],
    ),
  }),
});

export const { useOpsGetGivenUpJobListQuery, useOpsRestartGivenUpJobMutation } = endpoints;
