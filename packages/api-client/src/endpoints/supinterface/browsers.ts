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
    supReportWebVitals: change<Calls['reportWebVitals']>(
      build,
      '/supinterface/reportWebVitals',
      [],
    ),
  }),
});

export const { useSupReportFrontEndFaultMutation, useSupReportWebVitalsMutation } = endpoints;
