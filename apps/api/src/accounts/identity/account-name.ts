import { domainToASCII } from 'node:url';
import { limits } from '@tolk/domain';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { invalidFields } from '../../calls/refusal.ts';

/** What an account is known by, in the one form that is stored and compared. */
export interface AccountName {
  channel: 'email' | 'phone';
  /** Lower case with an ASCII domain, or E.164. */
  value: string;
}

/**
 * The part before @ has no quotes, commas or brackets: a mail program would read `a,b@c.example` as
 * two addresses, and the limits that count by account would count nothing.
 */
const mail = /^([\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64})@([^\s@\p{Cc}]{3,})$/u;
const domain = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/** Null when `text` is neither an e-mail address nor a phone number that exists. */
export function parseAccount(text: string): AccountName | null {
  const trimmed = text.normalize('NFKC').trim();
  return trimmed.includes('@') ? parseMail(trimmed) : parsePhone(trimmed);
}

function parseMail(text: string): AccountName | null {
  const [, local = '', host = ''] = mail.exec(text) ?? [];
  const ascii = domainToASCII(host).toLowerCase();
  const value = `${local.toLowerCase()}@${ascii}`;
  if (!domain.test(ascii) || value.length > limits.account.max) return null;
  return { channel: 'email', value };
}

/** Numbers without a country code are taken to be Chinese. */
function parsePhone(text: string): AccountName | null {
  if (!/^[\d\s()+.-]+$/.test(text)) return null;
  const phone = parsePhoneNumberFromString(text, 'CN');
  return phone?.isValid() ? { channel: 'phone', value: phone.number } : null;
}

/** Throws 422 at the field `account`. */
export function accountOf(text: string): AccountName {
  return (
    parseAccount(text) ??
    invalidFields({
      account: {
        en: 'Enter an e-mail address, or a phone number; outside mainland China with its country code, such as +44.',
        zh: '请输入有效的手机号或邮箱地址；境外号码请加国家代码，如 +44。',
      },
    })
  );
}

/** What others see of an account that has no name yet: `138****8000`, `li***@example.com`, `a***@b.cn`. */
export function maskedName({ channel, value }: AccountName): string {
  if (channel === 'phone') {
    const national = value.replace(/^\+86/, '');
    return `${national.slice(0, 3)}****${national.slice(-4)}`;
  }
  const at = value.indexOf('@');
  const local = Array.from(value.slice(0, at));
  const shown = Math.min(2, Math.floor(local.length / 2));
  return `${local.slice(0, shown).join('')}***${value.slice(at)}`;
}

/** Whether somebody goes by their masked account: a name that people give themselves has no asterisk. */
export function isMasked(name: string): boolean {
  return name.includes('***');
}
