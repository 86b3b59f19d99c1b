import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import { Secret, TOTP } from 'otpauth';
import { insertStaff } from '../../src/staff/members/staff-repository.ts';
import { seal } from '../../src/database/server-key.ts';
import { hashPassword } from '../../src/accounts/passwords/password.ts';
import { startStaffSession } from '../../src/staff/login/staff-sessions.ts';
import { dataOf } from './market.ts';
import type { TestApp } from './test-app.ts';

/** A member of the staff who is signed in. */
export interface TestStaff extends Caller {
  staffId: string;
  account: string;
  name: string;
  password: string;
}

export const staffPassword = 'ink-that-checks-seals';
/** TOTP secret of every member in the tests, base32. */
export const staffSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let count = 0;
let passwordHash: Promise<string> | undefined;

/** Adds a member who has set everything up, signed in without a login. */
export async function addStaffMember(tolk: TestApp, role: StaffRole): Promise<TestStaff> {
  const { db, config, clock } = tolk.app.deps;
  const now = clock.now();
  count += 1;
  const staffId = randomUUID();
  const account = `${role}-${count}-${process.pid}@tolk.example`;
  const name = `${role} ${count}`;
  passwordHash ??= hashPassword(staffPassword);
  await insertStaff(db, {
    id: staffId,
    account,
    name,
    role,
    password_hash: await passwordHash,
    password_once: false,
    sealed_totp_secret: seal(config.serverKeys, 'staff-totp', staffSecret),
    last_totp_step: null,
    locked_until: null,
    last_login_at: null,
    created_at: now,
  });
  const caller = tolk.caller();
  caller.token = await startStaffSession(db, { staffId, userAgent: '', address: '', now });
  return Object.assign(caller, { staffId, account, name, password: staffPassword });
}

/** What an authenticator with this secret shows at the product's time. */
export function staffCodeNow(tolk: TestApp, secret: string = staffSecret): string {
  const authenticator = new TOTP({ secret: Secret.fromBase32(secret) });
  return authenticator.generate({ timestamp: tolk.app.deps.clock.now().getTime() });
}

/** A text that waits for a ruling of this member. */
export async function uploadRulingFile(staff: TestStaff, name = 'ruling.txt'): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob(['The annexes, compared page by page.\n']), name);
  const upload = staff.call<{ fileId: string }>('/opsinterface/uploadRulingFile', {}, { form });
  return (await dataOf(upload)).fileId;
}
