import type { CodePurpose, Language } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { seal, unseal } from '../../database/server-key.ts';
import { accountExistsMail } from '../../messages/mail/mails/account-exists-mail.ts';
import type { Mail } from '../../messages/mail/mail-page.ts';
import { codeMail } from '../../messages/mail/mails/code-mail.ts';
import { contactTakenMail } from '../../messages/mail/mails/contact-taken-mail.ts';
import {
  memberInvitationMail,
  type MemberInvitationMailData,
} from '../../messages/mail/mails/member-invitation-mail.ts';
import { securityMail, type SecurityMailData } from '../../messages/mail/mails/security-mail.ts';
import type { AccountName } from '../identity/account-name.ts';

/** What is sent to an account: a code, that somebody tried to sign up with it or bind it, what changed. */
export type AccountMessage =
  | { kind: 'code'; to: AccountName; language: Language; purpose: CodePurpose; code: string }
  | { kind: 'accountExists' | 'contactTaken'; to: AccountName; language: Language }
  | (Omit<MemberInvitationMailData, 'publicUrl'> & {
      kind: 'memberInvitation';
      to: AccountName;
      language: Language;
    })
  | SecurityNotice;

/** Goes to the address that it names, which may no longer be the account's. */
export interface SecurityNotice extends Pick<SecurityMailData, 'event' | 'device' | 'contact'> {
  kind: 'security';
  to: AccountName;
  language: Language;
  /** ISO 8601 */
  at: string;
}

export const accountMessageKind = 'account.message';

/** The payload is sealed: codes and addresses don't lie readable in the job table. */
const accountMessage = defineJob<{ sealed: string | null }>(
  accountMessageKind,
  'codes',
  async ({ sealed }, deps) => {
    if (sealed === null) return;
    const message = opened(sealed, deps);
    await (message.to.channel === 'email' ? sendMail(message, deps) : sendSms(message, deps));
    if (message.kind === 'code') deps.metrics.codeSent(message.to.channel);
  },
  {
    maxAttempts: 6,
    laneOf: ({ sealed }, deps) =>
      sealed !== null && opened(sealed, deps).to.channel !== 'email' ? 'codesBySms' : 'codes',
  },
);

function opened(sealed: string, { config }: Dependencies): AccountMessage {
  return JSON.parse(unseal(config.serverKeys, 'message', Buffer.from(sealed, 'base64')));
}

export const accountJobs = [accountMessage];

/** Sends after the commit. Null sends nothing and takes the same time. */
export async function scheduleAccountMessage(
  { jobs, config }: Pick<Dependencies, 'jobs' | 'config'>,
  tx: Queryable,
  message: AccountMessage | null,
  now: Date,
): Promise<void> {
  const sealed =
    message && seal(config.serverKeys, 'message', JSON.stringify(message)).toString('base64');
  await accountMessage.schedule(jobs, tx, { runAt: now, payload: { sealed } });
}

async function sendMail(message: AccountMessage, { mail, config }: Dependencies): Promise<void> {
  await mail.send({ to: message.to.value, ...mailOf(message, config.publicUrl) });
}

function mailOf(message: AccountMessage, publicUrl: string): Mail {
  const { language } = message;
  switch (message.kind) {
    case 'code':
      return codeMail(message, language);
    case 'accountExists':
      return accountExistsMail({ publicUrl }, language);
    case 'contactTaken':
      return contactTakenMail({ publicUrl }, language);
    case 'memberInvitation':
      return memberInvitationMail({ ...message, publicUrl }, language);
    case 'security':
    default:
      return securityMail({ ...message, at: new Date(message.at), publicUrl }, language);
  }
}

async function sendSms(message: AccountMessage, { sms, config }: Dependencies): Promise<void> {
  const { to, language } = message;
  if (message.kind === 'code') {
    const parameters = { code: message.code };
    await sms.send({ to: to.value, language, template: 'verification-code', parameters });
  } else {
    const title = mailOf(message, config.publicUrl).subject;
    const path = message.kind === 'memberInvitation' ? message.path : '';
    const parameters = { title, about: null, link: config.publicUrl + path };
    await sms.send({ to: to.value, language, template: 'notice', parameters });
  }
}
