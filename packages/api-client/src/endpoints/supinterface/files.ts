import type { calls } from '@tolk/contract';
import { change } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['files'];

/** Upload and download move bytes, not envelopes: see `transport/files.ts`. */
const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supDeleteFile: change<Calls['deleteFile']>(build, '/supinterface/deleteFile', ['File']),
  }),
});

export const { useSupDeleteFileMutation } = endpoints;
