import type { Generated, JSONColumnType } from 'kysely';
import type { Marks, TestMarkingStatus } from '@tolk/domain';

export interface TestMarkingTable {
  id: string;
  /** `PM20261126-000012`: the day in Asia/Shanghai and a running number. */
  number: string;
  /** Null once the account of who was tested is deleted. */
  test_request_id: string | null;
  supplier_id: string;
  source_language: string;
  target_language: string;
  status: TestMarkingStatus;
  /** Fen, as promised when it was asked for. */
  fee: number;
  asked_at: Date;
  due_at: Date;
  marks: JSONColumnType<Marks> | null;
  points: number | null;
  remark: Generated<string>;
  closed_at: Date | null;
}
