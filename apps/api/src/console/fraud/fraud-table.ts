import type { FraudSign, FraudState } from '@tolk/domain';
import type { JSONColumnType } from 'kysely';

export interface FraudCaseTable {
  id: string;
  state: FraudState;
  /** When it was found last: it waits since then. */
  found_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
  words: string;
}

export interface FraudCaseMemberTable {
  case_id: string;
  person_id: string;
}

export interface FraudSignTable {
  kind: FraudSign;
  /** What is the same; hashed where it could be read. */
  key: string;
  case_id: string;
  persons: string[];
  /** What the staff reads of it; numbers are masked. */
  facts: JSONColumnType<Record<string, string>>;
  found_at: Date;
}
