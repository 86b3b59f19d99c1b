import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import type { StoredFile } from '@tolk/design-system/fields';
import { array, number, object, string } from '@tolk/design-system/form-rules';
import { appealOutcomes, limits, type AppealOutcome } from '@tolk/domain';

export interface RulingValues {
  outcome: AppealOutcome | '';
  refundPercent: number | null;
  /** ISO 8601. */
  deliverTime: string | null;
  text: string;
  files: readonly StoredFile[];
}

export const emptyRuling: RulingValues = {
  outcome: '',
  refundPercent: null,
  deliverTime: null,
  text: '',
  files: [],
};

/** A split leaves something to both sides: all or nothing have outcomes of their own. */
const splitPercent = number().nullable().required().integer().min(1).max(99);
const futureTime = string()
  .nullable()
  .required()
  .test(
    'future',
    () => t`Choose a time in the future.`,
    (value) => value === null || value === undefined || Date.parse(value) > serverNow(),
  );

export const rulingRules = object({
  outcome: string().required().oneOf(appealOutcomes),
  refundPercent: number()
    .nullable()
    .when('outcome', ([outcome], field) => (outcome === 'split' ? splitPercent : field)),
  deliverTime: string()
    .nullable()
    .when('outcome', ([outcome], field) => (outcome === 'redo' ? futureTime : field)),
  text: string().trim().required().min(limits.reason.min).max(limits.appeal.text),
  files: array(object({ fileId: string().required() }))
    .max(limits.appeal.filesPerRuling)
    .required(),
});

/** The share that a ruling sends back; null for one without, or not typed yet. */
export function percentOf({
  outcome,
  refundPercent,
}: Pick<RulingValues, 'outcome' | 'refundPercent'>): number | null {
  if (outcome === 'release') return 0;
  if (outcome === 'refund') return 100;
  if (outcome !== 'split' || refundPercent === null) return null;
  return Number.isInteger(refundPercent) && refundPercent >= 1 && refundPercent <= 99
    ? refundPercent
    : null;
}
