import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['resume'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetResumeShare: read<Calls['getResumeShare']>(build, '/supinterface/getResumeShare', [
      'ResumeShare',
    ]),
    supSetResumeShare: change<Calls['setResumeShare']>(build, '/supinterface/setResumeShare', [
      'ResumeShare',
    ]),
  }),
});

export const { useSupGetResumeShareQuery, useSupSetResumeShareMutation } = endpoints;
