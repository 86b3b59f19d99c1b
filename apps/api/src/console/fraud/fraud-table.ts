import type { FraudSign, FraudState, TextPlace } from '@tolk/domain';
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
  /** The newest first. */
  evidence: JSONColumnType<Evidence[]>;
  found_at: Date;
}

/** A text in which something was found; contacts in its excerpt are masked. */
export interface Evidence {
  place: TextPlace;
  source: string;
  personId: string;
  /** Null: whoever reads it. */
  toId: string | null;
  /** ISO 8601. */
  at: string;
  excerpt: string;
}

/** One thing that was found in one version of a text. */
export interface TextHitTable {
  place: TextPlace;
  /** Which text of its place. */
  source: string;
  /** A hash of the whole text. */
  version: string;
  kind: 'contact' | 'outsidePayment';
  /** Of a contact its hash. */
  key: string;
  person_id: string;
  to_id: string | null;
  at: Date;
  /** The contact, masked. */
  shown: string;
  is_link: boolean;
  /** The company that a posting names. */
  company: string | null;
  excerpt: string;
}

/** The text of each place that was searched last. */
export interface TextSearchTable {
  place: TextPlace;
  at: Date;
  source: string;
}
