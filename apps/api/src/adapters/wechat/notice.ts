import { product } from '@tolk/domain';
import type { Clock } from '../../ports/clock.ts';
import type { WechatNotice } from '../../ports/wechat.ts';
import type { WechatLoginConfig } from '../config.ts';
import { createAccessToken, withFreshToken } from './access-token.ts';
import { addressOf, callWechat, postJson } from './wechat-call.ts';

/** What a `thing` of a template takes at most, in characters. */
const longestThing = 20;

export type NoticeSender = (notice: WechatNotice) => Promise<void>;

/** Messages of the official account by its registered template (模板消息); null without one. */
export function createNoticeSender(config: WechatLoginConfig, clock: Clock): NoticeSender | null {
  const { baseUrl, noticeTemplate: template_id } = config;
  if (template_id === null) return null;
  const token = createAccessToken(config, clock);
  return async ({ openId, title, about, at, link }) => {
    const message = postJson({
      touser: openId,
      template_id,
      url: link,
      data: {
        thing1: { value: thing(title) },
        thing2: { value: thing(about ?? product.nameChinese) },
        time3: { value: momentInChina(at) },
      },
    });
    await withFreshToken(token, (access_token) =>
      callWechat(addressOf(baseUrl, '/cgi-bin/message/template/send', { access_token }), message),
    );
  };
}

/** One line, shortened to what WeChat takes. */
function thing(text: string): string {
  const signs = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  if (signs.length <= longestThing) return signs.join('');
  return `${signs.slice(0, longestThing - 1).join('')}…`;
}

const chinaClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2026年11月23日 14:05`, by the clock of the account's country. */
function momentInChina(at: Date): string {
  const parts = Object.fromEntries(
    chinaClock.formatToParts(at).map((one) => [one.type, one.value]),
  );
  return `${parts.year}年${parts.month}月${parts.day}日 ${parts.hour}:${parts.minute}`;
}
