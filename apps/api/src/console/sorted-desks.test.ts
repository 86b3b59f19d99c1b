import { MINUTE, queueSorts } from '@tolk/domain';
import { appealFixture } from '../../test/support/appeals.ts';
import { idNumbers, realNameForm, saveProfile } from '../../test/support/documents.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market, type OrderDetail } from '../../test/support/market.ts';
import { signUp } from '../../test/support/people.ts';
import { addStaffMember, type TestStaff } from '../../test/support/staff.ts';
import { taxInvoiceOf } from '../../test/support/tax-invoices.ts';
import { testApp } from '../../test/support/test-app.ts';
import { transferOf } from '../../test/support/transfers.ts';
import { insertAuditEntry } from '../staff/audit/audit-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let admin: TestStaff;
beforeAll(async () => {
  market = await openMarket(tolk);
  await taxInvoiceOf.introduce(market.client);
  admin = await addStaffMember(tolk, 'admin');
}, 60_000);

type Row = Readonly<Record<string, unknown>>;

/** Where these records stand in a list, by their numbers here, read one a page. */
async function standing(
  call: string,
  { idKey, ids, ...filter }: { idKey: string; ids: readonly string[] } & Row,
): Promise<number[]> {
  const places: number[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const request = { pageNum, pageSize: 1, ...filter };
    const { list } = await dataOf(admin.call<{ list: Row[] }>(`/opsinterface/${call}`, request));
    if (list.length === 0) return places.filter((place) => place >= 0);
    places.push(...list.map((row) => ids.indexOf(String(row[idKey]))));
  }
}

const sorted = async (call: string, idKey: string, ids: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      queueSorts.map(async (sort) => [sort, await standing(call, { idKey, ids, sort })] as const),
    ),
  );

const byAgeAndAmount = { oldest: [0, 1, 2], newest: [2, 1, 0], amount: [1, 2, 0] };

it('appeals, tax invoices and orders stand by age and amount as asked', async () => {
  const orders: OrderDetail[] = [];
  for (const workload of [10, 13, 11]) {
    orders.push(await market.complete({ workload }));
    await tolk.advance(MINUTE);
  }
  const ids = orders.map(({ projectOrderId }) => projectOrderId);
  const list = { idKey: 'projectOrderId', ids };
  expect(await standing('getProjectOrderList', { ...list, sort: 'newest' })).toEqual([2, 1, 0]);
  expect(await standing('getProjectOrderList', { ...list, sort: 'oldest' })).toEqual([0, 1, 2]);

  const invoices: string[] = [];
  const appeals: string[] = [];
  for (const order of orders) {
    const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [order]));
    invoices.push(taxInvoiceId);
    appeals.push(await appealFixture(tolk, market).open(order, 'client'));
    await tolk.advance(MINUTE);
  }
  const found = await sorted('getTaxInvoiceQueue', 'taxInvoiceId', invoices);
  expect(found).toEqual(byAgeAndAmount);
  expect(await sorted('getAppealList', 'projectOrderAppealId', appeals)).toEqual(byAgeAndAmount);
}, 120_000);

it('bank transfers stand by the bank’s day and by amount as asked', async () => {
  const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
  const amounts = [100_00, 300_00, 200_00];
  // The bank’s first day is recorded last.
  for (const at of [2, 1, 0]) {
    const line = transferOf.line(amounts[at] ?? 0, `Sorted ${at}`, {
      receivedOn: days[at] ?? '',
    });
    await dataOf(transferOf.record(admin, line));
    await tolk.advance(MINUTE);
  }
  const { list } = await transferOf.list(admin, { search: 'Sorted', pageSize: 100 });
  const ids = [0, 1, 2].map(
    (at) => list.find(({ remark }) => remark === `Sorted ${at}`)?.incomingTransferId ?? '',
  );
  expect(await sorted('getIncomingTransferList', 'incomingTransferId', ids)).toEqual(
    byAgeAndAmount,
  );
});

it('reviews stand by when they were submitted, whatever became of them', async () => {
  const ids: string[] = [];
  for (const number of idNumbers.slice(0, 3)) {
    const person = await signUp(tolk, 'supplier');
    const name = `沈${number.slice(-3)}`;
    await saveProfile(person, name);
    await dataOf(
      person.call('/supinterface/addOrEditSupSmrz', await realNameForm(person, name, number)),
    );
    const asked = { kind: 'realName', search: name };
    const { list } = await dataOf(
      admin.call<{ list: { reviewId: string }[] }>('/opsinterface/getReviewList', asked),
    );
    ids.push(list[0]?.reviewId ?? '');
    await tolk.advance(MINUTE);
  }
  await tolk.app.deps.db
    .updateTable('real_name_verification')
    .set({ status: 'certified', decided_at: tolk.clock.now(), decided_by: admin.staffId })
    .where('id', '=', ids[0] ?? '')
    .execute();
  const list = { idKey: 'reviewId', ids };
  expect(await standing('getReviewList', list)).toEqual([1, 2, 0]);
  expect(await standing('getReviewList', { ...list, sort: 'oldest' })).toEqual([0, 1, 2]);
  expect(await standing('getReviewList', { ...list, sort: 'newest' })).toEqual([2, 1, 0]);
});

it('acts of one moment stand the other way round when the oldest are asked for', async () => {
  const { staffId } = await addStaffMember(tolk, 'support');
  for (const day of ['08', '09', '09']) {
    await insertAuditEntry(tolk.app.deps.db, {
      staff_id: staffId,
      role: 'support',
      action: 'loginOut',
      subject: 'staff',
      subject_id: staffId,
      details: {},
      address: '127.0.0.1',
      at: new Date(`2026-03-${day}T01:00:00.000Z`),
    });
  }
  const { list } = await dataOf(
    admin.call<{ list: { auditId: string }[] }>('/opsinterface/getAuditList', { staffId }),
  );
  const ids = list.map(({ auditId }) => auditId);
  const asked = { idKey: 'auditId', ids, staffId };
  expect(await standing('getAuditList', asked)).toEqual([0, 1, 2]);
  expect(await standing('getAuditList', { ...asked, sort: 'oldest' })).toEqual([2, 1, 0]);
});

it('users stand by their sign-up, the first one first', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await signUp(tolk, 'client')).personId);
    await tolk.advance(MINUTE);
  }
  const list = { idKey: 'personId', ids };
  expect(await standing('getUserList', { ...list, sort: 'oldest' })).toEqual([0, 1, 2]);
  expect(await standing('getUserList', list)).toEqual([2, 1, 0]);
});
