import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../clock.ts';
import type { Store } from '../store.ts';
import type { WechatAnswer, WechatApp, WechatLink, WechatToken } from './kept.ts';
import { wechatUsers } from './users.ts';

const MINUTE = 60_000;
/** WeChat takes a code for five minutes. */
const CODE_LIFETIME = 5 * MINUTE;
const TOKEN_LIFETIME = 120 * MINUTE;
/** In a token's last minutes `stable_token` gives out the next one; both work. */
const TOKEN_OVERLAP = 5 * MINUTE;
const DAY = 1_440 * MINUTE;

export type CodeFault = 'unknown' | 'used' | 'expired';
export type TokenFault = 'unknown' | 'expired';

/** What WeChat remembers of logins, tokens and links. */
export interface Wechat {
  answer(openId: string, allowed: boolean): WechatAnswer;
  /** Who has WeChat on this phone: the person who allowed something last. */
  recognise(): WechatAnswer;
  answers(): WechatAnswer[];
  /** Uses the code up; afterwards the answer carries its access token. */
  exchange(code: string): WechatAnswer | CodeFault;
  /** The answer behind a person's access token. */
  known(accessToken: string): WechatAnswer | TokenFault;
  /** The same token to everybody who asks in time; `renew` ends all others. */
  token(app: WechatApp, renew: boolean): { token: string; expiresInMs: number };
  checkToken(app: WechatApp, token: string): TokenFault | null;
  makeLink(page: { path: string; query: string }, days: number): WechatLink;
  links(): WechatLink[];
}

export function createWechat(store: Store, clock: SandboxClock): Wechat {
  const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const left = (iso: string) => Date.parse(iso) - clock.now().getTime();
  const random = (bytes: number) => randomBytes(bytes).toString('hex');

  function keepToken(value: WechatToken): WechatToken {
    store.put('wechatToken', value.token, value);
    return value;
  }

  function keepAnswer(given: Pick<WechatAnswer, 'openId' | 'allowed' | 'scope'>): WechatAnswer {
    const code = random(16);
    const answer = { code, ...given, at: after(0), usedAt: null, accessToken: '' };
    store.put('wechatAnswer', code, answer);
    return answer;
  }

  return {
    answer: (openId, allowed) => keepAnswer({ openId, allowed, scope: 'snsapi_userinfo' }),
    recognise() {
      const last = store.all('wechatAnswer').findLast(({ allowed }) => allowed);
      const openId = last?.openId ?? wechatUsers[0].openId;
      return keepAnswer({ openId, allowed: true, scope: 'snsapi_base' });
    },
    answers: () => store.all('wechatAnswer').toReversed(),
    exchange(code) {
      const answer = store.get('wechatAnswer', code);
      if (!answer?.allowed) return 'unknown';
      if (answer.usedAt) return 'used';
      if (left(answer.at) <= -CODE_LIFETIME) return 'expired';
      const used = { ...answer, usedAt: after(0), accessToken: random(48) };
      store.put('wechatAnswer', code, used);
      return used;
    },
    known(accessToken) {
      const answer = store
        .all('wechatAnswer')
        .find((item) => item.usedAt && item.accessToken === accessToken);
      if (!answer?.usedAt) return 'unknown';
      return left(answer.usedAt) <= -TOKEN_LIFETIME ? 'expired' : answer;
    },
    token(app, renew) {
      const living = store
        .all('wechatToken')
        .filter((item) => item.app === app && left(item.expiresAt) > 0);
      if (renew) for (const item of living) keepToken({ ...item, expiresAt: after(0) });
      const kept = living.findLast((item) => left(item.expiresAt) > TOKEN_OVERLAP);
      const { token, expiresAt } =
        kept && !renew
          ? kept
          : keepToken({ app, token: random(64), expiresAt: after(TOKEN_LIFETIME) });
      return { token, expiresInMs: left(expiresAt) };
    },
    checkToken(app, token) {
      const found = store.get('wechatToken', token);
      if (found?.app !== app) return 'unknown';
      return left(found.expiresAt) <= 0 ? 'expired' : null;
    },
    makeLink({ path, query }, days) {
      const openlink = `weixin://dl/business/?t=${randomBytes(8).toString('base64url')}`;
      const link = { openlink, path, query, at: after(0), expiresAt: after(days * DAY) };
      store.put('wechatLink', openlink, link);
      return link;
    },
    links: () => store.all('wechatLink').toReversed(),
  };
}
