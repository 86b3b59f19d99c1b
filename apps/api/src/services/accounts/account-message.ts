import { product, limits, MINUTE, type Language } from '@tolk/domain';
import type { CodePurpose } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../refusal.ts';
import type { Queryable } from '../../database/schema.ts';
import type { Dependencies } from '../../dependencies.ts';
import { defineJob } from '../../jobs/jobs.ts';
import { seal, unseal } from '../../server-key.ts';
import type { AccountName } from './account-name.ts';

/** What is sent to an account: a code, or that somebody tried to sign up with it again. */
export type AccountMessage =
  | { kind: 'code'; to: AccountName; language: Language; purpose: CodePurpose; code: string }
  | { kind: 'accountExists'; to: AccountName; language: Language };

const minutes = limits.code.lifetimeMs / MINUTE;

const subjects: Record<CodePurpose | 'accountExists', BilingualText> = {
  register: { en: `Your ${product.name} sign-up code`, zh: `${product.nameChinese}注册验证码` },
  login: { en: `Your ${product.name} login code`, zh: `${product.nameChinese}登录验证码` },
  reset: {
    en: `Your code to set a new ${product.name} password`,
    zh: `${product.nameChinese}重置密码验证码`,
  },
  bind: {
    en: `Your code to bind this address to ${product.name}`,
    zh: `${product.nameChinese}绑定验证码`,
  },
  confirm: {
    en: `Your code to confirm a change to your ${product.name} account`,
    zh: `${product.nameChinese}账号变更验证码`,
  },
  delete: {
    en: `Your code to delete your ${product.name} account`,
    zh: `${product.nameChinese}账号注销验证码`,
  },
  accountExists: {
    en: `You already have a ${product.name} account`,
    zh: `您已有${product.nameChinese}账号`,
  },
};

const codeText = (code: string): BilingualText => ({
  en: `Your code is ${code}. It is valid for ${minutes} minutes and works once. Nobody from ${product.name} will ever ask you for it. If you did not request it, ignore this message.`,
  zh: `您的验证码是 ${code}，${minutes} 分钟内有效，仅可使用一次。${product.nameChinese}工作人员不会向您索取验证码。如非本人操作，请忽略本消息。`,
});

const existsText: BilingualText = {
  en: `Somebody tried to sign up at ${product.name} with this address, which already has an account. If it was you, log in instead or set a new password. If not, there is nothing to do.`,
  zh: `有人尝试使用此地址注册${product.nameChinese}，但该地址已有账号。如为本人操作，请直接登录或重置密码；如非本人操作，无需处理。`,
};

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

async function sendMail(message: AccountMessage, { mail }: Dependencies): Promise<void> {
  const { to, language } = message;
  const isCode = message.kind === 'code';
  await mail.send({
    to: to.value,
    subject: inLanguage(subjects[isCode ? message.purpose : 'accountExists'], language),
    text: inLanguage(isCode ? codeText(message.code) : existsText, language),
  });
}

async function sendSms(message: AccountMessage, { sms }: Dependencies): Promise<void> {
  const { to, language } = message;
  if (message.kind === 'code') {
    const parameters = { code: message.code };
    await sms.send({ to: to.value, language, template: 'verification-code', parameters });
  } else {
    const title = inLanguage(subjects.accountExists, language);
    await sms.send({ to: to.value, language, template: 'notice', parameters: { title } });
  }
}
