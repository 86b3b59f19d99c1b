import { serverNow } from '@tolk/api-client';
import type { Breaks, ChangeTerms, OrderDetail, RequestOf, calls } from '@tolk/contract';
import { t } from '@lingui/core/macro';
import type { StoredFile } from '@tolk/design-system/fields';
import { array, number, object, string } from '@tolk/design-system/form-rules';
import { bounds, DAY, limits, movableUntil, orderMoney, shareOf } from '@tolk/domain';
import { bookingRules } from '../bookings/booking-rules.ts';
import { breakRules, filledBreaks, noBreaks, type BreakValues } from '../bookings/break-values.ts';
import { filledIn, type BookingValues } from '../bookings/booking-values.ts';
import { pendingChangeOf } from './pending-change.ts';

/** A milestone whose turn has not come, while it is filled in. */
interface PlannedValues {
  milestoneId: string;
  milestoneName: string;
  deliverTime: string | null;
  amountOfMoney: number | null;
}

export interface ChangeValues {
  deliverTime: string | null;
  workload: number | null;
  unitPrice: number | null;
  bookings: readonly BookingValues[];
  zone: string;
  bookingMode: OrderDetail['bookingMode'];
  bookingPlace: string;
  breaks: BreakValues;
  travel: number | null;
  milestones: readonly PlannedValues[];
  reason: string;
  files: readonly StoredFile[];
  /** Those of them that are for reference only. */
  references: readonly string[];
}

export const reasonRule = () =>
  string().trim().min(limits.reason.min).max(limits.reason.max).required();

/** What a proposal must have; a due time that stays as it is may have passed. */
export function changeRules(order: OrderDetail) {
  const { deliverTime } = order;
  return object({
    deliverTime: string()
      .required()
      .test({
        name: 'future',
        message: () => t`This time must be in the future.`,
        test: (value) =>
          !value || isSameTime(value, deliverTime) || Date.parse(value) > serverNow(),
      }),
    workload: number().required().min(limits.workload.min).max(limits.workload.max),
    unitPrice: number().required().integer().min(limits.unitPrice.min).max(limits.orderAmount.max),
    bookings: array(bookingRules(() => true)).required(),
    // Formik gives an empty field as undefined.
    bookingPlace: string()
      .ensure()
      .max(limits.order.place)
      .test({
        name: 'place',
        message: () => t`Say where the interpreting takes place.`,
        test: (value, { parent }) =>
          (parent as ChangeValues).bookingMode !== 'onSite' || value.trim() !== '',
      }),
    breaks: breakRules<ChangeValues>({
      isForInterpreter: () => order.orderType === 'interpretation',
      areKept: baseOf(order).breaks !== null,
      areAgreed: ({ bookings, breaks }) =>
        isSame(filledIn(bookings), order.bookings) &&
        isSameBreaks(filledBreaks(breaks), order.breaks),
    }),
    travel: number().integer().min(0).max(limits.travel.max).nullable().defined(),
    milestones: array(
      object({
        milestoneId: string().required(),
        milestoneName: string().trim().max(limits.order.milestones.name).required(),
        deliverTime: string().required(),
        amountOfMoney: number()
          .integer()
          .min(limits.order.milestones.price, () => t`At least ${bounds.smallestMilestone}.`)
          .max(limits.orderAmount.max)
          .required(),
      }),
    ).required(),
    reason: reasonRule(),
    files: array(object({ fileId: string().required() }))
      .max(limits.file.perOrder)
      .required(),
  });
}

/** What asking for more time must have. */
export function moreTimeRules({ deliverTime }: Pick<OrderDetail, 'deliverTime'>) {
  return object({
    deliverTime: string()
      .required()
      .test({
        name: 'later',
        message: () => t`Choose a time later than the agreed one.`,
        test: (value) =>
          !value || Date.parse(value) > Math.max(serverNow(), Date.parse(deliverTime)),
      }),
    reason: reasonRule(),
  });
}

type Base = Required<
  Omit<ChangeTerms, 'amountOfMoney' | 'commissionXQ' | 'commission' | 'overtime'>
>;

/** What a form begins with: the proposal that it answers, else the terms as they are. */
function baseOf(order: OrderDetail): Base {
  const { deliverTime, workload, unitPrice, bookings, bookingMode, bookingPlace, travel } = order;
  const { breaks } = order;
  const places = { bookings, bookingMode, bookingPlace, breaks };
  const inForce = { deliverTime, workload, unitPrice, ...places, travel };
  const after: Partial<ChangeTerms> = pendingChangeOf(order)?.after ?? {};
  const { milestones = plannedOf(order), ...asked } = after;
  return { ...inForce, ...asked, milestones };
}

export function initialChange(order: OrderDetail): ChangeValues {
  const base = baseOf(order);
  const { deliverTime, workload, unitPrice, bookings, bookingMode, bookingPlace } = base;
  return {
    deliverTime,
    workload,
    unitPrice,
    bookings,
    zone: order.zone,
    bookingMode,
    bookingPlace,
    breaks: base.breaks ?? noBreaks,
    travel: base.travel === 0 ? null : base.travel,
    milestones: base.milestones,
    reason: '',
    files: [],
    references: [],
  };
}

/** The milestones whose turn has not come. */
function plannedOf({ milestones }: Pick<OrderDetail, 'milestones'>): Base['milestones'] {
  return milestones
    .filter(({ milestoneState }) => milestoneState === 'planned')
    .map(({ milestoneId, milestoneName, deliverTime, amountOfMoney }) => ({
      milestoneId,
      milestoneName,
      deliverTime,
      amountOfMoney,
    }));
}

type Proposal = RequestOf<typeof calls.clientinterface.orders.proposeChange>;

/** What of the form goes into a call: of what a proposal may leave out, what it changes. */
export function askedFor(
  values: Pick<ChangeValues, keyof Base>,
  order: OrderDetail,
): Omit<Proposal, 'projectOrderId' | 'version' | 'reason' | 'fileIds' | 'referenceFileIds'> {
  const base = baseOf(order);
  const { workload, unitPrice, deliverTime } = values;
  const bookings = filledIn(values.bookings);
  const { bookingMode, bookingPlace } = values;
  const travel = travelOf(values);
  const breaks = filledBreaks(values.breaks);
  const milestones = filledPlanned(values.milestones);
  const costs = milestones.map(({ amountOfMoney }) => amountOfMoney);
  const formerCosts = base.milestones.map(({ amountOfMoney }) => amountOfMoney);
  // With one price for everything that is what the milestones come to.
  const follows =
    order.pricing === 'fixed' && unitPrice === base.unitPrice && !isSame(costs, formerCosts);
  return {
    // Interpreting is due when its last booking can be confirmed.
    ...(deliverTime === null || order.orderType === 'interpretation' ? {} : { deliverTime }),
    ...(workload === null ? {} : { workload }),
    ...(unitPrice === null || follows ? {} : { unitPrice }),
    ...(isSame(bookings, base.bookings) ? {} : { bookings }),
    ...(bookingMode === null || bookingMode === base.bookingMode ? {} : { bookingMode }),
    ...(bookingPlace === base.bookingPlace ? {} : { bookingPlace }),
    ...(breaks === null || isSameBreaks(breaks, base.breaks) ? {} : { breaks }),
    ...(travel === base.travel || order.orderType !== 'interpretation' ? {} : { travel }),
    ...(isSame(milestones, base.milestones) ? {} : { milestones }),
  };
}

/** From afar nobody travels. */
function travelOf({ bookingMode, travel }: Pick<ChangeValues, 'bookingMode' | 'travel'>): number {
  return bookingMode === 'onSite' ? (travel ?? 0) : 0;
}

function filledPlanned(milestones: readonly PlannedValues[]): Base['milestones'] {
  return milestones.flatMap(({ deliverTime, amountOfMoney, ...milestone }) =>
    deliverTime === null || !isNumber(amountOfMoney)
      ? []
      : [{ ...milestone, deliverTime, amountOfMoney }],
  );
}

/** A booking that has begun, or is about to: it is not moved any more. */
export function isFixedBooking({ startTime }: BookingValues, order: OrderDetail): boolean {
  const isOfOrder = order.bookings.some((one) => one.startTime === startTime);
  return (
    isOfOrder && startTime !== null && movableUntil(new Date(startTime)).getTime() <= serverNow()
  );
}

/** A day more than agreed, or than now where that has passed. */
export function aDayMore({ deliverTime }: Pick<OrderDetail, 'deliverTime'>): string {
  return new Date(Math.max(serverNow(), Date.parse(deliverTime)) + DAY).toISOString();
}

type Priced = Pick<
  OrderDetail,
  | 'pricing'
  | 'overtimeRate'
  | 'overtime'
  | 'travel'
  | 'amountOfMoney'
  | 'commissionXQ'
  | 'commission'
  | 'deliverTime'
  | 'workload'
  | 'unitPrice'
>;

type Asked = Pick<ChangeValues, 'deliverTime' | 'workload' | 'unitPrice'> &
  Partial<Omit<ChangeTerms, 'deliverTime' | 'workload' | 'unitPrice'>>;

/**
 * The terms that the form asks for, with the money that the server will make of them; null while a
 * number is missing.
 */
export function termsAsked(asked: Asked, order: Priced): ChangeTerms | null {
  const { deliverTime, workload, unitPrice, overtime = order.overtime, ...extras } = asked;
  if (deliverTime === null || !isNumber(workload) || !isNumber(unitPrice)) return null;
  const { pricing, overtimeRate } = order;
  const { travel = order.travel } = extras;
  const money = orderMoney({ pricing, unitPrice, workload, overtimeRate, overtime, travel });
  const isSamePrice = money.price === order.amountOfMoney && travel === order.travel;
  return {
    ...extras,
    deliverTime,
    workload,
    unitPrice,
    overtime,
    amountOfMoney: money.price,
    commissionXQ: isSamePrice ? order.commissionXQ : money.fee,
    commission: isSamePrice ? order.commission : money.commission,
  };
}

/** The same of the whole form. */
export function termsOfForm(values: ChangeValues, order: OrderDetail): ChangeTerms | null {
  const { bookings, bookingMode, bookingPlace, milestones } = values;
  const planned = filledPlanned(milestones);
  const isInterpreting = order.orderType === 'interpretation';
  const isWhole =
    filledIn(bookings).length === bookings.length && planned.length === milestones.length;
  if (!isWhole) return null;
  const { unitPrice = baseOf(order).unitPrice + dearer(planned, baseOf(order).milestones) } =
    askedFor(values, order);
  return termsAsked(
    {
      deliverTime: values.deliverTime,
      workload: values.workload,
      unitPrice: values.unitPrice === null ? null : unitPrice,
      ...(isInterpreting
        ? {
            bookings: filledIn(bookings),
            bookingMode,
            bookingPlace,
            breaks: filledBreaks(values.breaks) ?? baseOf(order).breaks,
            travel: travelOf(values),
          }
        : {}),
      ...(isSame(planned, plannedOf(order)) ? {} : { milestones: planned }),
    },
    order,
  );
}

/** Whether the terms are those that the order has. */
export function isAgreed(terms: ChangeTerms, order: OrderDetail): boolean {
  const { bookings = order.bookings, bookingMode = order.bookingMode, travel } = terms;
  const { breaks = order.breaks } = terms;
  return (
    terms.deliverTime === order.deliverTime &&
    terms.workload === order.workload &&
    terms.unitPrice === order.unitPrice &&
    isSame(bookings, order.bookings) &&
    bookingMode === order.bookingMode &&
    (terms.bookingPlace ?? order.bookingPlace) === order.bookingPlace &&
    isSameBreaks(breaks, order.breaks) &&
    (travel ?? order.travel) === order.travel &&
    terms.milestones === undefined
  );
}

/** What a client pays on top, or gets back where it is negative. */
export function differenceOf(before: Paid, after: Paid): number {
  return after.amountOfMoney + after.commissionXQ - before.amountOfMoney - before.commissionXQ;
}
type Paid = Pick<ChangeTerms, 'amountOfMoney' | 'commissionXQ'>;

/** How much of a difference is the service fee. */
export function feeBetween(before: Paid, after: Paid): number {
  return after.commissionXQ - before.commissionXQ;
}

/** The difference of an order in milestones: what later ones cost is paid with them. */
export function differenceNow(order: OrderDetail, after: ChangeTerms): number {
  const later = after.milestones === undefined ? 0 : dearer(after.milestones, plannedOf(order));
  if (later === 0) return differenceOf(order, after);
  const ofTurn = after.amountOfMoney - order.amountOfMoney - later;
  const done = order.milestones
    .filter(({ milestoneState }) => milestoneState !== 'planned')
    .reduce((sum, { amountOfMoney }) => sum + amountOfMoney, 0);
  const fee = (price: number) => shareOf(price, limits.handlingFeeShare);
  return ofTurn + fee(done + ofTurn) - fee(done);
}

function dearer(
  after: ReadonlyArray<{ amountOfMoney: number }>,
  before: ReadonlyArray<{ amountOfMoney: number }>,
): number {
  const sum = (milestones: typeof after) =>
    milestones.reduce((total, { amountOfMoney }) => total + amountOfMoney, 0);
  return sum(after) - sum(before);
}

function isSameBreaks(one: Breaks | null, other: Breaks | null): boolean {
  return one?.minutes === other?.minutes && one?.meals === other?.meals;
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

function isSameTime(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
