import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['dictionaries'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetDictData: read<Calls['getDictData']>(build, '/supinterface/getDictData', []),
    supGetDictTypeData: read<Calls['getDictTypeData']>(build, '/supinterface/getDictTypeData', []),
    supGetNationality: read<Calls['getNationality']>(build, '/supinterface/getNationality', [
      'Dictionary',
    ]),
    supGetMotherTongue: read<Calls['getMotherTongue']>(build, '/supinterface/getMotherTongue', [
      'Dictionary',
    ]),
    supGetField: read<Calls['getField']>(build, '/supinterface/getField', ['Dictionary']),
    supGetSex: read<Calls['getSex']>(build, '/supinterface/getSex', ['Dictionary']),
    supGetTranslationYears: read<Calls['getTranslationYears']>(
      build,
      '/supinterface/getTranslationYears',
      ['Dictionary'],
    ),
    supGetSource: read<Calls['getSource']>(build, '/supinterface/getSource', ['Dictionary']),
    supGetCurrency: read<Calls['getCurrency']>(build, '/supinterface/getCurrency', ['Dictionary']),
    supGetJieGaoTime: read<Calls['getJieGaoTime']>(build, '/supinterface/getJieGaoTime', [
      'Dictionary',
    ]),
    supGetDictionaryChanges: read<Calls['getDictionaryChanges']>(
      build,
      '/supinterface/getDictionaryChanges',
      ['Dictionary'],
    ),
    supGetDisplayRates: {
      ...read<Calls['getDisplayRates']>(build, '/supinterface/getDisplayRates', ['DisplayRate']),
      // Rates are of weeks: one answer does for a visit.
      keepUnusedDataFor: 3600,
    },
  }),
});

export const {
  useSupGetDictDataQuery,
  useSupGetDictTypeDataQuery,
  useSupGetNationalityQuery,
  useSupGetMotherTongueQuery,
  useSupGetFieldQuery,
  useSupGetSexQuery,
  useSupGetTranslationYearsQuery,
  useSupGetSourceQuery,
  useSupGetCurrencyQuery,
  useSupGetJieGaoTimeQuery,
  useSupGetDictionaryChangesQuery,
  useSupGetDisplayRatesQuery,
} = endpoints;
