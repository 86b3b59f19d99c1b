import { startSandbox } from '@tolk/testing/processes';
import type { Sandbox } from '@tolk/testing/processes';
import { writeBankFile } from './bank-file.ts';
import { readBankResult } from './bank-result.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
}, 60_000);
afterAll(() => sandbox.stop());

it('the bank takes our file, and we read its answer', async () => {
  const payout = {
    payee: '甲,乙 "丙" =1',
    account: '6222021234567890123',
    bank: '中国工商银行',
    branch: '杭州西湖支行',
    province: '浙江省',
    city: '杭州市',
    purpose: '翻译服务费',
  };
  const file = writeBankFile([
    { ...payout, reference: 'TS20261121-000012', amount: 128_005 },
    { ...payout, reference: 'TS20261121-000013', amount: 95 },
    { ...payout, reference: 'TS20261121-000014', amount: 2_000_000 },
  ]);
  const result = await sandbox.bankResult(file, {
    'TS20261121-000013': 'failed',
    'TS20261121-000014': 'returned',
  });
  const bankReference = expect.stringMatching(/^ICBC\d{14}$/);
  expect(readBankResult(result)).toEqual({
    faults: [],
    lines: [
      {
        line: 2,
        reference: 'TS20261121-000012',
        amount: 128_005,
        outcome: 'paid',
        bankState: '成功',
        reason: null,
        bankReference,
      },
      {
        line: 3,
        reference: 'TS20261121-000013',
        amount: 95,
        outcome: 'failed',
        bankState: '失败',
        reason: '户名与账号不符',
        bankReference,
      },
      {
        line: 4,
        reference: 'TS20261121-000014',
        amount: 2_000_000,
        outcome: 'returned',
        bankState: '退汇',
        reason: '收款账户已销户',
        bankReference,
      },
    ],
  });
});
