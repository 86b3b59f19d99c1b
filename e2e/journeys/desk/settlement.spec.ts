import { pathTo } from '@tolk/contract/routes';
import {
  BankScreen,
  ExpenseDetailsScreen,
  FeesScreen,
  PayoutBatchScreen,
  SettlementQueueScreen,
  SettlementRecordScreen,
  StaffSettlementScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { completeOrder } from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import { signUpPayable } from '../../support/payable-supplier.ts';
import { logInAgain, signUp } from '../../support/people.ts';
import { drawnPicture } from '../../support/pictures.ts';
import { leaveSettlementDays, moveTo } from '../../support/product-clock.ts';
import { getProduct } from '../../support/product.ts';
import {
  apply,
  contentOf,
  expectRecord,
  fillApplication,
  hold,
  secondDay,
} from '../../support/settlement.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

const minute = 60_000;

runOnOwnProduct();

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
  // Three pages each.
  await completeOrder({ client, supplier: qiao }, lease, { unitPrice: 7_000_00 });
  await completeOrder({ client, supplier: qiao }, menu, { unitPrice: 20_00 });
  await completeOrder({ client, supplier: team }, sign, { unitPrice: 99_99 });

  await sandbox.clock.advance(hold);
  const opensAt = await leaveSettlementDays();

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
          'You can request a settlement from day 1 to day 24 of each month, Beijing time.',
          '每月 1 日至 24 日（北京时间）可申请结算。',
        ),
      ),
    );
    const possible = fees.panel.locator(`time[datetime="${opensAt.toISOString()}"]`);
    await expect(possible.first()).toBeVisible();
    await look(supplier, { as: 'closed' });
  });

  await moveTo(opensAt.getTime() + secondDay);
  await enterAsStaff(page, await logInStaff('finance'));
  const queue = new SettlementQueueScreen(page, words);
  const batch = new PayoutBatchScreen(page, words);
  const admin = await newWindow();
  await enterAsStaff(admin, await logInStaff('admin'));
  const approval = new PayoutBatchScreen(admin, words);

  await test.step('finance proposes the rate of the day, and a colleague confirms it', async () => {
    await queue.setRate('7.1');
    await expect(queue.text('A rate is waiting for confirmation')).toBeVisible();
    await expect(queue.button('Confirm the rate…')).toBeDisabled();
    await look(page, { as: 'rate' });
    const colleague = new SettlementQueueScreen(admin, words);
    await colleague.confirmRate();
    await expect(admin.getByRole('main').getByText('1 USD = 7.1000 CNY')).toBeVisible();
    await look(admin, { as: 'rate-confirmed' });
  });

  /** Applies for both projects; answers the number of the application. */
  async function applyFor(method: string, net: string): Promise<string> {
    await fillApplication(fees, { projects: [lease, menu], method, net });
    return apply(fees, record);
  }

  /** Finance makes a batch, which the same person can't approve. */
  async function makeBatch(...settlementNumbers: string[]): Promise<void> {
    await queue.open();
    for (const number of settlementNumbers) await queue.chooseApplication(number);
    await queue.button('Make a batch').click();
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
    const method = 'Chinese personal card';
    await fillApplication(fees, { projects: [lease, menu], method, net: '¥ 21,060.00 CNY' });
    await look(supplier, { as: 'applying' });
    return apply(fees, record);
  });
  await look(supplier, { as: 'applied' });

  const corporate = await test.step('a company uploads its invoice before it applies', async () => {
    const company = await newWindow();
    await (await logInAgain(team, 'supplier', language)).enter(company);
    const own = new FeesScreen(company, words);
    await own.open();
    await expect(own.fee(sign)).toContainText(
      words.pick('Companies upload their fee invoice first.', '企业账号须先上传费用发票。'),
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
    await queue.open();
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
    await expectRecord(record, card, 'Settled');
    const statement = await contentOf(await record.downloadStatement());
    expect(statement.subarray(0, 5).toString()).toBe('%PDF-');
    await look(supplier, { as: 'settled' });
    await expenses.open();
    await expect(expenses.moves('You applied for a settlement')).toContainText('−¥ 21,060.00 CNY');
    await expect(expenses.moves('The hold of {holdDays} days ended')).toHaveCount(2);
    await expect(expenses.totalEarned).toContainText('¥ 21,060.00 CNY');
    await look(supplier);
    await expenses.showEarnings('By client');
    await expect(expenses.totalEarned).toContainText('¥ 21,060.00 CNY');
    await look(supplier, { as: 'by-client' });
    await expenses.showEarnings('By language pair');
    await expect(expenses.totalEarned).toContainText('¥ 21,060.00 CNY');
    await look(supplier, { as: 'by-pair' });
    const year = (await contentOf(await expenses.downloadYear())).toString();
    expect(year).toMatch(/^(Earned|实得收入),21060\.00,CNY\r$/m);
  });

  await test.step('the bank sends the money back, and finance records it', async () => {
    await queue.open(`?tab=all&search=${card}`);
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
    await expectRecord(record, card, 'Came back');
    await expect(supplier.getByRole('main').getByText(reason).first()).toBeVisible();
    await look(supplier, { as: 'returned' });
    await expenses.open();
    await expect(
      expenses.moves('The payout came back; the money is available again'),
    ).toContainText('+¥ 21,060.00 CNY');
  });

  await test.step('the same goes out by PayPal, and comes back from there', async () => {
    const number = await applyFor('PayPal', '$ 2,877.21 USD');
    await makeBatch(number);
    await approveBatch();
    await expect(() => sandbox.payout(number)).toPass({ timeout: 10_000 });
    await expectRecord(record, number, 'Settled');
    await sandbox.payout(number, { outcome: 'returned' });
    await expectRecord(record, number, 'Came back');
    await expect(supplier.getByText('REFUNDED')).toHaveCount(0);
    await look(supplier, { as: 'returned-paypal' });
  });

  await test.step('what came back twice is ready, and arrives by Payoneer', async () => {
    const number = await applyFor('Payoneer', '$ 2,966.20 USD');
    await makeBatch(number);
    await approveBatch();
    await expect(() => sandbox.payout(number)).toPass({ timeout: 10_000 });
    // Payoneer is asked from time to time.
    await sandbox.clock.advance(minute);
    await expectRecord(record, number, 'Settled');
    await fees.open();
    await expect(fees.fee(lease)).toContainText(words.within('Settled'));
    await expect(fees.fee(lease).getByRole('checkbox')).toHaveCount(0);
    await look(supplier, { as: 'all-settled' });
  });
});
