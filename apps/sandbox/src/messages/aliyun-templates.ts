import { product } from '@tolk/domain';

/** The signature that stands before every message, registered with Aliyun. */
export const SIGN_NAME = product.nameChinese;

/** Texts as they are registered in Aliyun's console, by their code. */
const templates: Readonly<Record<string, string>> = {
  SMS_100000001: '您的验证码是 ${code}，10 分钟内有效。请勿告诉他人。',
  SMS_100000002:
    'Your verification code is ${code}. It is valid for 10 minutes. Never share it with anyone.',
  SMS_100000003: '${title}，请登录查看详情。',
  SMS_100000004: '${title}. Sign in to see the details.',
};

/** The codes by the product's own names of the texts, as the keys route hands them out. */
export const templateCodes = {
  'verification-code': { 'zh-CN': 'SMS_100000001', en: 'SMS_100000002' },
  notice: { 'zh-CN': 'SMS_100000003', en: 'SMS_100000004' },
};

/** `parameters` is a JSON object; null for an unknown code or a missing parameter. */
export function fillTemplate(code: string, parameters: string): string | null {
  const template = templates[code];
  if (!template) return null;
  try {
    const values = JSON.parse(parameters) as Record<string, unknown>;
    const filled = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      if (typeof values[name] !== 'string') throw new TypeError(`No ${name}`);
      return values[name];
    });
    return `【${SIGN_NAME}】${filled}`;
  } catch {
    return null;
  }
}
