import {
  type OrderStatus,
  type MatchWords,
  type WordBand,
  approvalStates,
  ledgerAccounts,
  ledgerEvents,
  limits,
  milestoneStates,
  orderActions,
  orderStates,
  orderStatuses,
  orderTasks,
  paymentPurposes,
  transferStandings,
  turns,
  wordLogFormats,
  wordLogProblems,
} from '@tolk/domain';
import { Type, type Static, type TSchema } from 'typebox';
import {
  ActionState,
  Count,
  Currency,
  FileInfo,
  Flag,
  Id,
  Line,
  MinorUnits,
  Nullable,
  OneOf,
  Percent,
  ShareOfCases,
  Text,
  Timestamp,
  WorkFile,
  Zone,
  referenceFiles,
} from './base.ts';
import { BookingTime, Breaks, bookingModes } from './times.ts';
import { OfferedTerms } from './negotiation.ts';
import { OrderChange, OvertimeTimes } from './order-change.ts';
import { projectTypes } from './posting.ts';

/** By the unit times the workload, or one price for all of it. */
export const orderPricings = ['perUnit', 'fixed'] as const;

/** Until so many days before the first booking, by its clocks, this share of the price is due. */
const CancellationTier = Type.Object({
  daysBefore: Type.Integer({ minimum: 0, maximum: limits.cancellation.days }),
  percent: Type.Integer({ minimum: 0, maximum: 99 }),
});

/** What a word of each band counts as work. */
export const WordWeights = Type.Object({
  /** Of other files of the order or of the same one; matches in context too. */
  repetitions: Percent,
  exact: Percent,
  /** 95 to 99 % in common; the others likewise, as far as the next band. */
  fuzzy95: Percent,
  fuzzy85: Percent,
  fuzzy75: Percent,
  fuzzy50: Percent,
  new: Percent,
} satisfies Record<WordBand, TSchema>);

/** What a client fills in for an order (docs/product/rules.md#validation); the server makes the order number. */
export const orderFields = {
  orderName: Line(limits.name.max, limits.name.min),
  orderType: OneOf(projectTypes),
  whFieldId: Text(40, 1),
  sourceLanguage: Text(20, 2),
  targetLanguage: Text(20, 2),
  startTime: Timestamp,
  endTime: Timestamp,
  /** Interpreting, day by day: `startTime` and `endTime` are the first and the last moment of them. */
  bookings: Type.Optional(
    Type.Array(Type.Object(BookingTime), { minItems: 1, maxItems: limits.order.bookings.max }),
  ),
  /** Interpreting from either language into the other. */
  bothDirections: Type.Optional(Flag),
  /** When the supplier delivers at the latest; interpreting needs none, its work ends with it. */
  deliverTime: Type.Optional(Timestamp),
  /** Until when the client means to have checked the results; not before, nothing is accepted by itself. */
  acceptTime: Type.Optional(Timestamp),
  zone: Zone,
  workload: Type.Number({ minimum: limits.workload.min, maximum: limits.workload.max }),
  /** `fixed`: `unitPrice` is the price of all, and the workload says how much work that is. */
  pricing: Type.Optional(OneOf(orderPricings)),
  unitPrice: Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.orderAmount.max }),
  unitName: Text(40, 1),
  currency: Type.Literal('CNY'),
  /** Interpreting: where the booking takes place, as an address or a meeting link. */
  bookingMode: Type.Optional(OneOf(bookingModes)),
  bookingPlace: Type.Optional(Text(limits.order.place)),
  /** Interpreting; left out where nothing is agreed on. */
  breaks: Type.Optional(Breaks),
  /** Interpreting: what the client owes who cancels; left out where only both together can end it. */
  cancellationTiers: Type.Optional(
    Type.Array(CancellationTier, { minItems: 1, maxItems: limits.cancellation.tiers }),
  ),
  /** Interpreting: for each step of overtime that was begun; left out where none is paid. */
  overtimeRate: Type.Optional(
    Type.Integer({ minimum: limits.unitPrice.min, maximum: limits.unitPrice.max }),
  ),
  /** Interpreting on site: what the interpreter gets for the way, on top of the price of the work. */
  travel: Type.Optional(Type.Integer({ minimum: limits.travel.min, maximum: limits.travel.max })),
  orderDescription: Text(limits.description.max, limits.description.min),
  orderFileIds: Type.Array(Id, { maxItems: limits.file.perOrder, uniqueItems: true }),
  referenceFileIds: referenceFiles(limits.file.perOrder),
  /** What words count as work: the workload is proposed by it, and both sides see it. */
  wordWeights: Type.Optional(WordWeights),
  /**
   * Delivered, accepted and paid one after the other; together they cost what the order costs. The
   * order's own `deliverTime` and `acceptTime` are then those of the first.
   */
  milestones: Type.Optional(
    Type.Array(
      Type.Object({
        milestoneName: Line(limits.order.milestones.name, 1),
        deliverTime: Timestamp,
        /** As `acceptTime` of an order; `deliverTime` without it. */
        acceptTime: Type.Optional(Timestamp),
        amountOfMoney: Type.Integer({ minimum: 1, maximum: limits.orderAmount.max }),
      }),
      { minItems: limits.order.milestones.min, maxItems: limits.order.milestones.max },
    ),
  ),
};

/** Words that are like something translated before, as the log of a CAT tool says. */
const Matches = Type.Object({
  exact: Count,
  fuzzy95: Count,
  fuzzy85: Count,
  fuzzy75: Count,
  fuzzy50: Count,
} satisfies Record<keyof MatchWords, TSchema>);

/** How much work the files are that are not for reference only, as a CAT tool counts; CJK by character. */
export const WordAnalysis = Type.Object({
  totalWords: Count,
  /** Words of segments that did not occur before. */
  newWords: Count,
  /** Words of segments that repeat an earlier one, across all files. */
  repetitions: Count,
  /** Left out where no log of a CAT tool is among the files. */
  matches: Type.Optional(Matches),
  segments: Count,
  files: Type.Array(
    Type.Object({
      fileId: Id,
      fileName: Type.String(),
      /** False where the file’s type can't be counted, or a log can't be read. */
      countable: Flag,
      totalWords: Count,
      newWords: Count,
      repetitions: Count,
      /** Of the log of a CAT tool that could be read. */
      matches: Type.Optional(Matches),
      segments: Count,
      /** Left out where the file is no such log; the problem where it could be read. */
      log: Type.Optional(
        Type.Object({
          format: OneOf(wordLogFormats),
          problem: Type.Optional(OneOf(wordLogProblems)),
        }),
      ),
    }),
  ),
  /** What was agreed on with the order; left out where nothing was. */
  weights: Type.Optional(WordWeights),
});
export type WordAnalysis = Static<typeof WordAnalysis>;

export const OrderRow = Type.Object({
  projectOrderId: Id,
  orderNumber: Type.String(),
  orderName: Type.String(),
  projectReleaseInforId: Nullable(Id),
  supUserId: Id,
  supUserName: Type.String(),
  createBy: Id,
  createByName: Type.String(),
  createTime: Timestamp,
  orderStatus: OneOf(orderStatuses),
  orderState: OneOf(orderStates),
  orderType: OneOf(projectTypes),
  whFieldId: Type.String(),
  sourceLanguage: Type.String(),
  targetLanguage: Type.String(),
  bothDirections: Flag,
  startTime: Timestamp,
  endTime: Timestamp,
  deliverTime: Timestamp,
  actualEndTime: Nullable(Timestamp),
  zone: Zone,
  workload: Type.Number(),
  pricing: OneOf(orderPricings),
  unitPrice: MinorUnits,
  unitName: Type.String(),
  bookingMode: Nullable(OneOf(bookingModes)),
  /** Price of the work, with overtime and travel. */
  amountOfMoney: MinorUnits,
  /** The client's handling fee. */
  commissionXQ: MinorUnits,
  /** Kept from what the supplier earns; the share is that of the day on which the terms were made. */
  commission: MinorUnits,
  /** What the client pays: price and fee. */
  paymentAmount: MinorUnits,
  currency: Currency,
  /** Counts up with every change of terms or state; goes back with the next action. */
  version: Count,
  /** What brought it into its state: who accepted the results, or why it did not come about. */
  reachedBy: OneOf(orderActions),
  /** Whose turn it is, in its open appeal too; null when nobody has to act. */
  turn: Nullable(OneOf(turns)),
  /** Everything that waits for the caller; empty for staff. */
  waitsFor: Type.Array(OneOf(orderTasks)),
  /** Which of its milestones is to be paid or worked on, or was last; left out where it has none. */
  milestoneInTurn: Type.Optional(Type.Object({ number: Count, of: Count })),
  /** Where its price stands with the organisation that the caller acts for; left out where nobody has to approve it. */
  approval: Type.Optional(OneOf(approvalStates)),
  /** Who works on it; null: nobody yet. Left out to all but members of the company that took it. */
  assignee: Type.Optional(Nullable(Type.Object({ personId: Id, name: Type.String() }))),
  /** When the running timer fires, if one runs. */
  turnUntil: Nullable(Timestamp),
  allowedActions: Type.Array(ActionState(orderActions)),
});
export type OrderRow = Static<typeof OrderRow>;

/** One page of orders; `counts` is what the other filters find in each status, the chosen one aside. */
export const OrderPage = Type.Object({
  total: Count,
  list: Type.Array(OrderRow),
  counts: Type.Object({
    sent: Count,
    received: Count,
    rejected: Count,
    started: Count,
    ended: Count,
    inAppeal: Count,
  } satisfies Record<OrderStatus, TSchema>),
});
export type OrderPage = Static<typeof OrderPage>;

export const Delivery = Type.Object({
  deliverableId: Id,
  /** What it delivers; null where that is the whole order. */
  milestoneId: Nullable(Id),
  round: Type.Integer({ minimum: 1 }),
  description: Type.String(),
  files: Type.Array(FileInfo),
  createTime: Timestamp,
  /** What the client asked to have changed, if so, with the files they marked it up in. */
  changeRequest: Nullable(Type.String()),
  changeFiles: Type.Array(FileInfo),
});
export type Delivery = Static<typeof Delivery>;

export const OrderEvent = Type.Object({
  at: Timestamp,
  action: OneOf(orderActions),
  actor: OneOf(['client', 'supplier', 'staff', 'timer', 'provider'] as const),
  actorName: Nullable(Type.String()),
  /** A reason, a change request: what the actor wrote. */
  note: Nullable(Type.String()),
});
export type OrderEvent = Static<typeof OrderEvent>;

export const LedgerEntry = Type.Object({
  ledgerEntryId: Id,
  event: OneOf(ledgerEvents),
  at: Timestamp,
  currency: Currency,
  lines: Type.Array(
    Type.Object({ account: OneOf(ledgerAccounts), debit: MinorUnits, credit: MinorUnits }),
  ),
});
export type LedgerEntry = Static<typeof LedgerEntry>;

/** A part of an order that is delivered, accepted and paid by itself. */
export const Milestone = Type.Object({
  milestoneId: Id,
  milestoneName: Type.String(),
  milestoneState: OneOf(milestoneStates),
  /** To be paid or worked on now, or the last one that was. */
  inTurn: Flag,
  deliverTime: Timestamp,
  acceptTime: Timestamp,
  amountOfMoney: MinorUnits,
  commissionXQ: MinorUnits,
  commission: MinorUnits,
  paymentAmount: MinorUnits,
  /** Of the next one to be paid in a running order; else null. */
  payUntil: Nullable(Timestamp),
  paidTime: Nullable(Timestamp),
  acceptedTime: Nullable(Timestamp),
});
export type Milestone = Static<typeof Milestone>;

/** Somebody proposes to end the order with a share of the money going back. */
export const EndProposal = Type.Object({
  by: OneOf(['client', 'supplier'] as const),
  refundPercent: Percent,
  reason: Type.String(),
  time: Timestamp,
  /** What each side would get, in the order’s currency. */
  refund: MinorUnits,
  earnings: MinorUnits,
});

export const OrderDetail = Type.Object({
  ...OrderRow.properties,
  /** Empty where there is none. */
  bookingPlace: Type.String(),
  /** In the order of time; empty where nothing is interpreted. */
  bookings: Type.Array(Type.Object(BookingTime)),
  /** Null where nothing was agreed on. */
  breaks: Nullable(Breaks),
  /** After the last of the bookings the whole price is due; null where nothing was agreed on. */
  cancellationTiers: Nullable(Type.Array(CancellationTier)),
  /** What stays due all the same, since the booking was moved at the client's wish; else 0. */
  cancellationLeast: Percent,
  /** For each step of overtime that was begun; null where none was agreed on. */
  overtimeRate: Nullable(MinorUnits),
  /** What both have agreed was worked longer, by booking. */
  overtime: OvertimeTimes,
  /** Of the price: what the way costs; 0 where nothing was agreed on. */
  travel: MinorUnits,
  /** Who has checked in to which booking; `startTime` is the booking's. */
  checkIns: Type.Array(
    Type.Object({
      startTime: Timestamp,
      by: OneOf(['client', 'supplier'] as const),
      time: Timestamp,
    }),
  ),
  /** As it was when the terms were frozen; null without countable files. */
  wordAnalysis: Nullable(WordAnalysis),
  proposal: Nullable(EndProposal),
  /** What both had agreed on before it, which the order may differ from; null where nothing was. */
  agreedBefore: Nullable(
    Type.Object({
      ...OfferedTerms.properties,
      unitName: Type.String(),
      currency: Currency,
      time: Timestamp,
    }),
  ),
  /** Changes of the terms that either side proposed, newest first; at most the first is pending. */
  changes: Type.Array(OrderChange),
  /**
   * The client pays what is due by bank transfer, or has paid for the work under way by one; the client
   * alone sees the reference. `wrongAmount`: other money came for it, which goes back; the order waits
   * for the right amount.
   */
  transfer: Nullable(
    Type.Object({
      status: OneOf(transferStandings),
      pays: OneOf(paymentPurposes),
      /** The milestone that it pays, or whose change. */
      milestoneName: Nullable(Type.String()),
      paymentAmount: MinorUnits,
      dueTime: Timestamp,
      reference: Nullable(Type.String()),
    }),
  ),
  /** In the order in which they are worked on; empty where the order is delivered and paid as a whole. */
  milestones: Type.Array(Milestone),
  /** The appeals about this order, newest first. */
  appealIds: Type.Array(Id),
  /** What was or is being paid back. */
  refunds: Type.Array(
    Type.Object({
      amount: MinorUnits,
      currency: Currency,
      status: OneOf(['pending', 'accepted', 'succeeded', 'failed'] as const),
      time: Timestamp,
      confirmedTime: Nullable(Timestamp),
    }),
  ),
  /** What came for it, pays nothing and is still with us; the client alone sees it. */
  unmatchedPayments: Type.Array(
    Type.Object({
      kind: OneOf(['wrongAmount', 'secondTransaction'] as const),
      amount: MinorUnits,
      currency: Currency,
      time: Timestamp,
    }),
  ),
  /** What the supplier earns by it; after another end than acceptance, what came of that. */
  earnings: MinorUnits,
  acceptTime: Timestamp,
  orderDescription: Type.String(),
  orderFiles: Type.Array(WorkFile),
  rejectReason: Nullable(Type.String()),
  changeRoundsLeft: Count,
  deliverables: Type.Array(Delivery),
  timeline: Type.Array(OrderEvent),
  /** Who worked on it from when on, newest first; left out where `assignee` is. */
  assignments: Type.Optional(
    Type.Array(
      Type.Object({
        /** Null: nobody from then on. */
        name: Nullable(Type.String()),
        /** Null: the platform, since staff blocked who worked on it. */
        assignedByName: Nullable(Type.String()),
        time: Timestamp,
      }),
    ),
  ),
  ledger: Type.Array(LedgerEntry),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const EvaluationForm = Type.Object({
  projectOrderId: Id,
  evaluateGrade: Type.Integer({ minimum: limits.evaluation.min, maximum: limits.evaluation.max }),
  evaluateDescription: Text(limits.evaluation.text, 1),
});

export const EvaluationRow = Type.Object({
  evaluateId: Id,
  projectOrderId: Id,
  orderName: Type.String(),
  direction: OneOf(['given', 'received'] as const),
  /** Hidden until both sides have evaluated or 14 days are over: then null for the received one. */
  evaluateGrade: Nullable(Type.Integer()),
  evaluateDescription: Nullable(Type.String()),
  visible: Type.Boolean(),
  /** When a hidden one shows at the latest; null once it shows. */
  visibleAt: Nullable(Timestamp),
  evaluatedName: Type.String(),
  authorName: Type.String(),
  createTime: Timestamp,
  /** The one public answer of the person who was evaluated. */
  reply: Nullable(Type.String()),
  replyTime: Nullable(Timestamp),
  /** Whether the caller may answer now. */
  mayReply: Flag,
});
export type EvaluationRow = Static<typeof EvaluationRow>;

/** What a supplier may know of a client before working for them. */
export const ClientRecord = Type.Object({
  /** Average of the revealed evaluations by suppliers; null from fewer than `limits.clientRecord.casesMin`. */
  averageGrade: Nullable(Type.Number()),
  evaluations: Count,
  ordersPaid: Count,
  ordersCompleted: Count,
  /** Accepted orders that were never paid. */
  ordersUnpaid: Count,
  /** Median hours between acceptance and payment; null from fewer than `casesMin` payments. */
  hoursToPay: Nullable(Type.Number()),
  /** Paid orders in which either side appealed and did not withdraw it; null from fewer than `casesMin` paid orders. */
  ordersDisputed: Nullable(Count),
  /** Of the client's closed postings, those that led to a paid order; null from fewer than `casesMin` postings. */
  hired: Nullable(ShareOfCases),
  memberSince: Timestamp,
  companyCertified: Flag,
});
export type ClientRecord = Static<typeof ClientRecord>;
