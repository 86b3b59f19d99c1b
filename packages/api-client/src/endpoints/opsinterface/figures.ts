import type { calls } from '@tolk/contract';
import { read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['figures'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetKeyFigures: read<Calls['getKeyFigures']>(build, '/opsinterface/getKeyFigures', [
      'Overview',
    ]),
  }),
});

export const { useOpsGetKeyFiguresQuery } = endpoints;
