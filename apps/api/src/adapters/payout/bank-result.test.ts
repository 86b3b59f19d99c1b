import { readBankResult } from './bank-result.ts';

const head = '结算编号,金额（元）,处理结果,原因,银行流水号';
const paid = {
  line: 2,
  reference: 'TS20261121-000012',
  amount: 128_005,
  outcome: 'paid',
  bankState: '成功',
  reason: null,
  bankReference: 'B20261122001',
};

it.each([
  ['as the bank writes it', `${head}\nTS20261121-000012,1280.05,成功,,B20261122001\n`],
  [
    'with a byte order mark and CRLF',
    `\uFEFF${head}\r\nTS20261121-000012,1280.05,成功,,B20261122001\r\n`,
  ],
  [
    'with quotes',
    `"结算编号","金额","结果","原因","流水号"\n"TS20261121-000012","1280.05","成功","","B20261122001"`,
  ],
  [
    'in full-width characters',
    `${head}\nＴＳ２０２６１１２１－００００１２,１２８０．０５,成功,,Ｂ２０２６１１２２００１`,
  ],
  [
    'with full-width commas',
    `${head.replaceAll(',', '，')}\nTS20261121-000012，1280.05，成功，，B20261122001`,
  ],
  ['with tabs', `${head.replaceAll(',', '\t')}\nTS20261121-000012\t1280.05\t成功\t\tB20261122001`],
  [
    'with its columns in another order, and more of them',
    `序号,流水号,交易状态,结算编号,交易金额(元)\n1,B20261122001,成功,TS20261121-000012,1280.05`,
  ],
  [
    'with spaces around and the sign for text before the number',
    `${head}\n 'ts20261121-000012 , 1280.05 , 成功 ,, B20261122001`,
  ],
  ['with totals', `${head}\nTS20261121-000012,1280.05,成功,,B20261122001\n合计,1笔,1280.05,,`],
])('reads a file %s', (_name, text) => {
  expect(readBankResult(text)).toEqual({ lines: [paid], faults: [] });
});

it('reads an English file', () => {
  const text =
    'Settlement number,Amount (CNY),Result,Reason,Bank reference\n' +
    'TS20261121-000012,1280.05,Success,,B20261122001\n';
  expect(readBankResult(text)).toEqual({ lines: [{ ...paid, bankState: 'Success' }], faults: [] });
});

it.each([
  ['失败', 'failed'],
  ['failed', 'failed'],
  ['退汇', 'returned'],
  ['退票', 'returned'],
  ['Returned', 'returned'],
])('reads %s as %s, with the reason as it stands', (word, outcome) => {
  const text = `${head}\nTS20261121-000012,1280.05,${word},"户名不符，请核实\n后重试",`;
  expect(readBankResult(text)).toEqual({
    lines: [
      {
        line: 2,
        reference: 'TS20261121-000012',
        amount: 128_005,
        outcome,
        bankState: word,
        reason: '户名不符，请核实\n后重试',
        bankReference: null,
      },
    ],
    faults: [],
  });
});

it.each([
  ['1,280.05', '"1,280.05"'],
  ['1280.055', '1280.055'],
  ['-1280.05', '-1280.05'],
  ['¥1280.05', '¥1280.05'],
  ['1.28E3', '1.28E3'],
  ['0.00', '0.00'],
  ['nothing', ''],
])('does not guess what an amount of %s means', (_name, cell) => {
  const text = `${head}\nTS20261121-000012,${cell},成功,,B1\nTS20261121-000013,95.00,成功,,B2`;
  expect(readBankResult(text)).toMatchObject({
    lines: [{ line: 3, reference: 'TS20261121-000013', amount: 9_500 }],
    faults: [{ line: 2, fault: 'amount' }],
  });
});

it.each([
  ['number', 'TS-12,1.00,成功,,'],
  ['number', ',1.00,成功,,'],
  ['outcome', 'TS20261121-000012,1.00,处理中,,'],
  ['outcome', 'TS20261121-000012,1.00'],
  ['outcome', 'TS20261121-000012,1.00,constructor,,'],
  ['outcome', 'TS20261121-000012,1.00,__proto__,,'],
])('finds the %s of %j wrong', (fault, line) => {
  expect(readBankResult(`${head}\n\n${line}`)).toEqual({ lines: [], faults: [{ line: 3, fault }] });
});

it('believes neither of two lines about one settlement', () => {
  const line = 'TS20261121-000012,1.00,成功,,';
  expect(readBankResult(`${head}\n${line}\n${line.replace('成功', '失败')}`)).toEqual({
    lines: [],
    faults: [
      { line: 2, fault: 'repeated' },
      { line: 3, fault: 'repeated' },
    ],
  });
});

it.each([
  ['empty', ''],
  ['a page', '<html><body>error</body></html>'],
  ['without a column of results', '结算编号,金额\nTS20261121-000012,1.00'],
  ['with a quote that is never closed', `${head}\n"TS20261121-000012,1.00,成功,,`],
  ['that names more lines than it has', `${head}\nTS20261121-000012,1.00,成功,,\n合计,2,2.00,,`],
  ['that names another sum', `${head}\nTS20261121-000012,1.00,成功,,\n合计,1,2.00,,`],
])('takes no file that is %s', (_name, text) => {
  expect(readBankResult(text)).toBeNull();
});

it('reads a head of nothing but open brackets as quickly as any other', () => {
  const before = process.threadCpuUsage();
  expect(readBankResult('('.repeat(200_000))).toBeNull();
  const { user, system } = process.threadCpuUsage(before);
  // Microseconds of this thread: what else runs on the machine does not count.
  expect(user + system).toBeLessThan(1_000_000);
});
