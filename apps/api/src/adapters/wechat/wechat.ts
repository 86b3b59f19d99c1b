import type { Clock } from '../../ports/clock.ts';
import { ProviderRefused } from '../../ports/provider-errors.ts';
import type { WechatGateway } from '../../ports/wechat.ts';
import type { ThirdPartyConfig } from '../config.ts';
import { createNoticeSender } from './notice.ts';
import { createSchemeMaker } from './url-scheme.ts';
import { authorizeUrl, exchangeCode, payerOf } from './web-login.ts';
import { provider } from './wechat-call.ts';

type WechatConfig = Pick<ThirdPartyConfig, 'wechatLogin' | 'wechatMiniProgram'>;

/** Official account and mini-program; what is not configured is off. */
export function createWechat(
  { wechatLogin: login, wechatMiniProgram }: WechatConfig,
  clock: Clock,
): WechatGateway {
  const schemes = wechatMiniProgram && createSchemeMaker(wechatMiniProgram, clock);
  const sendNotice = login && createNoticeSender(login, clock);
  const account = () => {
    if (!login) throw new ProviderRefused(provider, 'off', 'no official account is configured');
    return login;
  };
  return {
    authorizeUrl: (authorization) => login && authorizeUrl(login, authorization),
    exchangeCode: async (code) => exchangeCode(account(), code),
    payerOf: async (code) => payerOf(account(), code),
    sendsNotices: sendNotice !== null,
    async notify(notice) {
      if (!sendNotice) throw new ProviderRefused(provider, 'off', 'no template is configured');
      await sendNotice(notice);
    },
    urlScheme: async (page) => (schemes ? schemes.make(page) : null),
  };
}
