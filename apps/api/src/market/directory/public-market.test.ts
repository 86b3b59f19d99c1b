import type { ResponseOf, calls } from '@tolk/contract';
import { MINUTE } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { showToEverybody } from '../../../test/support/public-profile.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Shown = ResponseOf<typeof calls.supinterface.directory.getPublicMarket>;

/** Rates are kept for ten minutes. */
async function read(): Promise<Shown> {
  tolk.clock.advance(11 * MINUTE);
  return dataOf(tolk.caller().call<Shown>('/supinterface/getPublicMarket', {}));
}

const complete = (market: Market, unitPrice: number) => market.complete({ unitPrice });

describe('the market as everybody sees it', () => {
  it('shows faces of those who agreed, until they take it back', async () => {
    const { supplier } = await openMarket(tolk);
    expect((await read()).suppliers).toEqual([]);
    await showToEverybody(tolk, supplier, 'claire-m');
    expect((await read()).suppliers).toEqual([
      {
        supUserName: 'Claire Moreau',
        supUserAvatar: null,
        headline: 'Clause 7: contracts since 2012',
        path: '/translator/claire-m',
        languagePairs: [{ sourceLanguage: 'zh-CN', targetLanguage: 'en' }],
        realNameVerified: true,
        completedOrders: 0,
      },
    ]);
    await dataOf(
      supplier.call('/supinterface/setPublicProfile', {
        open: false,
        address: 'claire-m',
        headline: '',
      }),
    );
    expect((await read()).suppliers).toEqual([]);
  });

  it('tells rates from five orders of three clients and three suppliers on, none with more than half', async () => {
    const markets = [await openMarket(tolk), await openMarket(tolk), await openMarket(tolk)];
    const [one, two, three] = markets;
    if (!one || !two || !three) throw new Error('There are three markets.');
    for (const price of [100_00, 110_00, 123_45]) await complete(one, price);
    await complete(two, 150_00);
    expect((await read()).rates).toEqual([]);
    await complete(three, 190_00);
    // Three of five are of one client.
    expect((await read()).rates).toEqual([]);
    await complete(two, 200_00);
    // Six prices: 100, 110, 123.45, 150, 190, 200; quartiles 113.3625 and 180.
    expect((await read()).rates).toEqual([
      {
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        projectType: 'translation',
        unitName: 'thousand-characters',
        currency: 'CNY',
        from: 110_00,
        to: 180_00,
        orders: 5,
      },
    ]);
    const ofPair = (pair: object) =>
      dataOf(one.supplier.call<Shown['rates']>('/supinterface/getMarketRates', pair));
    const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
    expect(await ofPair(pair)).toMatchObject([{ from: 110_00, to: 180_00, orders: 5 }]);
    expect(await ofPair({ ...pair, targetLanguage: 'fr' })).toEqual([]);
    expect((await tolk.caller().call('/supinterface/getMarketRates', pair)).code).toBe(401);
  }, 60_000);
});
