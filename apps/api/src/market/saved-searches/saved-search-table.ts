import type { Generated } from 'kysely';
import type { AlertFrequency, PositionStatus } from '@tolk/domain';
import type { ProjectType } from '@tolk/domain/dictionaries/work';

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
  /** Dictionary `unit`. */
  unit: string | null;
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
