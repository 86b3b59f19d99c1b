import { startLocalSandbox } from '../../test/local-sandbox.ts';
import type { LocalSandbox } from '../../test/local-sandbox.ts';

let sandbox: LocalSandbox;
beforeAll(async () => {
  sandbox = await startLocalSandbox();
});
afterAll(() => sandbox.stop());

const file = [
  '\uFEFF结算编号,收款人户名,收款账号,开户银行,开户支行,开户省份,开户城市,金额（元）,币种,用途',
  'TS20261121-000012,林小舟,6222021234567890123,中国工商银行,西湖支行,浙江省,杭州市,1280.05,CNY,服务费',
  'TS20261121-000013,"甲,乙 ""丙""",6222021234567890124,中国银行,西湖支行,浙江省,杭州市,0.95,CNY,服务费',
  '合计,2,,,,,,1281.00,CNY,',
  '',
].join('\r\n');

it('answers each line of the file, paid unless told otherwise', async () => {
  const outcomes = { 'TS20261121-000013': 'returned' };
  const response = await sandbox.post('/sandbox/api/bank-result', { file, outcomes });
  const lines = (await response.text()).split('\r\n');
  expect(lines).toEqual([
    '结算编号,收款人户名,金额（元）,处理结果,原因,银行流水号',
    expect.stringMatching(/^TS20261121-000012,林小舟,1280\.05,成功,,ICBC\d{8}000001$/),
    expect.stringMatching(
      /^TS20261121-000013,"甲,乙 ""丙""",0\.95,退汇,收款账户已销户,ICBC\d{8}000002$/,
    ),
    '合计,2笔,1281.00,,,',
    '',
  ]);
});

it.each([
  ['no file', ''],
  ['a file without totals', file.replace(/合计.*/, '')],
  ['a file that lacks a line', file.replace(/TS20261121-000013.*\r\n/, '')],
  ['a file with another amount', file.replace('1280.05', '1280.06')],
])('does not take %s', async (_name, text) => {
  const response = await sandbox.post('/sandbox/api/bank-result', { file: text });
  expect(response.status).toBe(422);
});

it('does not know other outcomes', async () => {
  const body = { file, outcome: 'stolen' };
  expect((await sandbox.post('/sandbox/api/bank-result', body)).status).toBe(422);
});

describe('the page', () => {
  const send = (path: string, fields: Record<string, string>) =>
    fetch(`${sandbox.url}${path}?lang=en`, { method: 'POST', body: new URLSearchParams(fields) });

  it('asks what becomes of each line and gives the result file', async () => {
    expect(await (await sandbox.get('/sandbox/bank?lang=en')).text()).toContain('name="file"');
    const page = await (await send('/sandbox/bank', { file })).text();
    expect(page).toContain('name="outcome:TS20261121-000012"');
    expect(page).toContain('甲,乙 &quot;丙&quot;');

    const fields = { file, 'outcome:TS20261121-000012': 'failed' };
    const result = await send('/sandbox/api/bank-result', fields);
    expect(result.headers.get('content-disposition')).toMatch(/bank-result-\d{8}\.csv/);
    expect(await result.text()).toContain('林小舟,1280.05,失败,户名与账号不符');
  });

  it('says that a file is none', async () => {
    const page = await (await send('/sandbox/bank', { file: 'hello' })).text();
    expect(page).toContain('This is not a whole batch file');
  });
});

describe('the account', () => {
  it('lists what was transferred into it in a statement, the newest first', async () => {
    const transfer = { amount: 185_400, payer: '甲,乙', remark: 'ZZ 0000 0123 4504' };
    expect((await sandbox.post('/sandbox/api/transfers', transfer)).status).toBe(200);
    const form = new URLSearchParams({ yuan: '20.5', payer: '丙', remark: '' });
    const path = '/sandbox/api/transfers';
    await fetch(sandbox.url + path, { method: 'POST', body: form, redirect: 'manual' });
    const lines = (await (await sandbox.get('/sandbox/api/statement')).text()).split('\r\n');
    expect(lines).toEqual([
      '交易流水号,交易日期,收入金额（元）,对方户名,对方账号,附言',
      expect.stringMatching(/^ICBC\d{14},\d{4}-\d\d-\d\d,20\.50,丙,\d{19},$/),
      expect.stringMatching(
        /^ICBC\d{14},\d{4}-\d\d-\d\d,1854\.00,"甲,乙",\d{19},ZZ 0000 0123 4504$/,
      ),
      '',
    ]);
    const page = await (
      await sandbox.get('/sandbox/transfer?lang=en&amount=185400&remark=ZZ1')
    ).text();
    expect(page).toContain('value="1854.00"');
    expect(page).toContain('value="ZZ1"');
    expect(page).toContain('甲,乙');
  });

  it.each([0, -1, 1.5, 'much'])('takes no transfer of %p', async (amount) => {
    expect((await sandbox.post('/sandbox/api/transfers', { amount })).status).toBe(422);
  });
});
