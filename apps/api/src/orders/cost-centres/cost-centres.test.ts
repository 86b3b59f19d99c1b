import { orderChanges } from '../../../test/support/changes.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import {
  act,
  foundOrganisation,
  organisation,
  organisationCall,
  type TestOrganisation,
} from '../../../test/support/organisations.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();

/** An order of 12 thousand characters at 150.00 comes to 1,854.00. */
let market: Market;
let nordlys: TestOrganisation;
beforeEach(async () => {
  market = await openMarket(tolk);
  nordlys = await foundOrganisation(tolk);
  await nordlys.admit(market.client, 'asks');
  await organisation(nordlys.founder, 'saveCostCentre', {
    name: ' 4711 ',
    monthlyBudget: 4_000_00,
  });
});

const send = (costCentre: string) =>
  market.client.call<{ projectOrderId: string }>(
    '/clientinterface/addProjectOrder',
    { ...market.terms({ supUserId: market.supplier.personId }), costCentre },
    { idempotencyKey: crypto.randomUUID() },
  );

const list = async () => (await organisation(nordlys.founder, 'getCostCentres', {})).list;

const told = async () => {
  await act(nordlys.founder, null);
  const answer = nordlys.founder.call<{ list: { title: string }[] }>(
    '/clientinterface/getXXTZDatas',
    {},
  );
  const titles = (await dataOf(answer)).list.map(({ title }) => title);
  await act(nordlys.founder, nordlys.organisationId);
  return titles.filter((title) => title.includes('budget'));
};

it('a cost centre is added, its budget changed, and it is removed again', async () => {
  expect(await list()).toEqual([
    { name: '4711', monthlyBudget: 4_000_00, ordered: 0, level: 'within' },
  ]);
  await organisation(nordlys.founder, 'saveCostCentre', { name: '4711', monthlyBudget: null });
  expect(await list()).toMatchObject([{ monthlyBudget: null }]);
  await organisation(nordlys.founder, 'removeCostCentre', { name: '4711' });
  expect(await list()).toEqual([]);
  const { events } = await organisation(nordlys.founder, 'getOrganisation', {});
  expect(events.slice(0, 3)).toMatchObject([
    { event: 'costCentreRemoved', costCentre: '4711' },
    { event: 'budgetSet', costCentre: '4711', amount: null },
    { event: 'budgetSet', costCentre: '4711', amount: 4_000_00 },
  ]);
  expect(
    await organisationCall(nordlys.founder, 'removeCostCentre', { name: '4711' }),
  ).toMatchObject({ code: 404 });
});

it('who asks chooses from the list, or none', async () => {
  expect(await send('4712')).toMatchObject({
    code: 422,
    data: { fields: { costCentre: 'Choose a cost centre of your organisation, or none.' } },
  });
  expect(await send('')).toMatchObject({ code: 0 });
  expect(await send('4711')).toMatchObject({ code: 0 });
  expect(await list()).toMatchObject([{ ordered: 1_854_00 }]);
});

it('somebody who orders for themselves writes what they like', async () => {
  await act(market.client, null);
  expect(await send('my own')).toMatchObject({ code: 0 });
});

it('managers are warned once at 80 % and once at the whole of a budget', async () => {
  await dataOf(send('4711'));
  expect(await told()).toEqual([]);
  await dataOf(send('4711'));
  // 3,708.00 of 4,000.00.
  expect(await told()).toEqual(['Nordlys Energi: A budget is nearly used up']);
  await dataOf(send('4711'));
  expect(await told()).toEqual([
    'Nordlys Energi: A budget is used up',
    'Nordlys Energi: A budget is nearly used up',
  ]);
  await dataOf(send('4711'));
  expect(await told()).toHaveLength(2);
  expect(await list()).toMatchObject([{ ordered: 7_416_00, level: 'over' }]);
});

it('managers are warned of an edit that makes an order dearer, and of a change that both agreed on', async () => {
  const { projectOrderId } = await dataOf(send('4711'));
  const edit = (changes: Record<string, unknown>) =>
    dataOf(
      market.client.call(
        '/clientinterface/editProjectOrder',
        { ...market.terms(changes), projectOrderId },
        withKey(),
      ),
    );
  await edit({ workload: 12, version: 1, orderName: 'Another name' });
  expect(await told()).toEqual([]);
  await edit({ workload: 24, version: 2 });
  expect(await told()).toEqual(['Nordlys Energi: A budget is nearly used up']);
  await dataOf(market.accept(await market.order('client', projectOrderId)));
  const accepted = await market.order('client', projectOrderId);
  await orderChanges(market).agreed('client', accepted, { workload: 26 });
  expect(await told()).toEqual([
    'Nordlys Energi: A budget is used up',
    'Nordlys Energi: A budget is nearly used up',
  ]);
});

it('two orders at once warn once of each', async () => {
  await organisation(nordlys.founder, 'saveCostCentre', {
    name: '4711',
    monthlyBudget: 2_000_00,
  });
  const answers = await Promise.all([send('4711'), send('4711')]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);
  // Which of the two came in first, and so stands last, is open.
  expect((await told()).toSorted()).toEqual([
    'Nordlys Energi: A budget is nearly used up',
    'Nordlys Energi: A budget is used up',
  ]);
});

it('an order that is withdrawn is not counted, and one that moves to another cost centre is counted there', async () => {
  await organisation(nordlys.founder, 'saveCostCentre', { name: '4712', monthlyBudget: null });
  const { projectOrderId } = await dataOf(send('4711'));
  const references = { projectOrderId, purchaseOrder: '', costCentre: '4712' };
  await dataOf(market.client.call('/clientinterface/saveOrderReferences', references));
  expect(await list()).toMatchObject([{ ordered: 0 }, { name: '4712', ordered: 1_854_00 }]);
  await dataOf(
    market.client.call('/clientinterface/withdrawProjectOrder', { projectOrderId, version: 1 }),
  );
  expect(await list()).toMatchObject([{ ordered: 0 }, { ordered: 0 }]);
});

it('the cost centres of others are not seen', async () => {
  const other = await foundOrganisation(tolk);
  expect((await organisation(other.founder, 'getCostCentres', {})).list).toEqual([]);
});

it('an order keeps a cost centre that was taken off the list since', async () => {
  const { projectOrderId } = await dataOf(send('4711'));
  await organisation(nordlys.founder, 'removeCostCentre', { name: '4711' });
  await organisation(nordlys.founder, 'saveCostCentre', { name: '1', monthlyBudget: null });
  const references = { projectOrderId, purchaseOrder: 'PO 7', costCentre: '4711' };
  const path = '/clientinterface/saveOrderReferences';
  expect(await market.client.call(path, references)).toMatchObject({ code: 0 });
});
