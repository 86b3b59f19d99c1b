import { contactsIn } from './contact-data.ts';
import { findContacts } from './contact-finder.ts';

const found = (text: string) => findContacts(text).map(({ contact }) => contact);

it.each([
  // Numbers to call.
  ['call +46 70-123 45 67', '+46701234567'],
  ['0046 70 123 45 67', '+46701234567'],
  ['电话13912345678谢谢', '13912345678'],
  ['139 1234 5678', '13912345678'],
  ['139-1234-5678', '13912345678'],
  ['139.1234.5678', '13912345678'],
  ['1391234 5678', '13912345678'],
  ['1 3 9 1 2 3 4 5 6 7 8', '13912345678'],
  ['1-3-9-1-2-3-4-5-6-7-8', '13912345678'],
  ['13 91 23 45 67 8', '13912345678'],
  ['+86 139 1234 5678', '13912345678'],
  ['(+86) 13912345678', '13912345678'],
  ['１３９１２３４５６７８', '13912345678'],
  ['１３９ １２３４ ５６７８', '13912345678'],
  ['①③⑨①②③④⑤⑥⑦⑧', '13912345678'],
  ['1\u200B39\u200B1234\u200B5678', '13912345678'],
  ['一三九一二三四五六七八', '13912345678'],
  ['幺三九 一二三四 五六七八', '13912345678'],
  ['壹叁玖壹贰叁肆伍陆柒捌', '13912345678'],
  ['139一二三四5678', '13912345678'],
  ['一三九〇〇〇〇一二三四', '13900001234'],
  ['one three nine one two three four five six seven eight', '13912345678'],
  ['one-three-nine, one two three four, five six seven eight', '13912345678'],
  ['One three nine double zero triple one two three four', '13900111234'],
  ['电话13800138000 一天内回复', '13800138000'],
  ['加我 13800138000一', '13800138000'],
  ['一 13800138000', '13800138000'],
  ['138 0013 八〇〇〇 一天内', '13800138000'],
  ['一三八〇〇一三八〇〇〇 一', '13800138000'],
  ['13800138000，一三八〇〇一三八〇〇〇', '13800138000', '13800138000'],
  ['13800138000 一三九一二三四五六七八', '13800138000', '13912345678'],
  ['QQ 88123456 一天内', '88123456'],
  ['021-62345678', '02162345678'],
  ['0755 8234 5678', '075582345678'],
  ['Tel.: 22 12 34 56', '22123456'],
  ['call me at 555 0142 33', '555014233'],
  ['(212) 555-0142', '2125550142'],
  ['手机号码是 5550142', '5550142'],
  // Mail.
  ['Write to Mara@Example.org for more', 'mara@example.org'],
  ['mara @ example.org', 'mara@example.org'],
  ['mara @ example . org', 'mara@example.org'],
  ['邮箱：mara＠example．org', 'mara@example.org'],
  ['mara (at) example (dot) org', 'mara@example.org'],
  ['mara[at]example[dot]org', 'mara@example.org'],
  ['mara at example dot org', 'mara@example.org'],
  ['mara.lin at gmail.com', 'mara.lin@gmail.com'],
  ['mara艾特163点com', 'mara@163.com'],
  ['mara@qq。com', 'mara@qq.com'],
  ['m\u200Bara@ex\u2060ample.org', 'mara@example.org'],
  // Messengers.
  ['微信：linwanqing', 'linwanqing'],
  ['微信 linwan88', 'linwan88'],
  ['微信号linwan_88', 'linwan_88'],
  ['加微信：linwanqing', 'linwanqing'],
  ['加V：linwanqing', 'linwanqing'],
  ['加V lin88wan', 'lin88wan'],
  ['VX: linwanqing', 'linwanqing'],
  ['ｖｘ：linwanqing', 'linwanqing'],
  ['vx lin88wan', 'lin88wan'],
  ['薇信 lin88wan', 'lin88wan'],
  ['威信：linwanqing', 'linwanqing'],
  ['v信linwan88', 'linwan88'],
  ['My WeChat ID: lin_wan', 'lin_wan'],
  ['wechat lin_wan88', 'lin_wan88'],
  ['微信同号 13912345678', '13912345678'],
  ['QQ:12345', '12345'],
  ['QQ 88123456', '88123456'],
  ['扣扣八八一二三四五六', '88123456'],
  ['Q号 88123456', '88123456'],
  ['企鹅号：88123456', '88123456'],
  ['WhatsApp: mara.lin', 'mara.lin'],
  ['Telegram @mara_lin1', 'mara_lin1'],
  ['Skype: lin.wan.', 'lin.wan'],
  ['line id: linwanqing', 'linwanqing'],
  ['Line: lin_wan88', 'lin_wan88'],
  // Addresses.
  ['see https://mara.example/cv.', 'mara.example/cv'],
  ['www.mara.example', 'mara.example'],
  ['t.me/mara_lin', 't.me/mara_lin'],
  ['paypal.me/maralin', 'paypal.me/maralin'],
])('%s is a way to reach somebody', (text, ...contacts) => {
  expect(found(text)).toEqual(contacts);
});

it.each([
  'Legal and financial translator, 12 years, 4,000,000 words',
  'About 1 350 000 words in 2025 and 12 000 000 before',
  '约 138 万字，每千字 180 元',
  '18,500,000,000 yuan of assets',
  'CNY 13 912 345 678 in total',
  'Contract no. 2024-118, clause 7.2',
  'contract 2024011234, order TK20261120-000123',
  'The price rose from 1.2 to 3.4 per cent in 2019 and 2020',
  'Due on 2026-11-20, 20261120 or 20.11.2026',
  'From 13.11.2026 100 pages, from 2026-11-20 18:00 on the rest',
  '二〇二六年十一月二十日，共三千五百二十字',
  '第一、二、三、四、五、六、七章由您翻译',
  'Chapters one, two, three and four; five is done',
  'ISBN 978-7-5135-8123-1',
  'ISBN 0-306-40615-2',
  'ISSN 1003-6903',
  'VAT DE 123456789, USt-IdNr. ATU12345678',
  '统一社会信用代码 91310115MA1K4Q5X2T',
  '纳税人识别号 310115123456789',
  '身份证号 310115199001011234',
  '发票号码 24312000000012345678',
  'IBAN: DE89 3704 0044 0532 0130 00',
  '银行卡 6222 0212 3456 7890 123',
  'Trados 2024 SR1 18.0.1.30821, memoQ 10.4.5',
  'version 1.3.9.1234, build 5678',
  'node.js, README.md and strings.en.json',
  'Win11 23H2 22631.4460',
  '微信小程序与支付接口的本地化',
  '微信 mini-program',
  'I translate for wechat and line apps, and for WeChat Pay',
  'The QQ browser and QQ Music',
  'Subject line: urgent',
  'Product line: medical',
  'See line 12345678 of the table',
  'Skype: available on request',
  'WeChat: please ask',
  'WhatsApp: preferred.',
  'Skype: ......',
  '§§ 433, 434, 437 BGB',
  'GB/T 19363.1-2022, ISO 17100:2015',
  'We looked at example.com and at other sites',
  'I was at Booking.com, then at SDL',
  'Please look at the dot points below',
  '速度 2,500 词/天，周产出 12,500 词',
  'US$ 0.12 per word, 1 USD = 7.1234 CNY',
  '48°51′24″N 2°21′03″E',
  '09:00-18:00, 10:30–12:00',
  '1234567 89012',
  'wxWidgets and VX-2000 manuals',
  '3:1 at the half, 12 to 15 on average',
  'drawing dd863fa5-0048-4168-899c-54f4ca1d8a75',
  'frame WVA-9139-1234-5678-2B and motor 7C0048416889901A',
])('%s is none', (text) => {
  expect(found(text)).toEqual([]);
});

it('says where it stands in the text as it was written', () => {
  const text = '您好，加微信：Linwan_88，或致电 一三九一二三四五六七八。谢谢';
  expect(findContacts(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '微信：Linwan_88',
    '一三九一二三四五六七八',
  ]);
});

it('says where a number stands besides a numeral', () => {
  const text = '请致电 138 0013 八〇〇〇 一天内';
  expect(findContacts(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '138 0013 八〇〇〇',
  ]);
});

it.each([
  'Write to mara@example.org, call +46 70-123 45 67 or see https://mara.example/cv',
  '邮箱：林@例子.中国，电话13912345678，微信：linwanqing，QQ:12345，021-62345678',
  'WhatsApp: +46 70 123 45 67',
])('finds whatever forms refuse: %s', (text) => {
  expect(findContacts(text)).toHaveLength(contactsIn(text).length);
});

it.each([
  ['letters', 'a'],
  ['digits', '1'],
  ['digits apart', '1 '],
  ['Chinese', '译'],
  ['Chinese digits', '一'],
  ['words', 'one '],
  ['half a mail', 'a@b.'],
  ['names of messengers', '微信:'],
  ['a messenger and dots', 'skype: ', `${'.'.repeat(9_000)}x`],
  ['an address of dots', 'http://a', `${'…'.repeat(6_000)}x`],
  ['signs that stand for many', '\uFDFA', '一二三四五六'],
  ['prose', 'The seller shall deliver 12,000 words by 2026-11-20, see clause 7.2. '],
])('ten thousand characters of %s take little time', (_what, piece, tail = '') => {
  const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000 - tail.length) + tail;
  findContacts(text);
  const before = process.threadCpuUsage();
  findContacts(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(100);
});
