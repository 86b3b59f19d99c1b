import { randomUUID } from 'node:crypto';
import { demoStaffSecret } from '@tolk/domain/demo';
import type { Dependencies } from '../../dependencies.ts';
import { insertStaff } from '../../repositories/staff-repository.ts';
import { demoPassword, demoStaff } from '../../seed/index.ts';
import { seal } from '../../server-key.ts';
import { hashPassword } from '../accounts/password.ts';

/** Members who can sign in at once: password chosen, second factor set up. Answers the first one's id. */
export async function insertDemoStaff({ db, config }: Dependencies, now: Date): Promise<string> {
  const password_hash = await hashPassword(demoPassword);
  const ids: string[] = [];
  for (const { account, name, role } of demoStaff) {
    const id = randomUUID();
    ids.push(id);
    await insertStaff(db, {
      id,
      account,
      name,
      role,
      password_hash,
      password_once: false,
      sealed_totp_secret: seal(config.serverKey, 'staff-totp', demoStaffSecret),
      last_totp_step: null,
      locked_until: null,
      last_login_at: null,
      created_at: now,
    });
  }
  const [first] = ids;
  if (first === undefined) throw new Error('Seed: the staff is empty');
  return first;
}
