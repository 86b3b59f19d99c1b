import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import { array, boolean, number, object, string } from '@tolk/design-system/form-rules';
import { areInOrder, bounds, limits, type CancellationTier } from '@tolk/domain';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import { bookingRules } from '../../work-terms/booking-rules.ts';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import type { OrderTerms, OrderValues, TierValues } from './order-values.ts';

const { smallestUnitPrice, largestUnitPrice, largestOrder } = bounds;

const types = projectTypes.map(({ value }) => value);
const pricings = ['perUnit', 'fixed'] as const;
const bookingModes = ['onSite', 'remote'] as const;
const choice = () => string().required();

const unitOrPrice = () => t`enter unit or price`;

/** A moment that does not lie before another one of the form; missing ones are another rule's matter. */
function notBefore(field: 'startTime' | 'deliverTime', message: () => string) {
  return choice().test({
    name: 'order',
    message,
    test: (value, { parent }) => {
      const earlier = (parent as OrderValues)[field];
      if (isForInterpreter(parent as OrderValues)) return true;
      return !value || !earlier || Date.parse(value) >= Date.parse(earlier);
    },
  });
}

/** What an order must have (docs/product/rules.md#validation); the bounds are the server's own. */
export const orderRules = object({
  orderName: string().trim().max(limits.name.max).required(),
  orderType: string().oneOf(types).required(),
  whFieldId: choice(),
  sourceLanguage: choice(),
  targetLanguage: choice().test({
    name: 'differs',
    message: () => t`Choose a language other than the source.`,
    test: (value, { parent }) => value !== (parent as OrderValues).sourceLanguage,
  }),
  startTime: choice(),
  endTime: notBefore('startTime', () => t`The end must be after the start.`),
  deliverTime: notBefore('startTime', () => t`The delivery must be after the start.`).test({
    name: 'future',
    message: () => t`Choose a time in the future.`,
    // Interpreting has its bookings instead; the form does not show this field then.
    test: (value, { parent }) =>
      !value || isForInterpreter(parent as OrderValues) || Date.parse(value) > serverNow(),
  }),
  acceptTime: notBefore('deliverTime', () => t`Acceptance must be after the delivery.`),
  bookings: array(bookingRules<OrderValues>(isForInterpreter))
    .max(limits.order.bookings.max)
    .required(),
  cancellationTiers: array(
    object({
      daysBefore: number().integer().min(0).max(limits.cancellation.days).nullable().defined(),
      percent: number().integer().min(0).max(99).nullable().defined(),
    }),
  )
    .max(limits.cancellation.tiers)
    .nullable()
    .defined()
    .test({
      name: 'order',
      message: () => t`Fill in each line, nearer to the booking and dearer than the one above.`,
      test: (tiers, { parent }) =>
        !tiers ||
        !isForInterpreter(parent as OrderValues) ||
        (tiers.length > 0 && tiersOf(tiers).length === tiers.length && areInOrder(tiersOf(tiers))),
    }),
  bothDirections: boolean().required(),
  zone: choice(),
  bookingMode: string().oneOf(bookingModes).required(),
  bookingPlace: string()
    .trim()
    .max(limits.order.place)
    .test({
      name: 'place',
      message: () => t`Fill this in.`,
      // An interpreter has to know where to go; a link may follow.
      test: (place, { parent }) => Boolean(place) || !isOnSiteBooking(parent as OrderValues),
    }),
  workload: number().required().min(limits.workload.min).max(limits.workload.max),
  pricing: string().oneOf(pricings).required(),
  unitPrice: number()
    .required(unitOrPrice)
    .min(limits.unitPrice.min, () => t`Enter at least ${smallestUnitPrice}.`)
    .when('pricing', ([pricing], price) =>
      pricing === 'fixed'
        ? price.max(limits.orderAmount.max, () => t`Enter at most ${largestOrder}.`)
        : price.max(limits.unitPrice.max, () => t`Enter at most ${largestUnitPrice}.`),
    ),
  unitName: string().required(unitOrPrice),
  currency: string()
    .oneOf(['CNY'] as const)
    .required(),
  purchaseOrder: string().trim().max(limits.orderReference.max),
  costCentre: string().trim().max(limits.orderReference.max),
  orderDescription: string().trim().max(limits.description.max).required(),
  orderFiles: array(object({ fileId: choice() }))
    .max(limits.file.perOrder)
    .required(),
});

/** Those that are filled in. */
function tiersOf(tiers: readonly TierValues[]): CancellationTier[] {
  return tiers.flatMap(({ daysBefore, percent }) =>
    daysBefore === null || percent === null ? [] : [{ daysBefore, percent }],
  );
}

function isForInterpreter({ orderType }: OrderValues): boolean {
  return isInterpreting({ projectType: orderType });
}

function isOnSiteBooking({ orderType, bookingMode }: OrderValues): boolean {
  return isInterpreting({ projectType: orderType }) && bookingMode === 'onSite';
}

/**
 * The checked form as the calls take it: interpreting has bookings and a place, other work has dates.
 * Throws Yup's error when a rule is broken.
 */
export function orderTermsOf(values: OrderValues): OrderTerms {
  const {
    orderFiles,
    bookingMode,
    bookingPlace,
    bookings,
    cancellationTiers,
    bothDirections,
    ...form
  } = orderRules.validateSync(values);
  const { deliverTime, acceptTime, ...terms } = form;
  const orderFileIds = orderFiles.map(({ fileId }) => fileId);
  if (!isInterpreting({ projectType: terms.orderType })) {
    return { ...terms, deliverTime, acceptTime, orderFileIds };
  }
  const times = bookings
    .map(({ startTime, endTime }) => ({ startTime: startTime ?? '', endTime: endTime ?? '' }))
    .toSorted((one, next) => Date.parse(one.startTime) - Date.parse(next.startTime));
  return {
    ...terms,
    startTime: times[0]?.startTime ?? terms.startTime,
    endTime: times.at(-1)?.endTime ?? terms.endTime,
    bookings: times,
    ...(cancellationTiers ? { cancellationTiers: tiersOf(cancellationTiers) } : {}),
    bothDirections,
    bookingMode,
    bookingPlace: bookingPlace ?? '',
    orderFileIds,
  };
}
