import type {
  PayoutBatchDetail,
  Quote,
  SettlementDetail,
  StaffSettlementDetail,
} from '@tolk/contract';
import { DAY } from '@tolk/domain';
import type { Answer } from '@tolk/testing/caller';
import { raceRounds } from '../../../test/support/endurance.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { makePayable } from '../../../test/support/payable-supplier.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let projectOrderIds: string[];
let finance: TestStaff;
let colleague: TestStaff;

/** Within the days on which settlements are applied for, with the hold of seven days over. */
beforeAll(async () => {
  await tolk.advance(Date.parse('2031-03-02T02:00:00Z') - tolk.clock.now().getTime());
  market = await openMarket(tolk);
  await makePayable(tolk, market.supplier.personId);
  const { projectOrderId } = await market.complete({ workload: 1, unitPrice: 1_000_00 });
  projectOrderIds = [projectOrderId];
  await tolk.advance(8 * DAY);
  finance = await addStaffMember(tolk, 'finance');
  colleague = await addStaffMember(tolk, 'finance');
});

const sup = <Data>(name: string, body: object) =>
  market.supplier.call<Data>(`/supinterface/${name}`, body, withKey());
const ops = <Data>(name: string, body: object, staff = finance) =>
  staff.call<Data>(`/opsinterface/${name}`, body, withKey());

function apply(quoteId: string): Promise<Answer<SettlementDetail>> {
  return sup('getJSSQ', { quoteId });
}

async function quote(): Promise<string> {
  const body = { projectOrderIds, method: 'personalCard' };
  const { quoteId, obstacles } = await dataOf(sup<Quote>('getSettlementQuote', body));
  if (quoteId === null) throw new Error(JSON.stringify(obstacles));
  return quoteId;
}

const applied = async () => dataOf(apply(await quote()));
const withdraw = ({ settlementId, version }: Pick<SettlementDetail, 'settlementId' | 'version'>) =>
  sup('withdrawSettlement', { settlementId, version });
const batch = ({ settlementId }: SettlementDetail) =>
  ops<PayoutBatchDetail>('addPayoutBatch', { settlementIds: [settlementId] });

async function statusOf({ settlementId }: SettlementDetail): Promise<string> {
  const { status } = await dataOf(
    ops<StaffSettlementDetail>('getSettlementDetail', { settlementId }),
  );
  return status;
}

/** One answer is 0 and the other a conflict. Answers which one won. */
function winnerOf(answers: readonly Answer<unknown>[]): number {
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 409]);
  return answers.findIndex(({ code }) => code === 0);
}

/** Every second time the other one is sent first. */
async function race(
  round: number,
  first: () => Promise<Answer<unknown>>,
  second: () => Promise<Answer<unknown>>,
): Promise<Answer<unknown>[]> {
  if (round % 2 === 0) return Promise.all([first(), second()]);
  return (await Promise.all([second(), first()])).toReversed();
}

async function repeat(work: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < raceRounds; round += 1) await work(round);
}

describe('two at once', () => {
  it('two settlements: one wins', () =>
    repeat(async () => {
      const quotes = [await quote(), await quote()];
      const answers = await Promise.all(quotes.map(apply));
      expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1302]);
      for (const { code, data } of answers) if (code === 0) await dataOf(withdraw(data));
    }));

  it('withdraw ∥ put into a batch: one wins', () =>
    repeat(async (round) => {
      const settlement = await applied();
      let payoutBatchId = '';
      const answers = await race(
        round,
        () => withdraw(settlement),
        async () => {
          const answer = await batch(settlement);
          ({ payoutBatchId } = answer.data);
          return answer;
        },
      );
      const withdrawn = winnerOf(answers) === 0;
      expect(await statusOf(settlement)).toBe(withdrawn ? 'withdrawn' : 'applied');
      if (withdrawn) return;
      await dataOf(ops('dropPayoutBatch', { payoutBatchId }));
      await dataOf(withdraw(await ownDetail(settlement)));
    }));

  it('withdraw ∥ refuse: one wins', () =>
    repeat(async (round) => {
      const settlement = await applied();
      const { settlementId, version } = settlement;
      const reason = 'The invoice does not fit.';
      const answers = await race(
        round,
        () => withdraw(settlement),
        () => ops('refuseSettlement', { settlementId, version, reason }),
      );
      const expected = winnerOf(answers) === 0 ? 'withdrawn' : 'refused';
      expect(await statusOf(settlement)).toBe(expected);
    }));

  it('approve ∥ drop a batch: one wins, and money goes out once or not at all', () =>
    repeat(async (round) => {
      const settlement = await applied();
      const { payoutBatchId } = await dataOf(batch(settlement));
      const answers = await race(
        round,
        () => ops('approvePayoutBatch', { payoutBatchId }, colleague),
        () => ops('dropPayoutBatch', { payoutBatchId }),
      );
      const approved = winnerOf(answers) === 0;
      expect(await statusOf(settlement)).toBe(approved ? 'sent' : 'applied');
      if (!approved) {
        await dataOf(withdraw(await ownDetail(settlement)));
        return;
      }
      const { settlementId, version } = await ownDetail(settlement);
      const bankReference = `BANK-${round}`;
      const reason = 'The account is closed.';
      const back = { settlementId, version, reason, bankReference };
      await dataOf(ops('recordPayoutReturn', back));
    }));
});

function ownDetail({ settlementId }: SettlementDetail): Promise<SettlementDetail> {
  return dataOf(
    market.supplier.call<SettlementDetail>('/supinterface/getWithdrawalDetail', { settlementId }),
  );
}

it('after all races every entry balances and all that was earned is available', async () => {
  const balances = await market.balances();
  expect(Object.values(balances).reduce((sum, balance) => sum + balance, 0)).toBe(0);
  expect(balances).toMatchObject({ supplierAvailable: -1_000_00 });
});
