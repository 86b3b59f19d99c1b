import { pathTo, type RouteName } from '@tolk/contract/routes';
import { product, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import type { MailFact } from '../mail-block.ts';
import { mailPage, type Mail } from '../mail-page.ts';
import { mailTime } from '../mail-time.ts';

export type SecurityEvent =
  | 'passwordChanged'
  | 'emailChanged'
  | 'phoneChanged'
  | 'wechatBound'
  | 'wechatUnbound'
  | 'newDevice'
  | 'accountDeleted';

export interface SecurityMailData {
  event: SecurityEvent;
  at: Date;
  /** As the list of devices calls it, e.g. `Chrome · Windows`; null when it is not known. */
  device: string | null;
  /** The new e-mail address or number, masked; for the two events that have one. */
  contact?: string;
  /** Origin of the product, without a trailing slash. */
  publicUrl: string;
}

interface EventTexts {
  subject: BilingualText;
  what: BilingualText;
  /** What to do when it was somebody else, and where. */
  rescue: Rescue;
}

interface Rescue {
  text: BilingualText;
  label: BilingualText;
  screen: RouteName;
}

const { name, nameChinese } = product;

/** By code to the phone or e-mail that is still the owner's. */
const setPassword: Rescue = {
  text: {
    en: 'If it was not you, set a new password now. That signs out every device.',
    zh: '如非本人操作，请立即重置密码，重置后所有设备都会退出登录。',
  },
  label: { en: 'Set a new password', zh: '重置密码' },
  screen: 'reset',
};

/** A new password alone leaves the way in by WeChat open. */
const setPasswordAndUnbind: Rescue = {
  text: {
    en: 'If it was not you, set a new password now, log in and unbind WeChat in the settings.',
    zh: '如非本人操作，请立即重置密码，登录后在设置中解绑微信。',
  },
  label: setPassword.label,
  screen: setPassword.screen,
};

/** Where the owner may no longer be able to help themselves. */
const callService: Rescue = {
  text: {
    en: 'If it was not you, contact our customer service at once.',
    zh: '如非本人操作，请立即联系客服。',
  },
  label: { en: 'Contact customer service', zh: '联系客服' },
  screen: 'customerService',
};

const texts: Readonly<Record<SecurityEvent, EventTexts>> = {
  passwordChanged: {
    subject: {
      en: `The password of your ${name} account was changed`,
      zh: `您的${nameChinese}账号密码已修改`,
    },
    what: {
      en: 'Your account has a new password. All other devices were signed out.',
      zh: '您的账号已启用新密码，其他设备均已退出登录。',
    },
    rescue: setPassword,
  },
  emailChanged: {
    subject: {
      en: `The e-mail address of your ${name} account was changed`,
      zh: `您的${nameChinese}账号邮箱已更换`,
    },
    what: {
      en: 'Codes and notices for your account now go to the new address.',
      zh: '此后，账号的验证码和通知将发送至新邮箱。',
    },
    rescue: callService,
  },
  phoneChanged: {
    subject: {
      en: `The phone number of your ${name} account was changed`,
      zh: `您的${nameChinese}账号手机号已更换`,
    },
    what: {
      en: 'Codes and messages for your account now go to the new number.',
      zh: '此后，账号的短信验证码和通知将发送至新手机号。',
    },
    rescue: setPassword,
  },
  wechatBound: {
    subject: {
      en: `WeChat was bound to your ${name} account`,
      zh: `您的${nameChinese}账号已绑定微信`,
    },
    what: {
      en: 'From now on, this WeChat can log in to your account without a password.',
      zh: '此后，使用该微信即可登录您的账号，无需输入密码。',
    },
    rescue: setPasswordAndUnbind,
  },
  wechatUnbound: {
    subject: {
      en: `WeChat was unbound from your ${name} account`,
      zh: `您的${nameChinese}账号已解绑微信`,
    },
    what: {
      en: 'That WeChat can no longer log in to your account.',
      zh: '此后，无法再使用该微信登录您的账号。',
    },
    rescue: setPassword,
  },
  newDevice: {
    subject: {
      en: `New login to your ${name} account`,
      zh: `您的${nameChinese}账号在新设备上登录`,
    },
    what: {
      en: 'Someone logged in to your account on a device we have not seen before.',
      zh: '您的账号刚刚在一台此前未登录过的设备上登录。',
    },
    rescue: setPassword,
  },
  accountDeleted: {
    subject: { en: `Your ${name} account was deleted`, zh: `您的${nameChinese}账号已注销` },
    what: {
      en: 'Your account and your profile are deleted. Records of orders, payments, reviews and appeals are kept where the law or the other party’s rights require it.',
      zh: '您的账号及个人资料已删除。订单、资金、评价和申诉记录将依照法律规定及交易相对方的权益要求予以保留。',
    },
    rescue: callService,
  },
};

const labels = {
  time: { en: 'Time', zh: '时间' },
  device: { en: 'Device', zh: '设备' },
  emailChanged: { en: 'New e-mail', zh: '新邮箱' },
  phoneChanged: { en: 'New phone', zh: '新手机号' },
} as const satisfies Record<string, BilingualText>;

const fine: BilingualText = {
  en: 'If it was you, there is nothing to do.',
  zh: '如为本人操作，无需处理。',
};

const reason: BilingualText = {
  en: 'Notices about the security of your account are always sent.',
  zh: '账号安全通知始终发送，无法关闭。',
};

/** Sent to the old address too when the e-mail changes. */
export function securityMail(data: SecurityMailData, language: Language): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const { subject, what, rescue } = texts[data.event];
  const page = mailPage({
    language,
    title: say(subject),
    preheader: `${mailTime(data.at, language)}${data.device ? ` · ${data.device}` : ''}`,
    blocks: [
      { kind: 'paragraph', text: say(what) },
      { kind: 'facts', rows: facts(data, language) },
      { kind: 'paragraph', text: `${say(fine)}\n${say(rescue.text)}` },
      { kind: 'button', label: say(rescue.label), url: data.publicUrl + pathTo(rescue.screen) },
    ],
    footer: [{ text: say(reason) }],
  });
  return { subject: say(subject), ...page };
}

function facts({ event, at, device, contact }: SecurityMailData, language: Language): MailFact[] {
  const row = (label: BilingualText, value: string) => ({
    label: inLanguage(label, language),
    value,
  });
  const hasContact = event === 'emailChanged' || event === 'phoneChanged';
  return [
    ...(hasContact && contact !== undefined ? [row(labels[event], contact)] : []),
    row(labels.time, mailTime(at, language)),
    ...(device === null ? [] : [row(labels.device, device)]),
  ];
}
