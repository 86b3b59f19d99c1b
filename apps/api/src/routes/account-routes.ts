import type { clientAccount } from '@tolk/contract/calls/clientinterface/account';
import type { supAccount } from '@tolk/contract/calls/supinterface/account';
import type { Identity } from '@tolk/domain';
import type { CallContext } from '../call-context.ts';
import type { CodePurpose } from '@tolk/domain';
import { route, type Registration } from '../route.ts';
import { accountOf } from '../services/accounts/account-name.ts';
import { sendCode } from '../services/accounts/codes.ts';
import { logout } from '../services/accounts/identities.ts';
import { login } from '../services/accounts/login.ts';
import { register } from '../services/accounts/register.ts';
import { resetPassword } from '../services/accounts/reset-password.ts';

type AccountCalls = typeof clientAccount | typeof supAccount;

/** The account calls that both interfaces offer; `entrance` is the identity that this one enters, null the last one used. */
export function accountRoutes(calls: AccountCalls, entrance: Identity | null): Registration[] {
  return [
    route(calls.registerActiveCode, (request, context) =>
      send('register', request.account, context),
    ),
    route(calls.register, (request, context) => register(request, context)),
    route(calls.loginActiveCode, (request, context) => send('login', request.account, context)),
    route(calls.login, (request, context) => login(request, entrance, context)),
    route(calls.loginOut, (_request, context) => logout(context)),
    route(calls.resetPassActiveCode, (request, context) => send('reset', request.account, context)),
    route(calls.resetPassword, (request, context) => resetPassword(request, context)),
  ];
}

function send(
  purpose: CodePurpose,
  text: string,
  context: CallContext,
): Promise<{ resendAfterMs: number }> {
  const { deps, language, now } = context;
  const account = accountOf(text);
  return context.transaction((tx) => sendCode(deps, tx, { account, purpose, language, now }));
}
