import type { Generated } from 'kysely';
import type { StaffRole } from '@tolk/domain';

export interface StaffTable {
  id: string;
  /** E-mail address, lower case. */
  account: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  /** Has to be replaced at the next login. */
  password_once: boolean;
  /** AES-256-GCM; null until enrolled. */
  sealed_totp_secret: Buffer | null;
  /** Steps up to this one are used. */
  last_totp_step: number | null;
  active: Generated<boolean>;
  wrong_tries: Generated<number>;
  locked_until: Date | null;
  last_login_at: Date | null;
  created_at: Date;
}
