import { product } from '@tolk/domain';
import type { SmsMessage } from '../../ports/sms-sender.ts';

/** The text of a message, for a carrier that takes text instead of registered templates. */
export function smsText(message: SmsMessage): string {
  const english = message.language === 'en';
  if (message.template === 'verification-code') {
    const { code } = message.parameters;
    return english
      ? `${product.name}: your verification code is ${code}. It is valid for 10 minutes. Never share it with anyone.`
      : `【${product.nameChinese}】您的验证码是 ${code}，10 分钟内有效。请勿告诉他人。`;
  }
  const { title } = message.parameters;
  return english
    ? `${product.name}: ${title}. Sign in to see the details.`
    : `【${product.nameChinese}】${title}，请登录查看详情。`;
}
