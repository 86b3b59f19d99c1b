import { DAY, MINUTE } from '@tolk/domain';
import { rejectedOrder } from '../../test/support/account-deletion.ts';
import { appealFixture } from '../../test/support/appeals.ts';
import { download } from '../../test/support/download.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey } from '../../test/support/market.ts';
import type { TestPerson } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

async function linesOf(person: TestPerson, path: string): Promise<string[]> {
  const { content } = await download(tolk, person, path, { format: 'csv' });
  return content.toString('utf8').split('\r\n');
}

/** What the last columns of an order’s row say. */
const amountsIn = (lines: readonly string[], number: string) =>
  lines
    .find((line) => line.startsWith(number))
    ?.split(',')
    .slice(-3);

it('orders that ended in another way come to what their pages say, on both sides', async () => {
  const market = await openMarket(tolk);
  const appeals = appealFixture(tolk, market);
  const rejected = await rejectedOrder(market);
  const refunded = await market.start({ orderName: 'Refunded' });
  const reason = 'The office needs it no more.';
  const { projectOrderId, version } = refunded;
  const proposal = { projectOrderId, version, refundPercent: 100, reason };
  await dataOf(market.client.call('/clientinterface/proposeEnd', proposal));
  const answer = { projectOrderId, version: version + 1, agree: true };
  await dataOf(market.supplier.call('/supinterface/answerEnd', answer, withKey()));
  const ruled = await market.submit({ orderName: 'Ruled' });
  await tolk.app.deps.db
    .updateTable('project_order')
    .set({ commission: 180_00 })
    .where('id', '=', ruled.projectOrderId)
    .execute();
  const appealId = await appeals.open(ruled, 'client');
  await appeals.ruled(appealId, { outcome: 'split', refundPercent: 60, text: 'Annexes missing.' });
  await appeals.pass(3 * DAY);
  await tolk.settle();
  await tolk.advance(MINUTE);
  const unpaid = await market.receive({ orderName: 'Unpaid' });
  await appeals.pass(3 * DAY);
  const running = await market.start({ orderName: 'Running' });

  const paid = await linesOf(market.client, '/clientinterface/downloadOrderList');
  const earned = await linesOf(market.supplier, '/supinterface/downloadOrderList');
  const expected = [
    [rejected, 'rejected', ['', '0.00', '0.00'], ['', '0.00', '0.00']],
    [unpaid.projectOrderId, 'unpaid', ['', '0.00', '0.00'], ['', '0.00', '0.00']],
    [projectOrderId, 'agreed', ['', '0.00', '0.00'], ['', '0.00', '0.00']],
    // 40 % of 1,800.00 less 180.00, and of 1,854.00.
    [ruled.projectOrderId, 'ruled', ['', '648.00', '648.00'], ['', '741.60', '741.60']],
    [
      running.projectOrderId,
      'started',
      ['0.00', '1800.00', '0.00'],
      ['54.00', '1854.00', '1854.00'],
    ],
  ] as const;
  for (const [id, orderState, ofSupplier, ofClient] of expected) {
    const order = await market.order('supplier', id);
    expect(order.orderState).toBe(orderState);
    expect(amountsIn(earned, order.orderNumber)).toEqual(ofSupplier);
    expect((order.earnings / 100).toFixed(2)).toBe(ofSupplier[1]);
    expect(amountsIn(paid, order.orderNumber)).toEqual(ofClient);
  }
  expect(earned).toContain('After the platform fee,2448.00,CNY');
  expect(earned).toContain('Earned,648.00,CNY');
  expect(paid).toContain('Total,2595.60,CNY');
}, 120_000);
