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
  { redirectUri, state, scope }: WechatAuthorization,
): string {
  const query = new URLSearchParams({
    appid: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: `snsapi_${scope}`,
    state,
  });
  return `${page}?${query.toString()}#wechat_redirect`;
}

/** 网页授权: the code for a token, the token for name and picture; the token is not kept. */
export async function exchangeCode(config: WechatLoginConfig, code: string): Promise<WechatUser> {
  const { access_token, openid, unionid } = await grantOf(config, code);
  const user = await callWechat<UserAnswer>(
    addressOf(config.baseUrl, '/sns/userinfo', { access_token, openid, lang: 'zh_CN' }),
  );
  return {
    openId: openid,
    unionId: user.unionid || unionid || null,
    nickname: user.nickname || null,
    avatarUrl: user.headimgurl || null,
  };
}

/** The open id alone: all that a code of scope `snsapi_base` is good for. */
export async function payerOf(config: WechatLoginConfig, code: string): Promise<string> {
  return (await grantOf(config, code)).openid;
}

async function grantOf({ baseUrl, appId: appid, secret }: WechatLoginConfig, code: string) {
  const grant = { appid, secret, code, grant_type: 'authorization_code' };
  const { access_token, openid, unionid } = await callWechat<TokenAnswer>(
    addressOf(baseUrl, '/sns/oauth2/access_token', grant),
  );
  if (!access_token || !openid) throw new ProviderUnavailable(provider, 'an answer without openid');
  return { access_token, openid, unionid };
}
