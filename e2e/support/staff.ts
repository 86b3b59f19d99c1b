import { limits, type StaffRole } from '@tolk/domain';
import { createCaller, type Caller } from '@tolk/testing/caller';
import { sandboxControls, type DemoAccount } from '@tolk/testing/processes';
import { expectDone } from './people.ts';
import { getProduct } from './product.ts';

const { stepMs, drift } = limits.staff.totp;

/** The one of the demo's staff with this role. */
export function demoStaff(role: StaffRole): DemoAccount {
  const found = getProduct().demoAccounts.find(({ account }) => account.startsWith(`${role}@`));
  if (!found) throw new Error(`The demo data has no ${role}.`);
  return found;
}

/** What the authenticators of the demo's staff show; good once for each of them. */
export async function staffCode(): Promise<string> {
  const response = await fetch(new URL('/sandbox/api/staff-code', getProduct().sandboxUrl));
  const { code } = (await response.json()) as { code: string };
  return code;
}

/** A session of one of the demo's staff, made by calls. */
export async function logInStaff(role: StaffRole): Promise<Caller> {
  const caller = createCaller({ baseUrl: getProduct().url, language: 'en' });
  const { account, password } = demoStaff(role);
  const { ticket } = await expectDone<{ ticket: string }>(caller, '/opsinterface/login', {
    account,
    password,
  });
  const confirm = async () =>
    caller.call<{ token: string } | null>('/opsinterface/confirmLogin', {
      ticket,
      code: await staffCode(),
    });
  let answer = await confirm();
  if (!answer.data) {
    // Another journey has used this code a moment ago.
    await sandboxControls(getProduct().sandboxUrl).clock.advance(stepMs * (drift + 1));
    answer = await confirm();
  }
  if (!answer.data) throw new Error(`confirmLogin answered ${answer.code}: ${answer.msg}`);
  caller.token = answer.data.token;
  return caller;
}

/** This worker's own session, once the run's common one is over. */
let renewed: Caller | undefined;

/** The admin, for what staff does meanwhile: one session for the whole run, made by its set-up. */
export async function staffCaller(): Promise<Caller> {
  const { url, staffToken } = getProduct();
  const common = createCaller({ baseUrl: url, language: 'en' });
  common.token = staffToken;
  const caller = renewed ?? common;
  // A journey that moves the clock by an hour ends it for all.
  const { code } = await caller.call('/opsinterface/getStaffUser', {});
  if (code === 0) return caller;
  renewed = await logInStaff('admin');
  return renewed;
}
