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
    opsGetReportedContent: read<Calls['getReportedContent']>(
      build,
      '/opsinterface/getReportedContent',
      ['Moderation'],
    ),
    opsDismissContentReports: change<Calls['dismissContentReports']>(
      build,
      '/opsinterface/dismissContentReports',
      stale,
    ),
    opsHideContent: change<Calls['hideContent']>(build, '/opsinterface/hideContent', stale),
    opsDecideHiding: change<Calls['decideHiding']>(build, '/opsinterface/decideHiding', stale),
  }),
});

export const {
  useOpsGetModeratedListQuery,
  useOpsGetModeratedContentQuery,
  useOpsGetReportedContentQuery,
  useOpsDismissContentReportsMutation,
  useOpsHideContentMutation,
  useOpsDecideHidingMutation,
} = endpoints;
