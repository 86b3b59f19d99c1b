import { changeStatuses, identities, limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import {
  Flag,
  Id,
  Line,
  MinorUnits,
  Nullable,
  OneOf,
  Percent,
  SignedMinorUnits,
  Text,
  Timestamp,
  WorkFile,
} from './base.ts';
import { BookingTime, Breaks, bookingModes } from './times.ts';

/** Minutes past the end of a booking; `startTime` is the booking's. */
const overtimeOf = (minimum: number) =>
  Type.Object({
    startTime: Timestamp,
    minutes: Type.Integer({ minimum, maximum: limits.overtime.minutes }),
  });
/** In the order of the bookings; one without overtime is left out. */
export const OvertimeTimes = Type.Array(overtimeOf(1));

/** What both sides may propose to change; what is left out stays, in a counter-proposal as it was proposed. */
export const changeFields = {
  deliverTime: Type.Optional(Timestamp),
  workload: Type.Optional(
    Type.Number({ minimum: limits.workload.min, maximum: limits.workload.max }),
  ),
  /** Of one unit; of all the work where the price is fixed. */
  unitPrice: Type.Optional(
    Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.orderAmount.max }),
  ),
  /** Interpreting, of bookings that are over: 0 takes back what was agreed on; others stay as they are. */
  overtime: Type.Optional(
    Type.Array(overtimeOf(0), { minItems: 1, maxItems: limits.order.bookings.max }),
  ),
  /** Interpreting: all bookings as they would be; those that have begun, or are about to, stay. */
  bookings: Type.Optional(
    Type.Array(Type.Object(BookingTime), { minItems: 1, maxItems: limits.order.bookings.max }),
  ),
  bookingMode: Type.Optional(OneOf(bookingModes)),
  bookingPlace: Type.Optional(Text(limits.order.place)),
  breaks: Type.Optional(Breaks),
  /** On site: what the way costs instead; 0 for nothing. */
  travel: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.travel.max })),
  /** Milestones whose turn has not come; those that are left out stay as they are. */
  milestones: Type.Optional(
    Type.Array(
      Type.Object({
        milestoneId: Id,
        milestoneName: Line(limits.order.milestones.name, 1),
        deliverTime: Timestamp,
        amountOfMoney: Type.Integer({ minimum: 1, maximum: limits.orderAmount.max }),
      }),
      { minItems: 1, maxItems: limits.order.milestones.max },
    ),
  ),
  reason: Text(limits.reason.max, limits.reason.min),
};

/** The interpreter has another booking then, and says that they can do both. */
export const bookedTwice = Type.Optional(Flag);

/** Files of the client that come on top of the order’s own; the word analysis is made anew with them. */
export const addedFiles = Type.Optional(
  Type.Array(Id, { maxItems: limits.file.perOrder, uniqueItems: true }),
);

/** The terms that a change is about. */
export const ChangeTerms = Type.Object({
  deliverTime: Timestamp,
  workload: Type.Number(),
  unitPrice: MinorUnits,
  overtime: OvertimeTimes,
  amountOfMoney: MinorUnits,
  /** The client's handling fee. */
  commissionXQ: MinorUnits,
  commission: MinorUnits,
  /** Here and below: left out where the change is not about it. */
  bookings: Type.Optional(Type.Array(Type.Object(BookingTime))),
  bookingMode: Type.Optional(Nullable(OneOf(bookingModes))),
  bookingPlace: Type.Optional(Type.String()),
  breaks: Type.Optional(Nullable(Breaks)),
  travel: Type.Optional(MinorUnits),
  /** Those whose turn had not come. */
  milestones: Type.Optional(
    Type.Array(
      Type.Object({
        milestoneId: Id,
        milestoneName: Type.String(),
        deliverTime: Timestamp,
        amountOfMoney: MinorUnits,
      }),
    ),
  ),
});
export type ChangeTerms = Static<typeof ChangeTerms>;

/** One proposal to change an order, and what became of it. */
export const OrderChange = Type.Object({
  changeId: Id,
  by: OneOf(identities),
  status: OneOf(changeStatuses),
  reason: Type.String(),
  time: Timestamp,
  /** When it was answered, taken back or overtaken. */
  answerTime: Nullable(Timestamp),
  /** Why it was declined, if that was said. */
  answerNote: Nullable(Type.String()),
  /** The terms when it was proposed, and as they would be. */
  before: ChangeTerms,
  after: ChangeTerms,
  addedFiles: Type.Array(WorkFile),
  /** What the client pays on top for a paid order, or gets back where it is negative. */
  difference: SignedMinorUnits,
  /** Until when a difference can be paid; null where none is due. */
  payUntil: Nullable(Timestamp),
  /** Until when it can be agreed to and paid, since a booking begins then; null where it moves none. */
  movesUntil: Nullable(Timestamp),
  /** The share of the price that stays due from then on where the client cancels; 0 for none. */
  cancellationLeast: Percent,
  /**
   * A bank transfer that was chosen for a change that is over without having applied; null where none
   * was, and to all but the client. `awaited`: has not come, and goes back if it does.
   */
  transfer: Nullable(OneOf(['awaited', 'returning', 'returned'] as const)),
});
export type OrderChange = Static<typeof OrderChange>;
