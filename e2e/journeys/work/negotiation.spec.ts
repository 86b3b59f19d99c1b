import { JobDetailScreen, NegotiationScreen, OrderEditScreen, Portal } from '../../pages/index.ts';
import { seatBothSides } from '../../support/both-sides.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { newParties } from '../../support/order.ts';

test('client and supplier agree on terms, which fill the order', async ({
  page,
  newWindow,
  words,
  language,
  look,
}) => {
  test.setTimeout(120_000);
  const parties = await newParties(language);
  const name = words.pick('Statutes of a tea guild', '茶业公会章程');
  const projectReleaseInforId = await publishPosting(parties.client, name);
  const { client, supplier, paid, work } = await seatBothSides(parties, { page, newWindow, words });
  const asked = new NegotiationScreen(client, words, 'client');
  const offered = new NegotiationScreen(supplier, words, 'supplier');

  await test.step('the supplier applies and offers a price and a workload of their own', async () => {
    const job = new JobDetailScreen(supplier, words);
    await job.open(`?projectReleaseInforId=${projectReleaseInforId}`);
    const why = words.pick('I translate statutes.', '本人擅长章程翻译。');
    await job.fillApplication({ why, price: '120' });
    await job.field('Workload').fill('4');
    // Four pages at ¥120.00.
    await expect(job.dialog.getByText('¥ 480.00 CNY')).toBeVisible();
    await look(supplier, { as: 'applying', ownWordsOnly: true });
    await job.apply();
  });

  await test.step('the supplier puts it into other words before the client reads it', async () => {
    await supplier.goto('/jobhall/applicationrecord');
    await offered.link('Details').click();
    await supplier.waitForURL('**/jobhall/applicationdetail**');
    await offered.button('Edit').click();
    const why = words.pick('I translate statutes of guilds.', '本人擅长公会章程翻译。');
    await offered.field('Why should the client choose you?').fill(why);
    await look(supplier, { as: 'editing', ownWordsOnly: true });
    await offered.submit();
    await expect(supplier.getByText(why)).toBeVisible();
  });

  await test.step('the client reads the offer and counters it', async () => {
    await client.goto(
      `/xqpositionmanagement/positionresume?projectReleaseInforId=${projectReleaseInforId}`,
    );
    await client.getByRole('button', { name: words.command('More') }).click();
    await client.getByRole('menuitem', { name: words.say('Negotiate') }).click();
    await asked.arrive();
    await expect(asked.stands('The supplier has made you an offer')).toContainText('¥ 480.00 CNY');
    await look(client, { as: 'offered', ownWordsOnly: true });
    await asked.button('Make a counter-offer').click();
    await asked.field('Rate ({unit})').fill('110');
    await asked.field('Workload').fill('5');
    await asked.field('Message').fill(words.pick('There is an annex.', '另有一份附件。'));
    await look(client, { as: 'countering', ownWordsOnly: true });
    await asked.submit();
    await expect(asked.stands('Your offer is waiting for an answer')).toContainText('¥ 550.00 CNY');
    await expect(asked.offers).toHaveCount(1);
  });

  await test.step('it waits on the supplier’s overview, and the supplier agrees', async () => {
    await supplier.goto('/overview/index');
    await supplier.getByRole('link', { name }).first().click();
    await offered.arrive();
    await expect(offered.stands('The client has made you an offer')).toContainText('¥ 550.00 CNY');
    await look(supplier, { as: 'countered', ownWordsOnly: true });
    await offered.button('Agree to the offer').click();
    await offered.confirm('Agree to the offer');
    await expect(offered.stands('You have both agreed on these terms')).toBeVisible();
    await look(supplier, { as: 'agreed', ownWordsOnly: true });
  });

  await test.step('the client’s order is filled with it, and says what differs from it', async () => {
    await expect(asked.stands('You have both agreed on these terms')).toBeVisible();
    await asked.link('Create an order with these terms').click();
    const form = new OrderEditScreen(client, words);
    await form.arrive();
    await expect(form.field('Rate')).toHaveValue('110');
    await expect(form.field('Workload')).toHaveValue('5');
    await expect(form.text('The order has the terms that you agreed on.')).toBeVisible();
    await form.field('Workload').fill('6');
    const differs = words.say(
      'This differs from the terms that you agreed on. The supplier sees this, too.',
    );
    await expect(client.getByRole('region', { name: differs })).toContainText('¥ 660.00 CNY');
    await look(client, { as: 'differs', ownWordsOnly: true });
    await new Portal(client, words).closeMessages();
    await form.send();
    await paid.arrive();
  });

  await test.step('the supplier sees in the order what differs', async () => {
    await supplier.goto('/overview/index');
    await supplier.getByRole('link', { name }).first().click();
    await work.arrive();
    const differs = words.say('This differs from the terms that you agreed on with the client.');
    const notice = supplier.getByRole('region', { name: differs });
    await expect(notice).toContainText('¥ 550.00 CNY → ¥ 660.00 CNY');
    await look(supplier, { as: 'ordered', ownWordsOnly: true });
  });
});
