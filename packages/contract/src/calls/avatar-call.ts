import { MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../define-call.ts';
import { errorCodes } from '../error-codes.ts';
import { Id } from '../schemas/base.ts';

/** The same call in both interfaces; only the name of the caller's id differs (docs/product/wire.md#calls-offered-by-both-interfaces). */
export function upAvatarCall<
  const Interface extends 'supinterface' | 'clientinterface',
  const IdName extends 'supUserId' | 'sysUserId',
>(name: Interface, idName: IdName) {
  return defineCall({
    path: `/${name}/upAvatar` as const,
    access: 'any',
    summary: `Set the avatar (part \`file\`, after the part \`${idName}\`); the picture is re-encoded.`,
    request: Type.Object({ [idName]: Type.Optional(Id) }),
    response: Type.Object({ avatarUrl: Type.String({ description: 'URL' }) }),
    idempotency: 'none',
    body: 'multipart',
    // Each one is unpacked and rewritten, two at a time for everybody.
    limit: { max: 20, windowMs: MINUTE },
    errors: [errorCodes.payloadTooLarge, errorCodes.avatarType],
  });
}
