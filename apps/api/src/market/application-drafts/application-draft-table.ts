import type { ApplicationDraftForm } from '@tolk/contract';
import type { JSONColumnType } from 'kysely';

/** An application that waits until its supplier has passed the language test of its posting. */
export interface ApplicationDraftTable {
  person_id: string;
  /** Who wrote it for the organisation that `person_id` is. */
  member_id: string | null;
  posting_id: string;
  form: JSONColumnType<ApplicationDraftForm>;
  /** What its price counts in; null in what was written before it was kept. */
  unit: string | null;
  currency: string | null;
  /** The pair that its words are meant for; null as above. */
  source_language: string | null;
  target_language: string | null;
  saved_at: Date;
}
