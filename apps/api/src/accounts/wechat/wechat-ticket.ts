import { limits } from '@tolk/domain';
import type { Config } from '../../config.ts';
import type { WechatUser } from '../../ports/wechat.ts';
import { refuse } from '../../calls/refusal.ts';
import { seal, unseal, type ServerKeys } from '../../database/server-key.ts';

type Needs = { config: Pick<Config, 'serverKeys'> };

/** Who WeChat said it was, until an account is chosen for it. */
export type WechatTicket = Pick<WechatUser, 'openId' | 'nickname'>;

/** WeChat's nicknames are shorter; what is sealed has to fit into its field. */
const nicknameMax = 64;

/** Sealed, so that the browser that carries it can neither read nor change it. */
export function newTicket(
  { config }: Needs,
  { openId, nickname }: WechatTicket,
  now: Date,
): string {
  const content = {
    openId,
    nickname: nickname?.slice(0, nicknameMax).toWellFormed() ?? null,
    endsAt: now.getTime() + limits.wechat.ticketMs,
  };
  return seal(config.serverKeys, 'wechat-ticket', JSON.stringify(content)).toString('base64url');
}

/** Throws `wechatTicketExpired` for one that is too old, was altered or is none of ours. */
export function openTicket({ config }: Needs, ticket: string, now: Date): WechatTicket {
  const content = contentOf(config.serverKeys, ticket);
  if (content === null || content.endsAt <= now.getTime()) refuse('wechatTicketExpired');
  return { openId: content.openId, nickname: content.nickname };
}

function contentOf(
  serverKeys: ServerKeys,
  ticket: string,
): (WechatTicket & { endsAt: number }) | null {
  try {
    return JSON.parse(unseal(serverKeys, 'wechat-ticket', Buffer.from(ticket, 'base64url')));
  } catch {
    return null;
  }
}
