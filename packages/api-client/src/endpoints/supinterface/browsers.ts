import type { calls } from '@tolk/contract';
import { change } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['browsers'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supReportFrontEndFault: change<Calls['reportFrontEndFault']>(
      build,
      '/supinterface/reportFrontEndFault',
      [],
    ),
  }),
});

export const { useSupReportFrontEndFaultMutation } = endpoints;
