import { supSecurity } from '@tolk/contract/calls/supinterface/security';
import { route } from '../route.ts';
import { pushPreferences, switchPush } from '../services/notifications/preferences.ts';

/** What the account of a person holds: preferences, export, deletion. */
export const ownDataRoutes = [
  route(supSecurity.getSysBusinessPush, (_request, context) => pushPreferences(context)),
  route(supSecurity.getUpSysBusinessPush, switchPush),
];
