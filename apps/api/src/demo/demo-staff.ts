import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@tolk/domain';
import { demoStaffSecret } from '@tolk/domain/demo';
import type { StaffCaller } from '../calls/call-context.ts';
import type { Dependencies } from '../dependencies.ts';
import { insertStaff } from '../staff/members/staff-repository.ts';
import { demoPassword, demoStaff } from '@tolk/demo-data';
import { seal } from '../database/server-key.ts';
import { hashPassword } from '../accounts/passwords/password.ts';

export type DemoStaff = ReadonlyMap<StaffRole, StaffCaller>;

/** Members who can sign in at once: password chosen, second factor set up. Answers them by role. */
export async function insertDemoStaff({ db, config }: Dependencies, now: Date): Promise<DemoStaff> {
  const password_hash = await hashPassword(demoPassword);
  const members = new Map<StaffRole, StaffCaller>();
  for (const { account, name, role } of demoStaff) {
    const id = randomUUID();
    members.set(role, { staffId: id, sessionId: '', name, role });
    await insertStaff(db, {
      id,
      account,
      name,
      role,
      password_hash,
      password_once: false,
      sealed_totp_secret: seal(config.serverKeys, 'staff-totp', demoStaffSecret),
      last_totp_step: null,
      locked_until: null,
      last_login_at: null,
      created_at: now,
    });
  }
  return members;
}

export function memberOf(staff: DemoStaff, role: StaffRole): StaffCaller {
  const member = staff.get(role);
  if (member === undefined) throw new Error(`Seed: nobody on the staff is ${role}`);
  return member;
}
