import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['opsinterface']['account'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    opsLogin: change<Calls['login']>(build, '/opsinterface/login', ['StaffSession']),
    opsConfirmLogin: change<Calls['confirmLogin']>(build, '/opsinterface/confirmLogin', [
      'StaffSession',
    ]),
    opsLoginOut: change<Calls['loginOut']>(build, '/opsinterface/loginOut', ['StaffSession']),
    opsGetStaffUser: read<Calls['getStaffUser']>(build, '/opsinterface/getStaffUser', [
      'StaffSession',
    ]),
    opsBeginSecondFactor: change<Calls['beginSecondFactor']>(
      build,
      '/opsinterface/beginSecondFactor',
      [],
    ),
    opsConfirmSecondFactor: change<Calls['confirmSecondFactor']>(
      build,
      '/opsinterface/confirmSecondFactor',
      ['StaffSession'],
    ),
    opsChangePassword: change<Calls['changePassword']>(build, '/opsinterface/changePassword', [
      'StaffSession',
    ]),
  }),
});

export const {
  useOpsLoginMutation,
  useOpsConfirmLoginMutation,
  useOpsLoginOutMutation,
  useOpsGetStaffUserQuery,
  useOpsBeginSecondFactorMutation,
  useOpsConfirmSecondFactorMutation,
  useOpsChangePasswordMutation,
} = endpoints;
