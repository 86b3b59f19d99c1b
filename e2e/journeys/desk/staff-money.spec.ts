import { pathTo } from '@tolk/contract/routes';
import {
  ReconciliationDayScreen,
  ReconciliationScreen,
  RefundQueueScreen,
  StaffOrderScreen,
  StaffOrdersScreen,
  SupplierOrderScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { completeOrder, newParties } from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';
import { beginUntouchedDay } from '../../support/product-clock.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

const hour = 3_600_000;

runOnOwnProduct();

test('staff gives money of a completed order back by four eyes, and reconciles its day', async ({
  page: finance,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const name = words.pick('Lease of a teahouse', '茶馆租赁合同');
  const paidOn = await beginUntouchedDay();
  const parties = await newParties(language);
  // Three pages at ¥999.99 are ¥2,999.97, and the fee on it is ¥90.00.
  const order = await completeOrder(parties, name, { unitPrice: 99_999 });
  await sandbox.changeBill({
    provider: 'wechat-pay',
    number: order.paymentNumber,
    change: 'alter',
    amount: 3_000_00,
  });
  // The bill of a day is ready at 10:00 of the next one.
  await sandbox.clock.advance(35 * hour);
  await enterAsStaff(finance, await logInStaff('finance'));
  const orderScreen = new StaffOrderScreen(finance, words);

  await test.step('finance finds the order by its payment, with its whole ledger', async () => {
    const orders = new StaffOrdersScreen(finance, words);
    await orders.open();
    await orders.openOrder(order.paymentNumber, name);
    await orderScreen.arrive();
    const lines = (rows: [string, string, string][]) =>
      rows.map(([account, ...sums]) => [expect.stringMatching(words.say(account)), ...sums]);
    await expect
      .poll(() => orderScreen.ledger())
      .toEqual(
        lines([
          ['Received from the client', '¥ 3,089.97 CNY', ''],
          ['Held for the work', '', '¥ 2,999.97 CNY'],
          ['Service fee, held', '', '¥ 90.00 CNY'],
          ['Held for the work', '¥ 2,999.97 CNY', ''],
          ['Service fee, held', '¥ 90.00 CNY', ''],
          ['Supplier’s earnings, on hold', '', '¥ 2,999.97 CNY'],
          ['Service fee, charged', '', '¥ 90.00 CNY'],
        ]),
      );
    await look(finance);
    const why = words.pick('The client asks whether it is complete.', '客户询问文件是否完整。');
    expect((await orderScreen.download('bail.txt', why)).suggestedFilename()).toBe('bail.txt');
  });

  await test.step('finance proposes to give 70 % back, which a colleague has to approve', async () => {
    await orderScreen.fillRefund(
      70,
      words.pick('Double charge, see the call.', '重复收费，详见通话记录。'),
    );
    // ¥2,099.98 of the price, which the supplier loses, and ¥63.00 of the fee.
    await expect(orderScreen.amounts).toContainText('¥ 2,162.98 CNY');
    await expect(orderScreen.amounts).toContainText('¥ 2,099.98 CNY');
    await expect(orderScreen.dialog).toContainText(
      words.within('A colleague has to approve this refund before the client gets it.'),
    );
    await look(finance, { as: 'proposing' });
    await orderScreen.submit();
    await expect(orderScreen.button('Propose a refund…')).toBeDisabled();
    const own = new RefundQueueScreen(finance, words);
    await own.open();
    await expect(
      own.refund(name).getByRole('button', { name: words.command('Approve…') }),
    ).toBeDisabled();
    await look(finance, { as: 'proposed' });
  });

  await test.step('an admin opens it, approves it by its key, and it arrives', async () => {
    const admin = await newWindow();
    await enterAsStaff(admin, await logInStaff('admin'));
    const refunds = new RefundQueueScreen(admin, words);
    await refunds.open();
    const refund = refunds.refund(name);
    await refund.getByRole('link').last().click();
    await expect(refunds.part('Work on this case')).toBeVisible();
    await expect(refund.getByRole('button', { name: words.command('Approve…') })).toBeEnabled();
    await look(admin, { as: 'one-refund' });
    await admin.keyboard.press('a');
    await expect(refunds.dialog).toContainText('¥ 2,162.98 CNY');
    await look(admin, { as: 'approving' });
    await refunds.confirm('Approve');
    await expect(refund.getByRole('button', { name: words.command('Approve…') })).toHaveCount(0);
    await admin.context().close();
  });

  await test.step('the supplier sees what was taken back', async () => {
    const supplier = await newWindow();
    await order.supplier.enter(supplier);
    const work = new SupplierOrderScreen(supplier, words);
    await work.open(`?projectOrderId=${order.projectOrderId}`);
    const told = 'The client got money back; your part was taken from your earnings';
    await expect(supplier.getByText(words.within(told)).first()).toBeVisible();
    const taken = [expect.stringMatching(words.say('Your earnings, on hold')), '−¥ 2,099.98 CNY'];
    await expect.poll(() => work.ledger()).toContainEqual(taken);
    await look(supplier, { as: 'taken-back', ownWordsOnly: true });
  });

  await test.step('the bill of its day differs by what the provider says too much', async () => {
    const days = new ReconciliationScreen(finance, words);
    await days.open();
    await days.fillDay(paidOn);
    await look(finance, { as: 'comparing' });
    await days.dialog.locator('button[type=submit]').click();
    const compared = new ReconciliationDayScreen(finance, words);
    await compared.arrive();
    const differences = compared.part('Differences');
    await expect(differences).toContainText(words.within('A payment of a different amount'));
    await expect(differences).toContainText('¥ 3,000.00 CNY');
    await expect(differences).toContainText('¥ 3,089.97 CNY');
    await look(finance, { as: 'different' });
    await compared.button('Resolve…').click();
    await compared
      .field('Explanation or action taken')
      .fill(words.pick('The provider corrected its bill.', '支付渠道已更正账单。'));
    await compared.submit();
    await expect(differences).toContainText(words.within('Resolved'));
  });

  await test.step('the key figures count the payment and what went back', async () => {
    await finance.goto(pathTo('figures', { from: paidOn, to: paidOn }));
    const main = finance.getByRole('main');
    await expect(main.getByText('¥ 3,089.97 CNY').first()).toBeVisible();
    await look(finance);
  });
});
