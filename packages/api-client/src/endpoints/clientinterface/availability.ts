import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['availability'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetBookingClashes: read<Calls['getBookingClashes']>(
      build,
      '/clientinterface/getBookingClashes',
      ['Order'],
    ),
  }),
});

export const { useClientGetBookingClashesQuery } = endpoints;
