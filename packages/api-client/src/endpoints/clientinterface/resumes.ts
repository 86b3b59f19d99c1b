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
    clientGetSupResumeData: read<Calls['getSupResumeData']>(
      build,
      '/clientinterface/getSupResumeData',
      ['Resume', 'Application', 'People'],
    ),
    clientGetResumeViewReminder: read<Calls['getResumeViewReminder']>(
      build,
      '/clientinterface/getResumeViewReminder',
      ['Application'],
    ),
  }),
});

export const {
  useClientGetSharedResumeQuery,
  useClientGetSupResumeDataQuery,
  useClientGetResumeViewReminderQuery,
} = endpoints;
