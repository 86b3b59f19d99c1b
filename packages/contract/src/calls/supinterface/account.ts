import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { ActingFor, LoginUser, Session } from '../../schemas/account.ts';
import { Id, Port, Text } from '../../schemas/base.ts';
import { accountCalls } from '../account-calls.ts';

export const supAccount = {
  ...accountCalls('supinterface'),
  selectIdentity: defineCall({
    path: '/supinterface/selectIdentity',
    access: 'any',
    summary: 'Choose the first identity after sign-up.',
    request: Type.Object({ port: Port }),
    response: Session,
    idempotency: 'accepted',
    errors: [errorCodes.identityChosen],
  }),
  switchIdentity: defineCall({
    path: '/supinterface/switchIdentity',
    access: 'any',
    summary:
      'Change identity: `port` sent is the identity to enter, `port` returned is the one left behind. The old token ends.',
    request: Type.Object({ loginName: Text(254, 1), port: Port }),
    response: Type.Object({ token: Type.String(), port: Port, organisationId: ActingFor }),
    idempotency: 'accepted',
  }),
  getSupUserData: defineCall({
    path: '/supinterface/getSupUserData',
    access: 'any',
    summary: 'The login user.',
    request: Type.Object({ supUserId: Type.Optional(Id) }),
    response: LoginUser,
    idempotency: 'none',
  }),
};
