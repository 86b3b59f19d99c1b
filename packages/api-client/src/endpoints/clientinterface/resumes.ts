import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['resumes'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetSharedResume: read<Calls['getSharedResume']>(
      build,
      '/clientinterface/getSharedResume',
      [],
    ),
  }),
});

export const { useClientGetSharedResumeQuery } = endpoints;
