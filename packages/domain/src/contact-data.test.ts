import { holdsContact, withoutContacts } from './contact-data.ts';

it.each([
  ['Write to mara@example.org for more', 'Write to … for more'],
  ['mara @ example.org', '…'],
  ['邮箱：林@例子.中国', '邮箱：…'],
  ['see https://mara.example/cv', 'see …'],
  ['www.mara.example', '…'],
  ['call +46 70-123 45 67', 'call …'],
  ['电话13912345678谢谢', '电话…谢谢'],
  ['139 1234 5678', '…'],
  ['021-62345678', '…'],
  ['Tel.: 22 12 34 56', 'Tel.: …'],
  ['微信：linwanqing', '…'],
  ['WeChat id: lin_wan', '…'],
  ['QQ:12345', '…'],
  ['wx13912345678', 'wx…'],
  ['ring0046701234567 today', 'ring… today'],
])('%s tells how to reach somebody', (text, left) => {
  expect(holdsContact(text)).toBe(true);
  expect(withoutContacts(text)).toBe(left);
});

it.each([
  'Legal and financial translator, 12 years, 4,000,000 words',
  'Contract no. 2024-118, clause 7.2',
  'The price rose from 1.2 to 3.4 per cent in 2019 and 2020',
  '微信小程序与支付接口的本地化',
  'Due on 2026-11-20, 20261120 or 20.11.2026',
  'ISBN 978-7-5135-8123-1, contract 2024011234, CNY 12 000 000',
  'I translate for wechat and line apps',
  '§§ 433, 434, 437 BGB',
  'Drawing dd863fa5-0048-4168-899c-54f4ca1d8a75',
  'Frame WVA-9139-1234-5678-2B, motor 7C0048416889901A',
])('%s does not', (text) => {
  expect(holdsContact(text)).toBe(false);
  expect(withoutContacts(text)).toBe(text);
});
