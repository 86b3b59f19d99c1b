import { SECOND } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatMiniProgramConfig } from '../config.ts';
import { keepToken } from '../kept-token.ts';
import type { KeptToken } from '../kept-token.ts';
import { addressOf, callWechat, postJson, provider } from './wechat-call.ts';

interface TokenAnswer {
  access_token?: string;
  /** Seconds. */
  expires_in?: number;
}

/**
 * The mini-program's credential by `stable_token`, whose normal mode gives all processes the same
 * one, and in its last five minutes the next one.
 */
export function createAccessToken(config: WechatMiniProgramConfig, clock: Clock): KeptToken {
  const { baseUrl, appId: appid, secret } = config;
  return keepToken(async () => {
    const { access_token: token, expires_in: seconds = 0 } = await callWechat<TokenAnswer>(
      addressOf(baseUrl, '/cgi-bin/stable_token'),
      postJson({ grant_type: 'client_credential', appid, secret }),
    );
    if (!token) throw new ProviderUnavailable(provider, 'an answer without access_token');
    return { token, lifeMs: seconds * SECOND };
  }, clock);
}
