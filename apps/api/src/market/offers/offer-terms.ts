import { limits, priceOf } from '@tolk/domain';
import {
  fieldTexts,
  hasTwoDecimals,
  isTooFar,
  requireNoFaults,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import type { BilingualText } from '../../calls/refusal.ts';
import type { PostingRecord } from '../postings/posting-repository.ts';
import type { TermsOfferRow } from './terms-offer-repository.ts';

/** What an offer is about; amounts are minor units of the posting's currency. */
export interface OfferTerms {
  unit_price: number;
  workload: number;
  due_at: Date | null;
}

/** What a form says of it; what is left out stays. */
export interface OfferForm {
  unitPrice?: number | undefined;
  workload?: number | undefined;
  deliverTime?: string | undefined;
}

const texts = {
  asOffered: {
    en: 'This is what the other side offered. Agree to it instead.',
    zh: '与对方的报价相同，直接接受即可。',
  },
  dueBeforeStart: {
    en: 'The delivery must be after the start.',
    zh: '交付时间须晚于开始时间。',
  },
} as const satisfies Record<string, BilingualText>;

/** What the posting itself says; interpreting ends when it is held, so nothing is due. */
export function termsOfPosting(
  posting: Pick<PostingRecord, 'salary' | 'workload' | 'due_at' | 'project_type'>,
): OfferTerms {
  const { salary, workload, due_at, project_type } = posting;
  return {
    unit_price: salary,
    workload,
    due_at: project_type === 'interpretation' ? null : due_at,
  };
}

/** What a new offer begins with: the last one, unless the posting counts otherwise by now. */
export function baseTerms(offers: readonly TermsOfferRow[], posting: PostingRecord): OfferTerms {
  const [last] = offers;
  const same = last?.unit === posting.unit && last.currency === posting.currency;
  return last !== undefined && same ? last : termsOfPosting(posting);
}

/** The terms that a form asks for on top of `base`. Throws 422. */
export function offeredTerms(
  form: OfferForm,
  base: OfferTerms,
  posting: Pick<PostingRecord, 'project_type' | 'start_at'>,
  now: Date,
): OfferTerms {
  const terms = {
    unit_price: form.unitPrice ?? base.unit_price,
    workload: form.workload ?? base.workload,
    due_at: dueOf(form, base, posting),
  };
  requireNoFaults({
    ...(hasTwoDecimals(terms.workload) ? {} : { workload: fieldTexts.decimals }),
    ...(form.deliverTime === undefined ? {} : dueFaults(terms.due_at, posting, now)),
  });
  return terms;
}

/**
 * Throws 422 where one order could not have these terms. An application may be for a posting whose work
 * takes several.
 */
export function requireOrderable(terms: OfferTerms): OfferTerms {
  if (amountOf(terms) > limits.orderAmount.max) {
    requireNoFaults({ workload: fieldTexts.amountTooLarge });
  }
  return terms;
}

/** Throws 422 where an answer says what it answers. */
export function requireOther(terms: OfferTerms, answered: OfferTerms): void {
  if (sameTerms(terms, answered)) requireNoFaults({ unitPrice: texts.asOffered });
}

export function sameTerms(one: OfferTerms, other: OfferTerms): boolean {
  return (
    one.unit_price === other.unit_price &&
    one.workload === other.workload &&
    one.due_at?.getTime() === other.due_at?.getTime()
  );
}

export function amountOf({ unit_price, workload }: OfferTerms): number {
  return priceOf(unit_price, workload);
}

function dueOf(
  { deliverTime }: OfferForm,
  base: OfferTerms,
  { project_type }: Pick<PostingRecord, 'project_type'>,
): Date | null {
  if (project_type === 'interpretation') return null;
  return deliverTime === undefined ? base.due_at : new Date(deliverTime);
}

function dueFaults(
  due: Date | null,
  { start_at }: Pick<PostingRecord, 'start_at'>,
  now: Date,
): FieldFaults {
  if (due === null) return {};
  if (due <= now) return { deliverTime: fieldTexts.past };
  if (isTooFar(due, now)) return { deliverTime: fieldTexts.farFuture };
  return start_at !== null && due < start_at ? { deliverTime: texts.dueBeforeStart } : {};
}
