import type { Generated, JSONColumnType } from 'kysely';
import type { Breaks, ChangeStatus, Identity, MilestoneMoney, Overtime } from '@tolk/domain';
import type { WordAnalysis } from '@tolk/contract';
import type { BookingTime } from '../../calls/booking-times.ts';

/** A milestone whose turn has not come, as it is kept with a change: times as ISO 8601, amounts in minor units. */
export interface PlannedMilestone extends MilestoneMoney {
  id: string;
  name: string;
  dueAt: string;
  acceptBy: string;
}

/** Times at which an interpreter was booked elsewhere and said that they can do both. */
export interface BookedBeside {
  personId: string;
  bookings: BookingTime[];
}

/** The terms in force when a change was proposed; `due_at` is ISO 8601, amounts are minor units. */
export interface FormerTerms {
  due_at: string;
  workload: number;
  unit_price: number;
  /** Not there in what was written before overtime could be claimed. */
  overtime?: Overtime[];
  price: number;
  fee: number;
  commission: number;
  /** Here and below: not there in what was written before changes reached it. */
  bookings?: BookingTime[];
  booking_mode?: 'onSite' | 'remote' | null;
  booking_place?: string;
  breaks?: Breaks | null;
  travel?: number;
  milestones?: PlannedMilestone[];
}

export interface OrderChangeTable {
  id: string;
  order_id: string;
  /** Counts from 1, counter-proposals with the others. */
  round: number;
  proposed_by: Identity;
  status: ChangeStatus;
  reason: string;
  due_at: Date;
  accept_by: Date;
  workload: number;
  /** Minor units, as `price`, `fee` and `commission`. */
  unit_price: number;
  price: number;
  fee: number;
  commission: number;
  /** All of the order's overtime, as it would be. */
  overtime: JSONColumnType<Overtime[]>;
  /** As they would be; here and below null where the change is not about it. */
  bookings: JSONColumnType<BookingTime[]> | null;
  booking_mode: 'onSite' | 'remote' | null;
  booking_place: string | null;
  breaks: JSONColumnType<Breaks> | null;
  travel: number | null;
  /** Null where the supplier who proposed it had time. */
  booked_beside: JSONColumnType<BookedBeside> | null;
  /** Percent that was due when the client first asked to move the booking. */
  kept_percent: Generated<number>;
  /** Those whose turn had not come, as they would be. */
  milestones: JSONColumnType<PlannedMilestone[]> | null;
  /** Of all files of the order with those that are added; null where none are. */
  word_analysis: JSONColumnType<WordAnalysis> | null;
  former: JSONColumnType<FormerTerms>;
  created_at: Date;
  /** When it was answered, taken back or overtaken; null while it is open. */
  answered_at: Date | null;
  answer_note: string | null;
}

export interface OrderChangeFileTable {
  change_id: string;
  file_id: string;
  position: number;
  reference_only: Generated<boolean>;
}
