import { writeBankFile } from './bank-file.ts';
import type { BankPayout } from './bank-file.ts';

const payout: BankPayout = {
  reference: 'TS20261121-000012',
  payee: '林小舟',
  account: '6222021234567890123',
  bank: '中国工商银行',
  branch: '杭州西湖支行',
  province: '浙江省',
  city: '杭州市',
  amount: 128_005,
  purpose: '翻译服务费',
};

it('has a head, a line for each payout and a line of totals', () => {
  const other = { ...payout, reference: 'TS20261121-000013', payee: '陈译文', amount: 95 };
  expect(writeBankFile([payout, other])).toBe(
    [
      '\uFEFF结算编号,收款人户名,收款账号,开户银行,开户支行,开户省份,开户城市,金额（元）,币种,用途',
      'TS20261121-000012,林小舟,6222021234567890123,中国工商银行,杭州西湖支行,浙江省,杭州市,1280.05,CNY,翻译服务费',
      'TS20261121-000013,陈译文,6222021234567890123,中国工商银行,杭州西湖支行,浙江省,杭州市,0.95,CNY,翻译服务费',
      '合计,2,,,,,,1281.00,CNY,',
      '',
    ].join('\r\n'),
  );
});

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+86 571', `"'+86 571"`],
  ['-2', `"'-2"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['＝1+1', `"'＝1+1"`],
  ['\t=1+1', `"'=1+1"`],
  ['甲;=1+1', `"甲;'=1+1"`],
  ['A,B "C"', '"A,B ""C"""'],
  ['一行\r\n两行', '一行 两行'],
])('writes the name %j as %j', (payee, cell) => {
  const [, line] = writeBankFile([{ ...payout, payee }]).split('\r\n');
  expect(line).toBe(
    `TS20261121-000012,${cell},6222021234567890123,中国工商银行,杭州西湖支行,浙江省,杭州市,1280.05,CNY,翻译服务费`,
  );
});

it.each<Partial<BankPayout>>([
  { account: '6222 0212' },
  { account: '=6222021234567890123' },
  { account: '1234567' },
  { amount: 0 },
  { amount: 0.5 },
])('is not written with %j', (changes) => {
  expect(() => writeBankFile([{ ...payout, ...changes }])).toThrow(RangeError);
});
