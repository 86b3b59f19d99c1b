import type {
  FilterScreen,
  NotedSubject,
  WorkKind,
  WorkPace,
  WorkSubject,
  WorkView,
} from '@tolk/domain';
import type { Generated } from 'kysely';

/** Whose a case is, where its record has no column for it: feedback, tax invoices and customer service do. */
export interface WorkCaseTable {
  subject: WorkSubject;
  subject_id: string;
  assignee_id: string | null;
  assigned_at: Date | null;
}

export interface WorkNoteTable {
  id: string;
  subject: NotedSubject;
  subject_id: string;
  staff_id: string;
  /** To whom the case was handed with it. */
  to_staff_id: string | null;
  /** Empty only where it was handed over without words. */
  text: string;
  at: Date;
}

export interface WorkMentionTable {
  note_id: string;
  staff_id: string;
  seen_at: Date | null;
}

/** Who has a record on screen. */
export interface WorkViewerTable {
  subject: NotedSubject;
  subject_id: string;
  staff_id: string;
  seen_at: Date;
}

export interface WorkFilterTable {
  id: string;
  staff_id: string;
  name: string;
  screen: FilterScreen;
  /** As in the address of the screen; null: kept in the next three columns, as it was before. */
  query: string | null;
  view: Generated<WorkView>;
  kind: WorkKind | null;
  pace: WorkPace | null;
  shared: boolean;
}
