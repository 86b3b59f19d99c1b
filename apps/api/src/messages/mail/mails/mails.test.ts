import { codePurposes, type Language } from '@tolk/domain';
import type { Mail } from '../mail-page.ts';
import { accountExistsMail } from './account-exists-mail.ts';
import { codeMail } from './code-mail.ts';
import { notificationMail } from './notification-mail.ts';
import { remindersMail } from './reminders-mail.ts';
import { unreadMessagesMail } from './unread-messages-mail.ts';
import { securityMail, type SecurityEvent } from './security-mail.ts';

const publicUrl = 'https://tolk.example';
const at = new Date('2026-11-21T13:55:30Z');
const device = 'Chrome · Windows';
const notification = {
  title: { en: 'New order from Ada & Co', zh: 'Ada & Co 向您发出新订单' },
  text: { en: 'Accept it in 3 days.', zh: '请于 3 天内确认。' },
  path: '/order/initiateAnOrderYY?id=7',
  identity: 'supplier',
  publicUrl,
  unsubscribeUrl: `${publicUrl}/unsubscribe?event=order`,
} as const;

const inBoth = (name: string, mail: (language: Language) => Mail) =>
  (['en', 'zh-CN'] as const).map((language) => ({ name, language, mail: mail(language) }));

const codeMails = codePurposes.flatMap((purpose) =>
  inBoth(`code to ${purpose}`, (language) => codeMail({ purpose, code: '402913' }, language)),
);
const events: SecurityEvent[] = [
  'passwordChanged',
  'emailChanged',
  'phoneChanged',
  'wechatBound',
  'wechatUnbound',
  'newDevice',
  'accountDeleted',
];
const otherMails = [
  ...inBoth('account exists', (language) => accountExistsMail({ publicUrl }, language)),
  ...events.flatMap((event) =>
    inBoth(event, (language) => securityMail({ event, at, device, publicUrl }, language)),
  ),
  ...inBoth('notification', (language) => notificationMail(notification, language)),
  ...inBoth('unread messages', (language) =>
    unreadMessagesMail(
      {
        from: [{ name: 'Ada & Co', count: 2, glimpse: '“?”' }],
        identity: 'supplier',
        publicUrl,
        unsubscribeUrl: `${publicUrl}/unsubscribe?event=message`,
      },
      language,
    ),
  ),
  ...inBoth('reminders', (language) => remindersMail([notification, notification], language)),
];

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

const foreign = {
  en: /\p{Script=Han}/u,
  'zh-CN': /\b(you|your|the|account|code)\b/i,
};

/** What a reader sees of the HTML, without its style sheet. */
function visible({ html = '' }: Mail): string {
  return html.replace(/<style>[^]*<\/style>/, '').replaceAll(/<[^>]*>/g, ' ');
}

describe.each([...codeMails, ...otherMails])('$name in $language', ({ language, mail }) => {
  it('has a subject of one line, and the same title in both forms', () => {
    expect(mail.subject).toMatch(/^[^\n]{4,70}$/);
    const [title = ''] = mail.text.split('\n');
    expect(mail.html).toContain(`<title>${title.replace('&', '&amp;')}</title>`);
  });

  it('speaks one language', () => {
    const said = (mail.text + visible(mail)).replaceAll('通译', '');
    expect(said).not.toMatch(foreign[language]);
  });

  it('loads no picture and nothing else', () => {
    expect(mail.html).not.toMatch(/<(img|link|script)|url\(|src=/i);
  });

  it('leads to the product only', () => {
    const links = [...(mail.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links.filter((url) => !url?.startsWith('https://tolk.example/'))).toEqual([]);
  });
});

describe.each(codeMails)('$name in $language', ({ mail, language }) => {
  it('holds the code once, on a line of its own', () => {
    expect(count(mail.text, '402913')).toBe(1);
    expect(mail.text).toContain('\n\n402913\n\n');
    expect(count(visible(mail), '402913')).toBe(1);
    expect(mail.subject).not.toContain('402913');
  });

  it('says how long it is good for, and to keep it secret', () => {
    expect(mail.text).toContain(language === 'en' ? 'valid for 10 minutes' : '10 分钟内有效');
    expect(mail.text).toContain(language === 'en' ? 'Never share it' : '请勿告诉他人');
  });
});

describe('codes', () => {
  it('are sent with a subject for each purpose', () => {
    const subjects = codePurposes.map((purpose) => codeMail({ purpose, code: '1' }, 'en').subject);
    expect(new Set(subjects).size).toBe(6);
  });

  it.each(['confirm', 'delete'] as const)('to %s warn of somebody in the account', (purpose) => {
    expect(codeMail({ purpose, code: '402913' }, 'en').text).toContain('change your password');
    expect(codeMail({ purpose, code: '402913' }, 'zh-CN').text).toContain('修改密码');
  });
});

it.each(otherMails)('$name in $language holds no code', ({ mail }) => {
  expect(mail.subject + mail.text).not.toMatch(/\d{6}/);
});

describe('a security notice', () => {
  it('names time, device and the new address', () => {
    const data = {
      event: 'emailChanged',
      at,
      device,
      contact: 'l***n@post.example',
      publicUrl,
    } as const;
    expect(securityMail(data, 'en').text).toContain(
      'New e-mail: l***n@post.example\nTime: Sat 21 Nov 2026, 13:55 UTC\nDevice: Chrome · Windows\n',
    );
    expect(securityMail(data, 'zh-CN').text).toContain(
      '新邮箱：l***n@post.example\n时间：2026 年 11 月 21 日 周六 21:55（北京时间）\n设备：Chrome · Windows\n',
    );
  });

  it('says nothing of a device that is not known', () => {
    const data = { event: 'newDevice', at, device: null, publicUrl } as const;
    expect(securityMail(data, 'en').text).not.toContain('Device');
  });

  it.each([
    ['passwordChanged', 'https://tolk.example/reset'],
    ['emailChanged', 'https://tolk.example/xqrelationservice'],
    ['phoneChanged', 'https://tolk.example/reset'],
    ['wechatBound', 'https://tolk.example/reset'],
    ['wechatUnbound', 'https://tolk.example/reset'],
    ['newDevice', 'https://tolk.example/reset'],
    ['accountDeleted', 'https://tolk.example/xqrelationservice'],
  ] as const)('of %s leads to %s', (event, url) => {
    expect(securityMail({ event, at, device, publicUrl }, 'en').text).toContain(`:\n${url}\n`);
  });
});

describe('a notification', () => {
  it('leads to its screen and to the preferences of its identity', () => {
    const supplier = notificationMail(notification, 'en').text;
    expect(supplier).toContain('https://tolk.example/order/initiateAnOrderYY?id=7\n');
    expect(supplier).toContain('https://tolk.example/settings/settingsindex#notifications\n');
    const client = notificationMail({ ...notification, identity: 'client' }, 'en').text;
    expect(client).toContain('https://tolk.example/xqsetting/index#notifications\n');
  });
});
