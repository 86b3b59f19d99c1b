import { serverNow } from '@tolk/api-client';
import type { ChangeTerms, OrderDetail } from '@tolk/contract';
import { t } from '@lingui/core/macro';
import type { StoredFile } from '@tolk/design-system/fields';
import { array, number, object, string } from '@tolk/design-system/form-rules';
import { DAY, limits, orderMoney } from '@tolk/domain';
import { pendingChangeOf } from './pending-change.ts';

export interface ChangeValues {
  deliverTime: string | null;
  workload: number | null;
  unitPrice: number | null;
  reason: string;
  files: readonly StoredFile[];
}

export const reasonRule = () =>
  string().trim().min(limits.reason.min).max(limits.reason.max).required();

/** What a proposal must have; a due time that stays as it is may have passed. */
export function changeRules({ deliverTime }: Pick<OrderDetail, 'deliverTime'>) {
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

/** What a form begins with: the proposal that it answers, else the terms as they are. */
export function initialChange(order: OrderDetail): ChangeValues {
  const { deliverTime, workload, unitPrice } = pendingChangeOf(order)?.after ?? order;
  return { deliverTime, workload, unitPrice, reason: '', files: [] };
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
  Partial<Pick<ChangeTerms, 'overtime'>>;

/**
 * The terms that the form asks for, with the money that the server will make of them; null while a
 * number is missing.
 */
export function termsAsked(asked: Asked, order: Priced): ChangeTerms | null {
  const { deliverTime, workload, unitPrice, overtime = order.overtime } = asked;
  if (deliverTime === null || !isNumber(workload) || !isNumber(unitPrice)) return null;
  const { pricing, overtimeRate, travel } = order;
  const money = orderMoney({ pricing, unitPrice, workload, overtimeRate, overtime, travel });
  const isSame = money.price === order.amountOfMoney;
  return {
    deliverTime,
    workload,
    unitPrice,
    overtime,
    amountOfMoney: money.price,
    commissionXQ: isSame ? order.commissionXQ : money.fee,
    commission: isSame ? order.commission : money.commission,
  };
}

/** What a client pays on top, or gets back where it is negative. */
export function differenceOf(before: Paid, after: Paid): number {
  return after.amountOfMoney + after.commissionXQ - before.amountOfMoney - before.commissionXQ;
}
type Paid = Pick<ChangeTerms, 'amountOfMoney' | 'commissionXQ'>;

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

function isSameTime(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
