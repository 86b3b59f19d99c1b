import { HOUR } from '@tolk/domain';
import type { Answer } from '@tolk/testing/caller';
import { appealFixture, outcomes, type AppealFixture } from '../../../test/support/appeals.ts';
import { raceRounds } from '../../../test/support/endurance.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let appeals: AppealFixture;

beforeAll(async () => {
  market = await openMarket(tolk);
  appeals = appealFixture(tolk, market);
});

/** One of two answers is 0, the other 409 with what is allowed now. Answers which one won. */
function winnerOf(answers: readonly Answer<unknown>[]): number {
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
  expect(answers.find(({ code }) => code === 409)?.data).toMatchObject({
    version: expect.any(Number),
    allowedActions: expect.any(Array),
  });
  return answers.findIndex(({ code }) => code === 0);
}

/** Every second time the other one is sent first. */
async function race<Result>(
  round: number,
  first: () => Promise<Result>,
  second: () => Promise<Result>,
): Promise<Result[]> {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  return (await Promise.all([second(), first()])).toReversed();
}

async function repeat(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < raceRounds; round += 1) await work(round);
}

describe('two at once', () => {
  it('accept results ∥ appeal: one wins', () =>
    repeat(async (round) => {
      const order = await market.submit();
      const { projectOrderId, version } = order;
      const path = '/clientinterface/getAcceptanceResults';
      const body = { projectOrderId, version, accept: true };
      const won = winnerOf(
        await race<Answer<unknown>>(
          round,
          () => market.client.call(path, body, withKey()),
          () => appeals.appeal(order, 'supplier'),
        ),
      );
      const after = await market.order('client', projectOrderId);
      expect(after.orderState).toBe(won === 0 ? 'completed' : 'inAppeal');
      expect(after.appealIds).toHaveLength(won);
    }));

  it('two offers: one stands, the other is told of it', async () => {
    const id = await appeals.open(await market.start(), 'client');
    await repeat(async (round) => {
      const offer = (side: 'client' | 'supplier', refundPercent: number) =>
        appeals.act(side, 'addAppealOffer', id, { refundPercent, text: '', version: round + 1 });
      const won = winnerOf(
        await race(
          round,
          () => offer('client', 80),
          () => offer('supplier', 30),
        ),
      );
      expect((await appeals.detail('client', id)).offer).toMatchObject(
        won === 0 ? { by: 'client', refundPercent: 80 } : { by: 'supplier', refundPercent: 30 },
      );
    });
  });

  it('offer accepted ∥ withdraw: one wins', () =>
    repeat(async (round) => {
      const order = await market.start();
      const id = await appeals.open(order, 'client');
      const offer = { refundPercent: 60, text: '' };
      await dataOf(appeals.act('client', 'addAppealOffer', id, offer));
      const won = winnerOf(
        await race(
          round,
          () => appeals.act('supplier', 'acceptAppealOffer', id, { version: 2 }),
          () => appeals.act('client', 'withdrawAppeal', id, { version: 2 }),
        ),
      );
      const { orderState } = await market.order('client', order.projectOrderId);
      expect(orderState).toBe(won === 0 ? 'agreed' : 'started');
    }));

  it('ruling ∥ accept offer: one wins', async () => {
    const waiting: { id: string; projectOrderId: string }[] = [];
    await repeat(async () => {
      const order = await market.start();
      const id = await appeals.open(order, 'client');
      const offer = { refundPercent: 40, text: '' };
      await dataOf(appeals.act('supplier', 'addAppealOffer', id, offer));
      waiting.push({ id, projectOrderId: order.projectOrderId });
    });
    await tolk.advance(72 * HOUR);
    const staff = await addStaffMember(tolk, 'support');
    for (const [round, { id, projectOrderId }] of waiting.entries()) {
      const version = 3;
      const won = winnerOf(
        await race(
          round,
          () => appeals.rule(id, { ...outcomes.refund, version }, staff),
          () => appeals.act('client', 'acceptAppealOffer', id, { version }),
        ),
      );
      const { orderState } = await market.order('client', projectOrderId);
      expect(orderState).toBe(won === 0 ? 'inAppeal' : 'agreed');
    }
  });
});

describe('after all races', () => {
  it('every entry of the ledger balances', async () => {
    const sums = Object.values(await market.balances());
    expect(sums.reduce((sum, balance) => sum + balance, 0)).toBe(0);
  });
});
