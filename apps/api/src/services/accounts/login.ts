import { MINUTE, portOf, type Identity, type Port } from '@tolk/domain';
import type { CallContext } from '../../call-context.ts';
import { invalidFields, refuse } from '../../refusal.ts';
import {
  findPersonByAccount,
  lockPasswordHash,
  type Person,
} from '../../repositories/person-repository.ts';
import { RateLimiter, refuseFor } from '../../rate-limiter.ts';
import { startSession } from '../sessions/sessions.ts';
import { accountOf, type AccountName } from './account-name.ts';
import { useCode } from './codes.ts';
import { isPassword } from './password.ts';

export interface LoginForm {
  account: string;
  password?: string;
  code?: string;
}

const windowMs = 15 * MINUTE;
/** Wrong tries per window: from one address at one account, and at one account from anywhere. */
const triesFromAddress = 10;
const triesAtAccount = 50;
const failures = new RateLimiter();

/**
 * Logs in by password or code and answers a session; it acts in `entrance`, or where that is null in
 * the identity used last, if the person has chosen one. Throws `wrongCredentials`, `wrongCode`,
 * `tooMany`.
 */
export async function login(
  form: LoginForm,
  entrance: Identity | null,
  context: CallContext,
): Promise<{ token: string; port: Port | null }> {
  const account = accountOf(form.account);
  const person = await identify(form, account, context);
  const identity = person.identity === null ? null : (entrance ?? person.identity);
  const token = await context.transaction(async (tx) => {
    // A reset that came meanwhile has ended every session; the old password opens no new one.
    const hash = await lockPasswordHash(tx, person.id);
    if (form.code === undefined && hash !== person.password_hash) refuse('wrongCredentials');
    return startSession(tx, person.id, identity, context.now);
  });
  return { token, port: identity && portOf(identity) };
}

async function identify(
  form: LoginForm,
  account: AccountName,
  context: CallContext,
): Promise<Person> {
  if (form.code !== undefined) return byCode(account, form.code, context);
  if (form.password !== undefined) return byPassword(account, form.password, context);
  return invalidFields({
    password: { en: 'Enter your password or a code.', zh: '请输入密码或验证码。' },
  });
}

async function byCode(account: AccountName, code: string, context: CallContext): Promise<Person> {
  const { deps, now } = context;
  const person = await context.transaction(async (tx) => {
    const right = await useCode(deps, tx, { account, purpose: 'login', code, now });
    return right ? findPersonByAccount(tx, account) : undefined;
  });
  return person ?? refuse('wrongCode');
}

async function byPassword(
  account: AccountName,
  password: string,
  context: CallContext,
): Promise<Person> {
  const now = context.now.getTime();
  const fromAddress = `${account.value}/${context.address}`;
  const waitMs = Math.max(
    failures.waitOf(fromAddress, triesFromAddress, now),
    failures.waitOf(account.value, triesAtAccount, now),
  );
  if (waitMs > 0) refuseFor(waitMs);
  // Counted before it is judged: tries that come at once don't all pass.
  failures.take(fromAddress, triesFromAddress, windowMs, now);
  failures.take(account.value, triesAtAccount, windowMs, now);
  const person = await findPersonByAccount(context.deps.db, account);
  const right = await isPassword(person?.password_hash ?? null, password);
  if (right && person !== undefined) {
    failures.forget(fromAddress);
    failures.giveBack(account.value);
    return person;
  }
  return refuse('wrongCredentials');
}
