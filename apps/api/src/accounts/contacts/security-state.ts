import type { SecurityState } from '@tolk/contract/schemas/security';
import type { CallContext } from '../../calls/call-context.ts';
import { ownPerson } from '../identity/own-person.ts';

/** What protects the caller's account. */
export async function securityState(context: CallContext): Promise<SecurityState> {
  const { password_hash, email, phone, wechat_name, wechat_open_id } = await ownPerson(context);
  const wechatName = wechat_open_id === null ? null : (wechat_name ?? '');
  return { hasPassword: password_hash !== null, email, phone, wechatName };
}
