import type { Language } from '@tolk/domain';
import type { CodePurpose } from '@tolk/domain';
import { inLanguage } from '../../refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { seal, unseal } from '../../server-key.ts';
import { accountExistsMail, accountExistsTitle } from '../mail/mails/account-exists-mail.ts';
import { codeMail } from '../mail/mails/code-mail.ts';
import type { AccountName } from './account-name.ts';

/** What is sent to an account: a code, or that somebody tried to sign up with it again. */
export type AccountMessage =
  | { kind: 'code'; to: AccountName; language: Language; purpose: CodePurpose; code: string }
  | { kind: 'accountExists'; to: AccountName; language: Language };

/** The payload is sealed: codes and addresses don't lie readable in the job table. */
const accountMessage = defineJob<{ sealed: string | null }>(
  'account.message',
  async ({ sealed }, deps) => {
    if (sealed === null) return;
    const text = unseal(deps.config.serverKey, 'message', Buffer.from(sealed, 'base64'));
    const message: AccountMessage = JSON.parse(text);
    await (message.to.channel === 'email' ? sendMail(message, deps) : sendSms(message, deps));
  },
  { maxAttempts: 6 },
);

export const accountJobs = [accountMessage];

/** Sends after the commit. Null sends nothing and takes the same time. */
export async function scheduleAccountMessage(
  { jobs, config }: Pick<Dependencies, 'jobs' | 'config'>,
  tx: Queryable,
  message: AccountMessage | null,
  now: Date,
): Promise<void> {
  const sealed =
    message && seal(config.serverKey, 'message', JSON.stringify(message)).toString('base64');
  await accountMessage.schedule(jobs, tx, { runAt: now, payload: { sealed } });
}

async function sendMail(message: AccountMessage, { mail, config }: Dependencies): Promise<void> {
  const content =
    message.kind === 'code'
      ? codeMail(message, message.language)
      : accountExistsMail({ publicUrl: config.publicUrl }, message.language);
  await mail.send({ to: message.to.value, ...content });
}

async function sendSms(message: AccountMessage, { sms }: Dependencies): Promise<void> {
  const { to, language } = message;
  if (message.kind === 'code') {
    const parameters = { code: message.code };
    await sms.send({ to: to.value, language, template: 'verification-code', parameters });
  } else {
    const title = inLanguage(accountExistsTitle, language);
    await sms.send({ to: to.value, language, template: 'notice', parameters: { title } });
  }
}
