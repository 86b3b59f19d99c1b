import { randomUUID } from 'node:crypto';
import type { FoundGroup, RefundRow } from '@tolk/contract';
import type { FoundKind } from '@tolk/domain';
import { appealFixture } from '../../../test/support/appeals.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { feedbackOf } from '../../../test/support/feedback.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { moderationOf } from '../../../test/support/moderation.ts';
import { signUp } from '../../../test/support/people.ts';
import { ask } from '../../../test/support/service.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { taxInvoiceOf } from '../../../test/support/tax-invoices.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { transferOf } from '../../../test/support/transfers.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let admin: TestStaff;

beforeAll(async () => {
  market = await openMarket(tolk);
  admin = await addStaffMember(tolk, 'admin');
}, 60_000);

function find(search: string, staff = admin): Promise<FoundGroup[]> {
  return dataOf(staff.call<FoundGroup[]>('/opsinterface/searchRecords', { search }));
}

async function hitsOf(kind: FoundKind, search: string, staff = admin) {
  return (await find(search, staff)).find((group) => group.kind === kind)?.hits ?? [];
}

/** A word that nothing else has. */
const word = () => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

const rename = (personId: string, name: string) =>
  tolk.app.deps.db.updateTable('person').set({ name }).where('id', '=', personId).execute();

describe('a person is found', () => {
  it('by words of the name in any order, the contact masked', async () => {
    const { personId } = await signUp(tolk, 'client');
    const name = word();
    await rename(personId, `Ada ${name}`);
    const [hit, ...others] = await hitsOf('person', `${name} ada`);
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ id: personId, screenId: personId, title: `Ada ${name}` });
    expect(hit?.detail).toMatch(/^[^@]*\*\*\*@/);
  });

  it('by Chinese characters amid a name', async () => {
    const { personId } = await signUp(tolk, 'client');
    await rename(personId, '欧阳霁月');
    expect((await hitsOf('person', '霁月')).map(({ id }) => id)).toEqual([personId]);
  });

  it('by a whole e-mail address, never by a part of it', async () => {
    const { personId } = await signUp(tolk, 'client');
    const { email } = await tolk.app.deps.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    const address = email ?? '';
    expect((await hitsOf('person', address.toUpperCase())).map(({ id }) => id)).toEqual([personId]);
    expect(await hitsOf('person', address.slice(1))).toEqual([]);
  });
});

it('an order is found by its name and by its number, a payment by ours and the provider’s', async () => {
  const name = word();
  const { projectOrderId, orderNumber } = await market.complete({ orderName: `Lease ${name}` });
  const byName = await hitsOf('order', name);
  expect(byName).toMatchObject([{ id: projectOrderId, detail: orderNumber }]);
  expect(await hitsOf('order', orderNumber.toLowerCase())).toEqual(byName);
  const attempt = await tolk.app.deps.db
    .selectFrom('payment_attempt')
    .select(['out_trade_no', 'provider_transaction_id'])
    .where('order_id', '=', projectOrderId)
    .executeTakeFirstOrThrow();
  for (const number of [attempt.out_trade_no, attempt.provider_transaction_id ?? '']) {
    expect(await hitsOf('payment', number)).toMatchObject([
      { screenId: projectOrderId, title: attempt.out_trade_no, detail: orderNumber },
    ]);
  }
});

it('an appeal is found by the name and the number of its order', async () => {
  const name = word();
  const order = await market.submit({ orderName: `Lease ${name}` });
  const id = await appealFixture(tolk, market).open(order, 'client');
  const hit = { id, screenId: id, title: `Lease ${name}`, detail: order.orderNumber };
  expect(await hitsOf('appeal', name)).toMatchObject([hit]);
  expect(await hitsOf('appeal', order.orderNumber)).toMatchObject([hit]);
});

it('a withdrawal request is found by its number and by who applied', async () => {
  const { personId } = await signUp(tolk, 'supplier');
  const name = word();
  await rename(personId, `Ada ${name}`);
  const id = randomUUID();
  const number = `TS20261121-${word()}`.toUpperCase();
  const settlement = {
    id,
    number,
    supplier_id: personId,
    month: '2026-11',
    method: 'paypal' as const,
    sealed_payee: Buffer.from('sealed'),
    payee: 'ad***@example.com',
    bank: '',
    gross: 700_00,
    netted: 0,
    payout_currency: 'USD' as const,
    rate: 70_000,
    payout_gross: 100_00,
    payout_fee: 3_00,
    applied_at: tolk.clock.now(),
    settled_at: null,
    ended_at: null,
    failure: null,
    payout_batch_id: null,
    provider_state: null,
    provider_reference: null,
  };
  await tolk.app.deps.db.insertInto('settlement').values(settlement).execute();
  const hit = { id, screenId: id, title: number, detail: `Ada ${name}` };
  expect(await hitsOf('settlement', number.toLowerCase())).toMatchObject([hit]);
  expect(await hitsOf('settlement', name)).toMatchObject([hit]);
});

it('a posting is found by its name, with its client and the list of moderation that has it', async () => {
  const name = word();
  const id = await market.publish({ projectName: `Tender ${name}` });
  expect(await hitsOf('posting', name)).toMatchObject([
    { id, screenId: market.client.personId, title: `Tender ${name}`, state: 'shown' },
  ]);
  await dataOf(moderationOf.hide(admin, 'posting', id));
  expect(await hitsOf('posting', name)).toMatchObject([{ id, state: 'hidden' }]);
});

it('money is found by whole numbers, a transfer also by its payer', async () => {
  await taxInvoiceOf.introduce(market.client);
  const order = await market.complete();
  const { projectOrderId, orderNumber } = order;
  const { db } = tolk.app.deps;
  const purchaseOrder = `PO ${word()}`;
  const references = { order_id: projectOrderId, purchase_order: purchaseOrder, cost_centre: '' };
  await db.insertInto('order_reference').values(references).execute();
  expect(await hitsOf('order', purchaseOrder.toUpperCase())).toMatchObject([
    { id: projectOrderId },
  ]);
  expect(await hitsOf('order', purchaseOrder.slice(0, -1))).toEqual([]);
  const { taxInvoiceId } = await dataOf(taxInvoiceOf.ask(market.client, [order]));
  expect(await hitsOf('taxInvoice', orderNumber)).toMatchObject([{ id: taxInvoiceId }]);
  const proposal = { projectOrderId, refundPercent: 10, reason: 'A page was missing.' };
  const { refundId, refundNumber } = await dataOf(
    admin.call<RefundRow>('/opsinterface/proposeRefund', proposal, withKey()),
  );
  for (const number of [refundNumber, orderNumber]) {
    expect(await hitsOf('refund', number)).toMatchObject([
      { id: refundId, title: refundNumber, detail: orderNumber },
    ]);
  }
  const payer = word();
  const line = transferOf.line(1_00, 'No reference', { payer: `Jihe ${payer} Ltd` });
  await dataOf(transferOf.record(admin, line));
  const byPayer = await hitsOf('transfer', payer);
  expect(byPayer).toMatchObject([{ title: `Jihe ${payer} Ltd`, detail: line.bankReference }]);
  expect(await hitsOf('transfer', line.bankReference.toLowerCase())).toEqual(byPayer);
});

it('a tax invoice is found by the buyer that it names and by their whole tax number, by finance alone', async () => {
  const client = await signUp(tolk, 'client');
  const id = randomUUID();
  const name = word();
  const taxNumber = `NO${word()}`.toUpperCase();
  const invoice = {
    id,
    client_id: client.personId,
    kind: 'ordinary' as const,
    status: 'requested' as const,
    title: `Jihe Medical ${name}`,
    tax_number: taxNumber,
    address: '',
    phone: '',
    bank: '',
    sealed_bank_account: null,
    email: '',
    note: '',
    assignee_id: null,
    reason: null,
    requested_at: tolk.clock.now(),
    issued_at: null,
  };
  await tolk.app.deps.db.insertInto('tax_invoice').values(invoice).execute();
  const finance = await addStaffMember(tolk, 'finance');
  const support = await addStaffMember(tolk, 'support');
  for (const typed of [`${name} jihe`, taxNumber, ` ${taxNumber.toLowerCase()} `]) {
    expect(await hitsOf('taxInvoice', typed, finance)).toMatchObject([
      { id, screenId: id, title: `Jihe Medical ${name}` },
    ]);
    expect(await find(typed, support)).toEqual([]);
  }
  expect(await hitsOf('taxInvoice', taxNumber.slice(0, -1), finance)).toEqual([]);
});

it('a review is found by its words once the public reads it', async () => {
  const { projectOrderId } = await market.complete();
  const said = word();
  const write = (side: 'client' | 'supplier', text: string) => {
    const [author, subject] =
      side === 'client' ? [market.client, market.supplier] : [market.supplier, market.client];
    const review = {
      id: randomUUID(),
      order_id: projectOrderId,
      side,
      author_id: author.personId,
      subject_id: subject.personId,
      grade: 5,
      text,
      created_at: tolk.clock.now(),
      reply: null,
      replied_at: null,
    };
    return tolk.app.deps.db.insertInto('evaluation').values(review).execute();
  };
  await write('client', `Careful work ${said}`);
  expect(await hitsOf('review', said)).toEqual([]);
  await write('supplier', 'Clear files.');
  expect(await hitsOf('review', said)).toMatchObject([
    { detail: `Careful work ${said}`, state: 'shown' },
  ]);
});

it('tickets are found by what was written', async () => {
  const person = await signUp(tolk, 'client');
  const said = word();
  const id = await feedbackOf.send(person, 'client', { instructions: `Empty page ${said}` });
  const conversation = await ask(person, `Where is it? ${said}`);
  expect(await hitsOf('feedback', said)).toMatchObject([{ id, detail: `Empty page ${said}` }]);
  expect(await hitsOf('conversation', said)).toMatchObject([{ id: conversation }]);
});

it('shows five of a kind, and says that there are more', async () => {
  const name = word();
  for (let count = 0; count < 6; count += 1)
    await rename((await signUp(tolk, 'client')).personId, `Ada ${name}`);
  const [group] = await find(name);
  expect(group).toMatchObject({ kind: 'person', more: true });
  expect(group?.hits).toHaveLength(5);
});

it('a role finds what it may see, and nothing else', async () => {
  const finance = await addStaffMember(tolk, 'finance');
  const said = word();
  const person = await signUp(tolk, 'client');
  await rename(person.personId, said);
  await feedbackOf.send(person, 'client', { instructions: said });
  expect((await find(said, finance)).map(({ kind }) => kind)).toEqual(['person']);
  expect((await find(said)).map(({ kind }) => kind)).toEqual(['person', 'feedback']);
});

it('is noted once for a while, without its words', async () => {
  const support = await addStaffMember(tolk, 'support');
  const said = word();
  await find(said, support);
  await find(said, support);
  const entries = await tolk.app.deps.db
    .selectFrom('audit_entry')
    .select(['action', 'details'])
    .where('staff_id', '=', support.staffId)
    .execute();
  expect(entries).toEqual([{ action: 'searchRecords', details: { found: '0' } }]);
});

it('signs without a word find nothing', async () => {
  expect(await find('%_\\ …')).toEqual([]);
});
