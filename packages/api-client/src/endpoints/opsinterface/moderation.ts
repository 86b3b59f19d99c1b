import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['moderation'];

const stale = ['Moderation', 'Work', 'Overview', 'Audit'] as const;

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetModeratedList: read<Calls['getModeratedList']>(build, '/opsinterface/getModeratedList', [
      'Moderation',
    ]),
    opsGetModeratedContent: read<Calls['getModeratedContent']>(
      build,
      '/opsinterface/getModeratedContent',
      ['Moderation'],
    ),
    opsHideContent: change<Calls['hideContent']>(build, '/opsinterface/hideContent', stale),
    opsDecideHiding: change<Calls['decideHiding']>(build, '/opsinterface/decideHiding', stale),
  }),
});

export const {
  useOpsGetModeratedListQuery,
  useOpsGetModeratedContentQuery,
  useOpsHideContentMutation,
  useOpsDecideHidingMutation,
} = endpoints;
