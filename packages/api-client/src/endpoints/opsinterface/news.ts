import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['news'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetNewsList: read<Calls['getNewsList']>(build, '/opsinterface/getNewsList', ['News']),
    opsAddNews: change<Calls['addNews']>(build, '/opsinterface/addNews', ['News', 'Audit']),
    opsEditNews: change<Calls['editNews']>(build, '/opsinterface/editNews', ['News', 'Audit']),
    opsSetNewsState: change<Calls['setNewsState']>(build, '/opsinterface/setNewsState', [
      'News',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetNewsListQuery,
  useOpsAddNewsMutation,
  useOpsEditNewsMutation,
  useOpsSetNewsStateMutation,
} = endpoints;
