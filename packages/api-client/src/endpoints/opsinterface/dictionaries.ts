import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['dictionaries'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetDictionaryTypes: read<Calls['getDictionaryTypes']>(
      build,
      '/opsinterface/getDictionaryTypes',
      ['Dictionary'],
    ),
    opsGetDictionaryEntries: read<Calls['getDictionaryEntries']>(
      build,
      '/opsinterface/getDictionaryEntries',
      ['Dictionary'],
    ),
    opsSetDictionaryEntry: change<Calls['setDictionaryEntry']>(
      build,
      '/opsinterface/setDictionaryEntry',
      ['Dictionary', 'Audit'],
    ),
    opsSetDictionaryOrder: change<Calls['setDictionaryOrder']>(
      build,
      '/opsinterface/setDictionaryOrder',
      ['Dictionary', 'Audit'],
    ),
  }),
});

export const {
  useOpsGetDictionaryTypesQuery,
  useOpsGetDictionaryEntriesQuery,
  useOpsSetDictionaryEntryMutation,
  useOpsSetDictionaryOrderMutation,
} = endpoints;
