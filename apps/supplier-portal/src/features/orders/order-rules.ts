import { array, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export const rejectRules = object({
  reason: string().trim().required().min(limits.reason.min).max(limits.reason.max),
});

const description = string().trim().required().max(limits.description.max);
const files = array().max(limits.file.perDelivery);

export const deliverRules = object({ description, files: files.min(1) });

/** The work of a booking was spoken: that it is done may go without words. */
export const bookingDeliverRules = object({
  description: string().trim().max(limits.description.max).default(''),
  files,
});
