import { number, object } from '@tolk/design-system/form-rules';
import { reasonText } from '../../reasons/reason-rules.ts';

export interface RefundValues {
  refundPercent: number | null;
  reason: string;
}

export const refundRules = object({
  refundPercent: number().nullable().required().integer().min(1).max(100),
  reason: reasonText,
});

/** Whether what was typed so far is a share that can be shown in money. */
export function isSharePercent(value: number | null): value is number {
  return value !== null && Number.isInteger(value) && value >= 1 && value <= 100;
}
