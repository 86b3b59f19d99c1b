import { limits, MINUTE } from '@tolk/domain';
import { defineCall } from '../define-call.ts';
import { errorCodes } from '../error-codes.ts';
import {
  CodeRequest,
  CodeSent,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  Session,
} from '../schemas/account.ts';
import { Done, Nothing } from '../schemas/base.ts';

type AccountInterface = 'supinterface' | 'clientinterface';

const codeLimit = { max: 10, windowMs: MINUTE };
const loginLimit = { max: 20, windowMs: MINUTE };
const codeErrors = [errorCodes.codeTooSoon, errorCodes.codesUsedUp, errorCodes.humanCheckRequired];

/** The same account calls are offered by both interfaces (docs/product/wire.md#calls-offered-by-both-interfaces); this makes one set. */
export function accountCalls<const Interface extends AccountInterface>(name: Interface) {
  const path = <const Call extends string>(call: Call) => `/${name}/${call}` as const;
  return {
    registerActiveCode: defineCall({
      path: path('registerActiveCode'),
      access: 'public',
      summary:
        'Send the sign-up code to a phone or e-mail address; needs a passed slide-to-verify or its twin.',
      request: CodeRequest,
      response: CodeSent,
      idempotency: 'accepted',
      limit: codeLimit,
      errors: codeErrors,
    }),
    register: defineCall({
      path: path('register'),
      access: 'public',
      summary: 'Sign up by phone or e-mail with the code; answers with a session.',
      request: RegisterRequest,
      response: Session,
      idempotency: 'accepted',
      limit: loginLimit,
      errors: [
        errorCodes.wrongCode,
        errorCodes.accountTaken,
        errorCodes.agreementRequired,
        errorCodes.weakPassword,
        errorCodes.wechatTicketExpired,
      ],
    }),
    loginActiveCode: defineCall({
      path: path('loginActiveCode'),
      access: 'public',
      summary: 'Send the login code.',
      request: CodeRequest,
      response: CodeSent,
      idempotency: 'accepted',
      limit: codeLimit,
      errors: codeErrors,
    }),
    login: defineCall({
      path: path('login'),
      access: 'public',
      summary:
        'Log in by account and password or account and code; through /clientinterface/ as client, through /supinterface/, which the login page uses, in the identity used last.',
      request: LoginRequest,
      response: Session,
      idempotency: 'none',
      limit: loginLimit,
      errors: [errorCodes.wrongCredentials, errorCodes.wrongCode, errorCodes.accountBlocked],
    }),
    loginOut: defineCall({
      path: path('loginOut'),
      access: 'any',
      summary: 'End the session and close its sockets.',
      request: Nothing,
      response: Done,
      idempotency: 'accepted',
    }),
    resetPassActiveCode: defineCall({
      path: path('resetPassActiveCode'),
      access: 'public',
      summary: 'Send the code with which a forgotten password is replaced.',
      request: CodeRequest,
      response: CodeSent,
      idempotency: 'accepted',
      limit: codeLimit,
      errors: codeErrors,
    }),
    resetPassword: defineCall({
      path: path('resetPassword'),
      access: 'public',
      summary: 'Set a new password, typed twice, with the code; every session of the account ends.',
      request: ResetPasswordRequest,
      response: Done,
      idempotency: 'accepted',
      limit: { max: limits.code.tries * 2, windowMs: MINUTE },
      errors: [errorCodes.wrongCode, errorCodes.weakPassword, errorCodes.accountBlocked],
    }),
  };
}
