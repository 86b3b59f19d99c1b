/** `snsapi_base` asks nobody and tells the open id alone. */
export const scopes = ['snsapi_userinfo', 'snsapi_base'] as const;
export type WechatScope = (typeof scopes)[number];

/** What a person answered when the product asked to know them. */
export interface WechatAnswer {
  /** Stands for the answer; handed out as `code` when it was yes. */
  code: string;
  openId: string;
  allowed: boolean;
  scope: WechatScope;
  /** ISO 8601, as all times here. */
  at: string;
  /** When the product exchanged the code; null until then. */
  usedAt: string | null;
  /** Opens the person's name and picture; empty until the code was exchanged. */
  accessToken: string;
}

/** Which of the product's apps at WeChat. */
export type WechatApp = 'account' | 'miniProgram';

/** Credential of the official account or of the mini-program. */
export interface WechatToken {
  app: WechatApp;
  token: string;
  expiresAt: string;
}

/** An address that opens a page of the mini-program. */
export interface WechatLink {
  openlink: string;
  path: string;
  query: string;
  at: string;
  expiresAt: string;
}
