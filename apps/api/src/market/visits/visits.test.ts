import type { ResponseOf, calls } from '@tolk/contract';
import { DAY } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Visit = ResponseOf<typeof calls.supinterface.overview.getAddFWRS>;

const tolk = testApp({ replacements: { payments: fakePayments() } });

const visit = async (caller = tolk.caller(), request: object = {}) =>
  (await dataOf(caller.call<Visit>('/supinterface/getAddFWRS', request))).visitors;

it('a visit of the site counts each visitor once a day', async () => {
  const { client, supplier } = await openMarket(tolk);
  expect(await visit()).toBe(1);
  expect(await visit()).toBe(1);
  expect(await visit(client)).toBe(2);
  expect(await visit(supplier)).toBe(3);
  expect(await visit(supplier)).toBe(3);
  tolk.clock.advance(DAY);
  expect(await visit()).toBe(1);
});

it('visitors are forgotten after their day', async () => {
  await visit();
  const days = () => tolk.app.deps.db.selectFrom('site_visit').select('seen_on').execute();
  expect(await days()).not.toEqual([]);
  await tolk.advance(3 * DAY);
  expect(await days()).toEqual([]);
});

it('a visit of a posting is a view of it, but not by its owner', async () => {
  const market = await openMarket(tolk);
  const posting = { projectReleaseInforId: await market.publish() };
  expect(await visit(market.client, posting)).toBe(0);
  expect(await visit(market.supplier, posting)).toBe(1);
  expect(await visit(market.supplier, posting)).toBe(1);
  expect(await visit(tolk.caller(), posting)).toBe(2);
  const none = { projectReleaseInforId: 'ffffffff-ffff-4fff-8fff-ffffffffffff' };
  expect((await tolk.caller().call('/supinterface/getAddFWRS', none)).code).toBe(404);
});
