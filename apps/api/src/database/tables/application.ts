import type { Generated } from 'kysely';
import type { ApplicationStatus } from '@tolk/domain';

export interface ApplicationTable {
  id: string;
  posting_id: string;
  client_id: string;
  supplier_id: string;
  content: string;
  instructions: string;
  /** Minor units of the posting's currency for one unit. */
  expected_price: number;
  status: Generated<ApplicationStatus>;
  collected: Generated<boolean>;
  created_at: Date;
  read_at: Date | null;
  status_changed_at: Date;
}
