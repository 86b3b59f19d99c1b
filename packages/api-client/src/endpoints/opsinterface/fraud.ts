import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['fraud'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetFraudCaseList: read<Calls['getFraudCaseList']>(build, '/opsinterface/getFraudCaseList', [
      'Moderation',
    ]),
    opsGetFraudCase: read<Calls['getFraudCase']>(build, '/opsinterface/getFraudCase', [
      'Moderation',
    ]),
    opsDecideFraudCase: change<Calls['decideFraudCase']>(build, '/opsinterface/decideFraudCase', [
      'Moderation',
      'Work',
      'Overview',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetFraudCaseListQuery,
  useOpsGetFraudCaseQuery,
  useOpsDecideFraudCaseMutation,
} = endpoints;
