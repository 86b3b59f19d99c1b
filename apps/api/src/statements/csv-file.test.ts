import { csvOf } from './csv-file.ts';
import type { Statement } from './statement.ts';

const statement: Statement = {
  language: 'en',
  title: 'Statement',
  subject: 'TS20261121-000012',
  fileName: 'statement',
  issued: 'Made on 2026-11-21 21:55',
  facts: [{ label: 'Supplier', value: '王嘉怡' }],
  columns: [
    { title: 'Project', wide: true },
    { title: 'Amount (CNY)', currency: 'CNY' },
  ],
  rows: [
    ['供应合同, part "A"', 128_000],
    ['Correction', -5],
    ['Nothing', null],
  ],
  empty: 'No entries.',
  totals: [{ label: 'Paid out', money: { amount: 12_345, currency: 'USD' } }],
  notes: ['No tax invoice.'],
};

it('a statement is a table that begins with a byte order mark and ends its lines as RFC 4180 says', () => {
  expect(csvOf(statement).toString()).toBe(
    [
      '\uFEFFStatement,TS20261121-000012',
      'Supplier,王嘉怡',
      '',
      'Project,Amount (CNY)',
      '"供应合同, part ""A""",1280.00',
      'Correction,-0.05',
      'Nothing,',
      '',
      'Paid out,123.45,USD',
      'No tax invoice.',
      'Made on 2026-11-21 21:55',
      '',
    ].join('\r\n'),
  );
});

it('further tables stand below the first, under their titles', () => {
  const byClient = {
    title: 'By client',
    columns: [{ title: 'Client' }, { title: 'Earned (CNY)', currency: 'CNY' }],
    rows: [['=Nordlys', 128_000]],
    empty: 'No entries.',
  };
  const further = [byClient, { ...byClient, title: 'By pair' }];
  expect(csvOf({ ...statement, further }).toString()).toContain(
    [
      'Nothing,',
      '',
      'By client',
      'Client,Earned (CNY)',
      `"'=Nordlys",1280.00`,
      '',
      'By pair',
      'Client,Earned (CNY)',
      `"'=Nordlys",1280.00`,
      '',
      'Paid out,123.45,USD',
    ].join('\r\n'),
  );
});

it.each([
  ['=1+1', `"'=1+1"`],
  ['+86 138', `"'+86 138"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  [' =1', `"' =1"`],
  ['\u3000＝1', `"'\u3000＝1"`],
  ['a\n=1;b', `"a\n'=1;b"`],
  ['a\r\n\r\n-1', `"a\r\n\r\n'-1"`],
  ['a\nb', '"a\nb"'],
  ['＝1+1', `"'＝1+1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
  ['a,=1', '"a,=1"'],
  ['a;=1', `"a;'=1"`],
  ['a; -1', `"a;' -1"`],
  ['a;"=1;b', `"a;'""=1;b"`],
  ['1=1', '1=1'],
  ['合同-2', '合同-2'],
])('%j is a text in every spreadsheet', (name, written) => {
  const rows = [[name, 1]];
  expect(csvOf({ ...statement, rows }).toString()).toContain(`\r\n${written},0.01\r\n`);
});
