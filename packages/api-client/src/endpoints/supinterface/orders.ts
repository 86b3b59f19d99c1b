import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['orders'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetProjectOrderList: read<Calls['getProjectOrderList']>(
      build,
      '/supinterface/getProjectOrderList',
      ['Order'],
    ),
    supGetProjectOrderIdData: read<Calls['getProjectOrderIdData']>(
      build,
      '/supinterface/getProjectOrderIdData',
      ['Order'],
    ),
    supAcceptOrRejectProjectOrder: change<Calls['acceptOrRejectProjectOrder']>(
      build,
      '/supinterface/acceptOrRejectProjectOrder',
      ['Order', 'Overview'],
    ),
    supGetDeliverables: change<Calls['getDeliverables']>(build, '/supinterface/getDeliverables', [
      'Order',
      'Overview',
    ]),
    supAddEvaluate: change<Calls['addEvaluate']>(build, '/supinterface/addEvaluate', [
      'Order',
      'Evaluation',
      'Overview',
    ]),
    supGetEvaluateList: read<Calls['getEvaluateList']>(build, '/supinterface/getEvaluateList', [
      'Evaluation',
    ]),
  }),
});

export const {
  useSupGetProjectOrderListQuery,
  useSupGetProjectOrderIdDataQuery,
  useSupAcceptOrRejectProjectOrderMutation,
  useSupGetDeliverablesMutation,
  useSupAddEvaluateMutation,
  useSupGetEvaluateListQuery,
} = endpoints;
