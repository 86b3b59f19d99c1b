import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import {
  array,
  boolean,
  number,
  object,
  string,
  type TestContext,
} from '@tolk/design-system/form-rules';
import {
  areInOrder,
  bounds,
  defaultWordWeights,
  isTravelInProportion,
  isUnitOfWords,
  isWeight,
  limits,
  type CancellationTier,
  type WordBand,
} from '@tolk/domain';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import { bookingRules, breakRules, filledBreaks, referenceFileIdsOf } from '@tolk/market-views';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { priceOfValues, sumOfMilestones, type MilestoneValues } from './milestones.ts';
import type { OrderTerms, OrderValues, TierValues } from './order-values.ts';

const {
  smallestUnitPrice,
  largestUnitPrice,
  largestOrder,
  largestTravel,
  travelTimesWork,
  smallestMilestone,
} = bounds;

const types = projectTypes.map(({ value }) => value);
const pricings = ['perUnit', 'fixed'] as const;
const bookingModes = ['onSite', 'remote'] as const;
const choice = () => string().required();

/** The field says itself what is wrong, as long as it is there; what was left wrong without one is as at first. */
const weight = (band: WordBand) =>
  number()
    .transform((percent: number | null) => (isWeight(percent) ? percent : defaultWordWeights[band]))
    .required();

const unitOrPrice = () => t`enter unit or price`;

/** A moment that does not lie before another one of the form; missing ones are another rule's matter. */
function notBefore(field: 'startTime' | 'deliverTime', message: () => string) {
  return choice().test({
    name: 'order',
    message,
    test: (value, { parent }) => {
      const earlier = (parent as OrderValues)[field];
      if (hasOtherTimes(parent as OrderValues)) return true;
      return !value || !earlier || Date.parse(value) >= Date.parse(earlier);
    },
  });
}

/** Whether the form that a milestone stands in asks for it. */
function isAsked({ from }: TestContext): boolean {
  const form: OrderValues | undefined = from?.at(-1)?.value;
  return form !== undefined && !isForInterpreter(form);
}

/** A milestone that is filled in; interpreting has none. */
const milestoneRules = object({
  milestoneName: string()
    .trim()
    .max(limits.order.milestones.name)
    // A form leaves out what is empty.
    .ensure()
    .test({
      name: 'named',
      message: () => t`Say what is delivered.`,
      test: (value, context) => Boolean(value) || !isAsked(context),
    }),
  deliverTime: string()
    .nullable()
    .defined()
    .test({
      name: 'due',
      message: () => t`Choose a time in the future.`,
      test: (value, context) => !isAsked(context) || Date.parse(value ?? '') > serverNow(),
    }),
  acceptTime: string()
    .nullable()
    .defined()
    .test({
      name: 'order',
      message: () => t`Acceptance must be after the delivery.`,
      test: (value, context) => {
        const { deliverTime } = context.parent as MilestoneValues;
        if (!value || !deliverTime || !isAsked(context)) return true;
        return Date.parse(value) >= Date.parse(deliverTime);
      },
    }),
  amountOfMoney: number()
    .nullable()
    .defined()
    .test({
      name: 'least',
      message: () => t`Enter at least ${smallestMilestone}.`,
      test: (value, context) => !isAsked(context) || (value ?? 0) >= limits.order.milestones.price,
    }),
});

/** Where the milestones do not follow each other, or do not come to the price; null where they do. */
function faultOfMilestones(values: OrderValues): { at: string; message: string } | null {
  const { milestones } = values;
  const due = (at: number) => Date.parse(milestones[at]?.deliverTime ?? '');
  const early = milestones.findIndex((_, at) => at > 0 && due(at) <= due(at - 1));
  if (early > 0) {
    const message = t`Each milestone must be due after the one before.`;
    return { at: `${early}.deliverTime`, message };
  }
  const price = priceOfValues(values);
  if (price === null || milestones.some(({ amountOfMoney }) => amountOfMoney === null)) return null;
  return sumOfMilestones(milestones) === price
    ? null
    : {
        at: `${milestones.length - 1}.amountOfMoney`,
        message: t`Together the milestones must cost what the order costs.`,
      };
}

/** Minor units that may be left out; of no matter where the form does not show it. */
function extraRule(
  { min, max }: { min: number; max: number },
  largest: string,
  isShown: (values: OrderValues) => boolean,
) {
  return number()
    .nullable()
    .defined()
    .test({
      name: 'bounds',
      message: () => t`Enter at most ${largest}, or leave it empty.`,
      test: (value, { parent }) =>
        value === null ||
        !isShown(parent as OrderValues) ||
        (Number.isInteger(value) && value >= min && value <= max),
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
    // Bookings and milestones have times of their own; the form does not show this field then.
    test: (value, { parent }) =>
      !value || hasOtherTimes(parent as OrderValues) || Date.parse(value) > serverNow(),
  }),
  acceptTime: notBefore('deliverTime', () => t`Acceptance must be after the delivery.`),
  bookings: array(bookingRules<OrderValues>(isForInterpreter))
    .max(limits.order.bookings.max)
    .required(),
  breaks: breakRules<OrderValues>({ isForInterpreter }),
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
      message: () =>
        t`Fill in each line, with fewer days and a higher share than in the one above.`,
      test: (tiers, { parent }) =>
        !tiers ||
        !isForInterpreter(parent as OrderValues) ||
        (tiers.length > 0 && tiersOf(tiers).length === tiers.length && areInOrder(tiersOf(tiers))),
    }),
  overtimeRate: extraRule(limits.unitPrice, largestUnitPrice, isForInterpreter),
  travel: extraRule(limits.travel, largestTravel, isOnSiteBooking).test({
    name: 'proportion',
    message: () => t`Travel can be at most ${travelTimesWork} times the price of the work.`,
    test: (travel, { parent }) => {
      const { unitPrice, workload, pricing } = parent as OrderValues;
      if (travel === null || !isOnSiteBooking(parent as OrderValues)) return true;
      if (typeof unitPrice !== 'number' || typeof workload !== 'number') return true;
      return isTravelInProportion({ pricing, unitPrice, workload, travel });
    },
  }),
  milestones: array(milestoneRules)
    .max(limits.order.milestones.max)
    .required()
    .test({
      name: 'fit',
      test(_value, context) {
        const values = context.parent as OrderValues;
        const fault = isInMilestones(values) ? faultOfMilestones(values) : null;
        return (
          fault === null ||
          context.createError({ path: `milestones.${fault.at}`, message: fault.message })
        );
      },
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
  wordWeights: object({
    repetitions: weight('repetitions'),
    exact: weight('exact'),
    fuzzy95: weight('fuzzy95'),
    fuzzy85: weight('fuzzy85'),
    fuzzy75: weight('fuzzy75'),
    fuzzy50: weight('fuzzy50'),
    new: weight('new'),
  } satisfies Record<WordBand, unknown>),
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

function isInMilestones(values: OrderValues): boolean {
  return values.milestones.length > 0 && !isForInterpreter(values);
}

/** Bookings or milestones say when the work is due. */
function hasOtherTimes(values: OrderValues): boolean {
  return isForInterpreter(values) || isInMilestones(values);
}

export function isOnSiteBooking({ orderType, bookingMode }: OrderValues): boolean {
  return isInterpreting({ projectType: orderType }) && bookingMode === 'onSite';
}

/**
 * The checked form as the calls take it: interpreting has bookings and a place, other work has dates,
 * or milestones with dates of their own.
 * Throws Yup's error when a rule is broken.
 */
export function orderTermsOf(values: OrderValues): OrderTerms {
  const {
    orderFiles,
    bookingMode,
    bookingPlace,
    bookings,
    breaks: typedBreaks,
    cancellationTiers,
    overtimeRate,
    travel,
    bothDirections,
    milestones,
    wordWeights,
    ...form
  } = orderRules.validateSync(values);
  const { deliverTime, acceptTime, ...terms } = form;
  const files = {
    orderFileIds: orderFiles.map(({ fileId }) => fileId),
    // Interpreting has no words to count, and its form no mark.
    referenceFileIds: isForInterpreter(values)
      ? []
      : referenceFileIdsOf(orderFiles, values.references),
  };
  const weights = isUnitOfWords(terms.unitName) ? { wordWeights } : {};
  if (isInMilestones(values)) {
    return {
      ...terms,
      milestones: milestones.map(termsOfMilestone),
      ...files,
      ...weights,
    };
  }
  if (!isInterpreting({ projectType: terms.orderType })) {
    return { ...terms, deliverTime, acceptTime, ...files, ...weights };
  }
  const times = bookings
    .map(({ startTime, endTime }) => ({ startTime: startTime ?? '', endTime: endTime ?? '' }))
    .toSorted((one, next) => Date.parse(one.startTime) - Date.parse(next.startTime));
  const breaks = filledBreaks(typedBreaks);
  return {
    ...terms,
    startTime: times[0]?.startTime ?? terms.startTime,
    endTime: times.at(-1)?.endTime ?? terms.endTime,
    bookings: times,
    ...(breaks ? { breaks } : {}),
    ...(cancellationTiers ? { cancellationTiers: tiersOf(cancellationTiers) } : {}),
    ...(overtimeRate === null ? {} : { overtimeRate }),
    ...(travel === null || bookingMode !== 'onSite' ? {} : { travel }),
    bothDirections,
    bookingMode,
    bookingPlace: bookingPlace ?? '',
    ...files,
  };
}

function termsOfMilestone(milestone: MilestoneValues) {
  const { milestoneName, deliverTime, acceptTime, amountOfMoney } = milestone;
  return {
    milestoneName,
    deliverTime: deliverTime ?? '',
    ...(acceptTime === null ? {} : { acceptTime }),
    amountOfMoney: amountOfMoney ?? 0,
  };
}
