import type { Port } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { refuse } from '../../calls/refusal.ts';
import { findByWechat, lockWechat, setWechat } from '../login/account-repository.ts';
import { lockPersonForUpdate } from '../../persons/person-repository.ts';
import { identify, lockIdentified, type LoginForm } from '../login/login.ts';
import { sendSecurityNotice } from '../contacts/security-notice.ts';
import { signIn } from '../login/sign-in.ts';
import { openTicket } from './wechat-ticket.ts';

/**
 * Binds the WeChat of the ticket to the account that the password or code opens, and enters. Throws
 * `wechatTicketExpired`, also when that WeChat has got another account since; `wechatTaken` when the
 * account has another WeChat; and as `login` does.
 */
export async function bindWechat(
  { wechatTicket, ...form }: LoginForm & { wechatTicket: string },
  context: CallContext,
): Promise<{ token: string; port: Port | null; userId: string }> {
  const ticket = openTicket(context.deps, wechatTicket, context.now);
  const identified = await identify(form, context);
  return context.transaction(async (tx) => {
    await lockWechat(tx, ticket.openId);
    const person = await lockIdentified(tx, identified, form);
    const owner = await findByWechat(tx, ticket.openId);
    if (owner !== undefined && owner.id !== person.id) refuse('wechatTicketExpired');
    if (person.wechat_open_id !== null && owner === undefined) refuse('wechatTaken');
    await setWechat(tx, person.id, ticket);
    if (owner === undefined) {
      await sendSecurityNotice(tx, person, { event: 'wechatBound' }, context);
    }
    return signIn(tx, person, null, context);
  });
}

export async function unbindWechat(context: CallContext): Promise<Record<string, never>> {
  return context.transaction(async (tx) => {
    const person = (await lockPersonForUpdate(tx, context.personId)) ?? refuse('unauthenticated');
    if (person.wechat_open_id === null) return {};
    await setWechat(tx, person.id, null);
    await sendSecurityNotice(tx, person, { event: 'wechatUnbound' }, context);
    return {};
  });
}
