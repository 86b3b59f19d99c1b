import type { clientAccount } from '@tolk/contract/calls/clientinterface/account';
import type { supAccount } from '@tolk/contract/calls/supinterface/account';
import type { CodePurpose, Identity } from '@tolk/domain';
import type { CallContext } from '../calls/call-context.ts';
import { route, type Registration } from '../calls/route.ts';
import { accountOf } from '../accounts/identity/account-name.ts';
import { logout } from '../accounts/identity/identities.ts';
import { login } from '../accounts/login/login.ts';
import { register } from '../accounts/registration/register.ts';
import { requestCode } from '../accounts/codes/request-code.ts';
import { resetPassword } from '../accounts/passwords/reset-password.ts';

type AccountCalls = typeof clientAccount | typeof supAccount;

/** The account calls that both interfaces offer; `entrance` is the identity that this one enters, null the last one used. */
export function accountRoutes(calls: AccountCalls, entrance: Identity | null): Registration[] {
  return [
    route(calls.registerActiveCode, (request, context) => send('register', request, context)),
    route(calls.register, register),
    route(calls.loginActiveCode, (request, context) => send('login', request, context)),
    route(calls.login, (request, context) => login(request, entrance, context)),
    route(calls.loginOut, (_request, context) => logout(context)),
    route(calls.resetPassActiveCode, (request, context) => send('reset', request, context)),
    route(calls.resetPassword, resetPassword),
  ];
}

function send(
  purpose: CodePurpose,
  { account, verification }: { account: string; verification?: string },
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  return requestCode({ account: accountOf(account), purpose, verification }, context);
}
