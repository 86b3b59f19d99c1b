import { limits, MINUTE, product, type CodePurpose, type Language } from '@tolk/domain';
import { inLanguage, type BilingualText } from '../../../calls/refusal.ts';
import { mailPage, type Mail } from '../mail-page.ts';

export interface CodeMailData {
  purpose: CodePurpose;
  code: string;
}

interface CodeTexts {
  subject: BilingualText;
  title: BilingualText;
  /** What the code is for, and where it is entered. */
  use: BilingualText;
  /** What to do when somebody else asked for it. */
  unasked: BilingualText;
}

const { name, nameChinese } = product;
const minutes = String(limits.code.lifetimeMs / MINUTE);

const ignore: BilingualText = {
  en: 'If you did not request it, ignore this e-mail. Nothing happens without the code.',
  zh: '如非本人操作，请忽略本邮件；没有验证码，任何操作都不会生效。',
};

/** These are asked for from inside the account: somebody else is in it. */
const intruder: BilingualText = {
  en: `If you did not request it, someone else may be using your account. Do not pass the code on, and change your password at ${name} now.`,
  zh: `如非本人操作，您的账号可能正被他人使用。请勿泄露验证码，并立即前往${nameChinese}修改密码。`,
};

const texts: Readonly<Record<CodePurpose, CodeTexts>> = {
  register: {
    subject: { en: `Your ${name} sign-up code`, zh: `${nameChinese}注册验证码` },
    title: { en: 'Your sign-up code', zh: '注册验证码' },
    use: {
      en: `Enter this code on the sign-up page to open your ${name} account.`,
      zh: `您正在注册${nameChinese}账号，请在注册页面输入以下验证码。`,
    },
    unasked: ignore,
  },
  login: {
    subject: { en: `Your ${name} login code`, zh: `${nameChinese}登录验证码` },
    title: { en: 'Your login code', zh: '登录验证码' },
    use: {
      en: `Enter this code on the login page to log in to ${name}.`,
      zh: `您正在登录${nameChinese}，请在登录页面输入以下验证码。`,
    },
    unasked: ignore,
  },
  reset: {
    subject: {
      en: `Your code to set a new ${name} password`,
      zh: `${nameChinese}重置密码验证码`,
    },
    title: { en: 'Set a new password', zh: '重置密码' },
    use: {
      en: `Enter this code to set a new password for your ${name} account.`,
      zh: `您正在重置${nameChinese}账号的登录密码，请在重置页面输入以下验证码。`,
    },
    unasked: ignore,
  },
  bind: {
    subject: {
      en: `Your code to add this e-mail address to ${name}`,
      zh: `${nameChinese}绑定邮箱验证码`,
    },
    title: { en: 'Add this e-mail address', zh: '绑定邮箱' },
    use: {
      en: `Enter this code to make this address the e-mail of your ${name} account.`,
      zh: `您正在将此邮箱绑定到${nameChinese}账号，请在绑定页面输入以下验证码。`,
    },
    unasked: ignore,
  },
  confirm: {
    subject: {
      en: `Your code to confirm a change of your ${name} account`,
      zh: `${nameChinese}身份确认验证码`,
    },
    title: { en: 'Confirm that it is you', zh: '确认本人操作' },
    use: {
      en: `Someone logged in to your account asked to change the phone or e-mail of your ${name} account. Enter this code to confirm that it is you.`,
      zh: `您的${nameChinese}账号正在更换手机号或邮箱，请输入以下验证码，确认是您本人操作。`,
    },
    unasked: intruder,
  },
  delete: {
    subject: {
      en: `Your code to delete your ${name} account`,
      zh: `${nameChinese}账号注销验证码`,
    },
    title: { en: 'Delete your account', zh: '注销账号' },
    use: {
      en: `Enter this code to delete your ${name} account. A deletion cannot be undone.`,
      zh: `您正在申请注销${nameChinese}账号，请输入以下验证码进行确认。账号注销后无法恢复。`,
    },
    unasked: intruder,
  },
};

const validity: BilingualText = {
  en: `The code is valid for ${minutes} minutes and works once.`,
  zh: `验证码 ${minutes} 分钟内有效，仅可使用一次。`,
};

const secrecy: BilingualText = {
  en: `Never share it. No one from ${name} will ever ask you for it.`,
  zh: `请勿告诉他人，${nameChinese}工作人员不会向您索取验证码。`,
};

export function codeMail({ purpose, code }: CodeMailData, language: Language): Mail {
  const say = (text: BilingualText) => inLanguage(text, language);
  const { subject, title, use, unasked } = texts[purpose];
  const page = mailPage({
    language,
    title: say(title),
    preheader: say(validity),
    blocks: [
      { kind: 'paragraph', text: say(use) },
      { kind: 'code', code },
      { kind: 'paragraph', text: `${say(validity)}${language === 'en' ? ' ' : ''}${say(secrecy)}` },
      { kind: 'small', text: say(unasked) },
    ],
    footer: [],
  });
  return { subject: say(subject), ...page };
}
