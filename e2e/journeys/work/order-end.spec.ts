import { readFile } from 'node:fs/promises';
import { pathTo } from '@tolk/contract/routes';
import { AvailabilityScreen, OrderEditScreen } from '../../pages/index.ts';
import { seatBothSides } from '../../support/both-sides.ts';
import { expect, test } from '../../support/journey.ts';
import { newParties, payOrder, placeOrder } from '../../support/order.ts';
import { runOnOwnProduct } from '../../support/own-product.ts';

const minute = 60_000;
const hour = 60 * minute;

/** What stands on the wall in the zone of these orders, as a field takes it. */
const shanghaiWall = (ms: number) => new Date(ms + 8 * hour).toISOString().slice(0, 16);

runOnOwnProduct();

test('a time that is taken is warned of, both check in, and words are delivered', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const name = words.pick('Tour of a tea garden', '茶园参观口译');
  const now = Date.parse(await sandbox.clock.read());
  // The next full hour a day from now.
  const begins = Math.ceil((now + 24 * hour) / hour) * hour;
  const later = (hours: number) => new Date(begins + hours * hour).toISOString();
  const order = await payOrder(
    await placeOrder(parties, name, {
      orderType: 'interpretation',
      bookingMode: 'onSite',
      bookingPlace: words.pick('12 Teahouse Lane, gate', '茶馆巷 12 号大门'),
      unitName: 'hour',
      startTime: later(0),
      endTime: later(3),
      deliverTime: later(5),
      acceptTime: later(48),
    }),
  );
  const { projectOrderId } = order;
  const sides = await seatBothSides(parties, { page, newWindow, words });
  const { client, supplier, paid, work } = sides;

  await test.step('the form of a second booking says that the interpreter is booked then', async () => {
    await client.goto(pathTo('orderEdit', { again: projectOrderId }));
    const form = new OrderEditScreen(client, words);
    await form.arrive();
    await form.field('Booking {number} starts').fill(shanghaiWall(begins));
    await form.field('Booking {number} ends').fill(shanghaiWall(begins + 3 * hour));
    await expect(client.getByText(words.say('booked by somebody else then'))).toBeVisible();
    await look(client, { as: 'double-booked', ownWordsOnly: true });
  });

  await test.step('both check in from half an hour before', async () => {
    const absent = words.within('not checked in yet');
    await work.open(`?projectOrderId=${projectOrderId}`);
    await expect(work.button('Check in')).toBeDisabled();
    await look(supplier, { as: 'booking', ownWordsOnly: true });
    await sandbox.clock.advance(begins - now - 20 * minute);
    await supplier.reload();
    await expect(supplier.getByText(absent)).toHaveCount(2);
    await work.button('Check in').click();
    await expect(supplier.getByText(absent)).toHaveCount(1);
    await paid.open(`?projectOrderId=${projectOrderId}`);
    await expect(client.getByText(absent)).toHaveCount(1);
    await paid.button('Check in').click();
    await expect(client.getByText(absent)).toHaveCount(0);
    await look(client, { as: 'checked-in', ownWordsOnly: true });
  });

  await test.step('the supplier delivers words alone, and the client accepts', async () => {
    await sandbox.clock.advance(4 * hour);
    await supplier.reload();
    await work.button('Confirm the work is done').click();
    await work.dialog
      .getByRole('textbox')
      .fill(words.pick('Three hours, as agreed.', '按约完成三小时口译。'));
    await look(supplier, { as: 'words-only', ownWordsOnly: true });
    await work.submit();
    await paid.button('Accept the work').click();
    await paid.confirm('Accept');
    await expect(paid.button('Evaluate')).toBeVisible();
  });
});

test('a day off warns who orders, and a booking is cancelled for half of its price', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const now = Date.parse(await sandbox.clock.read());
  const begins = Math.ceil((now + 72 * hour) / hour) * hour;
  const order = await payOrder(
    await placeOrder(parties, words.pick('Tour of a tea garden', '茶园参观口译'), {
      orderType: 'interpretation',
      unitName: 'hour',
      startTime: new Date(begins).toISOString(),
      endTime: new Date(begins + 3 * hour).toISOString(),
      cancellationTiers: [
        { daysBefore: 7, percent: 0 },
        { daysBefore: 2, percent: 50 },
      ],
    }),
  );
  const { projectOrderId } = order;
  const sides = await seatBothSides(parties, { page, newWindow, words });
  const { client, supplier, paid, work } = sides;

  await test.step('the supplier takes the day off', async () => {
    const calendar = new AvailabilityScreen(supplier, words);
    await calendar.open();
    const day = await supplier.evaluate((ms) => new Date(ms).toLocaleDateString('sv-SE'), begins);
    await calendar.button('Add days off').click();
    await calendar.field('First day').fill(day);
    await calendar.field('Last day').fill(day);
    await look(supplier, { as: 'availability', ownWordsOnly: true });
    await calendar.button('Save').click();
    await expect(calendar.text('Your calendar is saved.')).toBeVisible();
  });

  await test.step('the client is warned of it before an order is sent', async () => {
    await client.goto(pathTo('orderEdit', { again: projectOrderId }));
    const form = new OrderEditScreen(client, words);
    await form.arrive();
    await form.field('Booking {number} starts').fill(shanghaiWall(begins));
    await form.field('Booking {number} ends').fill(shanghaiWall(begins + hour));
    await expect(client.getByText(words.within('a day off'))).toBeVisible();
  });

  await test.step('cancelling shows what it costs, and divides the money by that', async () => {
    await paid.open(`?projectOrderId=${projectOrderId}`);
    await paid.button('Cancel the booking').click();
    // Half of ¥299.97 is rounded up to ¥149.99 for the client, with ¥4.50 of the fee.
    await expect(paid.dialog).toContainText('¥ 154.49 CNY');
    await look(client, { as: 'cancelling', ownWordsOnly: true });
    await paid.confirm('Cancel the booking');
    await expect(paid.button('Evaluate')).toBeVisible();
    await work.open(`?projectOrderId=${projectOrderId}`);
    await expect(work.part('Terms')).toContainText('¥ 149.98 CNY');
    await look(supplier, { as: 'cancelled', ownWordsOnly: true });
  });
});

test('an order ends by agreement, or is cancelled because nothing was delivered', async ({
  page,
  newWindow,
  words,
  language,
  sandbox,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const agreed = await payOrder(
    await placeOrder(parties, words.pick('Lease of a teahouse', '茶馆租赁合同')),
  );
  const overdue = await payOrder(
    await placeOrder(parties, words.pick('Menu of a teahouse', '茶馆菜单')),
  );
  const sides = await seatBothSides(parties, { page, newWindow, words });
  const { client, supplier, paid, work } = sides;

  await test.step('the supplier proposes an end; the client declines it', async () => {
    await paid.open(`?projectOrderId=${agreed.projectOrderId}`);
    await work.open(`?projectOrderId=${agreed.projectOrderId}`);
    await work.fillEnd(30, words.pick('I have fallen ill.', '本人因病无法继续。'));
    // 30 %: ¥89.99 of the price and ¥2.70 of the fee.
    await expect(work.amounts).toContainText('¥ 92.69 CNY');
    await expect(work.amounts).toContainText('¥ 209.98 CNY');
    await look(supplier, { as: 'proposing', ownWordsOnly: true });
    await work.submit();
    await expect(paid.button('Decline to end it')).toBeVisible();
    await expect(paid.proposal).toContainText('¥ 92.69 CNY');
    await look(client, { as: 'proposed', ownWordsOnly: true });
    await paid.button('Decline to end it').click();
    await paid.confirm('Decline the proposal');
    await expect(paid.button('Propose to end it')).toBeEnabled();
  });

  await test.step('the client proposes another split, and the supplier agrees', async () => {
    await paid.fillEnd(50, words.pick('Half of it is done.', '已完成一半。'));
    await paid.submit();
    await work.button('Agree to end it').click();
    // Half of ¥299.97 is rounded up to ¥149.99 for the client, with ¥4.50 of the fee.
    await expect(work.amounts).toContainText('¥ 154.49 CNY');
    await expect(work.amounts).toContainText('¥ 149.98 CNY');
    await look(supplier, { as: 'agreeing', ownWordsOnly: true });
    await work.confirm('Agree and end the order');
    await expect(paid.part('Refunds')).toContainText('¥ 154.49 CNY');
    await expect(paid.part('Refunds')).toContainText(words.within('Arrived'));
    await expect
      .poll(async () => (await work.ledger()).at(-1))
      .toEqual([expect.stringMatching(words.say('Your earnings, on hold')), '+¥ 149.98 CNY']);
    await look(client, { as: 'agreed', ownWordsOnly: true });
  });

  await test.step('a day after its due time an order without a delivery is refunded wholly', async () => {
    await paid.open(`?projectOrderId=${overdue.projectOrderId}`);
    await expect(paid.button('Cancel and refund')).toBeDisabled();
    // Due in three days.
    await sandbox.clock.advance(97 * hour);
    await client.reload();
    await paid.button('Cancel and refund').click();
    await expect(paid.dialog).toContainText('¥ 308.97 CNY');
    await look(client, { as: 'cancelling', ownWordsOnly: true });
    await paid.confirm('Cancel the order');
    await expect(paid.part('Refunds')).toContainText('¥ 308.97 CNY');
    await expect(paid.part('Refunds')).toContainText(words.within('Arrived'));
    const receipt = await readFile(await (await paid.downloadReceipt()).path());
    expect(receipt.subarray(0, 5).toString()).toBe('%PDF-');
    await look(client, { as: 'cancelled', ownWordsOnly: true });
  });
});
