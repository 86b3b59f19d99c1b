import { t } from '@lingui/core/macro';
import type { PostingForm } from '@tolk/contract';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import type { PostingValues } from './posting-values.ts';

const types = ['translation', 'interpretation', 'proofreading'] as const;
const text = (max: number) => string().trim().max(max).required();
const choice = () => string().required();

/** Whether a moment lies after another; nothing to say while one of them is missing. */
function isAfter(later: string | null | undefined, earlier: string | null | undefined): boolean {
  return !later || !earlier || Date.parse(later) > Date.parse(earlier);
}

const inFuture = (value: string | null | undefined) => !value || Date.parse(value) > Date.now();

/** What a posting must have (spec section 5); the bounds are the server's own. */
export const postingRules = object({
  projectName: text(limits.name.max),
  companyName: string().trim().max(limits.companyName.max),
  projectType: string().oneOf(types).required(),
  whFieldId: choice(),
  sourceLanguage: choice(),
  targetLanguage: choice().test({
    name: 'differs',
    message: () => t`Choose another language than the source.`,
    test: (value, { parent }) => value !== (parent as PostingValues).sourceLanguage,
  }),
  salary: number()
    .required()
    .min(limits.unitPrice.min, () => t`Enter at least ¥0.01.`)
    .max(limits.unitPrice.max, () => t`Enter at most ¥1,000,000.`),
  currency: choice(),
  unitName: choice(),
  estimatedWorkload: number().required().min(limits.workload.min).max(limits.workload.max),
  deadline: choice().test({
    name: 'future',
    message: () => t`Choose a time in the future.`,
    test: inFuture,
  }),
  startTime: string().nullable().defined(),
  dueDate: string()
    .nullable()
    .defined()
    .test({
      name: 'future',
      message: () => t`Choose a time in the future.`,
      test: inFuture,
    })
    .test({
      name: 'afterStart',
      message: () => t`Choose a time after the start.`,
      test: (value, { parent }) => isAfter(value, (parent as PostingValues).startTime),
    }),
  zone: choice(),
  remarks: text(limits.remarks.max),
  // Formik hands an empty text over as undefined.
  deliveryInstructions: string().trim().max(limits.remarks.max).default(''),
  contactName: text(limits.contact.max).min(limits.contact.min),
  contactPhone: text(limits.contact.max).min(limits.contact.min),
  region: choice(),
});

/** The checked form as the call takes it. Throws Yup's error when a rule is broken. */
export function postingFormOf(values: PostingValues): PostingForm {
  const { companyName, ...form } = postingRules.validateSync(values);
  return companyName ? { ...form, companyName } : form;
}
