import type {
  ContentReportOutcome,
  Identity,
  ModeratedSubject,
  ModerationReason,
} from '@tolk/domain';
import type { Generated } from 'kysely';

/** One case, however many people report the same. */
export interface ReportedContentTable {
  id: string;
  subject: ModeratedSubject;
  subject_id: string;
  /** The author. */
  person_id: string;
  /** In which the author wrote it. */
  identity: Identity;
  title: string;
  /** As it read when it was reported first. */
  text: string;
  opened_at: Date;
  /** Null while it waits. */
  outcome: ContentReportOutcome | null;
  words: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface ContentReportTable {
  case_id: string;
  reporter_id: string;
  /** In which the reporter is told what came of it. */
  identity: Identity;
  reason: ModerationReason;
  note: string;
  created_at: Date;
}
