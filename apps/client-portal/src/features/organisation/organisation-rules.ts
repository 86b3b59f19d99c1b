import { array, number, object, string } from '@tolk/design-system/form-rules';
import { limits, organisationRoles, type OrganisationRole } from '@tolk/domain';

const name = string().trim().required().min(2).max(limits.companyName.max);

/** What an organisation is called; the bounds are the server's own. */
export const foundRules = object({ name });

export interface SettingsValues {
  name: string;
  /** fen; null: no order has to be approved */
  approvalAbove: number | null;
}

export const settingsRules = object({
  name,
  approvalAbove: number().nullable().defined().integer().min(0).max(limits.orderAmount.max),
});

export interface RolesValues {
  roles: readonly OrganisationRole[];
}

const roles = array().of(string().oneOf(organisationRoles).required()).min(1);

export const rolesRules = object({ roles });

export interface InvitationValues extends RolesValues {
  account: string;
}

export const invitationRules = object({
  account: string().trim().max(limits.account.max),
  roles,
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
