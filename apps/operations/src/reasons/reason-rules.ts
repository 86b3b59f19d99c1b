import { string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

/** What staff writes for the other side or for colleagues. */
export const reasonText = string().trim().required().min(limits.reason.min).max(limits.reason.max);

/** The number under which the bank made a transfer. */
export const bankReferenceText = string()
  .trim()
  .required()
  .min(limits.bankReference.min)
  .max(limits.bankReference.max);
