import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['audit'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetAuditList: read<Calls['getAuditList']>(build, '/opsinterface/getAuditList', ['Audit']),
  }),
});

export const { useOpsGetAuditListQuery } = endpoints;
