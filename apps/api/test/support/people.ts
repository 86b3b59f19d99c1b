import { randomUUID } from 'node:crypto';
import { passHumanCheck, type Caller } from '@tolk/testing/caller';
import { insertPerson } from '../../src/persons/person-repository.ts';
import { accountOf, maskedName } from '../../src/accounts/identity/account-name.ts';
import { newInvitationCode } from '../../src/accounts/registration/invitation-code.ts';
import { hashPassword } from '../../src/accounts/passwords/password.ts';
import { startSession } from '../../src/accounts/sessions/sessions.ts';
import type { TestApp } from './test-app.ts';

export interface TestPerson extends Caller {
  account: string;
  password: string;
  personId: string;
}

export const goodPassword = 'seal-ink-and-paper';
let count = 0;
let passwordHash: Promise<string> | undefined;

/**
 * A person with an e-mail, an identity and a session, as the calls of a sign-up leave them, but
 * without what those cost: two proofs of work and a hash each. `register` makes the calls.
 */
export async function signUp(
  tolk: TestApp,
  identity: 'supplier' | 'client',
  language: 'en' | 'zh-CN' = 'en',
): Promise<TestPerson> {
  const { db, clock } = tolk.app.deps;
  const now = clock.now();
  count += 1;
  const account = `person-${count}-${process.pid}@tolk.example`;
  const personId = randomUUID();
  passwordHash ??= hashPassword(goodPassword);
  await insertPerson(db, {
    id: personId,
    email: account,
    phone: null,
    name: maskedName(accountOf(account)),
    avatar_url: null,
    password_hash: await passwordHash,
    identity,
    wechat_open_id: null,
    wechat_name: null,
    own_invitation_code: newInvitationCode(),
    invitation_code: null,
    invited_by: null,
    language,
    deleted_at: null,
    blocked_at: null,
    block_reason: null,
    arrived_for: null,
    created_at: now,
  });
  const caller = tolk.caller(language);
  const device = { userAgent: 'node', address: '127.0.0.1' };
  caller.token = await startSession(db, { personId, identity, device, now });
  return Object.assign(caller, { account, password: goodPassword, personId });
}

export async function register(
  tolk: TestApp,
  caller: Caller,
  account: string,
): Promise<{ token: string; port: null; userId: string }> {
  const verification = await passHumanCheck(tolk.url);
  await caller.call('/supinterface/registerActiveCode', { account, verification });
  const code = await codeSentTo(tolk, account);
  const form = { account, code, password: goodPassword, agreement: true };
  const { data, msg } = await caller.call<{ token: string; port: null; userId: string }>(
    '/supinterface/register',
    form,
  );
  if (!data.token) throw new Error(`${account} could not sign up: ${msg}`);
  return data;
}

/** The newest code in the mails and texts to this account. */
export async function codeSentTo(tolk: TestApp, account: string): Promise<string> {
  await tolk.settle();
  const codes = tolk.mails
    .filter(({ to }) => to === account)
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
  const code = codes.findLast((found) => found !== undefined);
  if (code !== undefined) return code;
  const texts = tolk.texts.filter(({ to }) => to === account);
  const text = texts.findLast(({ template }) => template === 'verification-code');
  if (text?.template === 'verification-code') return text.parameters.code;
  throw new Error(`No code was sent to ${account}`);
}
