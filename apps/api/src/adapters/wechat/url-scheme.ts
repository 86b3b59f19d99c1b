import { addMs, DAY } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { MiniProgramPage } from '../../ports/wechat.ts';
import type { WechatMiniProgramConfig } from '../config.ts';
import type { KeptToken } from '../kept-token.ts';
import { createAccessToken } from './access-token.ts';
import { addressOf, callWechat, postJson, provider } from './wechat-call.ts';

/** A link is opened right after it was made; WeChat counts whole days, 1 to 30. */
const lifetimeDays = 1;

/** The token is wrong, or older than WeChat thought when it gave it out. */
const staleToken: readonly string[] = ['40001', '40014', '42001'];

export interface SchemeMaker {
  make(page: MiniProgramPage): Promise<{ openlink: string; expiresAt: Date }>;
}

/** URL scheme (`generatescheme`); a stale token is renewed once. */
export function createSchemeMaker(config: WechatMiniProgramConfig, clock: Clock): SchemeMaker {
  const token = createAccessToken(config, clock);
  return {
    async make(page) {
      const expiresAt = addMs(clock.now(), lifetimeDays * DAY);
      const openlink = await withFreshToken(token, (access) => generate(config, access, page));
      return { openlink, expiresAt };
    },
  };
}

async function withFreshToken<T>(
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

async function generate(
  { baseUrl }: WechatMiniProgramConfig,
  access_token: string,
  { path, query }: MiniProgramPage,
): Promise<string> {
  const { openlink } = await callWechat<{ openlink?: string }>(
    addressOf(baseUrl, '/wxa/generatescheme', { access_token }),
    postJson({
      jump_wxa: { path, query, env_version: 'release' },
      is_expire: true,
      expire_type: 1,
      expire_interval: lifetimeDays,
    }),
  );
  if (!openlink) throw new ProviderUnavailable(provider, 'an answer without openlink');
  return openlink;
}
