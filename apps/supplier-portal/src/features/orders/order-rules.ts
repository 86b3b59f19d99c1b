import { array, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export const rejectRules = object({
  reason: string().trim().required().min(limits.reason.min).max(limits.reason.max),
});

export const deliverRules = object({
  description: string().trim().required().max(limits.description.max),
  files: array().min(1).max(limits.file.perDelivery),
});
