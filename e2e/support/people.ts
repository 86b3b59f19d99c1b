import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createCaller, passVerification, type Caller } from '@tolk/testing/caller';
import type { Language } from '@tolk/testing/browser';
import { sandboxControls } from '@tolk/testing/processes';
import { getProduct } from './product.ts';

export type Identity = 'supplier' | 'client';

export interface Person {
  account: string;
  password: string;
  caller: Caller;
  /** Makes the page's browser theirs before it loads its first document. */
  enter: (page: Page) => Promise<void>;
}

/** As calls.md numbers them. */
const ports = { client: 0, supplier: 1 } as const;

export const password = 'paper lantern on the river';

export function newMailAddress(): string {
  return `journey.${randomUUID().slice(0, 8)}@example.com`;
}

/** A Chinese mobile number that is nobody's twice in one run. */
export function newPhoneNumber(): string {
  return `138${randomInt(10_000_000, 99_999_999)}`;
}

/** The code of the newest message to somebody, once it has arrived. */
export async function readCode(to: string): Promise<string> {
  const sandbox = sandboxControls(getProduct().sandboxUrl);
  let code: string | null | undefined;
  await expect(async () => {
    code = (await sandbox.inbox(to))[0]?.code;
    expect(code, `a code for ${to}`).toBeTruthy();
  }).toPass({ timeout: 10_000 });
  return code ?? '';
}

/** Somebody who signed up and chose an identity, by calls: for journeys that are about something else. */
export async function signUp(identity: Identity, language: Language): Promise<Person> {
  const account = newMailAddress();
  const caller = createCaller({ baseUrl: getProduct().url, language });
  const verification = await passVerification(getProduct().url);
  await expectDone(caller, '/supinterface/registerActiveCode', { account, verification });
  const code = await readCode(account);
  const form = { account, code, password, agreement: true };
  await enterAs(caller, '/supinterface/register', form);
  await enterAs(caller, '/supinterface/selectIdentity', { port: ports[identity] });
  return person(caller, account, password, identity);
}

/** One of the people of the demo data, with postings, applications and orders. */
export async function logInDemo(identity: Identity, language: Language): Promise<Person> {
  const account = getProduct().demoAccounts.find(({ account: name }) => name.startsWith(identity));
  if (!account) throw new Error(`The demo data has no ${identity}.`);
  const caller = createCaller({ baseUrl: getProduct().url, language });
  const area = identity === 'supplier' ? 'supinterface' : 'clientinterface';
  const { password: secret } = account;
  await enterAs(caller, `/${area}/login`, { account: account.account, password: secret });
  return person(caller, account.account, secret, identity);
}

function person(caller: Caller, account: string, secret: string, identity: Identity): Person {
  return {
    account,
    password: secret,
    caller,
    async enter(page) {
      const session = { token: caller.token ?? '', port: String(ports[identity]) };
      await page.context().addInitScript((items) => {
        // Once per tab: a session that has ended since must not come back with a reload.
        if (sessionStorage.getItem('entered')) return;
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        sessionStorage.setItem('entered', 'yes');
      }, session);
    },
  };
}

async function enterAs(caller: Caller, path: string, body: unknown): Promise<void> {
  const { token } = await expectDone<{ token: string }>(caller, path, body);
  caller.token = token;
}

/** Makes a call that has to succeed. */
export async function expectDone<Data>(caller: Caller, path: string, body: unknown): Promise<Data> {
  const answer = await caller.call<Data>(path, body, { idempotencyKey: randomUUID() });
  if (answer.code !== 0) throw new Error(`${path} answered ${answer.code}: ${answer.msg}`);
  return answer.data;
}
