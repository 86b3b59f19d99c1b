import { asPrinted, isBankAccount, isPrintedPhone } from './invoice-numbers.ts';

describe('the phone number on an invoice', () => {
  it.each([
    '021-5555 0100',
    '13800138000',
    '+49 (0)30 1234567',
    '(010) 6552 9988 转 8012',
    '（021）55550100-8',
    '020 7946 0958 ext. 12',
    '555-0199, 4',
    '010－88886666',
    '010—88886666 分机 801',
    '＋86 10 88886666',
    '010-88886666、88887777',
    '12345\u200b',
  ])('may be %s', (text) => {
    expect(isPrintedPhone(text)).toBe(true);
  });

  it.each(['abc', '1234', '021-5555 0100 or by mail', 'tel', '+', '--55550100'])(
    'is not %s',
    (text) => {
      expect(isPrintedPhone(text)).toBe(false);
    },
  );
});

describe('the bank account on an invoice', () => {
  it.each(['121908012310801', '1219 0801 2310 801', 'DE89 3704 0044 0532 0130 00', '12345-678'])(
    'may be %s',
    (text) => {
      expect(isBankAccount(text)).toBe(true);
    },
  );

  it.each(['12ab', '1234', '招商银行', '1219/0801', 'account'])('is not %s', (text) => {
    expect(isBankAccount(text)).toBe(false);
  });
});

it('stands on the invoice in ordinary characters', () => {
  expect(asPrinted(' ６２２２－０２０２\u200b ')).toBe('6222-0202');
  expect(asPrinted('（010）8888—6666')).toBe('(010)8888-6666');
});
