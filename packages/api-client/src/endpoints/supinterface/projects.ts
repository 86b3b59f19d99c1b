import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['projects'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetProjectList: read<Calls['getProjectList']>(build, '/supinterface/getProjectList', [
      'Order',
    ]),
    supGetProjectDetail: read<Calls['getProjectDetail']>(build, '/supinterface/getProjectDetail', [
      'Order',
    ]),
  }),
});

export const { useSupGetProjectListQuery, useSupGetProjectDetailQuery } = endpoints;
