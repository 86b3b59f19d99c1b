import { opsStaff } from '@tolk/contract/calls/opsinterface/staff';
import { route } from '../../calls/route.ts';
import {
  addStaff,
  editStaff,
  resetStaffLogin,
  staffList,
} from '../../staff/members/staff-members.ts';

export const opsStaffRoutes = [
  route(opsStaff.getStaffList, (_request, context) => staffList(context)),
  route(opsStaff.addStaff, addStaff),
  route(opsStaff.editStaff, editStaff),
  route(opsStaff.resetStaffLogin, resetStaffLogin),
];
