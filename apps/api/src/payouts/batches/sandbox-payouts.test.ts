import { setTimeout as delay } from 'node:timers/promises';
import type { ExchangeRate, PayoutBatchDetail, Quote, SettlementDetail } from '@tolk/contract';
import { DAY, HOUR, MINUTE, type SettlementMethodName } from '@tolk/domain';
import { findFreePort, startSandbox, type Sandbox } from '@tolk/testing/processes';
import { loadThirdPartyConfig } from '../../adapters/third-party-config.ts';
import type { Config } from '../../config.ts';
import { download } from '../../../test/support/download.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { makePayable } from '../../../test/support/payable-supplier.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

/** Both adapters and the bank against the sandbox process, with a clock that the two share. */
const config: Partial<Config> = {};
let sandbox: Sandbox;
let finance: TestStaff;
let colleague: TestStaff;

beforeAll(async () => {
  const port = await findFreePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  sandbox = await startSandbox({ apiUrl: publicUrl });
  const { url, secret } = sandbox;
  const env = { TOLK_SANDBOX_URL: url, TOLK_SANDBOX_SECRET: secret };
  const thirdParties = await loadThirdPartyConfig(env);
  Object.assign(config, { port, publicUrl, thirdParties, sandbox: { url, secret } });
});
const clock = {
  now: () => tolk.clock.now(),
  advance: (ms: number) => tolk.clock.advance(ms),
  offset: () => tolk.clock.now().getTime() - Date.now(),
};
const tolk = testApp({ config, replacements: { clock, payments: fakePayments() } });
afterAll(() => sandbox.stop());

type Name = 'settled' | 'unclaimed' | 'failed' | 'payoneer' | 'bank';
const markets = {} as Record<Name, Market>;
const orders = {} as Record<Name, string>;

beforeAll(async () => {
  await sandbox.clock.advance(Date.parse(await secondOfNextMonth()) - tolk.clock.now().getTime());
  for (const name of ['settled', 'unclaimed', 'failed', 'payoneer', 'bank'] as const) {
    const market = await openMarket(tolk);
    await makePayable(tolk, market.supplier.personId);
    const order = await market.complete({ workload: 1, unitPrice: 1_000_00 });
    markets[name] = market;
    orders[name] = order.projectOrderId;
  }
  await sandbox.clock.advance(7 * DAY + HOUR);
  finance = await addStaffMember(tolk, 'finance');
  const { exchangeRateId } = await dataOf(
    finance.call<ExchangeRate>('/opsinterface/setExchangeRate', { rate: 71_000 }, withKey()),
  );
  colleague = await addStaffMember(tolk, 'finance');
  const decision = { exchangeRateId, confirm: true };
  await dataOf(colleague.call('/opsinterface/decideExchangeRate', decision, withKey()));
}, 120_000);

/** Its earnings are out of the hold on a day on which one may apply. */
async function secondOfNextMonth(): Promise<string> {
  const now = new Date(await sandbox.clock.read());
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 2));
  return next.toISOString();
}

/** Applies for what is earned; finance sends it out. */
async function sent(name: Name, method: SettlementMethodName) {
  const { supplier } = markets[name];
  const choice = { projectOrderIds: [orders[name]], method };
  const { quoteId } = await dataOf(
    supplier.call<Quote>('/supinterface/getSettlementQuote', choice, withKey()),
  );
  const { settlementId, settlementNumber } = await dataOf(
    supplier.call<SettlementDetail>('/supinterface/getJSSQ', { quoteId }, withKey()),
  );
  const ops = (staff: TestStaff, call: string, body: object) =>
    dataOf(staff.call<PayoutBatchDetail>(`/opsinterface/${call}`, body, withKey()));
  const { payoutBatchId } = await ops(finance, 'addPayoutBatch', { settlementIds: [settlementId] });
  await ops(colleague, 'approvePayoutBatch', { payoutBatchId });
  await tolk.settle();
  return { settlementId, settlementNumber, payoutBatchId };
}

async function statusOf(name: Name, settlementId: string): Promise<string> {
  const { supplier } = markets[name];
  const detail = supplier.call<SettlementDetail>('/supinterface/getWithdrawalDetail', {
    settlementId,
  });
  return (await dataOf(detail)).status;
}

/** What it has become; what makes it so are the server's own jobs and the sandbox's messages. */
async function endOf(name: Name, settlementId: string): Promise<string> {
  const end = Date.now() + 25_000;
  for (;;) {
    const status = await statusOf(name, settlementId);
    if (status !== 'sent' || Date.now() > end) return status;
    await delay(50);
  }
}

it('PayPal reports a payout twice: it is settled once, and returned when the money comes back', async () => {
  const { settlementId, settlementNumber } = await sent('settled', 'paypal');
  const forged = await sandbox.payout(settlementNumber, { notify: 'forged' });
  expect(forged.sent).toMatchObject([{ status: 503 }]);
  expect(await statusOf('settled', settlementId)).toBe('sent');

  const twice = await sandbox.payout(settlementNumber, { notify: 'twice' });
  expect(twice.sent).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await statusOf('settled', settlementId)).toBe('settled');

  await sandbox.payout(settlementNumber, { outcome: 'returned' });
  expect(await statusOf('settled', settlementId)).toBe('returned');
});

it('PayPal reports nothing: the product asks', async () => {
  const { settlementId, settlementNumber } = await sent('failed', 'paypal');
  await sandbox.payout(settlementNumber, { outcome: 'failed', notify: 'never' });
  await sandbox.clock.advance(31 * MINUTE);
  expect(await endOf('failed', settlementId)).toBe('failed');
});

it('money that nobody claims at PayPal is taken back', async () => {
  const { settlementId, settlementNumber } = await sent('unclaimed', 'paypal');
  await sandbox.payout(settlementNumber, { outcome: 'unclaimed' });
  expect(await endOf('unclaimed', settlementId)).toBe('returned');
  await expect(sandbox.payout(settlementNumber)).rejects.toThrow('409');
});

it('Payoneer reports nothing: the product asks', async () => {
  const { settlementId, settlementNumber } = await sent('payoneer', 'payoneer');
  await sandbox.payout(settlementNumber);
  await sandbox.clock.advance(31 * MINUTE);
  expect(await endOf('payoneer', settlementId)).toBe('settled');
});

it('the bank takes the batch file, and its answer is booked', async () => {
  const { settlementId, settlementNumber, payoutBatchId } = await sent('bank', 'personalCard');
  const body = { payoutBatchId };
  const file = await download(tolk, finance, '/opsinterface/downloadBankFile', body);
  const text = await sandbox.bankResult(file.content.toString(), {
    [settlementNumber]: 'returned',
  });
  const booked = finance.call('/opsinterface/importBankResult', { ...body, text }, withKey());
  expect(await dataOf(booked)).toEqual({ settled: 0, failed: 1, skipped: [] });
  expect(await statusOf('bank', settlementId)).toBe('returned');
});
