import { isDeepStrictEqual } from 'node:util';
import type { RequestOf, calls } from '@tolk/contract';
import { addMs, bounds, limits, orderMoney } from '@tolk/domain';
import {
  fieldTexts,
  hasTwoDecimals,
  requireNoFaults,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import { bookingTimes } from '../bookings/booking-terms.ts';
import { fundedAt, milestoneInTurn } from '../milestones/milestone-in-turn.ts';
import type { OrderRecord, PendingChangeRecord } from '../order/order-repository.ts';
import { amountFaults, newDueTime, travelFaults, type OrderTerms } from '../order/order-terms.ts';
import {
  bookingTermsAsked,
  dueWithBookings,
  faultsOfBookingTerms,
  type BookingTerms,
} from './moved-bookings.ts';
import type { PlannedMilestone } from './order-change-table.ts';
import { faultsOfOvertime, overtimeAsked } from './overtime-claims.ts';
import {
  faultOfPlanned,
  moneyBetween,
  plannedAsked,
  plannedOf,
  pricedAfter,
} from './planned-milestones.ts';

export type ChangeForm = Omit<
  RequestOf<typeof calls.supinterface.orders.proposeChange>,
  'projectOrderId' | 'version'
>;

/** The terms that a change replaces. */
export type ChangedTerms = Pick<
  OrderTerms,
  'due_at' | 'accept_by' | 'workload' | 'unit_price' | 'overtime' | 'price' | 'fee' | 'commission'
> &
  BookingTerms & {
    /** The milestones whose turn has not come. */
    milestones: PlannedMilestone[];
  };

const texts = {
  nothingChanges: {
    en: 'Change at least one of the terms.',
    zh: '请至少修改一项约定。',
  },
  claimAlone: {
    en: 'Claim overtime by itself; propose other bookings afterwards.',
    zh: '超时费请单独申请，其他场次变更请另行提议。',
  },
  sameOvertime: {
    en: 'Enter more or fewer minutes than are agreed on.',
    zh: '请填写与已约定不同的超时分钟数。',
  },
  asProposed: {
    en: 'This is what the other side proposed. Agree to it instead.',
    zh: '与对方的提议相同，直接同意即可。',
  },
  milestoneTooCheap: {
    en: `The difference comes off the milestone in turn, which must cost at least ${bounds.smallestMilestone}.`,
    zh: `差额将从当前阶段的价格中扣除，该阶段价格不得低于 ${bounds.smallestMilestone}。`,
  },
  dueBeforeStart: {
    en: 'The delivery must be after the start.',
    zh: '交付时间须晚于开始时间。',
  },
  dueBeforeBookings: {
    en: `Leave at least ${limits.order.confirmBookingMs / 3_600_000} hours after the last booking.`,
    zh: `须在最后一场口译结束至少 ${limits.order.confirmBookingMs / 3_600_000} 小时之后。`,
  },
} as const satisfies Record<string, BilingualText>;

/**
 * The terms that a proposal asks for; what it leaves out is as in the proposal that it counters, else
 * as it is. With `adding` files come along, which is a change by itself. Throws 422.
 */
export function changedTerms(
  form: ChangeForm,
  order: OrderRecord,
  { countered, adding }: { countered: PendingChangeRecord | null; adding: boolean },
  now: Date,
): ChangedTerms {
  requireNoFaults(faultsOfOvertime(form, order, now));
  const inForce = termsInForce(order);
  const base = countered === null ? inForce : termsOfChange(countered, order);
  const booked = bookingTermsAsked(form, base);
  requireNoFaults(faultsOfBookingTerms(form, booked, order, now));
  const planned = plannedAsked(form.milestones ?? [], base.milestones);
  const workload = form.workload ?? base.workload;
  const unit_price = form.unitPrice ?? base.unit_price + dearer(planned, base, order);
  const overtime = overtimeAsked(form, base.overtime, order);
  const money = moneyFor({ workload, unit_price, overtime, travel: booked.travel }, order);
  const terms = {
    ...dueTimes(dueAsked(form, booked, base, order, now), { booked, order }, now),
    workload,
    unit_price,
    overtime,
    ...booked,
    milestones: pricedAfter(planned, order, priceOfTurn(money, planned, order)),
    ...money,
  };
  const first = firstField(form, order);
  requireNoFaults({
    ...(hasTwoDecimals(workload) ? {} : { workload: fieldTexts.decimals }),
    ...(terms.price === order.price && terms.travel === order.travel
      ? {}
      : priceFaults(form, terms, order)),
    ...milestoneFaults(terms, order),
    ...claimFaults(terms, inForce),
    ...(sameTerms(terms, inForce) && !adding ? { [first]: nothingChanges(first) } : {}),
  });
  if (countered !== null && sameTerms(terms, base)) {
    requireNoFaults({ [first]: texts.asProposed });
  }
  return terms;
}

/** With one price for everything, that is what all milestones come to. */
function dearer(
  planned: readonly PlannedMilestone[],
  base: ChangedTerms,
  { pricing }: OrderRecord,
): number {
  return pricing === 'fixed' ? moneyBetween(base.milestones, planned).price : 0;
}

/** What the milestone in turn costs more: it bears what the later ones do not. */
function priceOfTurn(
  money: Pick<ChangedTerms, 'price'>,
  planned: readonly PlannedMilestone[],
  order: OrderRecord,
): number {
  return money.price - order.price - moneyBetween(plannedOf(order), planned).price;
}

/** When it is due: as the form says, else with bookings that it moves, else as proposed before. */
function dueAsked(
  { deliverTime }: ChangeForm,
  { bookings }: BookingTerms,
  base: ChangedTerms,
  order: OrderRecord,
  now: Date,
): Date {
  if (deliverTime !== undefined) return new Date(deliverTime);
  if (isDeepStrictEqual(bookings, base.bookings)) return base.due_at;
  return dueWithBookings(bookings, order, now) ?? order.due_at;
}

/** A claim is not left behind by the end of the work, and other bookings are: each is for itself. */
function claimFaults(terms: ChangedTerms, inForce: ChangedTerms): FieldFaults {
  const isClaim = !isDeepStrictEqual(terms.overtime, inForce.overtime);
  return isClaim && !sameBookings(terms, inForce) ? { overtime: texts.claimAlone } : {};
}

/** Where it is said that a proposal says nothing new. Interpreting has no due time of its own to fill in. */
function firstField(
  { overtime }: ChangeForm,
  { order_type }: OrderRecord,
): 'overtime' | 'workload' | 'deliverTime' {
  if (overtime !== undefined) return 'overtime';
  return order_type === 'interpretation' ? 'workload' : 'deliverTime';
}

/** What speaks against another price, at a field that the form has: overtime is claimed by itself. */
function priceFaults(
  form: ChangeForm,
  { price, workload, unit_price: unitPrice, travel }: ChangedTerms,
  { price: before, pricing, travel: travelBefore }: OrderRecord,
): FieldFaults {
  // An order that has too much of it already may still become dearer.
  const mayExceed = price >= before && travel <= travelBefore;
  const at = form.travel === undefined ? 'workload' : 'travel';
  const faults = {
    ...amountFaults(price, { pricing, unitPrice }),
    ...(mayExceed ? {} : travelFaults({ pricing, unitPrice, workload, travel }, at)),
  };
  const isClaim =
    form.overtime !== undefined && form.workload === undefined && form.unitPrice === undefined;
  const [fault] = Object.values(faults);
  return isClaim && fault !== undefined ? { overtime: fault } : faults;
}

function nothingChanges(first: ReturnType<typeof firstField>): BilingualText {
  return first === 'overtime' ? texts.sameOvertime : texts.nothingChanges;
}

/** The milestone in turn bears the difference, and has to cost something. */
function milestoneFaults(terms: ChangedTerms, order: OrderRecord): FieldFaults {
  const milestone = milestoneInTurn(order);
  if (milestone === null) return {};
  const { price } = differenceOf(order, terms);
  if (milestone.price + price < limits.order.milestones.price) {
    return { unitPrice: texts.milestoneTooCheap };
  }
  // Later ones that keep their times move along where the one in turn is due later.
  if (isDeepStrictEqual(terms.milestones, plannedOf(order))) return {};
  const fault = faultOfPlanned(terms.milestones, terms.due_at);
  return fault === undefined ? {} : { milestones: fault };
}

/** The terms that an order has. */
export function termsInForce(order: OrderRecord): ChangedTerms {
  const { due_at, accept_by, workload, unit_price, overtime, price, fee, commission } = order;
  const { bookings, booking_mode, booking_place, breaks, travel } = order;
  return {
    due_at,
    accept_by,
    workload,
    unit_price,
    overtime,
    price,
    fee,
    commission,
    bookings,
    booking_mode,
    booking_place,
    breaks,
    travel,
    milestones: plannedOf(order),
  };
}

/** The terms that a pending change asks for. */
export function termsOfChange(change: PendingChangeRecord, order: OrderRecord): ChangedTerms {
  const { workload, unitPrice, overtime, price, fee, commission } = change;
  const kept = termsInForce(order);
  return {
    bookings: change.bookings ?? kept.bookings,
    booking_mode: change.bookingMode ?? kept.booking_mode,
    booking_place: change.bookingPlace ?? kept.booking_place,
    breaks: change.breaks ?? kept.breaks,
    travel: change.travel ?? kept.travel,
    milestones: change.milestones ?? kept.milestones,
    due_at: new Date(change.dueAt),
    accept_by: new Date(change.acceptBy),
    workload,
    unit_price: unitPrice,
    overtime,
    price,
    fee,
    commission,
  };
}

/** The same as the columns of a change take them: null for what it is not about. */
export function storedChange(terms: ChangedTerms, order: OrderRecord) {
  const before = termsInForce(order);
  const ifOther = <Name extends keyof ChangedTerms>(name: Name) =>
    isDeepStrictEqual(terms[name], before[name]) ? null : terms[name];
  return {
    ...terms,
    overtime: JSON.stringify(terms.overtime),
    bookings: jsonOf(ifOther('bookings')),
    booking_mode: ifOther('booking_mode'),
    booking_place: ifOther('booking_place'),
    breaks: jsonOf(ifOther('breaks')),
    travel: ifOther('travel'),
    milestones: jsonOf(ifOther('milestones')),
  };
}

/** And as those of the order do. */
export function storedInOrder({
  overtime,
  bookings,
  breaks,
  milestones: _milestones,
  ...terms
}: ChangedTerms) {
  return {
    ...terms,
    overtime: JSON.stringify(overtime),
    bookings: JSON.stringify(bookings),
    breaks: breaks && JSON.stringify(breaks),
  };
}

function jsonOf(term: object | null): string | null {
  return term && JSON.stringify(term);
}

type Paid = Pick<ChangedTerms, 'price' | 'fee' | 'commission'>;

/**
 * What the client owes on top, by its parts; negative where it goes back. What later milestones cost is
 * paid with them.
 */
export function differenceOf(
  order: Paid & Pick<OrderRecord, 'currency' | 'milestones'>,
  terms: Paid & { milestones: readonly PlannedMilestone[] | null },
) {
  const planned = plannedOf(order);
  return differenceBetween(
    { ...order, planned },
    { ...terms, planned: terms.milestones ?? planned },
  );
}

interface Compared extends Paid {
  planned: readonly PlannedMilestone[];
}

export function differenceBetween(
  before: Compared & Pick<OrderRecord, 'currency'>,
  after: Compared,
) {
  const later = moneyBetween(before.planned, after.planned);
  const price = after.price - before.price - later.price;
  const fee = after.fee - before.fee - later.fee;
  const commission = after.commission - before.commission - later.commission;
  return { price, fee, commission, currency: before.currency, total: price + fee };
}

/** The client keeps as much time to check as was agreed on. */
function dueTimes(
  due: Date,
  { booked: { bookings }, order }: { booked: BookingTerms; order: OrderRecord },
  now: Date,
) {
  const { due_at, accept_by } = order;
  const moves = !isDeepStrictEqual(bookings, order.bookings);
  if (due.getTime() === due_at.getTime() && !moves) return { due_at, accept_by };
  const field = moves ? 'bookings' : 'deliverTime';
  newDueTime(due.toISOString(), fundedAt(order), now, field);
  requireNoFaults(dueFaults(due, bookings, order));
  return { due_at: due, accept_by: addMs(due, accept_by.getTime() - due_at.getTime()) };
}

function dueFaults(
  due: Date,
  bookings: BookingTerms['bookings'],
  { start_at }: OrderRecord,
): FieldFaults {
  if (bookings.length === 0) return due < start_at ? { deliverTime: texts.dueBeforeStart } : {};
  return due < bookingTimes(bookings).due_at ? { deliverTime: texts.dueBeforeBookings } : {};
}

/** Fee and commission stay as they were agreed on unless there is another price. */
function moneyFor(
  {
    workload,
    unit_price: unitPrice,
    overtime,
    travel,
  }: Pick<ChangedTerms, 'workload' | 'unit_price' | 'overtime' | 'travel'>,
  order: OrderRecord,
) {
  const { pricing, overtime_rate: overtimeRate } = order;
  const money = orderMoney({ pricing, unitPrice, workload, overtimeRate, overtime, travel });
  const { price, fee, commission } = order;
  const isSame = money.price === price && travel === order.travel;
  return isSame ? { price, fee, commission } : money;
}

function sameTerms(one: ChangedTerms, other: ChangedTerms): boolean {
  return (
    one.due_at.getTime() === other.due_at.getTime() &&
    one.workload === other.workload &&
    one.unit_price === other.unit_price &&
    isDeepStrictEqual(one.overtime, other.overtime) &&
    isDeepStrictEqual(one.milestones, other.milestones) &&
    sameBookings(one, other)
  );
}

function sameBookings(one: BookingTerms, other: BookingTerms): boolean {
  return (
    isDeepStrictEqual(one.bookings, other.bookings) &&
    one.booking_mode === other.booking_mode &&
    one.booking_place === other.booking_place &&
    isDeepStrictEqual(one.breaks, other.breaks) &&
    one.travel === other.travel
  );
}
