import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['users'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsGetUserList: read<Calls['getUserList']>(build, '/opsinterface/getUserList', ['User']),
    opsGetUserDetail: read<Calls['getUserDetail']>(build, '/opsinterface/getUserDetail', ['User']),
    opsBlockUser: change<Calls['blockUser']>(build, '/opsinterface/blockUser', ['User', 'Audit']),
    opsUnblockUser: change<Calls['unblockUser']>(build, '/opsinterface/unblockUser', [
      'User',
      'Audit',
    ]),
    opsSetUserWatch: change<Calls['setUserWatch']>(build, '/opsinterface/setUserWatch', [
      'User',
      'Audit',
    ]),
    opsEndUserSessions: change<Calls['endUserSessions']>(build, '/opsinterface/endUserSessions', [
      'User',
      'Audit',
    ]),
  }),
});

export const {
  useOpsGetUserListQuery,
  useOpsGetUserDetailQuery,
  useOpsBlockUserMutation,
  useOpsUnblockUserMutation,
  useOpsSetUserWatchMutation,
  useOpsEndUserSessionsMutation,
} = endpoints;
