import { createAliyunSms } from './sms/aliyun.ts';
import { createSmtpMail } from './mail/smtp.ts';
import { createTwilioSms } from './sms/twilio.ts';
import { createSmsSender } from './sms/sms-sender.ts';
import { noticeTitle } from './sms/texts.ts';
import { startMerchant } from '../../test/support/merchant.ts';
import type { Merchant } from '../../test/support/merchant.ts';
import { codeMail } from '../messages/mail/mails/code-mail.ts';
import type { SmsMessage } from '../ports/sms-sender.ts';
import type { AliyunSmsConfig, TwilioConfig } from './config.ts';

let merchant: Merchant;
let aliyun: AliyunSmsConfig;
let twilio: TwilioConfig;
beforeAll(async () => {
  merchant = await startMerchant();
  const { aliyunSms, twilio: twilioSms } = merchant.config;
  if (!aliyunSms || !twilioSms) throw new Error('The sandbox has both carriers');
  aliyun = aliyunSms;
  twilio = twilioSms;
}, 60_000);
afterAll(() => merchant.stop());

function codeFor(to: string, code: string): SmsMessage {
  return { to, language: 'zh-CN', template: 'verification-code', parameters: { code } };
}

describe('SMS', () => {
  it('to mainland China arrives by Aliyun with its code', async () => {
    await merchant.sms.send(codeFor('+8613800138000', '012345'));
    expect(await merchant.sandbox.inbox('13800138000')).toEqual([
      {
        channel: 'sms',
        to: '+8613800138000',
        at: expect.stringMatching(/^\d{4}-.*Z$/),
        text: '【通译】您的验证码是 012345，10 分钟内有效。请勿告诉他人。',
        code: '012345',
        subject: null,
        hasHtml: false,
        attachments: [],
        replyTo: null,
        unsubscribeUrl: null,
        payload: null,
      },
    ]);
  });

  it('to any other country arrives by Twilio', async () => {
    const notice = {
      title: 'A new order for you',
      about: 'Q&A of the tea garden',
      link: 'https://tolk.example/n/AAECAwQFBgcICQoLDA0ODw',
    };
    const message = { language: 'en', template: 'notice', parameters: notice } as const;
    await merchant.sms.send({ ...message, to: '+447700900123' });
    const [newest] = await merchant.sandbox.inbox('+447700900123');
    expect(newest).toMatchObject({
      text: 'Tolk: A new order for you (Q&A of the tea garden). Details: https://tolk.example/n/AAECAwQFBgcICQoLDA0ODw',
      code: null,
    });
  });

  it('says what it is about in as much as a variable of Aliyun takes, without a link', async () => {
    const notice = {
      title: '译员已交付成果',
      about: '上海康脉医疗器械有限公司临床评价报告与使用说明书翻译项目',
      link: 'https://tolk.example/n/AAECAwQFBgcICQoLDA0ODw',
    };
    const message = { language: 'zh-CN', template: 'notice', parameters: notice } as const;
    await merchant.sms.send({ ...message, to: '+8613800138001' });
    const [newest] = await merchant.sandbox.inbox('13800138001');
    expect(newest).toMatchObject({
      text: '【通译】译员已交付成果（上海康脉医疗器械有限公司临床评价报告与使用说明书翻…），请登录查看详情。',
    });
  });

  it.each([
    ['Your order was accepted', 'Tea', 35, 'Your order was accepted (Tea)'],
    ['Your order was accepted', 'Tea garden tour', 35, 'Your order was accepted (Tea gard…)'],
    [
      'The other side proposes to end the order',
      'Tea',
      35,
      'The other side proposes to end the order',
    ],
    ['Your order was accepted', null, 35, 'Your order was accepted'],
  ])('“%s” about “%s” in %i signs reads “%s”', (title, about, longest, text) => {
    expect(noticeTitle({ title, about }, 'en', longest)).toBe(text);
  });

  it('goes by the one carrier there is', async () => {
    await createSmsSender({ aliyunSms: null, twilio }).send(codeFor('+8613900139000', '222222'));
    expect(await merchant.sandbox.inbox('+8613900139000')).toMatchObject([{ code: '222222' }]);
  });

  it('with a wrong secret is refused by Aliyun', async () => {
    const thief = createAliyunSms({ ...aliyun, accessKeySecret: 'wrong' });
    await expect(thief.send(codeFor('+8613800138000', '111111'))).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: 'SignatureDoesNotMatch',
    });
  });

  it('with a wrong token is refused by Twilio', async () => {
    const thief = createTwilioSms({ ...twilio, authToken: 'wrong' });
    await expect(thief.send(codeFor('+447700900123', '111111'))).rejects.toMatchObject({
      name: 'ProviderRefused',
      code: '20003',
    });
  });

  it('to what is no number is refused', async () => {
    await expect(merchant.sms.send(codeFor('+8612', '111111'))).rejects.toMatchObject({
      code: 'isv.MOBILE_NUMBER_ILLEGAL',
    });
  });
});

describe('mail', () => {
  const mail = { to: 'lin@post.example', subject: '验证码 Code', text: '您的验证码是 654321。' };

  it('arrives over SMTP with its code', async () => {
    await merchant.mail.send(mail);
    expect(await merchant.sandbox.inbox('Lin@Post.example')).toEqual([
      {
        channel: 'mail',
        to: 'lin@post.example',
        at: expect.any(String),
        text: '验证码 Code\n\n您的验证码是 654321。',
        code: '654321',
        subject: '验证码 Code',
        hasHtml: false,
        attachments: [],
        replyTo: null,
        unsubscribeUrl: null,
        payload: null,
      },
    ]);
  });

  it.each(['en', 'zh-CN'] as const)('in two forms arrives whole in %s', async (language) => {
    const to = `${language}@post.example`.toLowerCase();
    const content = codeMail({ purpose: 'register', code: '020406' }, language);
    await merchant.mail.send({ to, ...content });
    const [newest] = await merchant.sandbox.inbox(to);
    expect(newest).toMatchObject({
      subject: { en: 'Your Tolk sign-up code', 'zh-CN': '通译注册验证码' }[language],
      hasHtml: true,
      code: '020406',
      text: `${content.subject}\n\n${content.text.trim()}`,
    });
  });

  it.each([
    'Contract, 250000 words, ¥ 128000 CNY.',
    'Never share a code: ¥ 128000.00, +86123456, https://tolk.example/a123456/654321?id=111111.',
  ])('that says «%s» has no code', async (text) => {
    await merchant.mail.send({ to: 'wu@post.example', subject: 'Order', text });
    const [newest] = await merchant.sandbox.inbox('wu@post.example');
    expect(newest).toMatchObject({ text: `Order\n\n${text}`, code: null });
  });

  it('carries its file and the link of its unsubscribe button', async () => {
    const to = 'qin@post.example';
    const content = 'BEGIN:VCALENDAR\r\nX-NAME:茶园参观\r\nEND:VCALENDAR\r\n';
    const mediaType = 'text/calendar; charset=utf-8';
    const attachments = [{ fileName: 'tolk-TK20261123-000016.ics', mediaType, content }];
    const unsubscribeUrl = `https://tolk.example/unsubscribe?person=${'A'.repeat(22)}&event=order&proof=${'b'.repeat(43)}`;
    await merchant.mail.send({ ...mail, to, attachments, unsubscribeUrl });
    const [newest] = await merchant.sandbox.inbox(to);
    expect(newest).toMatchObject({
      attachments: [
        { fileName: 'tolk-TK20261123-000016.ics', mediaType: 'text/calendar', content },
      ],
      unsubscribeUrl,
    });
  });

  it('names as the addressee of a reply where to answer', async () => {
    const to = 'ling@post.example';
    await merchant.mail.send({ ...mail, to, replyName: '请在通译中回复，勿回邮件' });
    const [newest] = await merchant.sandbox.inbox(to);
    expect(newest?.replyTo).toBe('请在通译中回复，勿回邮件 <no-reply@tolk.example>');
  });

  it('with a wrong password is refused', async () => {
    const thief = createSmtpMail({ ...merchant.config.smtp, password: 'wrong' });
    await expect(thief.send(mail)).rejects.toMatchObject({ name: 'ProviderRefused', code: '535' });
  });

  it('is unavailable when nobody listens', async () => {
    const nowhere = createSmtpMail({ ...merchant.config.smtp, port: 9 });
    await expect(nowhere.send(mail)).rejects.toMatchObject({ name: 'ProviderUnavailable' });
  });
});
