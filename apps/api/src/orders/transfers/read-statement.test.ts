import { readStatement } from './read-statement.ts';

/** The afternoon of 21 November in China. */
const now = new Date('2026-11-21T08:00:00Z');

const line = {
  bankReference: 'S202611210001',
  receivedOn: '2026-11-21',
  amount: 1_854_00,
  payer: '上海霁禾医疗科技有限公司',
  payerAccount: '121908012310801',
  remark: 'ZZ000001234504',
};

it('a statement of a Chinese bank is read', () => {
  const text = [
    '\uFEFF交易流水号,交易日期,收入金额(元),对方户名,对方账号,附言',
    'S202611210001,2026/11/21,"1,854.00",上海霁禾医疗科技有限公司,121908012310801,ZZ000001234504',
  ].join('\r\n');
  expect(readStatement(text, now)).toEqual({ lines: [{ line: 2, ...line }], faults: [] });
});

it('a line that can’t be booked says why, and keeps the others', () => {
  const text = [
    'Bank reference,Date,Amount,Payer,Remark',
    'S1,2026-11-21,1.00,A,',
    'S0002,2026-02-30,1.00,A,',
    'S0003,2026-11-21,-1.00,A,',
    'S0004,2026-11-21,1.005,A,',
    'S0005,2026-11-21,1.00,A,rent',
    'S0006,2026-11-22,1.00,A,',
    'S0007,1900-01-01,1.00,A,',
    'S0008,2026-11-21,1.00, \u200b,',
  ].join('\n');
  expect(readStatement(text, now)).toEqual({
    lines: [
      {
        line: 6,
        bankReference: 'S0005',
        receivedOn: '2026-11-21',
        amount: 100,
        payer: 'A',
        payerAccount: '',
        remark: 'rent',
      },
    ],
    faults: [
      { line: 2, fault: 'number' },
      { line: 3, fault: 'day' },
      { line: 4, fault: 'outgoing' },
      { line: 5, fault: 'amount' },
      { line: 7, fault: 'future' },
      { line: 8, fault: 'old' },
      { line: 9, fault: 'payer' },
    ],
  });
});

it.each(['', 'a,b\n1,2', 'Bank reference,Date,Amount,Payer\nS0001,2026-11-21,1.00,A'])(
  '%j is no statement',
  (text) => {
    expect(readStatement(text, now)).toBeNull();
  },
);
