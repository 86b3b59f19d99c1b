import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { createCaller, passHumanCheck, type Caller } from '@tolk/testing/caller';
import type { Language } from '@tolk/testing/browser';
import { limits } from '@tolk/domain';
import { sandboxControls } from '@tolk/testing/processes';
import { getProduct, type RunningProduct } from './product.ts';

export type Identity = 'supplier' | 'client';

export interface Person {
  account: string;
  password: string;
  caller: Caller;
  /** Makes the page's browser theirs before it loads its first document. */
  enter: (page: Page) => Promise<void>;
}

const second = 1_000;

/** As the wire numbers them (docs/product/people.md#port). */
const ports = { client: 0, supplier: 1 } as const;

export const password = 'paper lantern on the river';

export function newMailAddress(): string {
  return `journey.${randomUUID().slice(0, 8)}@example.com`;
}

/** A Chinese mobile number that is nobody's twice in one run. */
export function newPhoneNumber(): string {
  return `138${randomInt(10_000_000, 99_999_999)}`;
}

/** Messages whose code was read: each code is good once. */
const read = new Set<string>();

/** The code of the newest message to somebody that has one, once it has arrived; each is read once. */
export async function readCode(to: string): Promise<string> {
  const sandbox = sandboxControls(getProduct().sandboxUrl);
  let code: string | null | undefined;
  await expect(async () => {
    const message = (await sandbox.inbox(to)).find((one) => one.code !== null);
    const key = JSON.stringify([to, message?.at, message?.code]);
    code = read.has(key) ? null : message?.code;
    expect(code, `a code for ${to}`).toBeTruthy();
    read.add(key);
    // In a product that has just started the demo's own notices stand before it.
  }).toPass({ timeout: 30_000 });
  return code ?? '';
}

/**
 * Lets the minute pass that has to lie between two codes to one account. The whole run shares the
 * product's clock: nothing that another journey waits for meanwhile is as short.
 */
export async function passCodePause(): Promise<void> {
  await sandboxControls(getProduct().sandboxUrl).clock.advance(limits.code.resendMs + second);
}

/** Somebody who signed up and chose an identity, by calls: for journeys that are about something else. */
export async function signUp(
  identity: Identity,
  language: Language,
  invited: { yqm?: string } = {},
): Promise<Person> {
  const account = newMailAddress();
  const caller = createCaller({ baseUrl: getProduct().url, language });
  const verification = await passHumanCheck(getProduct().url);
  await expectDone(caller, '/supinterface/registerActiveCode', { account, verification });
  const code = await readCode(account);
  const form = { account, code, password, agreement: true, ...invited };
  await enterAs(caller, '/supinterface/register', form);
  await enterAs(caller, '/supinterface/selectIdentity', { port: ports[identity] });
  return person(caller, account, password, identity);
}

/** Another session of somebody who has signed up, as on a second device. */
export async function logInAgain(
  { account, password: secret }: Pick<Person, 'account' | 'password'>,
  identity: Identity,
  language: Language,
  { url }: Pick<RunningProduct, 'url'> = getProduct(),
): Promise<Person> {
  const caller = createCaller({ baseUrl: url, language });
  const area = identity === 'supplier' ? 'supinterface' : 'clientinterface';
  await enterAs(caller, `/${area}/login`, { account, password: secret });
  return person(caller, account, secret, identity);
}

/** One of the people of the demo data, with postings, applications and orders. */
export async function logInDemo(
  identity: Identity,
  language: Language,
  product: Pick<RunningProduct, 'url' | 'demoAccounts'> = getProduct(),
): Promise<Person> {
  const demo = product.demoAccounts.find(({ account: name }) => name.startsWith(identity));
  if (!demo) throw new Error(`The demo data has no ${identity}.`);
  return logInAgain(demo, identity, language, product);
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
