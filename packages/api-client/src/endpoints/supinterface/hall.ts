import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['hall'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetFittingPostings: read<Calls['getFittingPostings']>(
      build,
      '/supinterface/getFittingPostings',
      ['Posting', 'Application', 'Profile'],
    ),
    supGetSavedPostings: read<Calls['getSavedPostings']>(build, '/supinterface/getSavedPostings', [
      'Posting',
      'SavedPosting',
    ]),
    supGetHallTabs: read<Calls['getHallTabs']>(build, '/supinterface/getHallTabs', [
      'Posting',
      'Application',
      'Profile',
      'SavedPosting',
    ]),
    supGetPostingStandings: read<Calls['getPostingStandings']>(
      build,
      '/supinterface/getPostingStandings',
      [
        'Posting',
        'SavedPosting',
        'Application',
        'LanguageTest',
        'Profile',
        'Resume',
        'Certification',
      ],
    ),
    supSetPostingSaved: change<Calls['setPostingSaved']>(build, '/supinterface/setPostingSaved', [
      'SavedPosting',
    ]),
    supPromiseConfidentiality: change<Calls['promiseConfidentiality']>(
      build,
      '/supinterface/promiseConfidentiality',
      ['Posting'],
    ),
  }),
});

export const {
  useSupGetFittingPostingsQuery,
  useSupGetSavedPostingsQuery,
  useSupGetHallTabsQuery,
  useSupGetPostingStandingsQuery,
  useSupSetPostingSavedMutation,
  useSupPromiseConfidentialityMutation,
} = endpoints;
