import { readFile } from 'node:fs/promises';
import { pathTo } from '@tolk/contract/routes';
import { settlementWindow } from '@tolk/domain';
import {
  BankScreen,
  ExpenseDetailsScreen,
  FeesScreen,
  PayoutBatchScreen,
  SettlementDeskScreen,
  SettlementRecordScreen,
  StaffSettlementScreen,
} from '@tolk/testing/browser';
import type { Download } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { acceptResults, deliverOrder, payOrder, placeOrder } from '../support/order.ts';
import { runOnOwnProduct } from '../support/own-product.ts';
import { signUpPayable } from '../support/payable-supplier.ts';
import { logInAgain, signUp, type Person } from '../support/people.ts';
import { drawnPicture } from '../support/pictures.ts';
import { getProduct } from '../support/product.ts';
import { enterAsStaff, logInStaff } from '../support/staff.ts';

const minute = 60_000;
const day = 86_400_000;

runOnOwnProduct();

/** The bytes of what was downloaded. */
async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('what two suppliers earned is paid out by card, PayPal and Payoneer, and comes back', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(240_000);
  const lease = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const menu = words.pick('Menu of a teahouse', '茶馆菜单');
  const sign = words.pick('Signs of a teahouse', '茶馆标识');
  const photo = await drawnPicture(page, 'image/jpeg');
  const client = await signUp('client', language);

  /** An order whose results are accepted, three pages at `unitPrice` fen. */
  async function complete(supplier: Person, name: string, unitPrice: number): Promise<void> {
    const order = await payOrder(await placeOrder({ client, supplier }, name, { unitPrice }));
    await deliverOrder(order, name);
    await acceptResults(order);
  }

  const qiao = await signUpPayable(language, {
    name: '林乔一',
    companyName: '清潭茶语工作室',
    partyKind: 'individual',
    photo,
  });
  const team = await signUpPayable(language, {
    name: '陈伯海',
    companyName: '文译翻译有限公司',
    partyKind: 'company',
    photo,
  });
  await complete(qiao, lease, 7_000_00);
  await complete(qiao, menu, 20_00);
  await complete(team, sign, 99_99);

  const now = async () => Date.parse(await sandbox.clock.read());
  // The hold is over, and the window has closed for the month.
  const held = new Date((await now()) + 8 * day);
  const { open, closesAt } = settlementWindow(held);
  const closed = open ? closesAt.getTime() + day : held.getTime();
  const { opensAt } = settlementWindow(new Date(closed));
  await sandbox.clock.advance(closed - (await now()));

  const supplier = await newWindow();
  await (await logInAgain(qiao, 'supplier', language)).enter(supplier);
  const fees = new FeesScreen(supplier, words);
  const record = new SettlementRecordScreen(supplier, words);
  const expenses = new ExpenseDetailsScreen(supplier, words);

  await test.step('outside the days of settlement the button says when it will be on', async () => {
    await fees.open();
    await fees.chooseProject(menu);
    await expect(fees.apply).toBeDisabled();
    await expect(fees.apply).toHaveAccessibleDescription(
      new RegExp(
        words.pick(
          'Settlement can be applied for on days 1 to 24 of a month, Shanghai time.',
          '每月 1 日至 24 日（北京时间）可申请结算。',
        ),
      ),
    );
    const possible = fees.panel.locator(`time[datetime="${opensAt.toISOString()}"]`);
    await expect(possible.first()).toBeVisible();
    await look(supplier, { as: 'closed' });
  });

  // The second day of the next month.
  await sandbox.clock.advance(opensAt.getTime() + 1.5 * day - (await now()));
  await enterAsStaff(page, await logInStaff('finance'));
  const desk = new SettlementDeskScreen(page, words);
  const batch = new PayoutBatchScreen(page, words);
  const admin = await newWindow();
  await enterAsStaff(admin, await logInStaff('admin'));
  const approval = new PayoutBatchScreen(admin, words);

  await test.step('finance sets the rate of the day', async () => {
    await desk.setRate('7.1');
    await expect(page.getByRole('main').getByText('1 USD = 7.1000 CNY')).toBeVisible();
    await look(page, { as: 'rate' });
  });

  /** Chooses everything that is ready and a method, up to the question whether it is right. */
  async function fillApplication(method: string, net: string): Promise<void> {
    await fees.open();
    await fees.chooseProject(lease);
    await fees.chooseProject(menu);
    await fees.method(method).check();
    await expect(fees.panel).toContainText(net);
    await fees.apply.click();
    await expect(fees.dialog).toContainText(net);
  }

  /** Answers the number of the application. */
  async function apply(): Promise<string> {
    await fees.answer('Apply');
    await record.arrive();
    return record.number();
  }

  /** Finance makes a batch, which the same person can't approve: each sum here asks for four eyes. */
  async function makeBatch(...settlementNumbers: string[]): Promise<void> {
    await desk.open();
    for (const number of settlementNumbers) await desk.chooseApplication(number);
    await desk.button('Make a batch').click();
    await batch.arrive();
    await expect(batch.approve).toBeDisabled();
  }

  /** A colleague approves the batch that finance has made. */
  async function approveBatch(): Promise<void> {
    await admin.goto(page.url());
    await approval.approve.click();
    await approval.confirm('Approve and send');
    await expect(approval.text('Approved, sent')).toBeVisible();
  }

  /** The supplier's record of an application, once it has come to stand so. */
  async function expectRecord(settlementNumber: string, status: string): Promise<void> {
    await expect(record.heading).toHaveText(settlementNumber);
    await expect(record.text(status).first()).toBeVisible();
  }

  const card = await test.step('too little can’t be applied for; all of it can', async () => {
    await fees.open();
    await fees.chooseProject(menu);
    await expect(fees.apply).toHaveAccessibleDescription(/¥ 40\.00 CNY/);
    await look(supplier, { as: 'too-little' });
    await fees.chooseProject(lease);
    // ¥21,060.00 at 7.1 are $2,966.20, and 3 % of that, rounded, is $88.99.
    await fees.method('PayPal').check();
    for (const figure of ['7.1000', '$ 2,966.20 USD', '−$ 88.99 USD', '$ 2,877.21 USD']) {
      await expect(fees.panel).toContainText(figure);
    }
    await look(supplier, { as: 'paypal' });
    await fillApplication('Chinese personal card', '¥ 21,060.00 CNY');
    await look(supplier, { as: 'applying' });
    return apply();
  });
  await look(supplier, { as: 'applied' });

  const corporate = await test.step('a company uploads its invoice before it applies', async () => {
    const company = await newWindow();
    await (await logInAgain(team, 'supplier', language)).enter(company);
    const own = new FeesScreen(company, words);
    await own.open();
    await expect(own.fee(sign)).toContainText(
      words.pick('A company uploads its fee invoice first.', '企业账号须先上传费用发票。'),
    );
    await expect(own.fee(sign).getByRole('checkbox')).toHaveCount(0);
    await look(company, { as: 'without-invoice' });
    await own.fillInvoice('25512000000012345678', {
      name: 'fapiao.jpg',
      mimeType: 'image/jpeg',
      buffer: photo,
    });
    await expect(own.dialog).toContainText('¥ 299.97 CNY');
    await look(company, { as: 'invoice' });
    await own.submit();
    await own.chooseProject(sign);
    await own.method('Chinese corporate account').check();
    await expect(own.panel).toContainText('¥ 299.97 CNY');
    await own.apply.click();
    await own.confirm('Apply');
    const mine = new SettlementRecordScreen(company, words);
    await mine.arrive();
    await look(company, { as: 'company' });
    const number = await mine.number();
    await company.context().close();
    return number;
  });

  await test.step('finance pays both by the bank, approved by a colleague', async () => {
    await desk.open();
    await look(page, { as: 'open' });
    await makeBatch(card, corporate);
    await look(page, { as: 'draft' });
    await approveBatch();
    await look(admin, { as: 'approved' });
    await page.reload();
    const file = await contentOf(await batch.downloadBankFile());
    const bank = new BankScreen(await newWindow(), words);
    const answer = await contentOf(await bank.answer(getProduct().sandboxUrl, file.toString()));
    await batch.chooseResult({ name: 'result.csv', mimeType: 'text/csv', buffer: answer });
    await look(page, { as: 'result' });
    await batch.button('Book this file').click();
    await expect(batch.text('Settled')).toHaveCount(2);
    await look(page, { as: 'booked' });
  });

  await test.step('the supplier sees it settled and takes the statement along', async () => {
    await expectRecord(card, 'Settled');
    const statement = await contentOf(await record.downloadStatement());
    expect(statement.subarray(0, 5).toString()).toBe('%PDF-');
    await look(supplier, { as: 'settled' });
    await expenses.open();
    await expect(expenses.moves('You applied for a settlement')).toContainText('−¥ 21,060.00 CNY');
    await expect(expenses.moves('The seven-day hold ended')).toHaveCount(2);
    await look(supplier);
  });

  await test.step('the bank sends the money back, and finance records it', async () => {
    await desk.open(`?tab=all&search=${card}`);
    await page.getByRole('main').getByRole('link', { name: card }).click();
    const settlement = new StaffSettlementScreen(page, words);
    await settlement.arrive();
    const reason = words.pick('The account is closed.', '收款账户已销户。');
    await settlement.fillReturn('ICBC 202611210001', reason);
    await look(page, { as: 'returning' });
    await settlement.submit();
    await supplier.goto(pathTo('settlementRecord'));
    await supplier
      .getByRole('main')
      .getByRole('link', { name: new RegExp(lease) })
      .click();
    await expectRecord(card, 'Came back');
    await expect(supplier.getByRole('main').getByText(reason).first()).toBeVisible();
    await look(supplier, { as: 'returned' });
    await expenses.open();
    await expect(
      expenses.moves('The payout came back; the money is available again'),
    ).toContainText('+¥ 21,060.00 CNY');
  });

  await test.step('the same goes out by PayPal, and comes back from there', async () => {
    await fillApplication('PayPal', '$ 2,877.21 USD');
    const number = await apply();
    await makeBatch(number);
    await approveBatch();
    await expect(() => sandbox.payout(number)).toPass({ timeout: 10_000 });
    await expectRecord(number, 'Settled');
    await sandbox.payout(number, { outcome: 'returned' });
    await expectRecord(number, 'Came back');
    await expect(supplier.getByText('REFUNDED')).toHaveCount(0);
    await look(supplier, { as: 'returned-paypal' });
  });

  await test.step('what came back twice is ready, and arrives by Payoneer', async () => {
    await fillApplication('Payoneer', '$ 2,966.20 USD');
    const number = await apply();
    await makeBatch(number);
    await approveBatch();
    await expect(() => sandbox.payout(number)).toPass({ timeout: 10_000 });
    // Payoneer is asked from time to time.
    await sandbox.clock.advance(minute);
    await expectRecord(number, 'Settled');
    await fees.open();
    await expect(fees.fee(lease)).toContainText(words.within('Settled'));
    await expect(fees.fee(lease).getByRole('checkbox')).toHaveCount(0);
    await look(supplier, { as: 'all-settled' });
  });
});
