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
import { faultsOfOvertime, overtimeAsked } from './overtime-claims.ts';

export type ChangeForm = Omit<
  RequestOf<typeof calls.supinterface.orders.proposeChange>,
  'projectOrderId' | 'version'
>;

/** The terms that a change replaces. */
export type ChangedTerms = Pick<
  OrderTerms,
  'due_at' | 'accept_by' | 'workload' | 'unit_price' | 'overtime' | 'price' | 'fee' | 'commission'
>;

const texts = {
  nothingChanges: {
    en: 'Change the due time, the workload or the price.',
    zh: '请修改交付时间、工作量或价格中的至少一项。',
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
  const base = countered === null ? order : termsOfChange(countered);
  const workload = form.workload ?? base.workload;
  const unit_price = form.unitPrice ?? base.unit_price;
  const due = form.deliverTime === undefined ? base.due_at : new Date(form.deliverTime);
  const overtime = overtimeAsked(form, base.overtime, order);
  const terms = {
    ...dueTimes(due, order, now),
    workload,
    unit_price,
    overtime,
    ...moneyFor({ workload, unit_price, overtime }, order),
  };
  const first = firstField(form, order);
  requireNoFaults({
    ...(hasTwoDecimals(workload) ? {} : { workload: fieldTexts.decimals }),
    ...(terms.price === order.price ? {} : priceFaults(form, terms, order)),
    ...milestoneFaults(terms, order),
    ...(sameTerms(terms, order) && !adding ? { [first]: nothingChanges(first) } : {}),
  });
  if (countered !== null && sameTerms(terms, termsOfChange(countered))) {
    requireNoFaults({ [first]: texts.asProposed });
  }
  return terms;
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
  { price, workload, unit_price: unitPrice }: ChangedTerms,
  { price: before, pricing, travel }: OrderRecord,
): FieldFaults {
  const faults = {
    ...amountFaults(price, { pricing, unitPrice }),
    // An order that has too much of it already may still become dearer.
    ...(price < before ? travelFaults({ pricing, unitPrice, workload, travel }, 'workload') : {}),
  };
  const isClaim = form.workload === undefined && form.unitPrice === undefined;
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
  return milestone.price + price < limits.order.milestones.price
    ? { unitPrice: texts.milestoneTooCheap }
    : {};
}

/** The terms that a pending change asks for. */
export function termsOfChange(change: PendingChangeRecord): ChangedTerms {
  const { workload, unitPrice, overtime, price, fee, commission } = change;
  return {
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

/** The same as the columns take them: what is read as a list is written as text. */
export function storedChange({ overtime, ...terms }: ChangedTerms) {
  return { ...terms, overtime: JSON.stringify(overtime) };
}

/** What the client owes on top, by its parts; negative where it goes back. */
export function differenceOf(
  order: Pick<OrderRecord, 'price' | 'fee' | 'commission' | 'currency'>,
  terms: Pick<ChangedTerms, 'price' | 'fee' | 'commission'>,
) {
  const price = terms.price - order.price;
  const fee = terms.fee - order.fee;
  const commission = terms.commission - order.commission;
  return { price, fee, commission, currency: order.currency, total: price + fee };
}

/** The client keeps as much time to check as was agreed on. */
function dueTimes(due: Date, order: OrderRecord, now: Date) {
  const { due_at, accept_by } = order;
  if (due.getTime() === due_at.getTime()) return { due_at, accept_by };
  newDueTime(due.toISOString(), fundedAt(order), now);
  requireNoFaults(dueFaults(due, order));
  return { due_at: due, accept_by: addMs(due, accept_by.getTime() - due_at.getTime()) };
}

function dueFaults(due: Date, { start_at, bookings }: OrderRecord): FieldFaults {
  if (due < start_at) return { deliverTime: texts.dueBeforeStart };
  const tooSoon = bookings.length > 0 && due < bookingTimes(bookings).due_at;
  return tooSoon ? { deliverTime: texts.dueBeforeBookings } : {};
}

/** Fee and commission stay as they were agreed on unless there is another price. */
function moneyFor(
  {
    workload,
    unit_price: unitPrice,
    overtime,
  }: Pick<ChangedTerms, 'workload' | 'unit_price' | 'overtime'>,
  order: OrderRecord,
) {
  const { pricing, overtime_rate: overtimeRate, travel } = order;
  const money = orderMoney({ pricing, unitPrice, workload, overtimeRate, overtime, travel });
  const { price, fee, commission } = order;
  return money.price === price ? { price, fee, commission } : money;
}

function sameTerms(one: ChangedTerms, other: ChangedTerms): boolean {
  return (
    one.due_at.getTime() === other.due_at.getTime() &&
    one.workload === other.workload &&
    one.unit_price === other.unit_price &&
    isDeepStrictEqual(one.overtime, other.overtime)
  );
}
