import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Done, Id, Nothing } from '../../schemas/base.ts';
import {
  PostingTemplate,
  PostingTemplateForm,
  postingTemplateName,
} from '../../schemas/posting.ts';

const Templates = Type.Array(PostingTemplate);

/** What a client publishes again and again. */
export const clientTemplates = {
  getPostingTemplates: defineCall({
    path: '/clientinterface/getPostingTemplates',
    access: 'client',
    organisation: 'read',
    summary: 'The caller’s templates of postings, by name.',
    request: Nothing,
    response: Templates,
    idempotency: 'none',
  }),
  savePostingTemplate: defineCall({
    path: '/clientinterface/savePostingTemplate',
    access: 'client',
    organisation: 'ask',
    summary: 'Keep what a posting says under a name, without dates and files; answers all of them.',
    request: Type.Object({ name: postingTemplateName, form: PostingTemplateForm }),
    response: Templates,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  renamePostingTemplate: defineCall({
    path: '/clientinterface/renamePostingTemplate',
    access: 'client',
    organisation: 'ask',
    summary: 'Give a template of the caller another name; answers all of them.',
    request: Type.Object({ postingTemplateId: Id, name: postingTemplateName }),
    response: Templates,
    idempotency: 'accepted',
  }),
  delPostingTemplate: defineCall({
    path: '/clientinterface/delPostingTemplate',
    access: 'client',
    organisation: 'ask',
    summary: 'Delete a template; postings made from it stay.',
    request: Type.Object({ postingTemplateId: Id }),
    response: Done,
    idempotency: 'accepted',
  }),
};
