import { opsAccount } from '@tolk/contract/calls/opsinterface/account';
import { route } from '../../route.ts';
import {
  changeStaffPassword,
  logoutStaff,
  staffUser,
} from '../../services/staff/own-staff-account.ts';
import { confirmStaffLogin, loginStaff } from '../../services/staff/staff-login.ts';

export const opsAccountRoutes = [
  route(opsAccount.login, loginStaff),
  route(opsAccount.confirmLogin, confirmStaffLogin),
  route(opsAccount.loginOut, (_request, context) => logoutStaff(context)),
  route(opsAccount.getStaffUser, (_request, context) => staffUser(context)),
  route(opsAccount.changePassword, changeStaffPassword),
];
