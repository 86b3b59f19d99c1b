import type { Generated, JSONColumnType } from 'kysely';
import type { Marks, TestMarkers, TestRequestStatus } from '@tolk/domain';

export interface TestRequestTable {
  id: string;
  person_id: string;
  /** Null: the person. */
  team_member_id: string | null;
  source_language: string;
  target_language: string;
  status: TestRequestStatus;
  marked_by: Generated<TestMarkers>;
  note: Generated<string>;
  requested_at: Date;
  /** By when a reviewer acts; null when it is not their turn. */
  promised_at: Date | null;
  sample_text_id: string | null;
  given_at: Date | null;
  due_at: Date | null;
  translation: Generated<string>;
  handed_in_at: Date | null;
  marks: JSONColumnType<Marks> | null;
  points: number | null;
  remark: Generated<string>;
  /** Staff who acted last. */
  handled_by: string | null;
  /** The result that it came to. */
  language_test_id: string | null;
  closed_at: Date | null;
}

/** What was given stays as it was: a text is retired, never changed. */
export interface SampleTextTable {
  id: string;
  source_language: string;
  title: string;
  text: string;
  instructions: Generated<string>;
  retired: Generated<boolean>;
  created_by: string | null;
  created_at: Date;
}
