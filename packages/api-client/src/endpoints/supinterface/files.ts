import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['files'];

/** Upload and download move bytes, not envelopes: see `transport/files.ts`. */
const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetFileUse: read<Calls['getFileUse']>(build, '/supinterface/getFileUse', ['File']),
    supDeleteFile: change<Calls['deleteFile']>(build, '/supinterface/deleteFile', ['File']),
  }),
});

export const { useSupGetFileUseQuery, useSupDeleteFileMutation } = endpoints;
