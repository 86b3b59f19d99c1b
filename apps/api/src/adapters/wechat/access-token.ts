import { SECOND } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatMiniProgramConfig } from '../config.ts';
import { keepToken } from '../kept-token.ts';
import type { KeptToken } from '../kept-token.ts';
import { addressOf, callWechat, postJson, provider } from './wechat-call.ts';

/** One of our apps at WeChat. */
type WechatApp = Pick<WechatMiniProgramConfig, 'baseUrl' | 'appId' | 'secret'>;

interface TokenAnswer {
  access_token?: string;
  /** Seconds. */
  expires_in?: number;
}

/** The token is wrong, or older than WeChat thought when it gave it out. */
const staleToken: readonly string[] = ['40001', '40014', '42001'];

/**
 * The credential of the official account or of the mini-program by `stable_token`, whose normal mode
 * gives all processes the same one, and in its last five minutes the next one.
 */
export function createAccessToken(config: WechatApp, clock: Clock): KeptToken {
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

/** Calls with the token that is kept; with a new one where WeChat takes that no longer. */
export async function withFreshToken<T>(
  token: KeptToken,
  call: (access: string) => Promise<T>,
): Promise<T> {
  const access = await token.get();
  try {
    return await call(access);
  } catch (error) {
    if (!(error instanceof ProviderRefused) || !staleToken.includes(error.code)) throw error;
    token.drop(access);
    return call(await token.get());
  }
}
