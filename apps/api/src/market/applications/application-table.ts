import type { Generated, JSONColumnType } from 'kysely';
import type { ApplicationStatus } from '@tolk/domain';

export interface ProjectCase {
  projectName: string;
  /** `YYYY-MM` */
  startMonth: string;
  endMonth: string | null;
  description: string;
}

export interface ApplicationFileTable {
  application_id: string;
  file_id: string;
  position: number;
}

export interface ApplicationTable {
  id: string;
  posting_id: string;
  client_id: string;
  supplier_id: string;
  /** Who applied for the organisation that `supplier_id` is. */
  member_id: Generated<string | null>;
  content: string;
  instructions: string;
  /** Minor units of the posting's currency for one unit. */
  expected_price: number;
  status: Generated<ApplicationStatus>;
  collected: Generated<boolean>;
  resume_file_id: string | null;
  /** Cases of the resume as they were then. */
  project_cases: JSONColumnType<ProjectCase[], string | undefined>;
  /** Grows with each edit. */
  version: Generated<number>;
  /** When the client showed the contact of the posting to the supplier. */
  contact_shown_at: Generated<Date | null>;
  /** When the client was reminded of it, unread. */
  reminded_at: Date | null;
  created_at: Date;
  read_at: Date | null;
  status_changed_at: Date;
}
