import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatAuthorization, WechatUser } from '../../ports/wechat.ts';
import type { WechatLoginConfig } from '../config.ts';
import { addressOf, callWechat, provider } from './wechat-call.ts';

interface TokenAnswer {
  access_token?: string;
  openid?: string;
  unionid?: string;
}

interface UserAnswer {
  nickname?: string;
  headimgurl?: string;
  unionid?: string;
}

/** WeChat's own browser reads the parameters in this order and takes the fragment as the sign to ask. */
export function authorizeUrl(
  { authorizeUrl: page, appId }: WechatLoginConfig,
  { redirectUri, state }: WechatAuthorization,
): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  });
  return `${page}?${query.toString()}#wechat_redirect`;
}

/** 网页授权: the code for a token, the token for name and picture; the token is not kept. */
export async function exchangeCode(config: WechatLoginConfig, code: string): Promise<WechatUser> {
  const { baseUrl, appId: appid, secret } = config;
  const grant = { appid, secret, code, grant_type: 'authorization_code' };
  const token = await callWechat<TokenAnswer>(
    addressOf(baseUrl, '/sns/oauth2/access_token', grant),
  );
  const { access_token, openid } = token;
  if (!access_token || !openid) throw new ProviderUnavailable(provider, 'an answer without openid');
  const user = await callWechat<UserAnswer>(
    addressOf(baseUrl, '/sns/userinfo', { access_token, openid, lang: 'zh_CN' }),
  );
  return {
    openId: openid,
    unionId: user.unionid || token.unionid || null,
    nickname: user.nickname || null,
    avatarUrl: user.headimgurl || null,
  };
}
