import { object, string } from '@tolk/design-system/form-rules';
import { limits, staffRoles } from '@tolk/domain';

const name = string().trim().required().max(limits.staff.name);
const role = string().required().oneOf(staffRoles);

export const newStaffRules = object({
  account: string().trim().required().email().max(limits.account.max),
  name,
  role,
});

export const staffRules = object({ name, role });
