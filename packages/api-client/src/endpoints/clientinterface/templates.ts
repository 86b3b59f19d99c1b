import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['templates'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientGetPostingTemplates: read<Calls['getPostingTemplates']>(
      build,
      '/clientinterface/getPostingTemplates',
      ['Template'],
    ),
    clientSavePostingTemplate: change<Calls['savePostingTemplate']>(
      build,
      '/clientinterface/savePostingTemplate',
      ['Template'],
    ),
    clientRenamePostingTemplate: change<Calls['renamePostingTemplate']>(
      build,
      '/clientinterface/renamePostingTemplate',
      ['Template'],
    ),
    clientDelPostingTemplate: change<Calls['delPostingTemplate']>(
      build,
      '/clientinterface/delPostingTemplate',
      ['Template'],
    ),
  }),
});

export const {
  useClientGetPostingTemplatesQuery,
  useClientSavePostingTemplateMutation,
  useClientRenamePostingTemplateMutation,
  useClientDelPostingTemplateMutation,
} = endpoints;
