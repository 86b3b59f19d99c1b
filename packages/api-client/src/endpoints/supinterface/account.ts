import type { calls } from '@tolk/contract';
import { change, read } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['account'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supRegisterActiveCode: change<Calls['registerActiveCode']>(
      build,
      '/supinterface/registerActiveCode',
      [],
    ),
    supRegister: change<Calls['register']>(build, '/supinterface/register', []),
    supLoginActiveCode: change<Calls['loginActiveCode']>(
      build,
      '/supinterface/loginActiveCode',
      [],
    ),
    supLogin: change<Calls['login']>(build, '/supinterface/login', []),
    supLoginOut: change<Calls['loginOut']>(build, '/supinterface/loginOut', []),
    supResetPassActiveCode: change<Calls['resetPassActiveCode']>(
      build,
      '/supinterface/resetPassActiveCode',
      [],
    ),
    supResetPassword: change<Calls['resetPassword']>(build, '/supinterface/resetPassword', []),
    supSelectIdentity: change<Calls['selectIdentity']>(build, '/supinterface/selectIdentity', [
      'Session',
    ]),
    supSwitchIdentity: change<Calls['switchIdentity']>(build, '/supinterface/switchIdentity', []),
    supGetSupUserData: read<Calls['getSupUserData']>(build, '/supinterface/getSupUserData', [
      'Session',
    ]),
  }),
});

export const {
  useSupRegisterActiveCodeMutation,
  useSupRegisterMutation,
  useSupLoginActiveCodeMutation,
  useSupLoginMutation,
  useSupLoginOutMutation,
  useSupResetPassActiveCodeMutation,
  useSupResetPasswordMutation,
  useSupSelectIdentityMutation,
  useSupSwitchIdentityMutation,
  useSupGetSupUserDataQuery,
} = endpoints;
