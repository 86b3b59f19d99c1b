import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import { array, number, object, string } from '@tolk/design-system/form-rules';
import { bounds, limits } from '@tolk/domain';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import { isSession } from '../../parts/session-kind.ts';
import type { OrderTerms, OrderValues } from './order-values.ts';

const { smallestUnitPrice, largestUnitPrice, largestOrder } = bounds;

const types = projectTypes.map(({ value }) => value);
const pricings = ['perUnit', 'fixed'] as const;
const sessionModes = ['onSite', 'remote'] as const;
const choice = () => string().required();

const unitOrPrice = () => t`enter unit or price`;

/** A moment that does not lie before another one of the form; missing ones are another rule's matter. */
function notBefore(field: 'startTime' | 'deliverTime', message: () => string) {
  return choice().test({
    name: 'order',
    message,
    test: (value, { parent }) => {
      const earlier = (parent as OrderValues)[field];
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
    message: () => t`Choose another language than the source.`,
    test: (value, { parent }) => value !== (parent as OrderValues).sourceLanguage,
  }),
  startTime: choice(),
  endTime: notBefore('startTime', () => t`The end comes after the start.`),
  deliverTime: notBefore('startTime', () => t`The delivery comes after the start.`).test({
    name: 'future',
    message: () => t`Choose a time in the future.`,
    test: (value) => !value || Date.parse(value) > serverNow(),
  }),
  acceptTime: notBefore('deliverTime', () => t`The acceptance comes after the delivery.`),
  zone: choice(),
  sessionMode: string().oneOf(sessionModes).required(),
  sessionPlace: string()
    .trim()
    .max(limits.order.place)
    .test({
      name: 'place',
      message: () => t`Fill this in.`,
      // An interpreter has to know where to go; a link may follow.
      test: (place, { parent }) => Boolean(place) || !isOnSiteSession(parent as OrderValues),
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
  orderDescription: string().trim().max(limits.description.max).required(),
  orderFiles: array(object({ fileId: choice() }))
    .max(limits.file.perOrder)
    .required(),
});

function isOnSiteSession({ orderType, sessionMode }: OrderValues): boolean {
  return isSession({ projectType: orderType }) && sessionMode === 'onSite';
}

/** The checked form as the calls take it; only a session has a place. Throws Yup's error when a rule is broken. */
export function orderTermsOf(values: OrderValues): OrderTerms {
  const { orderFiles, sessionMode, sessionPlace, ...terms } = orderRules.validateSync(values);
  const session = { sessionMode, sessionPlace: sessionPlace ?? '' };
  return {
    ...terms,
    ...(isSession({ projectType: terms.orderType }) ? session : {}),
    orderFileIds: orderFiles.map(({ fileId }) => fileId),
  };
}
