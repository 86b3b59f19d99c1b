import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['drafts'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetPositionDrafts: read<Calls['getPositionDrafts']>(
      build,
      '/clientinterface/getPositionDrafts',
      ['Posting'],
    ),
    clientSavePositionDraft: change<Calls['savePositionDraft']>(
      build,
      '/clientinterface/savePositionDraft',
      ['Posting'],
    ),
    clientDelPositionDraft: change<Calls['delPositionDraft']>(
      build,
      '/clientinterface/delPositionDraft',
      ['Posting'],
    ),
  }),
});

export const {
  useClientGetPositionDraftsQuery,
  useClientSavePositionDraftMutation,
  useClientDelPositionDraftMutation,
} = endpoints;
