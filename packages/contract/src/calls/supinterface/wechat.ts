import { limits, MINUTE } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Account, Code, Session, WechatTicket } from '../../schemas/account.ts';
import { Nothing, Nullable, Text } from '../../schemas/base.ts';

const limit = { max: 20, windowMs: MINUTE };

/** Login with WeChat on phones. */
export const supWechat = {
  wechatAuthorize: defineCall({
    path: '/supinterface/wechatAuthorize',
    access: 'public',
    summary:
      'Where a phone is sent to log in with WeChat; `state` comes back with it and has to be compared. Null where WeChat login is not set up.',
    request: Nothing,
    response: Type.Object({ url: Nullable(Type.String()), state: Type.String() }),
    idempotency: 'none',
    limit,
  }),
  wechatLogin: defineCall({
    path: '/supinterface/wechatLogin',
    access: 'public',
    summary:
      'Enter with the code that WeChat sent back: a session where that WeChat is bound, else a ticket with which it is bound to an account.',
    request: Type.Object({ code: Text(512, 1), state: Text(512, 1) }),
    response: Type.Object({
      session: Nullable(Session),
      binding: Nullable(
        Type.Object({
          wechatTicket: Type.String(),
          nickname: Nullable(Type.String()),
          avatar: Nullable(Type.String({ description: 'URL' })),
        }),
      ),
    }),
    idempotency: 'none',
    limit,
    errors: [errorCodes.wechatFailed, errorCodes.wechatUnavailable, errorCodes.accountBlocked],
  }),
  wechatBind: defineCall({
    path: '/supinterface/wechatBind',
    access: 'public',
    summary:
      'Bind the WeChat of a ticket to an existing account, with its password or a login code, and enter.',
    request: Type.Object({
      wechatTicket: WechatTicket,
      account: Account,
      password: Type.Optional(Text(limits.password.max)),
      code: Type.Optional(Code),
    }),
    response: Session,
    idempotency: 'none',
    limit,
    errors: [
      errorCodes.wechatTicketExpired,
      errorCodes.wechatTaken,
      errorCodes.wrongCredentials,
      errorCodes.accountBlocked,
      errorCodes.wrongCode,
    ],
  }),
};
