import type { Generated } from 'kysely';
import type { LanguageTestEnd, LanguageTestStatus } from '@tolk/domain';

export interface LanguageTestTable {
  id: string;
  person_id: string;
  /** Null: the person. */
  team_member_id: string | null;
  source_language: string;
  target_language: string;
  status: LanguageTestStatus;
  is_offline: Generated<boolean>;
  ended_by: LanguageTestEnd | null;
  page_switches: Generated<number>;
  correct: number | null;
  question_count: number;
  /** 0 to 1. */
  score: number | null;
  note: Generated<string>;
  /** Staff, of an offline test. */
  entered_by: string | null;
  started_at: Date;
  ends_at: Date;
  finished_at: Date | null;
}

export interface TestAnswerTable {
  test_id: string;
  /** 1 to 30. */
  place: number;
  question_id: string;
  /** The bank’s position of each option as shown. */
  option_order: number[];
  /** Position in the bank. */
  chosen: number | null;
  /** Null until the test is judged. */
  correct: boolean | null;
}

/** Of whoever has passed: a person with their team, an organisation by its members. */
export interface PassedTestView {
  person_id: string;
  source_language: string;
  target_language: string;
  score: number | null;
  is_offline: boolean;
  finished_at: Date | null;
}
