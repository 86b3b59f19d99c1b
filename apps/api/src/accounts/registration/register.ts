import { randomUUID } from 'node:crypto';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { findByWechat, lockWechat } from '../login/account-repository.ts';
import { lockAccount } from '../codes/code-repository.ts';
import {
  findPersonByAccount,
  insertPerson,
  type NewPerson,
} from '../../persons/person-repository.ts';
import { startSession } from '../sessions/sessions.ts';
import { accountOf, maskedName, type AccountName } from '../identity/account-name.ts';
import { rememberDevice } from '../login/asker.ts';
import { takeCode } from '../codes/codes.ts';
import { newInvitationCode } from './invitation-code.ts';
import { inviterOf, thankInviter } from './invitation.ts';
import { assertGoodPassword, hashPassword } from '../passwords/password.ts';
import { openTicket, type WechatTicket } from '../wechat/wechat-ticket.ts';

export interface RegisterForm {
  account: string;
  code: string;
  password: string;
  yqm?: string;
  RWID?: string;
  agreement: boolean;
  wechatTicket?: string;
}

/** Codes with which insertion is tried: that two people draw the same one is rare, three times is not seen. */
const invitationCodes = 3;

/**
 * Makes an account and a session that has no identity yet. Throws `agreementRequired`,
 * `weakPassword`, 422 for an unknown invitation code, `wechatTicketExpired`, `wrongCode`,
 * `accountTaken`.
 */
export async function register(
  form: RegisterForm,
  context: CallContext,
): Promise<{ token: string; port: null; userId: string }> {
  const account = accountOf(form.account);
  if (!form.agreement) refuse('agreementRequired');
  assertGoodPassword(form.password, account.value);
  const { deps, now } = context;
  const wechat = form.wechatTicket === undefined ? null : openTicket(deps, form.wechatTicket, now);
  const passwordHash = await hashPassword(form.password);
  const person = {
    ...newPerson(account, form, context),
    password_hash: passwordHash,
    ...boundTo(wechat),
  };
  const outcome = await context.transaction(async (tx) => {
    // A binding of the same contact by somebody else waits.
    await lockAccount(tx, account.value);
    if (wechat !== null && (await isBound(tx, wechat))) return 'wechatTicketExpired';
    const code = { account, purpose: 'register', code: form.code } as const;
    if (!(await takeCode(tx, code, context))) return 'wrongCode';
    if ((await findPersonByAccount(tx, account)) !== undefined) return 'accountTaken';
    // Only now: who has no right code is not told which invitation codes exist.
    const inviter = await inviterOf(tx, form.yqm);
    await insertWithOwnCode(tx, { ...person, invited_by: inviter?.id ?? null });
    if (inviter !== null) await thankInviter(tx, deps, inviter, { name: person.name, at: now });
    const { userAgent, address } = context;
    const device = { userAgent, address };
    await rememberDevice(tx, person.id, context);
    const session = { personId: person.id, identity: null, device, now };
    return { token: await startSession(tx, session), port: null, userId: person.id };
  });
  return typeof outcome === 'string' ? refuse(outcome) : outcome;
}

/** That WeChat has got an account since it gave the ticket: it logs in there. */
async function isBound(tx: Tx, { openId }: WechatTicket): Promise<boolean> {
  await lockWechat(tx, openId);
  return (await findByWechat(tx, openId)) !== undefined;
}

/** Account and WeChat are locked and free: only the invitation code can be somebody's already. */
async function insertWithOwnCode(
  tx: Tx,
  person: Omit<NewPerson, 'own_invitation_code'>,
): Promise<void> {
  for (let attempt = 0; attempt < invitationCodes; attempt += 1) {
    const own_invitation_code = newInvitationCode();
    if (await insertPerson(tx, { ...person, own_invitation_code })) return;
  }
  throw new Error(`${invitationCodes} invitation codes in a row were taken`);
}

function boundTo(wechat: WechatTicket | null) {
  return { wechat_open_id: wechat?.openId ?? null, wechat_name: wechat?.nickname ?? null };
}

function newPerson(account: AccountName, form: RegisterForm, { language, now }: CallContext) {
  return {
    id: randomUUID(),
    email: account.channel === 'email' ? account.value : null,
    phone: account.channel === 'phone' ? account.value : null,
    name: maskedName(account),
    avatar_url: null,
    identity: null,
    invitation_code: form.yqm ?? null,
    language,
    deleted_at: null,
    blocked_at: null,
    block_reason: null,
    arrived_for: form.RWID ?? null,
    created_at: now,
  };
}
