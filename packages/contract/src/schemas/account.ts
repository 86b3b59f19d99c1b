import { limits } from '@tolk/domain';
import { Type, type Static } from 'typebox';
import { Flag, Id, Nullable, Port, Text } from './base.ts';

/** Phone in international form (a Chinese number may come without +86) or e-mail address. */
export const Account = Type.String({ minLength: 5, maxLength: limits.account.max });
export const Password = Text(limits.password.max, limits.password.min);
export const Code = Type.String({ pattern: `^[0-9]{${limits.code.digits}}$` });

/** What a passed slide-to-verify or its twin handed out (`/verification`); good once. */
export const Verification = Text(120, 20);

/** Seals who WeChat said it was, until an account is chosen for it. */
export const WechatTicket = Text(2_000, 20);

export const CodeRequest = Type.Object({
  account: Account,
  verification: Type.Optional(Verification),
});
export const CodeSent = Type.Object({
  resendAfterMs: Type.Integer({ description: 'When the next code may be requested, ms' }),
});

export const RegisterRequest = Type.Object({
  account: Account,
  code: Code,
  password: Password,
  /** Invitation code. */
  yqm: Type.Optional(Text(limits.invitationCode.max)),
  /** Posting that led here; the person lands on it after choosing an identity. */
  RWID: Type.Optional(Id),
  agreement: Flag,
  /** From `wechatLogin`: the new account is bound to that WeChat. */
  wechatTicket: Type.Optional(WechatTicket),
});

export const LoginRequest = Type.Object({
  account: Account,
  password: Type.Optional(Text(limits.password.max)),
  code: Type.Optional(Code),
});

export const ResetPasswordRequest = Type.Object({
  account: Account,
  code: Code,
  password: Password,
  passwordAgain: Password,
});

/** The organisation that the session acts for; left out where the person acts for themselves. */
export const ActingFor = Type.Optional(Id);

/**
 * `port` is the identity that the session acts in; null until one is chosen. `userId` is whose it is: what a
 * browser keeps of them is nobody else's.
 */
export const Session = Type.Object({
  token: Type.String(),
  port: Nullable(Port),
  userId: Type.Optional(Id),
  organisationId: ActingFor,
});

/** The login user of docs/product/data.md#login-user, both sides of it. */
export const LoginUser = Type.Object({
  supUserId: Id,
  supCurrentAccount: Type.String(),
  supUserAvatar: Nullable(Type.String({ description: 'URL' })),
  userId: Id,
  clientCurrentAccount: Type.String(),
  avatar: Nullable(Type.String({ description: 'URL' })),
  name: Type.String(),
  port: Nullable(Port),
});
export type LoginUser = Static<typeof LoginUser>;
