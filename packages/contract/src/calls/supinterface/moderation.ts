import { limits } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Id, Nothing, Text } from '../../schemas/base.ts';
import { OwnHiding } from '../../schemas/moderation.ts';

/** What staff hid of the caller, in either identity, or of the organisation that they act for. */
export const supModeration = {
  getOwnHidings: defineCall({
    path: '/supinterface/getOwnHidings',
    access: 'any',
    organisation: 'read',
    summary: 'What staff took out of the public’s sight of the caller, with why; the newest first.',
    request: Nothing,
    response: Type.Array(OwnHiding),
    idempotency: 'none',
  }),
  appealHiding: defineCall({
    path: '/supinterface/appealHiding',
    access: 'any',
    organisation: { client: 'ask', supplier: 'coordinate' },
    summary: 'Say what speaks against it, once; a second member of staff decides.',
    request: Type.Object({ moderationId: Id, text: Text(limits.moderation.appeal, 1) }),
    response: OwnHiding,
    idempotency: 'accepted',
    errors: [errorCodes.conflict],
  }),
};
