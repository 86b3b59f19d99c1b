import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import type { Negotiation, OfferedTerms } from '@tolk/contract';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits, priceOf } from '@tolk/domain';

export interface OfferValues {
  unitPrice: number | null;
  workload: number | null;
  deliverTime: string | null;
  note: string;
}

/** What an offer must have; a due time that stays as it is may have passed. */
export function offerRules({ deliverTime }: OfferedTerms) {
  return object({
    unitPrice: number().required().integer().min(limits.unitPrice.min).max(limits.unitPrice.max),
    workload: number().required().min(limits.workload.min).max(limits.workload.max),
    deliverTime: string()
      .nullable()
      .test({
        name: 'future',
        message: () => t`This time must be in the future.`,
        test: (value) => !value || value === deliverTime || Date.parse(value) > serverNow(),
      }),
    note: string().trim().max(limits.reason.max).default(''),
  });
}

export function initialOffer({ terms }: Pick<Negotiation, 'terms'>): OfferValues {
  const { unitPrice, workload, deliverTime } = terms;
  return { unitPrice, workload, deliverTime, note: '' };
}

/** What the form says, as the call takes it; what stays as it is needs no saying. */
export function termsOf(values: OfferValues, { terms }: Pick<Negotiation, 'terms'>) {
  const { unitPrice, workload, deliverTime, note } = values;
  return {
    ...(unitPrice === null ? {} : { unitPrice }),
    ...(workload === null ? {} : { workload }),
    ...(deliverTime === null || deliverTime === terms.deliverTime ? {} : { deliverTime }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
}

/** The terms as they would be, with what they come to; null while a number is missing. */
export function askedTerms({ unitPrice, workload, deliverTime }: OfferValues): OfferedTerms | null {
  if (!isNumber(unitPrice) || !isNumber(workload)) return null;
  return { unitPrice, workload, deliverTime, amountOfMoney: priceOf(unitPrice, workload) };
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}
