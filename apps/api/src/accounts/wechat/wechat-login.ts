import { pathTo } from '@tolk/contract/routes';
import type { Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { ProviderRefused, ProviderUnavailable } from '../../ports/provider-errors.ts';
import type { WechatUser } from '../../ports/wechat.ts';
import { refuse } from '../../calls/refusal.ts';
import { findByWechat } from '../login/account-repository.ts';
import { lockPersonForUpdate } from '../../persons/person-repository.ts';
import { signIn } from '../login/sign-in.ts';
import { isOwnState, newState } from './wechat-state.ts';
import { newTicket } from './wechat-ticket.ts';

interface WechatEntry {
  session: { token: string; port: Port | null; userId: string } | null;
  binding: { wechatTicket: string; nickname: string | null; avatar: string | null } | null;
}

/** Where the phone is sent to be asked; `url` is null without an official account. */
export function wechatAuthorization({ deps, now }: CallContext): {
  url: string | null;
  state: string;
} {
  const state = newState(deps, now);
  const redirectUri = deps.config.publicUrl + pathTo('wechatLogin');
  return { url: deps.wechat.authorizeUrl({ redirectUri, state, scope: 'userinfo' }), state };
}

/**
 * A session where that WeChat is bound, else a ticket to bind it with. Throws `wechatFailed`,
 * `wechatUnavailable`.
 */
export async function wechatLogin(
  { code, state }: { code: string; state: string },
  context: CallContext,
): Promise<WechatEntry> {
  const { deps, now } = context;
  if (!isOwnState(deps, state, now)) refuse('wechatFailed');
  const user = await whoIs(code, context);
  const session = await context.transaction(async (tx) => {
    const found = await findByWechat(tx, user.openId);
    const person = found && (await lockPersonForUpdate(tx, found.id));
    // Unbound or deleted at this very moment: it is a WeChat that nobody has.
    if (person?.wechat_open_id !== user.openId) return null;
    return signIn(tx, person, null, context);
  });
  if (session !== null) return { session, binding: null };
  const { nickname, avatarUrl } = user;
  return {
    session: null,
    binding: { wechatTicket: newTicket(deps, user, now), nickname, avatar: avatarUrl },
  };
}

async function whoIs(code: string, { deps }: CallContext): Promise<WechatUser> {
  try {
    return await deps.wechat.exchangeCode(code);
  } catch (error) {
    if (error instanceof ProviderRefused) refuse('wechatFailed');
    if (error instanceof ProviderUnavailable) {
      deps.log.warn({ err: error }, 'WeChat does not answer');
      refuse('wechatUnavailable');
    }
    throw error;
  }
}
