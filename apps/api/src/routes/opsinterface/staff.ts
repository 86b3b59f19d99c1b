import { opsStaff } from '@tolk/contract/calls/opsinterface/staff';
import { route } from '../../route.ts';
import {
  addStaff,
  editStaff,
  resetStaffLogin,
  staffList,
} from '../../services/staff/staff-members.ts';

export const opsStaffRoutes = [
  route(opsStaff.getStaffList, (_request, context) => staffList(context)),
  route(opsStaff.addStaff, addStaff),
  route(opsStaff.editStaff, editStaff),
  route(opsStaff.resetStaffLogin, resetStaffLogin),
];
