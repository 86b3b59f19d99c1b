import type { Generated } from 'kysely';
import type { AlertFrequency, InvitationAnswer, PositionStatus } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';

export interface PostingFileTable {
  file_id: string;
  posting_id: string;
  position: number;
}

/** A filter of the job hall; null asks for nothing. */
export interface SavedSearchTable {
  id: string;
  person_id: string;
  name: string;
  search: Generated<string>;
  project_type: ProjectType | null;
  status: PositionStatus | null;
  field: string | null;
  source_language: string | null;
  target_language: string | null;
  region: string | null;
  salary_from: number | null;
  salary_to: number | null;
  /** Dictionary `salaryBand`. */
  salary_band: string | null;
  deadline_days: number | null;
  alert: AlertFrequency;
  /** Postings published later are news to it. */
  alerted_at: Date;
  created_at: Date;
}

/** A posting that fits a saved search with alerts at once, kept for the next summary. */
export interface HeldAlertTable {
  person_id: string;
  posting_id: string;
  held_at: Date;
}

export interface PostingInvitationTable {
  id: string;
  posting_id: string;
  client_id: string;
  supplier_id: string;
  message: string;
  answer: InvitationAnswer | null;
  created_at: Date;
  answered_at: Date | null;
}

/** Private to the client. */
export interface SupplierNoteTable {
  id: string;
  client_id: string;
  supplier_id: string;
  grade: number | null;
  text: Generated<string>;
  tags: Generated<string[]>;
  updated_at: Date;
}

/** Who was on the site on which day. */
export interface SiteVisitTable {
  /** ISO date, UTC. */
  seen_on: string;
  viewer: string;
}
