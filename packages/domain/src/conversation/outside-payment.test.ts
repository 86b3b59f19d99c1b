import { mentionsOutsidePayment } from './outside-payment.ts';

it.each([
  'You can pay me directly, it is cheaper for both of us.',
  'Let us make the deal off the platform: payment by bank.',
  'Can we skip the platform’s fee?',
  'Send it to my PayPal: tea@example.com',
  'IBAN: DE89 3704 0044 0532 0130 00',
  'Pay me by PayPal instead, it is cheaper.',
  'I could send the rest to you via WeChat.',
  '微信转账给我更便宜',
  '我们私下转账吧，更快',
  '请把款打款到我的账户',
  '不走平台可以便宜一点',
  '可以省手续费',
  '加我支付宝吧',
  'You could pay us outside Tolk next time.',
  'Payment outside Tolk saves both of us ten per cent.',
  'Why don’t you pay me directly?',
  'Could you send the money directly to me?',
  'Payment goes directly to my bank.',
  'Shall we pay direct?',
  'We could do the payment outside of the platform.',
  'We could do the payment outside.',
  'paypal.me/maralin is fastest',
  'PayPal: mara@example.org',
  '要不线下结算吧',
  '下次可以私下付款',
  '钱打到私账就行',
])('is seen in “%s”', (text) => {
  expect(mentionsOutsidePayment(text)).toBe(true);
});

it.each([
  'Do you pay by PayPal or by card on Tolk?',
  '我用支付宝付款给平台了。',
  'The payment has arrived, I will start today.',
  'How is the commission calculated?',
  'Please translate the chapter on bank transfers directly below.',
  'I can deliver outside office hours.',
  'Agreements on the transfer of data outside the EU',
  'The payment follows directly after delivery.',
  'They pay you directly after the delivery.',
  '款项已支付，请开始翻译。',
  '这份合同里的付款条款需要直译。',
  '平台的手续费是多少？',
  '请直接翻译，不用意译。',
  'I never accept payment outside the platform.',
  'Please don’t ask me to pay you directly.',
  'Payment outside the platform is not allowed.',
  '我不接受私下付款。',
  '请勿私下转账，一切走平台。',
  '平台禁止线下结算。',
  '私下交易是违规的',
])('is not seen in “%s”', (text) => {
  expect(mentionsOutsidePayment(text)).toBe(false);
});
