import type { Page } from '@playwright/test';
import { limits, type StaffRole } from '@tolk/domain';
import type { StaffLoginScreen } from '../pages/index.ts';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { sandboxControls, type DemoAccount } from '@tolk/testing/processes';
import { expectDone } from './people.ts';
import { getProduct, type RunningProduct } from './product.ts';

const { stepMs, drift } = limits.staff.totp;

type Staffed = Pick<RunningProduct, 'url' | 'sandboxUrl' | 'demoAccounts'>;

/** The one of the demo's staff with this role. */
function demoStaff(role: StaffRole, product: Staffed = getProduct()): DemoAccount {
  const found = product.demoAccounts.find(({ account }) => account.startsWith(`${role}@`));
  if (!found) throw new Error(`The demo data has no ${role}.`);
  return found;
}

/** What the authenticators of the demo's staff show; good once for each of them. */
async function staffCode({ sandboxUrl }: Staffed = getProduct()): Promise<string> {
  const response = await fetch(new URL('/sandbox/api/staff-code', sandboxUrl));
  const { code } = (await response.json()) as { code: string };
  return code;
}

/** A session of one of the demo's staff, made by calls. */
export async function logInStaff(
  role: StaffRole,
  product: Staffed = getProduct(),
): Promise<Caller> {
  const caller = createCaller({ baseUrl: product.url, language: 'en' });
  const { account, password } = demoStaff(role, product);
  const { ticket } = await expectDone<{ ticket: string }>(caller, '/opsinterface/login', {
    account,
    password,
  });
  const confirm = async () =>
    caller.call<{ token: string } | null>('/opsinterface/confirmLogin', {
      ticket,
      code: await staffCode(product),
    });
  let answer = await confirm();
  if (answer.code !== 0) {
    // Another journey has used this code a moment ago.
    await sandboxControls(product.sandboxUrl).clock.advance(stepMs * (drift + 1));
    answer = await confirm();
  }
  if (answer.code !== 0 || !answer.data)
    throw new Error(`confirmLogin answered ${answer.code}: ${answer.msg}`);
  caller.token = answer.data.token;
  return caller;
}

/** Logs in as people do; `atCode` looks at the second step before it is answered. */
export async function logInAtScreen(
  login: StaffLoginScreen,
  role: StaffRole,
  { atCode }: { atCode: () => Promise<void> },
): Promise<void> {
  const { account, password } = demoStaff(role);
  await login.enterPassword(account, password);
  await atCode();
  const left = login.page.waitForURL(({ pathname }) => pathname !== login.path);
  await login.enterCode(await staffCode());
  const misfit = login.text(
    'This code is not valid. Enter the one the app shows now; each code works once.',
  );
  await Promise.race([left, misfit.waitFor().catch(() => left)]);
  if (!(await misfit.isVisible())) return;
  // Another journey has used this code a moment ago.
  await sandboxControls(getProduct().sandboxUrl).clock.advance(stepMs * (drift + 1));
  await login.enterCode(await staffCode());
  await left;
}

/** Makes the page's browser a staff member's before it loads its first document. */
export async function enterAsStaff(page: Page, { token = '' }: Caller): Promise<void> {
  await page.context().addInitScript((staffToken) => {
    // Once per tab, as for people.
    if (sessionStorage.getItem('entered')) return;
    sessionStorage.setItem('staffToken', staffToken);
    sessionStorage.setItem('entered', 'yes');
  }, token);
}

/** This worker's own sessions by the product's address, once the common one there is over. */
const renewed = new Map<string, Caller>();

/** The admin, for what staff does meanwhile: one session for the whole run, made by its set-up. */
export async function staffCaller(): Promise<Caller> {
  const { url, staffToken } = getProduct();
  const common = createCaller({ baseUrl: url, language: 'en' });
  common.token = staffToken;
  const caller = renewed.get(url) ?? common;
  // A journey that moves the clock by an hour ends it for all.
  const { code } = await caller.call('/opsinterface/getStaffUser', {});
  if (code === 0) return caller;
  const admin = await logInStaff('admin');
  renewed.set(url, admin);
  return admin;
}
