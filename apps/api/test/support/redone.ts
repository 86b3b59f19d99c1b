import { DAY, addMs } from '@tolk/domain';
import { appealFixture } from './appeals.ts';
import { orderChanges } from './changes.ts';
import { dataOf, withKey, type Market, type OrderDetail } from './market.ts';
import type { TestApp } from './test-app.ts';

export interface Redo {
  /** Rates a thousand words that both agree on in turn, fen; what each costs more is paid. */
  unitPrices?: readonly number[];
  /** Pays what one costs more, among other things. */
  beforePayment?: (pay: () => Promise<unknown>) => Promise<void>;
  /** What happens once each is agreed on and paid. */
  between?: () => Promise<void>;
}

/**
 * Has a completed order of 1,854.00 redone after an appeal, for 2,472.00 unless other rates are given,
 * until the client accepts it. A week and a day pass, so members of staff have to sign in again.
 */
export async function redone(
  tolk: TestApp,
  market: Market,
  before: OrderDetail,
  { unitPrices = [200_00], beforePayment = async (pay) => void (await pay()), between }: Redo = {},
): Promise<OrderDetail> {
  const { projectOrderId } = before;
  const appeals = appealFixture(tolk, market);
  const changes = orderChanges(market);
  await appeals.pass(0);
  const appealId = await appeals.open(before, 'client');
  const deliverTime = addMs(tolk.clock.now(), 30 * DAY).toISOString();
  await appeals.ruled(appealId, { outcome: 'redo', text: 'Deliver it anew.', deliverTime });
  await appeals.pass(8 * DAY);
  for (const unitPrice of unitPrices) {
    const again = await market.order('client', projectOrderId);
    const agreed = await changes.agreed('client', again, { unitPrice, deliverTime });
    if (unitPrice > again.unitPrice) await beforePayment(() => changes.pay(agreed));
    await between?.();
  }
  await dataOf(market.deliver(await market.order('supplier', projectOrderId)));
  const { version } = await market.order('client', projectOrderId);
  const accepted = { projectOrderId, version, accept: true };
  await dataOf(market.client.call('/clientinterface/getAcceptanceResults', accepted, withKey()));
  return market.order('client', projectOrderId);
}
