import type { calls } from '@tolk/contract';
import { change } from '../../endpoint.ts';
import { tolkApi } from '../../tolk-api.ts';

type Calls = (typeof calls)['supinterface']['wechat'];

const endpoints = tolkApi.injectEndpoints({
  endpoints: (build) => ({
    supWechatAuthorize: change<Calls['wechatAuthorize']>(
      build,
      '/supinterface/wechatAuthorize',
      [],
    ),
    supWechatLogin: change<Calls['wechatLogin']>(build, '/supinterface/wechatLogin', []),
    supWechatBind: change<Calls['wechatBind']>(build, '/supinterface/wechatBind', []),
  }),
});

export const {
  useSupWechatAuthorizeMutation,
  useSupWechatLoginMutation,
  useSupWechatBindMutation,
} = endpoints;
