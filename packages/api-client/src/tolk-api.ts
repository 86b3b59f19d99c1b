import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CacheTag } from '@tolk/contract';
import { callServer } from './transport/call.ts';
import type { CallError } from './transport/call-error.ts';
import { randomId } from './transport/random.ts';

export interface ServerCall {
  path: string;
  request: unknown;
  /** Calls that create or move something carry an idempotency key. */
  changes: boolean;
}

export type CallBaseQuery = BaseQueryFn<ServerCall, unknown, CallError>;

const baseQuery: CallBaseQuery = async ({ path, request, changes }, { signal }) => {
  const outcome = await callServer(path, request, {
    signal,
    ...(changes ? { idempotencyKey: randomId() } : {}),
  });
  return outcome.ok ? { data: outcome.data } : { error: outcome.error };
};

/** The tags of `CacheTag`; the type test keeps the two lists equal. */
export const tagTypes = [
  'Session',
  'Unread',
  'Overview',
  'Posting',
  'Application',
  'Order',
  'Payment',
  'Evaluation',
  'Notification',
  'File',
  'Security',
  'Device',
  'Push',
  'Invitation',
  'ResumeShare',
  'Profile',
  'Resume',
  'Certification',
  'LanguageTest',
  'SavedSearch',
  'Invitations',
  'People',
  'Dictionary',
  'News',
  'StaffSession',
  'Staff',
  'Review',
  'Question',
  'OfflineTest',
  'User',
  'Audit',
  'Appeal',
  'Settlement',
  'FeeInvoice',
  'PayoutBatch',
  'Refund',
  'Reconciliation',
  'ExchangeRate',
] as const satisfies readonly CacheTag[];

/** The one RTK Query API; files below `endpoints/` inject the calls, one file a group of calls. */
export const tolkApi = createApi({
  reducerPath: 'tolk',
  baseQuery,
  tagTypes,
  // A list that comes back into view after half a minute is fetched again.
  keepUnusedDataFor: 60,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
