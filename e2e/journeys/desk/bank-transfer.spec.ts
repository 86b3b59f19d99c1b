import { randomUUID } from 'node:crypto';
import {
  ClientOrderScreen,
  IncomingTransfersScreen,
  RefundQueueScreen,
} from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { acceptedOrder } from '../../support/order.ts';
import { enterAsStaff, logInStaff } from '../../support/staff.ts';

test('an order waits for a bank transfer, and starts once the exact amount has come', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(150_000);
  const payer = `Nordlys ${randomUUID().slice(0, 8)}`;
  const placed = await acceptedOrder(words.pick('Lease of a teahouse', '茶馆租赁合同'), language);
  const finance = await newWindow();
  await placed.client.enter(page);
  await enterAsStaff(finance, await logInStaff('finance'));
  const order = new ClientOrderScreen(page, words);
  const desk = new IncomingTransfersScreen(finance, words);

  /** A client's bank sends the money, and finance imports what the account's bank lists of it. */
  async function transfer(amount: number, remark: string, forecast: string): Promise<void> {
    await sandbox.transfer({ amount, remark, payer });
    const [head = '', newest = ''] = (await sandbox.statement())
      .split('\r\n')
      .filter((line, at) => at === 0 || line.includes(payer));
    await desk.open();
    await desk.propose(`${head}\r\n${newest}\r\n`);
    await expect(desk.dialog).toContainText(words.within(forecast));
    await look(finance, { as: `proposed-${amount}` });
    await desk.record();
  }

  const reference = await test.step('the client chooses to transfer the money', async () => {
    await order.open(`?projectOrderId=${placed.projectOrderId}`);
    await order.pay('Bank transfer');
    await expect(order.transferReference).toBeVisible();
    await expect(order.dialog).toContainText('1001 2345 0900 0123 456');
    await expect(order.dialog).toContainText('308.97');
    await look(page, { as: 'account' });
    const shown = (await order.transferReference.textContent()) ?? '';
    await order.answer('Close');
    await expect(order.transferNote).toContainText(shown);
    await look(page, { as: 'waiting' });
    return shown;
  });

  await test.step('a different amount pays nothing and waits to go back', async () => {
    await transfer(300_00, `Order ${reference}`, 'Wrong amount');
    await expect(desk.card(payer)).toContainText(words.within('Wrong amount'));
    await look(finance, { as: 'wrong-amount' });
    await desk
      .card(payer)
      .getByRole('link', { name: words.command('Send it back under “Unmatched payments”') })
      .click();
    const refunds = new RefundQueueScreen(finance, words);
    await refunds.arrive();
    await expect(finance.getByRole('main')).toContainText('¥ 300.00 CNY');
    await expect(order.transferNote).toContainText(
      words.pick('A different amount', '转账金额与应付金额不符'),
    );
  });

  await test.step('the exact amount starts the order', async () => {
    await order.transferNote.getByRole('button').click();
    await expect(order.transferReference).toBeVisible();
    const fresh = (await order.transferReference.textContent()) ?? '';
    expect(fresh).not.toBe(reference);
    await order.answer('Close');
    await transfer(308_97, fresh.toLowerCase().replaceAll(' ', ''), 'Will pay an order');
    await expect(order.transferNote).toContainText(
      words.within('The bank transfer has arrived. The order is paid.'),
    );
    await look(page, { as: 'received' });
  });
});
