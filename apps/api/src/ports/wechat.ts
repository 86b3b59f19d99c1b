/** Who logged in by WeChat, as WeChat knows them. */
export interface WechatUser {
  /** The same for every login of this person at our official account. */
  openId: string;
  /** The same across all apps of ours; null while they are not joined on WeChat's open platform. */
  unionId: string | null;
  nickname: string | null;
  /** On WeChat's servers; it goes stale when the person changes their picture. */
  avatarUrl: string | null;
}

export interface WechatAuthorization {
  /** Absolute, on the domain that the official account has registered. */
  redirectUri: string;
  /** 1 to 128 letters and digits; comes back unchanged, so that an answer can be tied to its question. */
  state: string;
  /** `base` asks nobody and tells only who it is; `userinfo` asks for name and picture. */
  scope: 'base' | 'userinfo';
}

export interface MiniProgramPage {
  /** Page of the mini-program without a query; empty for its home. */
  path: string;
  /** At most 1,024 characters, without a question mark; may be empty. */
  query: string;
}

/** Something that happened, as a message of the official account. */
export interface WechatNotice {
  /** Of a person as the official account knows them. */
  openId: string;
  /** What happened; WeChat shows 20 characters. */
  title: string;
  /** Name of the order or project that it is about; WeChat shows 20 characters. */
  about: string | null;
  at: Date;
  /** Absolute address that opens when the message is tapped. */
  link: string;
}

/**
 * Login by WeChat inside its browser on phones, and links that open our mini-program. Every remote
 * call ends within the configured timeout and throws `ProviderUnavailable` (try again later) or
 * `ProviderRefused`; none may be awaited inside a database transaction.
 */
export interface WechatGateway {
  /**
   * Where a phone is sent to be asked. It comes back to `redirectUri` with `code` and `state`, with
   * `state` alone when the person declined. Null when there is no official account: the feature is off.
   */
  authorizeUrl(authorization: WechatAuthorization): string | null;
  /**
   * Takes a code once, within five minutes. Throws `ProviderRefused` with code `40029` (unknown),
   * `40163` (used), `42003` (too old), or `off` without an official account.
   */
  exchangeCode(code: string): Promise<WechatUser>;
  /** The same for a code of scope `base`: who it is as our official account knows them (open id). */
  payerOf(code: string): Promise<string>;
  /** Whether a template is registered, so that people can be written to. */
  readonly sendsNotices: boolean;
  /** Throws `ProviderRefused` with code `43004` for who does not follow the account, `off` without a template. */
  notify(notice: WechatNotice): Promise<void>;
  /** A `weixin://` link that opens the page; null when there is no mini-program. */
  urlScheme(page: MiniProgramPage): Promise<{ openlink: string; expiresAt: Date } | null>;
}
