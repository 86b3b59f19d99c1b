import { opsAccount } from '@tolk/contract/calls/opsinterface/account';
import { route } from '../../calls/route.ts';
import {
  changeStaffPassword,
  logoutStaff,
  staffUser,
} from '../../staff/members/own-staff-account.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../staff/members/own-second-factor.ts';
import { confirmStaffLogin, loginStaff } from '../../staff/login/staff-login.ts';

export const opsAccountRoutes = [
  route(opsAccount.login, loginStaff),
  route(opsAccount.confirmLogin, confirmStaffLogin),
  route(opsAccount.loginOut, (_request, context) => logoutStaff(context)),
  route(opsAccount.getStaffUser, (_request, context) => staffUser(context)),
  route(opsAccount.changePassword, changeStaffPassword),
  route(opsAccount.beginSecondFactor, beginSecondFactor),
  route(opsAccount.confirmSecondFactor, confirmSecondFactor),
];
