import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['availability'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetAvailability: read<Calls['getAvailability']>(build, '/supinterface/getAvailability', [
      'Availability',
    ]),
    supSaveAvailability: change<Calls['saveAvailability']>(
      build,
      '/supinterface/saveAvailability',
      ['Availability', 'Resume'],
    ),
    supGetOrderClashes: read<Calls['getOrderClashes']>(build, '/supinterface/getOrderClashes', [
      'Availability',
      'Order',
    ]),
  }),
});

export const {
  useSupGetAvailabilityQuery,
  useSupSaveAvailabilityMutation,
  useSupGetOrderClashesQuery,
} = endpoints;
