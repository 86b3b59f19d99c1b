import { DAY, MINUTE } from '@tolk/domain';
import { deletionCode, rejectedOrder, removeAccount } from '../../test/support/account-deletion.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey } from '../../test/support/market.ts';
import { codeSentTo, register, signUp, type TestPerson } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

interface Deletion {
  blockers: { kind: string; count: number }[];
  kept: string[];
  codeGoesTo: string | null;
}

const deletionOf = (person: TestPerson) =>
  dataOf(person.call<Deletion>('/supinterface/getAccountDeletion', {}));

const codeFor = (person: TestPerson) => deletionCode(tolk, person);
const remove = (person: TestPerson) => removeAccount(tolk, person);

describe('what stands against a deletion', () => {
  it('is a live order for both sides, and the money that it holds', async () => {
    const market = await openMarket(tolk);
    await market.start();
    expect(await deletionOf(market.client)).toEqual({
      blockers: [
        { kind: 'liveOrders', count: 1 },
        { kind: 'heldMoney', count: 1 },
      ],
      kept: ['transactions', 'ledger', 'taxInvoices', 'reviews', 'disputes'],
      codeGoesTo: expect.stringMatching(/^pe\*\*\*@tolk\.example$/),
    });
    expect((await deletionOf(market.supplier)).blockers).toEqual([
      { kind: 'liveOrders', count: 1 },
    ]);
    expect(await remove(market.supplier)).toMatchObject({
      code: 1018,
      data: { blockers: [{ kind: 'liveOrders', count: 1 }] },
    });
    expect(await market.supplier.call('/supinterface/getSupUserData', {})).toMatchObject({
      code: 0,
    });
  });

  it('is what a supplier has earned and not been paid, and nothing for the client', async () => {
    const market = await openMarket(tolk);
    await market.complete();
    expect((await deletionOf(market.supplier)).blockers).toEqual([{ kind: 'heldMoney', count: 1 }]);
    expect((await deletionOf(market.client)).blockers).toEqual([]);
    await tolk.advance(8 * DAY);
    expect((await deletionOf(market.supplier)).blockers).toEqual([{ kind: 'heldMoney', count: 1 }]);
  });

  it('is money on its way back to the client until it has arrived', async () => {
    const market = await openMarket(tolk);
    const { projectOrderId } = await market.start();
    const { db } = tolk.app.deps;
    await db
      .updateTable('project_order')
      .set({ due_at: new Date(tolk.clock.now().getTime() - 2 * DAY) })
      .where('id', '=', projectOrderId)
      .execute();
    const { version } = await market.order('client', projectOrderId);
    const cancel = { projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/cancelProjectOrder', cancel, withKey()));
    const blockers = async () => (await deletionOf(market.client)).blockers;
    while ((await blockers()).length > 0) {
      expect(await blockers()).toEqual([{ kind: 'heldMoney', count: 1 }]);
      await tolk.advance(MINUTE);
    }
    expect(await market.balances(projectOrderId)).toEqual({});
  });
});

describe('the code', () => {
  it('is good for five tries, whatever comes after', async () => {
    const person = await signUp(tolk, 'client');
    const code = await codeFor(person);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await person.call('/supinterface/deleteAccount', { code: wrong });
      expect(answer).toMatchObject({ code: 1002 });
    }
    expect(await person.call('/supinterface/deleteAccount', { code })).toMatchObject({
      code: 1002,
    });
  });

  it('is not used up by a deletion that is blocked', async () => {
    const market = await openMarket(tolk);
    const order = await market.send();
    const code = await codeFor(market.client);
    const path = '/supinterface/deleteAccount';
    expect(await market.client.call(path, { code })).toMatchObject({ code: 1018 });
    const { projectOrderId, version } = order;
    const withdraw = { projectOrderId, version };
    await dataOf(market.client.call('/clientinterface/withdrawProjectOrder', withdraw));
    expect(await market.client.call(path, { code })).toMatchObject({ code: 0 });
  });

  it('of a login does not delete', async () => {
    const person = await signUp(tolk, 'client');
    await tolk.advance(MINUTE);
    await tolk.caller().call('/supinterface/loginActiveCode', { account: person.account });
    const code = await codeSentTo(tolk, person.account);
    const answer = await person.call('/supinterface/deleteAccount', { code });
    expect(answer).toMatchObject({ code: 1002 });
  });
});

describe('a deleted account', () => {
  it('stays in the orders of the other side, whole and without a name', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const { projectOrderId } = await market.complete();
    const evaluation = { projectOrderId, evaluateGrade: 5, evaluateDescription: 'Precise.' };
    await dataOf(client.call('/clientinterface/addEvaluate', evaluation));
    const before = await market.order('supplier', projectOrderId);
    const balances = await market.balances();
    await dataOf(remove(client));
    const after = await market.order('supplier', projectOrderId);
    expect(after).toEqual({
      ...before,
      createByName: 'Deleted account',
      timeline: before.timeline.map((event) => ({
        ...event,
        actorName: event.actor === 'client' ? 'Deleted account' : event.actorName,
      })),
    });
    expect(await market.balances()).toEqual(balances);
    const inChinese = Object.assign(tolk.caller('zh-CN'), { token: supplier.token });
    expect(
      await dataOf(inChinese.call('/supinterface/getProjectOrderIdData', { projectOrderId })),
    ).toMatchObject({ createByName: '已注销用户' });
    const answer = { projectOrderId, evaluateGrade: 4, evaluateDescription: 'Clear brief.' };
    await dataOf(supplier.call('/supinterface/addEvaluate', answer));
    expect(await dataOf(supplier.call('/supinterface/getEvaluateList', {}))).toMatchObject({
      list: [
        { direction: 'given', evaluatedName: 'Deleted account' },
        { direction: 'received', evaluateGrade: 5, evaluateDescription: 'Precise.' },
      ],
    });
  });

  it('is over on every device, and its address is free for a new one at once', async () => {
    const person = await signUp(tolk, 'client');
    const elsewhere = tolk.caller();
    const login = { account: person.account, password: person.password };
    const { data } = await elsewhere.call<{ token: string }>('/supinterface/login', login);
    elsewhere.token = data.token;
    await dataOf(remove(person));
    for (const caller of [person, elsewhere]) {
      for (const path of ['/supinterface/exportOwnData', '/supinterface/getSupUserData']) {
        expect(await caller.call(path, {})).toMatchObject({ code: 601 });
      }
    }
    expect(await tolk.caller().call('/supinterface/login', login)).toMatchObject({ code: 1001 });
    const fresh = tolk.caller();
    fresh.token = (await register(tolk, fresh, person.account)).token;
    const user = await fresh.call<{ supUserId: string }>('/supinterface/getSupUserData', {});
    expect(user).toMatchObject({ code: 0, data: { supCurrentAccount: person.account } });
    expect(user.data.supUserId).not.toBe(person.personId);
  });

  it('gets a last mail at the address that it had', async () => {
    const person = await signUp(tolk, 'client');
    await dataOf(remove(person));
    await tolk.settle();
    expect(tolk.mails.findLast(({ to }) => to === person.account)).toMatchObject({
      subject: 'Your Tolk account was deleted',
    });
  });

  it('is deleted once, and answers the repetition of the call the same', async () => {
    const person = await signUp(tolk, 'client');
    const code = await codeFor(person);
    const key = withKey();
    const path = '/supinterface/deleteAccount';
    expect(await person.call(path, { code }, key)).toMatchObject({ code: 0, data: {} });
    expect(await person.call(path, { code }, key)).toMatchObject({ code: 0, data: {} });
    expect(await person.call(path, { code })).toMatchObject({ code: 601 });
  });

  it('is not there for a new order, nor for one to be sent again', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const projectOrderId = await rejectedOrder(market);
    await dataOf(remove(supplier));
    const { version } = await market.order('client', projectOrderId);
    const form = market.terms({ supUserId: supplier.personId });
    const add = '/clientinterface/addProjectOrder';
    expect(await client.call(add, form, withKey())).toMatchObject({ code: 404 });
    const edit = { projectOrderId, version, ...market.terms() };
    const path = '/clientinterface/editProjectOrder';
    expect(await client.call(path, edit, withKey())).toMatchObject({ code: 404 });
  });
});
