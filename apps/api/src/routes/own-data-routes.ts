import { supSecurity } from '@tolk/contract/calls/supinterface/security';
import { ownFeed, setFeed } from '../calendar/feed.ts';
import { route } from '../calls/route.ts';
import { pushPreferences, switchPush } from '../messages/notifications/preferences.ts';
import {
  pushKey,
  removePushSubscription,
  savePushSubscription,
} from '../messages/notifications/push-subscriptions.ts';
import { ownQuietHours, setQuietHours } from '../messages/notifications/quiet-hours.ts';
import { deleteAccount } from '../own-data/delete-account.ts';
import { accountDeletion, sendDeletionCode } from '../own-data/deletion.ts';
import { exportOwnData } from '../own-data/export-own-data.ts';

/** What the account of a person holds: preferences, calendar, export, deletion. */
export const ownDataRoutes = [
  route(supSecurity.getSysBusinessPush, (_request, context) => pushPreferences(context)),
  route(supSecurity.getUpSysBusinessPush, switchPush),
  route(supSecurity.getQuietHours, (_request, context) => ownQuietHours(context)),
  route(supSecurity.setQuietHours, setQuietHours),
  route(supSecurity.getPushKey, pushKey),
  route(supSecurity.savePushSubscription, savePushSubscription),
  route(supSecurity.removePushSubscription, removePushSubscription),
  route(supSecurity.getCalendarFeed, (_request, context) => ownFeed(context)),
  route(supSecurity.setCalendarFeed, setFeed),
  route(supSecurity.exportOwnData, (_request, context) => exportOwnData(context)),
  route(supSecurity.getAccountDeletion, (_request, context) => accountDeletion(context)),
  route(supSecurity.deleteAccountActiveCode, (_request, context) => sendDeletionCode(context)),
  route(supSecurity.deleteAccount, deleteAccount),
];
