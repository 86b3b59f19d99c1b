import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import type { PostingForm } from '@tolk/contract';
import { array, boolean, number, object, string } from '@tolk/design-system/form-rules';
import { bounds, defaultFileAudience, limits, postingVisibilities } from '@tolk/domain';
import { projectTypes } from '@tolk/domain/dictionaries/work';
import {
  bookingRules,
  breakRules,
  filledBreaks,
  filledIn,
  referenceFileIdsOf,
} from '@tolk/market-views';
import { isOnSite, isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { referencesOf, spanOf, type PostingValues } from './posting-values.ts';

const { smallestUnitPrice, largestUnitPrice } = bounds;

const types = projectTypes.map(({ value }) => value);
const text = (max: number) => string().trim().max(max).required();
const choice = () => string().required();

/** Whether a moment lies after another; nothing to say while one of them is missing. */
function isAfter(later: string | null | undefined, earlier: string | null | undefined): boolean {
  return !later || !earlier || Date.parse(later) > Date.parse(earlier);
}

/** A rule over a field that only a booking has. */
const ofBooking = (value: string | null | undefined, parent: unknown) =>
  Boolean(value) || !isInterpreting(parent as PostingValues);

const inFuture = (value: string | null | undefined) => !value || Date.parse(value) > serverNow();
/** Of a start: filling in the form takes a while. */
const notPast = (value: string | null | undefined) =>
  !value || Date.parse(value) > serverNow() - limits.posting.startGraceMs;

/** What a posting must have (docs/product/rules.md#validation); the bounds are the server's own. */
export const postingRules = object({
  formerStartTime: string().nullable().defined(),
  projectName: text(limits.name.max),
  companyName: string().trim().max(limits.companyName.max),
  projectType: string().oneOf(types).required(),
  whFieldId: choice(),
  sourceLanguage: choice(),
  targetLanguage: choice().test({
    name: 'differs',
    message: () => t`Choose a language other than the source.`,
    test: (value, { parent }) => value !== (parent as PostingValues).sourceLanguage,
  }),
  salary: number()
    .required()
    .min(limits.unitPrice.min, () => t`Enter at least ${smallestUnitPrice}.`)
    .max(limits.unitPrice.max, () => t`Enter at most ${largestUnitPrice}.`),
  currency: choice(),
  unitName: choice(),
  estimatedWorkload: number().required().min(limits.workload.min).max(limits.workload.max),
  deadline: choice().test({
    name: 'future',
    message: () => t`Choose a time in the future.`,
    test: inFuture,
  }),
  startTime: string()
    .nullable()
    .defined()
    .test({
      name: 'future',
      message: () => t`Choose a start that has not passed.`,
      test: (value, { parent }) =>
        isInterpreting(parent as PostingValues) ||
        notPast(value) ||
        value === (parent as PostingValues).formerStartTime,
    }),
  dueDate: string()
    .nullable()
    .defined()
    .test({
      name: 'future',
      message: () => t`Choose a time in the future.`,
      test: (value, { parent }) => isInterpreting(parent as PostingValues) || inFuture(value),
    })
    .test({
      name: 'afterStart',
      message: () => t`Choose a time after the start.`,
      test: (value, { parent }) =>
        isInterpreting(parent as PostingValues) ||
        isAfter(value, (parent as PostingValues).startTime),
    }),
  bookings: array(bookingRules<PostingValues>(isInterpreting))
    .max(limits.order.bookings.max)
    .required(),
  breaks: breakRules<PostingValues>({ isForInterpreter: isInterpreting }),
  zone: choice(),
  remarks: text(limits.remarks.max),
  // Formik hands an empty text over as undefined.
  deliveryInstructions: string().trim().max(limits.remarks.max).default(''),
  contactName: text(limits.contact.max).min(limits.contact.min),
  contactPhone: text(limits.contact.max).min(limits.contact.min),
  region: choice().test({
    name: 'onSite',
    message: () => t`Choose the city where the interpreting takes place.`,
    test: (value, { parent }) => value !== 'remote' || !isOnSite(parent as PostingValues),
  }),
  interpretationMode: string()
    .nullable()
    .defined()
    .test({
      name: 'booking',
      message: () => t`Choose how it is interpreted.`,
      test: (value, { parent }) => ofBooking(value, parent),
    }),
  place: string()
    .trim()
    .max(limits.posting.place)
    .default('')
    .test({
      name: 'onSite',
      message: () => t`Enter the address.`,
      test: (value, { parent }) => value !== '' || !isOnSite(parent as PostingValues),
    }),
  bothDirections: boolean().required(),
  jobLevel: string().nullable().defined(),
  visibility: string().oneOf(postingVisibilities).required(),
  files: array()
    .of(object({ fileId: string().required() }))
    .max(limits.posting.files)
    .default([]),
});

/**
 * The checked form as the call takes it: what only a booking has is left out of other work, and a
 * booking without a place to go to is remote. Throws Yup's error when a rule is broken.
 */
export function postingFormOf(values: PostingValues): PostingForm {
  const {
    formerStartTime: _,
    companyName,
    interpretationMode,
    place,
    bothDirections,
    bookings,
    breaks: typedBreaks,
    jobLevel,
    files,
    ...form
  } = postingRules.validateSync(values);
  const breaks = filledBreaks(typedBreaks);
  const remoteBooking = isInterpreting(values) && !isOnSite(values);
  return {
    ...form,
    ...spanOf(values),
    region: remoteBooking ? 'remote' : form.region,
    fileIds: files.map(({ fileId }) => fileId),
    fileAudiences: files.map(({ fileId }) => ({
      fileId,
      audience: values.audiences[fileId] ?? defaultFileAudience,
    })),
    referenceFileIds: referenceFileIdsOf(files, referencesOf(values)),
    ...(companyName ? { companyName } : {}),
    ...(jobLevel ? { jobLevel } : {}),
    ...(isInterpreting(values)
      ? {
          interpretationMode: interpretationMode ?? '',
          place,
          bothDirections,
          bookings: filledIn(bookings),
          ...(breaks ? { breaks } : {}),
        }
      : {}),
  };
}
