import type { Generated, GeneratedAlways } from 'kysely';
import type { FeedbackAction, FeedbackStatus, Identity, Language } from '@tolk/domain';

export interface FeedbackTable {
  id: string;
  person_id: string;
  /** In which it was written, and in which it is listed. */
  identity: Identity;
  /** Of the dictionary `feedbackType`. */
  type: string;
  text: string;
  language: Language;
  status: FeedbackStatus;
  version: Generated<number>;
  assignee_id: string | null;
  /** The report of the same that it was merged into; that one is merged into none. */
  main_id: string | null;
  answer_en: string | null;
  answer_zh: string | null;
  answered_at: Date | null;
  answered_by: string | null;
  answer_read_at: Date | null;
  created_at: Date;
}

export interface FeedbackFileTable {
  feedback_id: string;
  file_id: string;
  position: number;
}

export interface FeedbackEventTable {
  id: GeneratedAlways<number>;
  feedback_id: string;
  action: FeedbackAction;
  /** Null: the person. */
  staff_id: string | null;
  /** To whom it was given. */
  to_staff_id: string | null;
  at: Date;
}
