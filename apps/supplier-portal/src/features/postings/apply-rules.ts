import { t } from '@lingui/core/macro';
import { array, boolean, number, object, string } from '@tolk/design-system/form-rules';
import type { StoredFile } from '@tolk/design-system/fields';
import { fieldsIn, limits } from '@tolk/domain';

export interface ApplyValues {
  content: string;
  instructions: string;
  /** Minor units for one unit of the posting. */
  expectedPrice: number | null;
  /** In the posting's unit. */
  workload: number | null;
  deliverTime: string | null;
  withResumeFile: boolean;
  projectExperienceIds: readonly string[];
  files: readonly StoredFile[];
}

export const applyRules = object({
  content: string()
    .trim()
    .required()
    .min(limits.description.min)
    .max(limits.description.max)
    .test({
      name: 'filled',
      message: () => t`Replace the fields in braces by your own words.`,
      test: (value) => fieldsIn(value).length === 0,
    }),
  instructions: string().trim().max(limits.remarks.max),
  expectedPrice: number().required().min(limits.unitPrice.min).max(limits.unitPrice.max),
  workload: number().required().min(limits.workload.min).max(limits.workload.max),
  deliverTime: string().nullable().default(null),
  withResumeFile: boolean().required(),
  projectExperienceIds: array(string().required()).max(limits.resume.cases).required(),
  files: array()
    .of(object({ fileId: string().required() }))
    .max(limits.application.files)
    .default([]),
});
