import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['faults'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetFrontEndFaultList: read<Calls['getFrontEndFaultList']>(
      build,
      '/opsinterface/getFrontEndFaultList',
      ['FrontEndFault'],
    ),
    opsGetFrontEndFault: read<Calls['getFrontEndFault']>(build, '/opsinterface/getFrontEndFault', [
      'FrontEndFault',
    ]),
    opsSetFrontEndFaultState: change<Calls['setFrontEndFaultState']>(
      build,
      '/opsinterface/setFrontEndFaultState',
      ['FrontEndFault', 'Audit'],
    ),
    opsSetFrontEndFaultStates: change<Calls['setFrontEndFaultStates']>(
      build,
      '/opsinterface/setFrontEndFaultStates',
      ['FrontEndFault', 'Audit'],
    ),
  }),
});

export const {
  useOpsGetFrontEndFaultListQuery,
  useOpsGetFrontEndFaultQuery,
  useOpsSetFrontEndFaultStateMutation,
  useOpsSetFrontEndFaultStatesMutation,
} = endpoints;
