import type { Generated, JSONColumnType } from 'kysely';
import type { Identity, OfferStatus } from '@tolk/domain';

/** The terms that an offer is another one than; `due_at` is ISO 8601. */
export interface FormerOffer {
  unit_price: number;
  workload: number;
  due_at: string | null;
}

export interface TermsOfferTable {
  id: string;
  posting_id: string;
  client_id: string;
  supplier_id: string;
  /** Counts from 1, the offers of both sides together. */
  round: number;
  offered_by: Identity;
  /** Who made it for the organisation that the client is. */
  member_id: Generated<string | null>;
  status: OfferStatus;
  note: string;
  /** Minor units of `currency` for one `unit`. */
  unit_price: number;
  workload: number;
  due_at: Date | null;
  /** As the posting had them then: it may be edited meanwhile. */
  unit: string;
  currency: string;
  former: JSONColumnType<FormerOffer>;
  created_at: Date;
  /** When it was answered, taken back or lapsed; null while it is open. */
  answered_at: Date | null;
  answer_note: string | null;
  /** The member who answered it for the client. */
  answered_by: Generated<string | null>;
}
