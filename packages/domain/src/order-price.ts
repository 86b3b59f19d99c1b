import * as limits from './limits.ts';
import { priceOf, shareOf } from './money.ts';

/** How much longer an interpreter worked than until the end of a booking. */
export interface Overtime {
  /** When that booking starts: ISO 8601, UTC. */
  start: string;
  minutes: number;
}

/** What the price of an order is made of; amounts are minor units. */
export interface PricedTerms {
  /** `fixed`: `unitPrice` is the price of all the work. */
  pricing?: 'perUnit' | 'fixed';
  unitPrice: number;
  workload: number;
  /** For each step of overtime that was begun; null where none was agreed on. */
  overtimeRate?: number | null;
  overtime?: readonly Pick<Overtime, 'minutes'>[];
  /** Paid as it is: nobody keeps a share of it. */
  travel?: number;
}

/** Steps of overtime that were begun, for each booking by itself. */
export function overtimeSteps(overtime: readonly Pick<Overtime, 'minutes'>[]): number {
  return overtime.reduce(
    (steps, { minutes }) => steps + Math.ceil(minutes / limits.overtime.stepMinutes),
    0,
  );
}

/** The parts of an order's price, in minor units. */
export function priceParts({
  pricing = 'perUnit',
  unitPrice,
  workload,
  overtimeRate = null,
  overtime = [],
  travel = 0,
}: PricedTerms) {
  return {
    work: pricing === 'fixed' ? unitPrice : priceOf(unitPrice, workload),
    overtime: overtimeSteps(overtime) * (overtimeRate ?? 0),
    travel,
  };
}

/** Whether travel is what comes with work, and not a price that wants no fee taken of it. */
export function isTravelInProportion(terms: PricedTerms): boolean {
  const { work, travel } = priceParts(terms);
  return travel <= work * limits.travel.timesWork;
}

/** Price, the client's fee on top and the commission kept from it: these two of the work alone. */
export function orderMoney(terms: PricedTerms) {
  const { work, overtime, travel } = priceParts(terms);
  const worked = work + overtime;
  return {
    price: worked + travel,
    fee: shareOf(worked, limits.handlingFeeShare),
    commission: shareOf(worked, limits.commissionShare),
  };
}
