import { MINUTE, SECOND } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatMiniProgramConfig } from '../config.ts';
import { addressOf, callWechat, postJson, provider } from './wechat-call.ts';

/** In its last five minutes WeChat hands out the next token while the old one still works. */
const renewBeforeMs = 5 * MINUTE;

export interface AccessToken {
  /** The token as it is kept, or a new one. */
  get(): Promise<string>;
  /** Lets go of a token that WeChat no longer takes. */
  drop(token: string): void;
}

interface TokenAnswer {
  access_token?: string;
  /** Seconds. */
  expires_in?: number;
}

interface Kept {
  token: string;
  /** ms since the epoch. */
  until: number;
}

/**
 * The mini-program's credential by `stable_token`, whose normal mode gives all processes the same
 * one. Callers that arrive together wait for one request.
 */
export function createAccessToken(config: WechatMiniProgramConfig, clock: Clock): AccessToken {
  let kept: Kept | null = null;
  let asking: Promise<Kept> | null = null;

  async function ask(): Promise<Kept> {
    const { baseUrl, appId: appid, secret } = config;
    const { access_token: token, expires_in: seconds = 0 } = await callWechat<TokenAnswer>(
      addressOf(baseUrl, '/cgi-bin/stable_token'),
      postJson({ grant_type: 'client_credential', appid, secret }),
    );
    if (!token) throw new ProviderUnavailable(provider, 'an answer without access_token');
    return { token, until: clock.now().getTime() + seconds * SECOND - renewBeforeMs };
  }

  return {
    async get() {
      if (kept && clock.now().getTime() < kept.until) return kept.token;
      asking ??= ask().finally(() => (asking = null));
      kept = await asking;
      return kept.token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}
