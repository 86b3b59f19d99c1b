import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['templates'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetApplicationTemplates: read<Calls['getApplicationTemplates']>(
      build,
      '/supinterface/getApplicationTemplates',
      ['Template'],
    ),
    supSaveApplicationTemplate: change<Calls['saveApplicationTemplate']>(
      build,
      '/supinterface/saveApplicationTemplate',
      ['Template'],
    ),
    supDelApplicationTemplate: change<Calls['delApplicationTemplate']>(
      build,
      '/supinterface/delApplicationTemplate',
      ['Template'],
    ),
  }),
});

export const {
  useSupGetApplicationTemplatesQuery,
  useSupSaveApplicationTemplateMutation,
  useSupDelApplicationTemplateMutation,
} = endpoints;
