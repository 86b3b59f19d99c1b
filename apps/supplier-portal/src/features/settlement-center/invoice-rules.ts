import { array, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { min, max } = limits.invoiceNumber;

export const invoiceRules = object({
  invoiceNumber: string().trim().required().min(min).max(max),
  files: array().min(1),
  projectOrderIds: array().min(1).max(limits.settlement.projects),
});
