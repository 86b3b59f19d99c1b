import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['dictionaries'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetDictData: read<Calls['getDictData']>(build, '/supinterface/getDictData', []),
    supGetDictTypeData: read<Calls['getDictTypeData']>(build, '/supinterface/getDictTypeData', []),
  }),
});

export const { useSupGetDictDataQuery, useSupGetDictTypeDataQuery } = endpoints;
