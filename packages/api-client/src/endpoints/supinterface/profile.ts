import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['profile'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetSupInfoData: read<Calls['getSupInfoData']>(build, '/supinterface/getSupInfoData', [
      'Profile',
      'Certification',
    ]),
    supGetSupInfoBasicsData: read<Calls['getSupInfoBasicsData']>(
      build,
      '/supinterface/getSupInfoBasicsData',
      ['Profile'],
    ),
    supGetSupContactData: read<Calls['getSupContactData']>(
      build,
      '/supinterface/getSupContactData',
      ['Profile'],
    ),
    supGetSupCJYData: read<Calls['getSupCJYData']>(build, '/supinterface/getSupCJYData', [
      'Profile',
    ]),
    supAddOrEditSupInfo: change<Calls['addOrEditSupInfo']>(
      build,
      '/supinterface/addOrEditSupInfo',
      ['Profile', 'Resume', 'Overview', 'Session', 'LanguageTest'],
    ),
    supAddOrEditSupContact: change<Calls['addOrEditSupContact']>(
      build,
      '/supinterface/addOrEditSupContact',
      ['Profile', 'Resume', 'Overview', 'Session'],
    ),
    supAddOrEditSupCJY: change<Calls['addOrEditSupCJY']>(build, '/supinterface/addOrEditSupCJY', [
      'Profile',
      'Resume',
      'Overview',
      'Session',
      'LanguageTest',
    ]),
    supDelEstimateYield: change<Calls['delEstimateYield']>(
      build,
      '/supinterface/delEstimateYield',
      ['Profile', 'Resume', 'Overview', 'Session', 'LanguageTest'],
    ),
    supGetWsgrxxtx: read<Calls['getWsgrxxtx']>(build, '/supinterface/getWsgrxxtx', ['Profile']),
    supGetWsgrxxtxJS: read<Calls['getWsgrxxtxJS']>(build, '/supinterface/getWsgrxxtxJS', [
      'Profile',
    ]),
    supGetProfileCompleteness: read<Calls['getProfileCompleteness']>(
      build,
      '/supinterface/getProfileCompleteness',
      ['Profile', 'Resume', 'Certification'],
    ),
  }),
});

export const {
  useLazySupGetWsgrxxtxQuery,
  useSupGetSupInfoDataQuery,
  useSupGetSupInfoBasicsDataQuery,
  useSupGetSupContactDataQuery,
  useSupGetSupCJYDataQuery,
  useSupAddOrEditSupInfoMutation,
  useSupAddOrEditSupContactMutation,
  useSupAddOrEditSupCJYMutation,
  useSupDelEstimateYieldMutation,
  useSupGetWsgrxxtxQuery,
  useLazySupGetWsgrxxtxJSQuery,
  useSupGetProfileCompletenessQuery,
} = endpoints;
