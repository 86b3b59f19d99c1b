import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type {
  Actor,
  Breaks,
  CancellationTier,
  Identity,
  OrderAction,
  OrderState,
  Overtime,
} from '@tolk/domain';
import type { WordAnalysis } from '@tolk/contract';
import type { BookingTime } from '../../calls/booking-times.ts';
import type { ProjectType } from '@tolk/domain/dictionaries/work';

export interface OrderTable {
  id: string;
  /** `TK20261120-000123`: the day in Asia/Shanghai and a running number. */
  number: string;
  posting_id: string | null;
  application_id: string | null;
  /** The offer of terms that both had agreed on before. */
  offer_id: string | null;
  client_id: string;
  supplier_id: string;
  name: string;
  order_type: ProjectType;
  field: string;
  source_language: string;
  target_language: string;
  start_at: Date;
  end_at: Date;
  due_at: Date;
  accept_by: Date;
  zone: string;
  workload: number;
  /** Minor units, as `price`, `fee` (paid on top) and `commission` (kept from the supplier). */
  unit_price: number;
  unit: string;
  currency: string;
  description: string;
  price: number;
  fee: number;
  commission: number;
  state: OrderState;
  version: number;
  /** The version that the terms were frozen with. */
  terms_version: number;
  created_at: Date;
  sent_at: Date;
  received_at: Date | null;
  paid_at: Date | null;
  delivered_at: Date | null;
  completed_at: Date | null;
  ended_at: Date | null;
  change_rounds: Generated<number>;
  reject_reason: string | null;
  proposal_by: Identity | null;
  appeal_by: Identity | null;
  /** `fixed`: `unit_price` is the price of all. */
  pricing: Generated<'perUnit' | 'fixed'>;
  booking_mode: 'onSite' | 'remote' | null;
  /** Address or meeting link; empty where there is none. */
  booking_place: Generated<string>;
  /** Interpreting, in the order of time: ISO 8601, UTC. */
  bookings: JSONColumnType<BookingTime[]>;
  /** Interpreting; null where nothing was agreed on. */
  breaks: JSONColumnType<Breaks> | null;
  /** What a client owes who cancels; null where nothing was agreed on. */
  cancellation_tiers: JSONColumnType<CancellationTier[]> | null;
  /** Percent that stays due of a booking that was moved at the client's wish. */
  cancellation_least: Generated<number>;
  /** Minor units for each step of overtime that was begun; null where none was agreed on. */
  overtime_rate: number | null;
  /** What both agreed was worked longer, in the order of the bookings. */
  overtime: JSONColumnType<Overtime[]>;
  /** Minor units of the price that pay for the way. */
  travel: number;
  /** Interpreting from either language into the other. */
  both_directions: Generated<boolean>;
  /** Frozen with the terms. */
  word_analysis: JSONColumnType<WordAnalysis> | null;
  /** How long timers stood still for appeals that were withdrawn, since the delivery or completion. */
  paused_ms: Generated<number>;
  /** Share of the money that would go back to the client. */
  proposal_percent: number | null;
  proposal_reason: string | null;
  proposal_at: Date | null;
}

/** An interpreter is where the booking is: two at a time are refused where they did not confirm it. */
export interface BookingTable {
  order_id: string;
  supplier_id: string;
  /** Of a supplier company: who works on the order. */
  member_id: string | null;
  /** tstzrange, written by the repository. */
  during: string;
  /** Who has to be there was booked already and took it all the same, or is not known yet. */
  beside_another: Generated<boolean>;
}

/** A side said that it is there. */
export interface BookingCheckInTable {
  order_id: string;
  booking_start: Date;
  side: Identity;
  at: Date;
}

export interface OrderEventTable {
  id: GeneratedAlways<number>;
  order_id: string;
  version: number;
  action: OrderAction;
  actor: Actor;
  person_id: string | null;
  /** Who acted for the organisation that `person_id` is. */
  member_id: string | null;
  staff_id: string | null;
  from_state: OrderState | null;
  to_state: OrderState;
  note: string | null;
  /** The terms as this event froze them. */
  details: JSONColumnType<object> | null;
  at: Date;
}

export interface OrderFileTable {
  order_id: string;
  file_id: string;
  position: number;
  reference_only: Generated<boolean>;
}
