import { bounds } from '@tolk/domain/bounds';
import type { Question } from './question.ts';

const r = bounds;

export const accountQuestions: readonly Question[] = [
  {
    id: 'two-sides',
    question: {
      en: 'Can I be client and translator with one account?',
      zh: '一个账号可以既做客户又做译员吗？',
    },
    answer: {
      en: 'Yes. One sign-up gives you both sides, and a button in the header (in the menu on phones) switches between them. You cannot apply for your own projects.',
      zh: '可以。注册一次即可拥有两种身份，可在顶部导航栏切换（手机端在菜单中）。但不能申请自己发布的项目。',
    },
  },
  {
    id: 'lost-code',
    question: { en: 'The verification code does not arrive.', zh: '收不到验证码怎么办？' },
    answer: {
      en: `Check the number or the address and the spam folder, and wait a minute before you ask for another one. A code is good for ${r.codeMinutes} minutes. If nothing helps, sign in by the other way you have bound, or tell customer service.`,
      zh: `请先核对手机号或邮箱地址，查看垃圾邮件，等待一分钟后再重新获取。验证码 ${r.codeMinutes} 分钟内有效。如仍收不到，可以用已绑定的另一种方式登录，或联系客服。`,
    },
  },
  {
    id: 'password',
    question: { en: 'I forgot my password.', zh: '忘记密码怎么办？' },
    answer: {
      en: `Choose “Reset password” on the login page and confirm with a code. A password needs at least ${r.passwordMin} characters; long sentences are welcome. After a reset all devices are signed out.`,
      zh: `在登录页选择重置密码，通过验证码确认即可。密码至少 ${r.passwordMin} 个字符，越长越安全。重置后，所有设备都会退出登录。`,
    },
  },
  {
    id: 'real-name',
    question: {
      en: 'Why do you want my real name and identity document?',
      zh: '为什么需要实名认证和证件信息？',
    },
    answer: {
      en: 'Because money is paid out, and clients have to know whom they work with. The name must match your basic information and the payout account; once verified it can’t be changed. Numbers and photos are stored encrypted, are shown masked, and are seen only by the staff who check them.',
      zh: '因为涉及款项支付，客户也需要知道与谁合作。姓名须与基本信息、收款账户一致，认证后不可更改。证件号码和照片加密存储，展示时做遮盖处理，仅审核人员可以查看。',
    },
  },
  {
    id: 'devices',
    question: { en: 'How do I see where I am signed in?', zh: '怎样查看账号在哪些设备登录？' },
    answer: {
      en: `The settings list every device and sign out one or all of them. A session ends by itself after ${r.idleDays} days without use, and after ${r.sessionDays} days in any case.`,
      zh: `在设置中可以查看所有登录设备，并让其中一台或全部退出。${r.idleDays} 天未使用会自动退出，最长 ${r.sessionDays} 天须重新登录。`,
    },
  },
  {
    id: 'export',
    question: { en: 'Can I get a copy of my data?', zh: '可以导出我的数据吗？' },
    answer: {
      en: 'Yes, in the settings: you download a file with what we hold about you, in a form that other programs can read.',
      zh: '可以。在设置中下载文件，其中包含我们保存的与您有关的数据，格式可供其他程序读取。',
    },
  },
  {
    id: 'delete-account',
    question: { en: 'How do I delete my account?', zh: '怎样注销账号？' },
    answer: {
      en: 'In the settings, once no order, appeal or payout is open. Your profile, resume and documents are then removed. Records of payments have to be kept for as long as tax and accounting law demands; they are locked and used for nothing else.',
      zh: '在没有进行中的订单、申诉和结算时，可在设置中注销。您的资料、简历和证件信息会被删除。付款记录须按税务和会计法规的要求保留，期间封存，不作他用。',
    },
  },
  {
    id: 'off-platform',
    question: {
      en: 'Someone wants me to pay or work outside the site.',
      zh: '对方要求在平台外付款或工作怎么办？',
    },
    answer: {
      en: 'Don’t. Outside there is no held money, no deadline and no appeal. Report it to customer service with the project or the message.',
      zh: '请不要答应。平台之外没有款项托管，没有期限保障，也无法申诉。请将相关项目或消息提供给客服举报。',
    },
  },
  {
    id: 'reviews',
    question: { en: 'When does my review become visible?', zh: '我的评价什么时候公开？' },
    answer: {
      en: `Once both sides have written theirs, or after ${r.evaluationDays} days. Each side may reply once in public.`,
      zh: `双方都评价之后公开；如只有一方评价，则在 ${r.evaluationDays} 天后公开。每一方可以公开回复一次。`,
    },
  },
];
