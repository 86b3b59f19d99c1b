import { nameRule } from '@tolk/account-views';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

export interface SettingsValues {
  name: string;
  /** fen; null: no order has to be approved */
  approvalAbove: number | null;
}

export const settingsRules = object({
  name: nameRule,
  approvalAbove: number().nullable().defined().integer().min(0).max(limits.orderAmount.max),
});

export interface CostCentreValues {
  name: string;
  /** fen; null: no budget */
  monthlyBudget: number | null;
}

export const costCentreRules = object({
  name: string().trim().required().max(limits.orderReference.max),
  monthlyBudget: number().nullable().defined().integer().min(0),
});
