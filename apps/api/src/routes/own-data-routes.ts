import { supSecurity } from '@tolk/contract/calls/supinterface/security';
import { route } from '../calls/route.ts';
import { pushPreferences, switchPush } from '../messages/notifications/preferences.ts';
import { deleteAccount } from '../own-data/delete-account.ts';
import { accountDeletion, sendDeletionCode } from '../own-data/deletion.ts';
import { exportOwnData } from '../own-data/export-own-data.ts';

/** What the account of a person holds: preferences, export, deletion. */
export const ownDataRoutes = [
  route(supSecurity.getSysBusinessPush, (_request, context) => pushPreferences(context)),
  route(supSecurity.getUpSysBusinessPush, switchPush),
  route(supSecurity.exportOwnData, (_request, context) => exportOwnData(context)),
  route(supSecurity.getAccountDeletion, (_request, context) => accountDeletion(context)),
  route(supSecurity.deleteAccountActiveCode, (_request, context) => sendDeletionCode(context)),
  route(supSecurity.deleteAccount, deleteAccount),
];
