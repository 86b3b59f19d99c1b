import { ProviderRefused, ProviderUnavailable } from '../../src/ports/provider-errors.ts';
import type { WechatGateway, WechatNotice, WechatUser } from '../../src/ports/wechat.ts';

/** WeChat in memory, for what a test decides itself: who allows what, and whether it is down. */
export interface FakeWechat extends WechatGateway {
  /** Every remote call fails while set. */
  down: boolean;
  /** What was sent to followers, in that order. */
  notices: WechatNotice[];
  /** Open ids that do not follow the official account. */
  strangers: Set<string>;
  /** The person presses Allow; answers the code that the browser brings back. */
  allow(user: Partial<WechatUser> & Pick<WechatUser, 'openId'>): string;
}

/** When the links of the fake end. */
const linkEnd = new Date('2026-01-02T00:00:00Z');

export function fakeWechat(): FakeWechat {
  const users: WechatUser[] = [];
  const used = new Set<string>();
  const assertUp = () => {
    if (fake.down) throw new ProviderUnavailable('wechat', 'down');
  };
  const fake: FakeWechat = {
    down: false,
    notices: [],
    strangers: new Set(),
    sendsNotices: true,
    async notify(notice) {
      assertUp();
      if (fake.strangers.has(notice.openId))
        throw new ProviderRefused('wechat', '43004', 'require subscribe');
      fake.notices.push(notice);
    },
    allow(user) {
      users.push({ unionId: null, nickname: null, avatarUrl: null, ...user });
      return `code-${users.length}`;
    },
    authorizeUrl({ redirectUri, state, scope }) {
      const query = new URLSearchParams({ redirect_uri: redirectUri, state, scope });
      return `https://wechat.example/authorize?${query.toString()}`;
    },
    async exchangeCode(code) {
      assertUp();
      const user = users[Number(code.replace(/^code-/, '')) - 1];
      if (!user) throw new ProviderRefused('wechat', '40029', 'invalid code');
      if (used.has(code)) throw new ProviderRefused('wechat', '40163', 'code been used');
      used.add(code);
      return user;
    },
    payerOf: async (code) => (await fake.exchangeCode(code)).openId,
    async urlScheme({ path, query }) {
      assertUp();
      const ticket = encodeURIComponent(`${path}?${query}`);
      return { openlink: `weixin://dl/business/?t=${ticket}`, expiresAt: linkEnd };
    },
  };
  return fake;
}
