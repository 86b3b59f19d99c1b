import { limits, staffRoles } from '@tolk/domain';
import { Type } from 'typebox';
import { defineCall } from '../../define-call.ts';
import { errorCodes } from '../../error-codes.ts';
import { Flag, Id, Line, Nothing, OneOf, Text } from '../../schemas/base.ts';
import { Staff } from '../../schemas/operations.ts';

const withPassword = Type.Object({
  staff: Staff,
  /** Shown once; the member has to replace it at the first login. */
  oneTimePassword: Type.String(),
});

/** Members of the staff; admins only. */
export const opsStaff = {
  getStaffList: defineCall({
    path: '/opsinterface/getStaffList',
    access: 'staff',
    scope: 'staff',
    summary: 'All members of the staff.',
    request: Nothing,
    response: Type.Array(Staff),
    idempotency: 'none',
  }),
  addStaff: defineCall({
    path: '/opsinterface/addStaff',
    access: 'staff',
    scope: 'staff',
    summary: 'Add a member; answers the password for the first login.',
    request: Type.Object({
      account: Text(limits.account.max, 5),
      name: Line(limits.staff.name, 1),
      role: OneOf(staffRoles),
    }),
    response: withPassword,
    idempotency: 'accepted',
    errors: [errorCodes.staffAccountTaken],
  }),
  editStaff: defineCall({
    path: '/opsinterface/editStaff',
    access: 'staff',
    scope: 'staff',
    summary: 'Change name, role or whether a member may sign in; their sessions end with the role.',
    request: Type.Object({
      staffId: Id,
      name: Line(limits.staff.name, 1),
      role: OneOf(staffRoles),
      active: Flag,
    }),
    response: Staff,
    idempotency: 'accepted',
    errors: [errorCodes.ownStaffAccount],
  }),
  resetStaffLogin: defineCall({
    path: '/opsinterface/resetStaffLogin',
    access: 'staff',
    scope: 'staff',
    summary: 'Take password and second factor from a member, who sets both up again.',
    request: Type.Object({ staffId: Id }),
    response: withPassword,
    idempotency: 'accepted',
    errors: [errorCodes.ownStaffAccount],
  }),
};
