import type { Identity, Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { CallRefusal, invalidFields, refuse } from '../../calls/refusal.ts';
import {
  findPersonByAccount,
  lockPersonForUpdate,
  type Person,
} from '../../persons/person-repository.ts';
import { accountOf, type AccountName } from '../identity/account-name.ts';
import { askerOf } from './asker.ts';
import { takeCode } from '../codes/codes.ts';
import { judgePassword } from './password-tries.ts';
import { isPassword } from '../passwords/password.ts';
import { signIn } from './sign-in.ts';

export interface LoginForm {
  account: string;
  password?: string;
  code?: string;
}

/**
 * Logs in by password or code and answers a session; it acts in `entrance`, or where that is null in
 * the identity used last, if the person has chosen one. Throws `wrongCredentials`, `wrongCode`,
 * `tooMany`.
 */
export async function login(
  form: LoginForm,
  entrance: Identity | null,
  context: CallContext,
): Promise<{ token: string; port: Port | null; userId: string; organisationId?: string }> {
  const by = form.code === undefined ? 'password' : 'code';
  try {
    const person = await identify(form, context);
    const session = await context.transaction(async (tx) =>
      signIn(tx, await lockIdentified(tx, person, form), entrance, context),
    );
    context.deps.metrics.login(by, 'ok');
    return session;
  } catch (error) {
    if (error instanceof CallRefusal) context.deps.metrics.login(by, 'refused');
    throw error;
  }
}

/** Whose password or code it is; the code is used up. Throws as `login` does. */
export async function identify(form: LoginForm, context: CallContext): Promise<Person> {
  const account = accountOf(form.account);
  if (form.code !== undefined) return byCode(account, form.code, context);
  if (form.password !== undefined) return byPassword(account, form.password, context);
  return invalidFields({
    password: { en: 'Enter your password or a code.', zh: '请输入密码或验证码。' },
  });
}

/**
 * Who was identified, locked. A reset that came meanwhile has ended every session: the old password
 * opens no new one. Throws `wrongCredentials`, also when the account is gone.
 */
export async function lockIdentified(tx: Tx, person: Person, form: LoginForm): Promise<Person> {
  const now = (await lockPersonForUpdate(tx, person.id)) ?? refuse('wrongCredentials');
  if (form.code === undefined && now.password_hash !== person.password_hash) {
    refuse('wrongCredentials');
  }
  return now;
}

async function byCode(account: AccountName, code: string, context: CallContext): Promise<Person> {
  const person = await context.transaction(async (tx) => {
    const right = await takeCode(tx, { account, purpose: 'login', code }, context);
    return right ? findPersonByAccount(tx, account) : undefined;
  });
  return person ?? refuse('wrongCode');
}

async function byPassword(
  account: AccountName,
  password: string,
  context: CallContext,
): Promise<Person> {
  const { db } = context.deps;
  const person = await findPersonByAccount(db, account);
  const asker = await askerOf(db, person?.id, context);
  const right = await judgePassword({ name: account.value, asker }, context, () =>
    isPassword(person?.password_hash ?? null, password),
  );
  return right && person !== undefined ? person : refuse('wrongCredentials');
}
