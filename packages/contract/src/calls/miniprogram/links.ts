import { MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { Nothing, Nullable } from '../../schemas/base.ts';

export const miniProgramLinks = {
  getURLScheme: defineCall({
    path: '/miniprogram/getURLScheme',
    access: 'public',
    summary:
      'The address that opens the mini-program on a phone, e.g. after login; null where none is set up.',
    request: Nothing,
    response: Type.Object({ openlink: Nullable(Type.String({ description: 'weixin://…' })) }),
    idempotency: 'none',
    limit: { max: 10, windowMs: MINUTE },
  }),
};
