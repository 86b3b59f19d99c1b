import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['moderation'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supReportContent: change<Calls['reportContent']>(build, '/supinterface/reportContent', []),
    supGetOwnHidings: read<Calls['getOwnHidings']>(build, '/supinterface/getOwnHidings', [
      'Moderation',
    ]),
    supAppealHiding: change<Calls['appealHiding']>(build, '/supinterface/appealHiding', [
      'Moderation',
    ]),
  }),
});

export const { useSupReportContentMutation, useSupGetOwnHidingsQuery, useSupAppealHidingMutation } =
  endpoints;
