import { array, object, string } from '@tolk/design-system/form-rules';
import { limits, organisationRoles, type OrganisationRole } from '@tolk/domain';

/** What an organisation is called; the bounds are the server's own. */
export const nameRule = string().trim().required().min(2).max(limits.companyName.max);

export const foundRules = object({ name: nameRule });

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
