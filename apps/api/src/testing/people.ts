import { passVerification, type Caller } from '@tolk/testing/caller';
import type { TestApp } from './test-app.ts';

export interface TestPerson extends Caller {
  account: string;
  password: string;
  personId: string;
}

export const goodPassword = 'seal-ink-and-paper';
let count = 0;

/** Signs up by e-mail and chooses an identity: a person who can make calls. */
export async function signUp(
  tolk: TestApp,
  identity: 'supplier' | 'client',
  language: 'en' | 'zh-CN' = 'en',
): Promise<TestPerson> {
  count += 1;
  const account = `person-${count}-${process.pid}@tolk.example`;
  const caller = tolk.caller(language);
  const registered = await register(tolk, caller, account);
  caller.token = registered.token;
  const port = identity === 'supplier' ? 1 : 0;
  const chosen = await caller.call<{ token: string }>('/supinterface/selectIdentity', { port });
  caller.token = chosen.data.token;
  const user = await caller.call<{ supUserId: string }>('/supinterface/getSupUserData', {});
  return Object.assign(caller, { account, password: goodPassword, personId: user.data.supUserId });
}

export async function register(
  tolk: TestApp,
  caller: Caller,
  account: string,
): Promise<{ token: string; port: null }> {
  const verification = await passVerification(tolk.url);
  await caller.call('/supinterface/registerActiveCode', { account, verification });
  const code = await codeSentTo(tolk, account);
  const form = { account, code, password: goodPassword, agreement: true };
  const { data, msg } = await caller.call<{ token: string; port: null }>(
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
