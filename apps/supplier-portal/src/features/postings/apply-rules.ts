import { array, boolean, number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export interface ApplyValues {
  content: string;
  instructions: string;
  /** Minor units for one unit of the posting. */
  expectedPrice: number | null;
  withResumeFile: boolean;
  projectExperienceIds: readonly string[];
}

export const applyRules = object({
  content: string().trim().required().min(limits.description.min).max(limits.description.max),
  instructions: string().trim().max(limits.remarks.max),
  expectedPrice: number().required().min(limits.unitPrice.min).max(limits.unitPrice.max),
  withResumeFile: boolean().required(),
  projectExperienceIds: array(string().required()).max(limits.resume.cases).required(),
});
