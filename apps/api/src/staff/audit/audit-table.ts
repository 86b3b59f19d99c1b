import type { JSONColumnType } from 'kysely';
import type { StaffRole } from '@tolk/domain';

/** Never changed; the database refuses it. */
export interface AuditEntryTable {
  id: string;
  staff_id: string;
  role: StaffRole;
  action: string;
  subject: string;
  subject_id: string | null;
  details: JSONColumnType<Record<string, string>>;
  address: string;
  at: Date;
}
