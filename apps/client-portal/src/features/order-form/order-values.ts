import { serverNow } from '@tolk/api-client';
import type {
  OrderDetail,
  OutputRow,
  OwnPostingDetail,
  RequestOf,
  calls,
  LatestOffer,
} from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { DAY, defaultWordWeights, HOUR, type WordBand } from '@tolk/domain';
import { fromWallTime, toWallTime, viewerZone } from '@tolk/i18n';
import {
  noBreaks,
  referencesAmong,
  type BookingValues,
  type BreakValues,
} from '@tolk/market-views';
import { bookingsIn, dayByDay, oneBooking } from '../../work-terms/bookings.ts';
import { milestonesMoved, milestonesOf, type MilestoneValues } from './milestones.ts';
import { isOnSite, isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { nextWorkingHour } from '../../work-terms/working-hour.ts';

type AddRequest = RequestOf<(typeof calls)['clientinterface']['orders']['addProjectOrder']>;
type EditRequest = RequestOf<(typeof calls)['clientinterface']['orders']['editProjectOrder']>;
/**
 * The terms of an order, as creating and editing send them. How the client's books call it is said when it
 * is made, and on its page from then on.
 */
export type OrderTerms = Omit<EditRequest, 'projectOrderId' | 'version'> &
  Pick<AddRequest, 'purchaseOrder' | 'costCentre'>;

const moments = ['startTime', 'endTime', 'deliverTime', 'acceptTime'] as const;
type Moment = (typeof moments)[number];
type Choice = 'whFieldId' | 'sourceLanguage' | 'targetLanguage' | 'unitName';
type Figure = 'unitPrice' | 'workload';
/** Interpreting, and null where it is not paid. */
type Extra = 'overtimeRate' | 'travel';
/** A line of the cancellation terms while it is filled in. */
export interface TierValues {
  daysBefore: number | null;
  percent: number | null;
}

type Booking = 'bookingMode' | 'bookingPlace' | 'bothDirections';

/** What the form holds while it is filled in. */
export type OrderValues = Omit<
  OrderTerms,
  | Moment
  | Choice
  | Figure
  | Booking
  | 'bookings'
  | 'breaks'
  | 'cancellationTiers'
  | Extra
  | 'milestones'
  | 'pricing'
  | 'orderFileIds'
  | 'referenceFileIds'
  | 'wordWeights'
> &
  Required<Pick<OrderTerms, 'pricing' | Booking>> &
  Record<Moment | Choice, string | null> &
  Record<Figure | Extra, number | null> & {
    bookings: readonly BookingValues[];
    /** Interpreting. */
    breaks: BreakValues;
    /** Null where only both together can end it. */
    cancellationTiers: readonly TierValues[] | null;
    /** Empty where the order is delivered and paid in one piece. */
    milestones: readonly MilestoneValues[];
    orderFiles: readonly StoredFile[];
    /** Those of them that are for reference only, by id. */
    references: readonly string[];
    /** What words count as work, whole percent. */
    wordWeights: Readonly<Record<WordBand, number | null>>;
  };

function laterOf(iso: string | null, fallback: number, zone: string): string {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return time > serverNow() ? new Date(time).toISOString() : nextWorkingHour(fallback, zone);
}

const checkingMs = 7 * DAY;

/** What the supplier asks for one unit, and what both have agreed on, if they have. */
export interface AskedTerms {
  expectedPrice: number;
  agreed?: LatestOffer | undefined;
}

/**
 * Nothing known is asked again: terms, remarks and files from the posting, the price from the
 * application, and before these what both have agreed on.
 */
export function valuesFrom(
  posting: OwnPostingDetail,
  { expectedPrice, agreed }: AskedTerms,
): OrderValues {
  const now = serverNow();
  const interpreting = isInterpreting(posting);
  const { zone } = posting;
  const startTime = laterOf(posting.startTime, interpreting ? now + DAY : now + HOUR, zone);
  const due = agreed?.deliverTime ?? posting.dueDate;
  const deliverTime = laterOf(due, Date.parse(startTime) + checkingMs, zone);
  return {
    orderName: posting.projectName,
    orderType: posting.projectType,
    whFieldId: posting.whFieldId,
    sourceLanguage: posting.sourceLanguage,
    targetLanguage: posting.targetLanguage,
    startTime,
    endTime: deliverTime,
    deliverTime,
    acceptTime: new Date(Date.parse(deliverTime) + checkingMs).toISOString(),
    zone,
    bookings: interpreting
      ? (aheadOf(posting, now) ?? dayByDay({ startTime, endTime: deliverTime }, zone))
      : [oneBooking(now, zone)],
    breaks: posting.breaks ?? noBreaks,
    cancellationTiers: null,
    overtimeRate: null,
    travel: null,
    milestones: [],
    bothDirections: posting.bothDirections,
    bookingMode: isOnSite(posting) ? 'onSite' : 'remote',
    bookingPlace: posting.place ?? '',
    workload: agreed?.workload ?? posting.estimatedWorkload,
    pricing: 'perUnit',
    unitPrice: agreed?.unitPrice ?? expectedPrice,
    unitName: agreed?.unitName ?? posting.unitName,
    currency: 'CNY',
    purchaseOrder: '',
    costCentre: '',
    orderDescription: [posting.remarks, posting.deliveryInstructions].filter(Boolean).join('\n\n'),
    orderFiles: posting.files,
    references: referencesAmong(posting.files),
    wordWeights: defaultWordWeights,
  };
}

/** The bookings that were published; null where there are none, or the first one has begun. */
function aheadOf({ bookings }: OwnPostingDetail, now: number): BookingValues[] | null {
  const [first] = bookings;
  return first !== undefined && Date.parse(first.startTime) > now ? bookings : null;
}

/** An order for somebody known, with nothing known of the work. */
function blankValues(): OrderValues {
  const zone = viewerZone();
  const startTime = nextWorkingHour(serverNow() + HOUR, zone);
  const deliverTime = new Date(Date.parse(startTime) + checkingMs).toISOString();
  return {
    orderName: '',
    orderType: 'translation',
    whFieldId: null,
    sourceLanguage: null,
    targetLanguage: null,
    startTime,
    endTime: deliverTime,
    deliverTime,
    acceptTime: new Date(Date.parse(deliverTime) + checkingMs).toISOString(),
    zone,
    bookings: [oneBooking(serverNow(), zone)],
    breaks: noBreaks,
    cancellationTiers: null,
    overtimeRate: null,
    travel: null,
    milestones: [],
    bothDirections: false,
    bookingMode: 'remote',
    bookingPlace: '',
    workload: null,
    pricing: 'perUnit',
    unitPrice: null,
    unitName: null,
    currency: 'CNY',
    purchaseOrder: '',
    costCentre: '',
    orderDescription: '',
    orderFiles: [],
    references: [],
    wordWeights: defaultWordWeights,
  };
}

/** An order for a supplier whose rates are known: their first priced pair and what it costs. */
export function valuesFor(outputs: readonly OutputRow[]): OrderValues {
  const rate = outputs.find(({ unitPrice, currency }) => unitPrice !== null && currency === 'CNY');
  if (!rate) return blankValues();
  const { outputType: orderType, sourceLanguage, targetLanguage, unitPrice, unitName } = rate;
  return {
    ...blankValues(),
    orderType,
    sourceLanguage,
    targetLanguage,
    unitPrice,
    unitName: unitName || null,
  };
}

export function valuesOfOrder(order: OrderDetail): OrderValues {
  return {
    orderName: order.orderName,
    orderType: order.orderType,
    whFieldId: order.whFieldId,
    sourceLanguage: order.sourceLanguage,
    targetLanguage: order.targetLanguage,
    startTime: order.startTime,
    endTime: order.endTime,
    deliverTime: order.deliverTime,
    acceptTime: order.acceptTime,
    zone: order.zone,
    bookings: order.bookings.length > 0 ? order.bookings : [oneBooking(serverNow(), order.zone)],
    breaks: order.breaks ?? noBreaks,
    cancellationTiers: order.cancellationTiers,
    overtimeRate: order.overtimeRate,
    travel: order.travel || null,
    milestones: milestonesOf(order),
    bothDirections: order.bothDirections,
    bookingMode: order.bookingMode ?? 'remote',
    bookingPlace: order.bookingPlace,
    workload: order.workload,
    pricing: order.pricing,
    unitPrice: order.unitPrice,
    unitName: order.unitName,
    currency: 'CNY',
    orderDescription: order.orderDescription,
    orderFiles: order.orderFiles,
    references: referencesAmong(order.orderFiles),
    wordWeights: order.wordAnalysis?.weights ?? defaultWordWeights,
  };
}

/** The terms of an earlier order for the same supplier, with dates that lie ahead; files are attached again. */
export function valuesAgain(order: OrderDetail): OrderValues {
  const now = serverNow();
  const length = (from: string, to: string) => Math.max(0, Date.parse(to) - Date.parse(from));
  const { zone } = order;
  const startTime = nextWorkingHour(now + (order.bookingMode === null ? HOUR : DAY), zone);
  const after = (iso: string) =>
    new Date(Date.parse(startTime) + length(order.startTime, iso)).toISOString();
  const deliverTime = laterOf(after(order.deliverTime), Date.parse(startTime) + checkingMs, zone);
  return {
    ...valuesOfOrder(order),
    purchaseOrder: '',
    costCentre: '',
    startTime,
    endTime: after(order.endTime),
    deliverTime,
    acceptTime: new Date(Date.parse(deliverTime) + checkingMs).toISOString(),
    bookings:
      order.bookings.length > 0
        ? order.bookings.map((booking) => ({
            startTime: after(booking.startTime),
            endTime: after(booking.endTime),
          }))
        : [oneBooking(now, zone)],
    milestones: milestonesMoved(milestonesOf(order), after),
    orderFiles: [],
    references: [],
  };
}

/** The times as typed, now meant in the form's zone: 10:00 stays 10:00. */
export function timesIn(values: OrderValues, formerZone: string): OrderValues {
  const moveTime = (iso: string | null) => fromWallTime(toWallTime(iso, formerZone), values.zone);
  const moved = moments.map((name) => [name, moveTime(values[name])]);
  return {
    ...values,
    ...(Object.fromEntries(moved) as Record<Moment, string | null>),
    bookings: bookingsIn(values.bookings, { formerZone, zone: values.zone }),
    milestones: milestonesMoved(values.milestones, moveTime),
  };
}
