import { supSecurity } from '@tolk/contract/calls/supinterface/security';
import { route } from '../../calls/route.ts';
import {
  changeContact,
  requestBinding,
  requestConfirmation,
} from '../../accounts/contacts/change-contact.ts';
import { addPassword, changePassword } from '../../accounts/passwords/change-password.ts';
import { ownInvitation } from '../../accounts/registration/invitation.ts';
import { securityState } from '../../accounts/contacts/security-state.ts';
import { unbindWechat } from '../../accounts/wechat/wechat-binding.ts';
import { loginDevices, logoutDevice, logoutOtherDevices } from '../../accounts/sessions/devices.ts';
import { ownDataRoutes } from '../own-data-routes.ts';

export const supSecurityRoutes = [
  route(supSecurity.getIsPassword, (_request, context) => securityState(context)),
  route(supSecurity.upPassword, changePassword),
  route(supSecurity.addPassword, addPassword),
  route(supSecurity.changeEmailActiveCode, (_request, context) =>
    requestConfirmation('email', context),
  ),
  route(supSecurity.changePhoneActiveCode, (_request, context) =>
    requestConfirmation('phone', context),
  ),
  route(supSecurity.bindMailboxActiveCode, ({ email, verification }, context) =>
    requestBinding('email', { contact: email, verification }, context),
  ),
  route(supSecurity.upSupEmail, ({ email, ...codes }, context) =>
    changeContact('email', { contact: email, ...codes }, context),
  ),
  route(supSecurity.bindMobilePhoneActiveCode, ({ phone, verification }, context) =>
    requestBinding('phone', { contact: phone, verification }, context),
  ),
  route(supSecurity.upSupPhone, ({ phone, ...codes }, context) =>
    changeContact('phone', { contact: phone, ...codes }, context),
  ),
  route(supSecurity.unbindWechat, (_request, context) => unbindWechat(context)),
  route(supSecurity.getLoginDevices, (_request, context) => loginDevices(context)),
  route(supSecurity.loginOutDevice, logoutDevice),
  route(supSecurity.loginOutOtherDevices, (_request, context) => logoutOtherDevices(context)),
  route(supSecurity.getInvitation, (_request, context) => ownInvitation(context)),
  ...ownDataRoutes,
];
