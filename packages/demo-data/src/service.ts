import type { Identity, ServiceCloseReason } from '@tolk/domain';

type Line =
  | { by: 'customer' | 'staff' | 'note'; text: string; hoursAgo: number }
  | { by: 'close'; reason: ServiceCloseReason; rating: number; hoursAgo: number }
  | { by: 'snooze'; untilHours: number; hoursAgo: number };

/** A conversation with customer service, line by line; `hoursAgo` counts from the moment of seeding. */
export interface SeedServiceConversation {
  /** Null: a visitor. */
  person: string | null;
  identity: Identity;
  /** English name of its tag. */
  tag?: string;
  lines: readonly Line[];
}

export const seedServiceTags = [
  { nameEn: 'Invoices', nameZh: '发票' },
  { nameEn: 'Payment', nameZh: '付款' },
  { nameEn: 'Settlement', nameZh: '结算' },
  { nameEn: 'Account', nameZh: '账号' },
] as const;

export const seedCannedAnswers = [
  {
    shortcut: 'hello',
    textEn: 'Hello {name}, this is {agent} from Tolk. How can I help?',
    textZh: '{name} 您好，我是通译客服 {agent}，请问有什么可以帮您？',
  },
  {
    shortcut: 'invoice',
    textEn:
      'Invoices are issued in the order, under “Payment”, once it is completed. Tell me the order number and I will check it for you.',
    textZh: '订单完成后，可在订单的“付款”中申请发票。请提供订单编号，我来为您核实。',
  },
  {
    shortcut: 'bye',
    textEn: 'Thank you for writing to us. If anything else comes up, just write here again.',
    textZh: '感谢您的咨询。如有其他问题，欢迎随时在此联系我们。',
  },
] as const;

export const seedServiceConversations: readonly SeedServiceConversation[] = [
  {
    person: 'jihe-medical',
    identity: 'client',
    tag: 'Invoices',
    lines: [
      { by: 'customer', text: '发票抬头写成了分公司，可以重新开具吗？', hoursAgo: 52 },
      { by: 'staff', text: '您好，可以的。请提供正确的抬头和税号。', hoursAgo: 51.9 },
      { by: 'customer', text: '已在订单备注中更新，请核对。', hoursAgo: 51.8 },
      { by: 'staff', text: '已核对，新发票将在一个工作日内寄到您的邮箱。', hoursAgo: 51.6 },
      { by: 'close', reason: 'solved', rating: 5, hoursAgo: 51.5 },
    ],
  },
  {
    person: 'lin-wanqing',
    identity: 'supplier',
    tag: 'Settlement',
    lines: [{ by: 'customer', text: '本月申请结算的截止日期是哪一天？', hoursAgo: 0.4 }],
  },
  {
    person: null,
    identity: 'client',
    lines: [
      {
        by: 'customer',
        text: '你们提供泰语会议口译吗？大约需要两名译员，为期三天。',
        hoursAgo: 0.1,
      },
    ],
  },
  {
    person: 'yanhu-tech',
    identity: 'client',
    tag: 'Payment',
    lines: [
      { by: 'customer', text: '微信支付提示限额，能否改用支付宝付款？', hoursAgo: 3 },
      { by: 'note', text: '订单尚未付款，可直接重新选择付款方式。', hoursAgo: 2.95 },
      {
        by: 'staff',
        text: '可以。请在订单页面重新点击“付款”，选择支付宝即可，原付款码会自动失效。',
        hoursAgo: 2.9,
      },
    ],
  },
  {
    person: 'chen-siyuan',
    identity: 'supplier',
    tag: 'Account',
    lines: [
      { by: 'customer', text: '我换了手机号，旧号码已停用，如何修改绑定？', hoursAgo: 20 },
      { by: 'staff', text: '请先用邮箱验证码登录。我们明天与您确认修改结果。', hoursAgo: 19.9 },
      { by: 'snooze', untilHours: 16, hoursAgo: 19.8 },
    ],
  },
];
