import { SupplierListsScreen } from '../../pages/index.ts';
import { expect, test } from '../../support/journey.ts';
import { publishPosting } from '../../support/market.ts';
import { newParties, sendOrder } from '../../support/order.ts';
import { expectDone } from '../../support/people.ts';

test('a client keeps a supplier in a list, and turns to them from there', async ({
  page,
  words,
  language,
  look,
}) => {
  const parties = await newParties(language);
  const { client } = parties;
  const name = words.pick('Charter of a tea house', '茶楼章程');
  // Who has applied to the client may be kept, whether everybody finds them or not.
  await sendOrder(parties, { posting: await publishPosting(client, name), name });
  const { list } = await expectDone<{ list: { supUserId: string; supUserName: string }[] }>(
    client.caller,
    '/clientinterface/getResumeDelivery',
    {},
  );
  const [{ supUserId, supUserName }] = [...list, { supUserId: '', supUserName: '' }];
  await client.enter(page);
  const suppliers = new SupplierListsScreen(page, words);

  await test.step('the first list is made with the supplier in it', async () => {
    await page.goto(`/xqresume/detail?supUserId=${supUserId}`);
    await page.getByRole('button', { name: words.start('Save to a list: {supUserName}') }).click();
    await suppliers.button('Create a list').click();
    await suppliers.field('Name of the list').fill(words.pick('Charters', '章程'));
    await look(page, { as: 'naming' });
    await suppliers.button('Save').click();
    await expect(
      page.getByRole('checkbox', { name: words.pick('Charters', '章程') }),
    ).toBeChecked();
    await look(page, { as: 'saved' });
  });

  await test.step('the list shows them, and an order or an invitation begins there', async () => {
    await suppliers.open('?view=lists');
    await expect(
      page.getByRole('tab', { name: words.pick('Charters (1)', '章程 (1)') }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: supUserName, exact: true })).toBeVisible();
    await look(page, { as: 'list' });
    await page.getByRole('button', { name: words.start('Remove {supUserName}') }).click();
    await expect(suppliers.text('Nobody in this list yet')).toBeVisible();
    await suppliers.button('Delete the list').click();
    await suppliers.confirm('Delete the list');
    await expect(suppliers.text('No lists yet')).toBeVisible();
    await look(page, { as: 'none' });
  });
});
