/** Somebody with WeChat on their phone. */
export interface WechatTestUser {
  /** At the official account. */
  openId: string;
  unionId: string;
  nickname: string;
  /** Ground of the picture. */
  colour: string;
  /** Whether this person follows the official account, which may write to followers alone. */
  follows: boolean;
}

/** Who can log in while the sandbox plays WeChat. */
export const wechatUsers: readonly [WechatTestUser, ...WechatTestUser[]] = [
  {
    openId: 'oTolk5a9Xq2LmN7vRk3WcY8dHs01',
    unionId: 'uTolk8mQ4zVb1KxJ6tRn9PfGw001',
    nickname: '林小舟',
    colour: '#0b6b5d',
    follows: true,
  },
  {
    openId: 'oTolk5b7Ke4PzT1sVn9QdM6fJw02',
    unionId: 'uTolk3cY7hLs5WqD2vXk8TmBn002',
    nickname: '陈译文',
    colour: '#8a6215',
    follows: true,
  },
  {
    openId: 'oTolk5c3Rw8JxB6gHq1ZtN4kLv03',
    unionId: 'uTolk6fR1jNz9PwC4bVg7QsHk003',
    nickname: '阿布都·买买提',
    colour: '#345b8c',
    follows: false,
  },
];

export function wechatUser(openId: string): WechatTestUser | undefined {
  return wechatUsers.find((user) => user.openId === openId);
}

/** The picture as SVG: the first character of the name on the user's colour. */
export function avatarOf({ nickname, colour }: WechatTestUser): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="63" font-size="44" text-anchor="middle" fill="#fff" font-family="PingFang SC, Noto Sans SC, Noto Sans CJK SC, Microsoft YaHei, sans-serif">${nickname.slice(0, 1)}</text></svg>`;
}
