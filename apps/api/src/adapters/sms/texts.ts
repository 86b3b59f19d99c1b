import { limits, MINUTE, product } from '@tolk/domain';
import type { Language } from '@tolk/domain';
import type { SmsMessage, SmsParameters } from '../../ports/sms-sender.ts';

const minutes = String(limits.code.lifetimeMs / MINUTE);

/** The text of a message, for a carrier that takes text instead of registered templates. */
export function smsText(message: SmsMessage): string {
  const english = message.language === 'en';
  if (message.template === 'verification-code') {
    const { code } = message.parameters;
    return english
      ? `${product.name}: your verification code is ${code}. It is valid for ${minutes} minutes. Never share it with anyone.`
      : `【${product.nameChinese}】您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉他人。`;
  }
  const title = noticeTitle(message.parameters, message.language, longestTitle);
  const { link } = message.parameters;
  return english
    ? `${product.name}: ${title}. Details: ${link}`
    : `【${product.nameChinese}】${title}，详情：${link}`;
}

/** Leaves room for the link in two parts of a message. */
const longestTitle = 80;
/** A name cut shorter than this says nothing. */
const shortestName = 4;

/** The title with the name of what it is about, which is shortened to fit into `longest` signs. */
export function noticeTitle(
  { title, about }: Pick<SmsParameters['notice'], 'title' | 'about'>,
  language: Language,
  longest: number,
): string {
  if (about === null) return title;
  const [before, after] = language === 'en' ? [' (', ')'] : ['（', '）'];
  const room = longest - Array.from(title).length - before.length - after.length;
  const name = Array.from(about);
  if (name.length <= room) return title + before + about + after;
  if (room < shortestName) return title;
  return `${title}${before}${name
    .slice(0, room - 1)
    .join('')
    .trimEnd()}…${after}`;
}
