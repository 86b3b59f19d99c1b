import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['security'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supGetIsPassword: read<Calls['getIsPassword']>(build, '/supinterface/getIsPassword', [
      'Security',
    ]),
    supUpPassword: change<Calls['upPassword']>(build, '/supinterface/upPassword', [
      'Security',
      'Device',
    ]),
    supAddPassword: change<Calls['addPassword']>(build, '/supinterface/addPassword', ['Security']),
    supChangeEmailActiveCode: change<Calls['changeEmailActiveCode']>(
      build,
      '/supinterface/changeEmailActiveCode',
      [],
    ),
    supChangePhoneActiveCode: change<Calls['changePhoneActiveCode']>(
      build,
      '/supinterface/changePhoneActiveCode',
      [],
    ),
    supBindMailboxActiveCode: change<Calls['bindMailboxActiveCode']>(
      build,
      '/supinterface/bindMailboxActiveCode',
      [],
    ),
    supUpSupEmail: change<Calls['upSupEmail']>(build, '/supinterface/upSupEmail', [
      'Security',
      'Session',
      'Push',
    ]),
    supBindMobilePhoneActiveCode: change<Calls['bindMobilePhoneActiveCode']>(
      build,
      '/supinterface/bindMobilePhoneActiveCode',
      [],
    ),
    supUpSupPhone: change<Calls['upSupPhone']>(build, '/supinterface/upSupPhone', [
      'Security',
      'Session',
      'Push',
    ]),
    supUnbindWechat: change<Calls['unbindWechat']>(build, '/supinterface/unbindWechat', [
      'Security',
    ]),
    supGetLoginDevices: read<Calls['getLoginDevices']>(build, '/supinterface/getLoginDevices', [
      'Device',
    ]),
    supLoginOutDevice: change<Calls['loginOutDevice']>(build, '/supinterface/loginOutDevice', [
      'Device',
    ]),
    supLoginOutOtherDevices: change<Calls['loginOutOtherDevices']>(
      build,
      '/supinterface/loginOutOtherDevices',
      ['Device'],
    ),
    supGetSysBusinessPush: read<Calls['getSysBusinessPush']>(
      build,
      '/supinterface/getSysBusinessPush',
      ['Push'],
    ),
    supGetUpSysBusinessPush: change<Calls['getUpSysBusinessPush']>(
      build,
      '/supinterface/getUpSysBusinessPush',
      ['Push'],
    ),
    supGetQuietHours: read<Calls['getQuietHours']>(build, '/supinterface/getQuietHours', ['Push']),
    supSetQuietHours: change<Calls['setQuietHours']>(build, '/supinterface/setQuietHours', [
      'Push',
    ]),
    supGetPushKey: read<Calls['getPushKey']>(build, '/supinterface/getPushKey', ['Push']),
    supSavePushSubscription: change<Calls['savePushSubscription']>(
      build,
      '/supinterface/savePushSubscription',
      ['Push'],
    ),
    supRemovePushSubscription: change<Calls['removePushSubscription']>(
      build,
      '/supinterface/removePushSubscription',
      ['Push'],
    ),
    supGetCalendarFeed: read<Calls['getCalendarFeed']>(build, '/supinterface/getCalendarFeed', [
      'CalendarFeed',
    ]),
    supSetCalendarFeed: change<Calls['setCalendarFeed']>(build, '/supinterface/setCalendarFeed', [
      'CalendarFeed',
    ]),
    supGetInvitation: read<Calls['getInvitation']>(build, '/supinterface/getInvitation', [
      'Invitation',
    ]),
    supGetAccountDeletion: read<Calls['getAccountDeletion']>(
      build,
      '/supinterface/getAccountDeletion',
      ['Order', 'Posting'],
    ),
    supDeleteAccountActiveCode: change<Calls['deleteAccountActiveCode']>(
      build,
      '/supinterface/deleteAccountActiveCode',
      [],
    ),
    supDeleteAccount: change<Calls['deleteAccount']>(build, '/supinterface/deleteAccount', []),
  }),
});

export const {
  useSupGetIsPasswordQuery,
  useSupUpPasswordMutation,
  useSupAddPasswordMutation,
  useSupChangeEmailActiveCodeMutation,
  useSupChangePhoneActiveCodeMutation,
  useSupBindMailboxActiveCodeMutation,
  useSupUpSupEmailMutation,
  useSupBindMobilePhoneActiveCodeMutation,
  useSupUpSupPhoneMutation,
  useSupUnbindWechatMutation,
  useSupGetLoginDevicesQuery,
  useSupLoginOutDeviceMutation,
  useSupLoginOutOtherDevicesMutation,
  useSupGetSysBusinessPushQuery,
  useSupGetUpSysBusinessPushMutation,
  useSupGetQuietHoursQuery,
  useSupSetQuietHoursMutation,
  useSupGetPushKeyQuery,
  useSupSavePushSubscriptionMutation,
  useSupRemovePushSubscriptionMutation,
  useSupGetCalendarFeedQuery,
  useSupSetCalendarFeedMutation,
  useSupGetInvitationQuery,
  useSupGetAccountDeletionQuery,
  useSupDeleteAccountActiveCodeMutation,
  useSupDeleteAccountMutation,
} = endpoints;
