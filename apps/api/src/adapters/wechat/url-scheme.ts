import { addMs, DAY } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import { ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { MiniProgramPage } from '../../ports/wechat.ts';
import type { WechatMiniProgramConfig } from '../config.ts';
import { createAccessToken, withFreshToken } from './access-token.ts';
import { addressOf, callWechat, postJson, provider } from './wechat-call.ts';

/** A link is opened right after it was made; WeChat counts whole days, 1 to 30. */
const lifetimeDays = 1;

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
