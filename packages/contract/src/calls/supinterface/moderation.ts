import { DAY, limits, moderatedSubjects, moderationReasonValues } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Done, Id, Nothing, OneOf, Text } from '../../schemas/base.ts';
import { OwnHiding } from '../../schemas/moderation.ts';

/**
 * What people report of what others publish, and what staff hid of the caller or did to them, in either
 * identity, or of the organisation that they act for.
 */
export const supModeration = {
  reportContent: defineCall({
    path: '/supinterface/reportContent',
    access: 'any',
    organisation: 'self',
    summary:
      'Report a posting, a public page, a resume or a review that one can read; staff look at it, and the caller is told what came of it.',
    request: Type.Object({
      subject: OneOf(moderatedSubjects),
      /** Of a public page and of a resume the supplier’s. */
      subjectId: Id,
      reason: OneOf(moderationReasonValues),
      note: Text(limits.moderation.reportNote),
    }),
    response: Done,
    idempotency: 'accepted',
    limit: { max: limits.moderation.reportsPerDay, windowMs: DAY, counts: 'successes' },
    errors: [errorCodes.alreadyReported, errorCodes.ownContent],
  }),
  getOwnHidings: defineCall({
    path: '/supinterface/getOwnHidings',
    access: 'any',
    organisation: 'read',
    summary:
      'What staff took out of the public’s sight of the caller, and warnings and silences, with why; the newest first.',
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
