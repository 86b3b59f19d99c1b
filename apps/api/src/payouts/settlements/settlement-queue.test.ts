import type { StaffSettlementRow } from '@tolk/contract';
import { MINUTE, queueSorts, type QueueSort } from '@tolk/domain';
import { dataOf } from '../../../test/support/market.ts';
import { payoutDesk } from '../../../test/support/payout-desk.ts';

const { apply, ops, tolk } = payoutDesk();

it('the queue stands by age and amount as asked, the oldest first of itself', async () => {
  const small = await apply(0, 'paypal');
  await tolk.advance(MINUTE);
  const large = await apply(1, 'payoneer');
  await tolk.app.deps.db
    .updateTable('settlement')
    .set({ gross: 999_999_00 })
    .where('id', '=', large.settlementId)
    .execute();
  const standing = async (sort?: QueueSort) => {
    const request = { status: 'applied', sort };
    const { list } = await dataOf(
      ops<{ list: StaffSettlementRow[] }>('getSettlementList', request),
    );
    return list.map(({ settlementId }) =>
      settlementId === small.settlementId ? 'small, old' : 'large, new',
    );
  };
  expect(await standing()).toEqual(['small, old', 'large, new']);
  const asked = Object.fromEntries(
    await Promise.all(queueSorts.map(async (sort) => [sort, await standing(sort)] as const)),
  );
  expect(asked).toEqual({
    oldest: ['small, old', 'large, new'],
    newest: ['large, new', 'small, old'],
    amount: ['large, new', 'small, old'],
  });
});
