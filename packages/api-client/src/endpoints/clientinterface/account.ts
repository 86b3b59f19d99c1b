import type { calls } from '@tolk/contract';
import { change } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['clientinterface']['account'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    clientRegisterActiveCode: change<Calls['registerActiveCode']>(
      build,
      '/clientinterface/registerActiveCode',
      [],
    ),
    clientRegister: change<Calls['register']>(build, '/clientinterface/register', []),
    clientLoginActiveCode: change<Calls['loginActiveCode']>(
      build,
      '/clientinterface/loginActiveCode',
      [],
    ),
    clientLogin: change<Calls['login']>(build, '/clientinterface/login', []),
    clientLoginOut: change<Calls['loginOut']>(build, '/clientinterface/loginOut', []),
    clientResetPassActiveCode: change<Calls['resetPassActiveCode']>(
      build,
      '/clientinterface/resetPassActiveCode',
      [],
    ),
    clientResetPassword: change<Calls['resetPassword']>(
      build,
      '/clientinterface/resetPassword',
      [],
    ),
  }),
});

export const {
  useClientRegisterActiveCodeMutation,
  useClientRegisterMutation,
  useClientLoginActiveCodeMutation,
  useClientLoginMutation,
  useClientLoginOutMutation,
  useClientResetPassActiveCodeMutation,
  useClientResetPasswordMutation,
} = endpoints;
