import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { cacheTags } from '@tolk/contract/tags';
import { callServer } from './transport/call.ts';
import type { CallError } from './transport/call-error.ts';
import { randomId } from './transport/random.ts';

export interface ServerCall {
  path: string;
  request: unknown;
  /** Calls that create or move something carry an idempotency key. */
  changes: boolean;
  /** A screen beside the one that the person works in: nothing is said when it fails. */
  quiet?: boolean;
}

export type CallBaseQuery = BaseQueryFn<ServerCall, unknown, CallError>;

const baseQuery: CallBaseQuery = async ({ path, request, changes, quiet }, { signal }) => {
  const outcome = await callServer(path, request, {
    signal,
    ...(quiet === undefined ? {} : { quiet }),
    ...(changes ? { idempotencyKey: randomId() } : {}),
  });
  return outcome.ok ? { data: outcome.data } : { error: outcome.error };
};

/** The one RTK Query API; files below `endpoints/` inject the calls, one file a group of calls. */
export const tolkApi = createApi({
  reducerPath: 'tolk',
  baseQuery,
  tagTypes: cacheTags,
  // A list that comes back into view after half a minute is fetched again.
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
