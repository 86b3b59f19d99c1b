import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Done, Id, ListOf } from '../../schemas/base.ts';
import { PostingDraft, PostingDraftRow } from '../../schemas/posting.ts';

const draftId = Type.Object({ draftId: Id });

export const clientDrafts = {
  getPositionDrafts: defineCall({
    path: '/clientinterface/getPositionDrafts',
    access: 'client',
    organisation: 'read',
    summary: 'The postings that the caller has begun to write, the last saved first.',
    request: Type.Object({}),
    response: ListOf(PostingDraftRow),
    idempotency: 'none',
  }),
  savePositionDraft: defineCall({
    path: '/clientinterface/savePositionDraft',
    access: 'client',
    organisation: 'ask',
    summary:
      'Keep a posting that is not finished yet; with an id, in place of what was kept there.',
    request: Type.Object({ draftId: Type.Optional(Id), ...PostingDraft.properties }),
    response: draftId,
    idempotency: 'accepted',
    errors: [errorCodes.tooManyEntries],
  }),
  delPositionDraft: defineCall({
    path: '/clientinterface/delPositionDraft',
    access: 'client',
    organisation: 'ask',
    summary: 'Discard a draft.',
    request: draftId,
    response: Done,
    idempotency: 'accepted',
  }),
};
