import type { calls } from '@tolk/contract';
import { change } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['miniprogram']['links'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    miniProgramGetURLScheme: change<Calls['getURLScheme']>(build, '/miniprogram/getURLScheme', []),
  }),
});

export const { useMiniProgramGetURLSchemeMutation } = endpoints;
