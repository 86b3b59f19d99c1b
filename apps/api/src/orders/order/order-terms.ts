import type { Selectable } from 'kysely';
import type { RequestOf, calls } from '@tolk/contract';
import {
  areInOrder,
  bounds,
  DAY,
  HOUR,
  addMs,
  isTravelInProportion,
  limits,
  orderMoney,
  type PricedTerms,
} from '@tolk/domain';
import type { OrderTable } from './order-table.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import {
  blankFaults,
  fieldTexts,
  isTooFar,
  requireNoFaults,
  workFaults,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { bookingsOf, faultsOfBookings, faultsOfLongBreaks } from '../../calls/booking-times.ts';
import { bookingTimes } from '../bookings/booking-terms.ts';

type OrderForm = Omit<
  RequestOf<typeof calls.clientinterface.orders.editProjectOrder>,
  'projectOrderId' | 'version'
>;

/** The columns that freeze what was agreed on. */
export type OrderTerms = Pick<
  Selectable<OrderTable>,
  | 'name'
  | 'order_type'
  | 'field'
  | 'source_language'
  | 'target_language'
  | 'start_at'
  | 'end_at'
  | 'due_at'
  | 'accept_by'
  | 'zone'
  | 'workload'
  | 'pricing'
  | 'booking_mode'
  | 'booking_place'
  | 'bookings'
  | 'breaks'
  | 'cancellation_tiers'
  | 'overtime_rate'
  | 'overtime'
  | 'travel'
  | 'both_directions'
  | 'unit_price'
  | 'unit'
  | 'currency'
  | 'description'
  | 'price'
  | 'fee'
  | 'commission'
>;

/** Money held for others goes back after `escrowMs`, so all must be delivered and accepted before. */
export const runsAtMostMs = limits.order.escrowMs - limits.order.autoAcceptMs;

const texts = {
  deliveryBeforeStart: {
    en: 'The delivery must be after the start.',
    zh: '交付时间须晚于开始时间。',
  },
  acceptBeforeDelivery: {
    en: 'The acceptance must be after the delivery.',
    zh: '验收时间须晚于交付时间。',
  },
  bookingTooSoon: {
    en: `A booking must start at least ${limits.order.acceptBeforeBookingMs / HOUR} hours from now.`,
    zh: `口译开始时间须至少在 ${limits.order.acceptBeforeBookingMs / HOUR} 小时之后。`,
  },
  tiers: {
    en: 'Each line is nearer to the booking than the one above and costs more, below 100%.',
    zh: '各档须依次更接近口译开始时间，且比例递增，均低于 100%。',
  },
  changesTooSoon: {
    en: `Leave at least ${limits.order.changesMs / HOUR} hours, and not before the agreed due time.`,
    zh: `请至少预留 ${limits.order.changesMs / HOUR} 小时，且不早于原定交付时间。`,
  },
  checkedTooLate: {
    en: `Money can be held for at most ${limits.order.escrowMs / DAY} days, so the results must be checked by then.`,
    zh: `款项最长托管 ${limits.order.escrowMs / DAY} 天，验收时间须在此之前。`,
  },
  runsTooLong: {
    en: `An order can run for at most ${runsAtMostMs / DAY} days. Split longer work into several orders.`,
    zh: `订单周期最长为 ${runsAtMostMs / DAY} 天，更长的工作请拆分为多个订单。`,
  },
  amountTooSmall: {
    en: `The amount must be at least ${bounds.smallestOrder}.`,
    zh: `金额不得低于 ${bounds.smallestOrder}。`,
  },
  travelTooMuch: {
    en: `Travel can be at most ${bounds.travelTimesWork} times the price of the work.`,
    zh: `差旅费不得超过口译费用的 ${bounds.travelTimesWork} 倍。`,
  },
} as const satisfies Record<string, BilingualText>;

/**
 * The terms to freeze; everything about money is computed here. The field of work in `kept` may stay,
 * also when staff no longer offer it. Throws 422 with the fields at fault.
 */
export function orderTerms(form: OrderForm, now: Date, kept?: { field: string }): OrderTerms {
  const isInterpreting = form.orderType === 'interpretation';
  // A form without any means one stretch.
  const bookings = isInterpreting ? bookingsOf(form.bookings ?? [form]) : [];
  const times = timesOf(form, bookings);
  const extras = isInterpreting ? extrasOf(form) : noExtras;
  const money = orderMoney({ ...form, ...extras });
  requireNoFaults({
    ...workFaults({ ...form, projectType: form.orderType }, 'workload', kept),
    ...blankFaults({ orderName: form.orderName, orderDescription: form.orderDescription }),
    ...faultsOfTimes(form, timeFaults(times, isInterpreting, now)),
    ...missingTimes(form, isInterpreting),
    ...(isInterpreting ? faultsOfBookings(form.bookings ?? []) : {}),
    ...faultsOfLongBreaks(form.breaks, bookings, form.zone),
    ...placeFaults(form, isInterpreting),
    ...(areInOrder(form.cancellationTiers ?? []) ? {} : { cancellationTiers: texts.tiers }),
    ...amountFaults(money.price, form),
    ...travelFaults({ ...form, ...extras }, 'travel'),
  });
  return {
    name: form.orderName.trim(),
    order_type: form.orderType,
    field: form.whFieldId,
    source_language: form.sourceLanguage,
    target_language: form.targetLanguage,
    ...times,
    zone: form.zone,
    workload: form.workload,
    pricing: form.pricing ?? 'perUnit',
    booking_mode: isInterpreting ? (form.bookingMode ?? 'remote') : null,
    bookings,
    breaks: isInterpreting ? (form.breaks ?? null) : null,
    cancellation_tiers: isInterpreting ? (form.cancellationTiers ?? null) : null,
    overtime_rate: extras.overtimeRate,
    // Nobody has worked longer than booked before anything is booked.
    overtime: [],
    travel: extras.travel,
    both_directions: isInterpreting && (form.bothDirections ?? false),
    booking_place: isInterpreting ? (form.bookingPlace ?? '').trim() : '',
    unit_price: form.unitPrice,
    unit: form.unitName,
    currency: form.currency,
    description: form.orderDescription.trim(),
    ...money,
  };
}

interface Extras {
  overtimeRate: number | null;
  travel: number;
}

const noExtras: Extras = { overtimeRate: null, travel: 0 };

/** What interpreting may cost besides its price; who interprets from afar goes nowhere. */
function extrasOf({ overtimeRate, travel = 0, bookingMode }: OrderForm): Extras {
  return { overtimeRate: overtimeRate ?? null, travel: bookingMode === 'onSite' ? travel : 0 };
}

/**
 * Interpreting is due once its last booking can be confirmed, unless the client gives more time: what
 * is due before it is held could be cancelled before it is held.
 */
function timesOf(form: OrderForm, bookings: OrderTerms['bookings']) {
  const given = (iso: string | undefined) => (iso === undefined ? undefined : new Date(iso));
  const [first] = form.milestones ?? [];
  const due = given(first?.deliverTime ?? form.deliverTime);
  const accept = given(first === undefined ? form.acceptTime : first.acceptTime);
  if (bookings.length > 0) {
    const times = bookingTimes(bookings);
    const due_at = later(due, times.due_at);
    return { ...times, due_at, accept_by: later(accept, due_at) };
  }
  const end_at = new Date(form.endTime);
  return {
    start_at: new Date(form.startTime),
    end_at,
    due_at: due ?? end_at,
    accept_by: accept ?? due ?? end_at,
  };
}

function later(time: Date | undefined, floor: Date): Date {
  return time !== undefined && time > floor ? time : floor;
}

function missingTimes(
  { deliverTime, acceptTime, milestones }: OrderForm,
  isInterpreting: boolean,
): FieldFaults {
  // Each milestone has its own.
  if (milestones !== undefined) return {};
  return {
    ...(deliverTime === undefined && !isInterpreting ? { deliverTime: fieldTexts.blank } : {}),
    ...(acceptTime === undefined && !isInterpreting ? { acceptTime: fieldTexts.blank } : {}),
  };
}

/** The terms that are in force. */
export function termsOf(order: OrderTerms): OrderTerms {
  return {
    name: order.name,
    order_type: order.order_type,
    field: order.field,
    source_language: order.source_language,
    target_language: order.target_language,
    start_at: order.start_at,
    end_at: order.end_at,
    due_at: order.due_at,
    accept_by: order.accept_by,
    zone: order.zone,
    workload: order.workload,
    pricing: order.pricing,
    booking_mode: order.booking_mode,
    booking_place: order.booking_place,
    bookings: order.bookings,
    breaks: order.breaks,
    cancellation_tiers: order.cancellation_tiers,
    overtime_rate: order.overtime_rate,
    overtime: order.overtime,
    travel: order.travel,
    both_directions: order.both_directions,
    unit_price: order.unit_price,
    unit: order.unit,
    currency: order.currency,
    description: order.description,
    price: order.price,
    fee: order.fee,
    commission: order.commission,
  };
}

/** The terms as the columns take them: what is read as a list is written as text. */
export function storedTerms({
  bookings,
  breaks,
  cancellation_tiers,
  overtime,
  ...terms
}: OrderTerms) {
  return {
    ...terms,
    bookings: JSON.stringify(bookings),
    breaks: breaks && JSON.stringify(breaks),
    cancellation_tiers: cancellation_tiers && JSON.stringify(cancellation_tiers),
    overtime: JSON.stringify(overtime),
  };
}

/** A new due time for work that goes on. Throws 422. */
export function newDueTime(
  deliverTime: string,
  paidAt: Date | null,
  now: Date,
  field = 'deliverTime',
): Date {
  const due = new Date(deliverTime);
  if (due <= now) requireNoFaults({ [field]: fieldTexts.past });
  if (due > addMs(paidAt ?? now, runsAtMostMs)) requireNoFaults({ [field]: texts.runsTooLong });
  return due;
}

/**
 * The same after changes were asked for: a supplier who delivers early keeps the time that was agreed
 * on. Throws 422.
 */
export function dueTimeOfChanges(
  deliverTime: string,
  { due_at: agreed, paid_at }: { due_at: Date; paid_at: Date | null },
  now: Date,
): Date {
  const due = newDueTime(deliverTime, paid_at, now);
  if (due < agreed || due < addMs(now, limits.order.changesMs)) {
    requireNoFaults({ deliverTime: texts.changesTooSoon });
  }
  return due;
}

function timeFaults(
  {
    start_at,
    end_at,
    due_at,
    accept_by,
  }: Record<'start_at' | 'end_at' | 'due_at' | 'accept_by', Date>,
  isInterpreting: boolean,
  now: Date,
): FieldFaults {
  const faults: FieldFaults = {};
  if (isTooFar(start_at, now)) faults.startTime = fieldTexts.farFuture;
  if (isTooFar(end_at, now)) faults.endTime = fieldTexts.farFuture;
  if (isInterpreting && start_at <= addMs(now, limits.order.acceptBeforeBookingMs)) {
    faults.startTime = texts.bookingTooSoon;
  }
  if (end_at < start_at) faults.endTime = fieldTexts.endBeforeStart;
  if (due_at < start_at) faults.deliverTime = texts.deliveryBeforeStart;
  if (due_at <= now) faults.deliverTime = fieldTexts.past;
  if (due_at > addMs(now, runsAtMostMs)) faults.deliverTime = texts.runsTooLong;
  if (accept_by > addMs(now, limits.order.escrowMs)) faults.acceptTime = texts.checkedTooLate;
  if (accept_by < due_at) faults.acceptTime = texts.acceptBeforeDelivery;
  return faults;
}

/** With milestones these times are the first one's, and no fields of their own. */
function faultsOfTimes({ milestones }: OrderForm, faults: FieldFaults): FieldFaults {
  const { deliverTime, acceptTime, ...rest } = faults;
  const fault = deliverTime ?? acceptTime;
  if (milestones === undefined || fault === undefined) return faults;
  return { ...rest, milestones: fault };
}

/** An interpreter has to know where to go; a link may follow. */
export function placeFaults(
  { bookingMode, bookingPlace = '' }: Pick<OrderForm, 'bookingMode' | 'bookingPlace'>,
  isInterpreting: boolean,
): FieldFaults {
  if (!isInterpreting || bookingMode !== 'onSite') return {};
  return blankFaults({ bookingPlace });
}

/** `at`: what the form has that it can be mended with. */
export function travelFaults(terms: PricedTerms, at: string): FieldFaults {
  return isTravelInProportion(terms) ? {} : { [at]: texts.travelTooMuch };
}

export function amountFaults(
  price: number,
  { pricing, unitPrice }: Pick<OrderForm, 'pricing' | 'unitPrice'>,
): FieldFaults {
  if (pricing !== 'fixed' && unitPrice > limits.unitPrice.max) {
    return { unitPrice: fieldTexts.amountTooLarge };
  }
  if (price > limits.orderAmount.max) return { workload: fieldTexts.amountTooLarge };
  return price < limits.orderAmount.min ? { workload: texts.amountTooSmall } : {};
}
