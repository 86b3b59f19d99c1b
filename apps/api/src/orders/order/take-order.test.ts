import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
const path = '/supinterface/acceptOrRejectProjectOrder';
let market: Market;
beforeAll(async () => {
  market = await openMarket(tolk);
  await tolk.app.deps.db
    .updateTable('real_name_verification')
    .set({ status: 'submitted' })
    .where('person_id', '=', market.supplier.personId)
    .execute();
});

describe('an order', () => {
  it('is not taken by somebody whose profile getWsgrxxtxJS calls incomplete', async () => {
    const { projectOrderId, version } = await market.send();
    const check = await dataOf(
      market.supplier.call<{ type: string; msg: string }>('/supinterface/getWsgrxxtxJS'),
    );
    const body = { projectOrderId, version, accept: true };
    expect(await market.supplier.call(path, body)).toMatchObject({
      code: 1104,
      msg: 'Complete your information before you take orders.',
      data: {
        type: 'verification',
        msg: 'Complete your information before you take orders: Real-name verification.',
      },
    });
    expect(check).toMatchObject({
      result: false,
      type: 'verification',
      msg: 'Complete your information before you take orders: Real-name verification.',
    });
    expect(await market.order('client', projectOrderId)).toMatchObject({
      orderState: 'sent',
      version,
    });
  });

  it('can be rejected by them all the same', async () => {
    const { projectOrderId, version } = await market.send();
    const body = { projectOrderId, version, accept: false, reason: 'No time this week.' };
    expect(await market.supplier.call(path, body)).toMatchObject({ code: 0 });
  });

  it('is taken once staff have checked who the supplier is', async () => {
    const order = await market.send();
    await tolk.app.deps.db
      .updateTable('real_name_verification')
      .set({ status: 'certified' })
      .where('person_id', '=', market.supplier.personId)
      .execute();
    expect(await market.accept(order)).toMatchObject({ code: 0 });
  });
});
