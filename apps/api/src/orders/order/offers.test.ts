import { randomUUID } from 'node:crypto';
import { DAY } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { certifyToWork } from '../../../test/support/payable-supplier.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeFindable, makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({
  config: { rateLimits: { perAddress: 0, perPerson: 0, perCall: true } },
  replacements: { payments: fakePayments() },
});
let market: Market;
beforeAll(async () => {
  market = await openMarket(tolk);
});

async function supplierWho(findable: boolean): Promise<TestPerson> {
  const supplier = await signUp(tolk, 'supplier');
  await makeReady(tolk, supplier.personId);
  await certifyToWork(tolk, supplier.personId);
  if (findable) await makeFindable(tolk, supplier.personId);
  return supplier;
}

function offer(client: TestPerson, supUserId: string, more: object = {}) {
  const body = market.terms({ supUserId, ...more });
  return client.call<{ projectOrderId: string }>(
    '/clientinterface/addProjectOrder',
    body,
    withKey(),
  );
}

async function hide({ personId }: TestPerson): Promise<void> {
  await tolk.app.deps.db
    .updateTable('supplier_profile')
    .set({ findable: false })
    .where('person_id', '=', personId)
    .execute();
}

async function answer(supplier: TestPerson, projectOrderId: string, accept: boolean) {
  const body = { projectOrderId, version: 1, accept, reason: 'No time this week.' };
  await dataOf(supplier.call('/supinterface/acceptOrRejectProjectOrder', body));
}

describe('an order without an application', () => {
  it('belongs to a posting of the client’s where they say so', async () => {
    const { personId } = await supplierWho(true);
    const projectReleaseInforId = await market.publish();
    const { projectOrderId } = await dataOf(
      offer(market.client, personId, { projectReleaseInforId }),
    );
    expect(await market.order('client', projectOrderId)).toMatchObject({ projectReleaseInforId });
    const stranger = await signUp(tolk, 'client');
    expect((await offer(stranger, personId, { projectReleaseInforId })).code).toBe(404);
  });

  it('for a posting is the only one while it runs, and nobody applies beside it', async () => {
    const supplier = await supplierWho(true);
    const projectReleaseInforId = await market.publish();
    const posting = { projectReleaseInforId };
    const again = () => offer(market.client, supplier.personId, posting);
    const { projectOrderId } = await dataOf(again());
    expect(await again()).toMatchObject({
      code: 409,
      msg: expect.stringContaining('This supplier already has an order for this project.'),
    });
    const applied = () =>
      supplier.call('/supinterface/addProjectApplicationJL', {
        ...posting,
        content: 'Ten years of it.',
        expectedPrice: 160_00,
      });
    expect(await applied()).toMatchObject({
      code: 1101,
      msg: 'You already have an order for this job. Open it under your orders.',
    });
    const read = () =>
      dataOf(
        market.client.call('/clientinterface/getSupResumeData', { supUserId: supplier.personId }),
      );
    expect(await read()).toMatchObject({ postingOrders: [{ projectOrderId, ...posting }] });
    await answer(supplier, projectOrderId, false);
    expect(await read()).toMatchObject({ postingOrders: [] });
    expect((await again()).code).toBe(0);
    expect((await offer(market.client, supplier.personId)).code).toBe(0);
  });

  it('can’t be tied to a posting that is over, except for whom was invited to it', async () => {
    const [invited, declining, other] = [
      await supplierWho(true),
      await supplierWho(true),
      await supplierWho(true),
    ];
    const projectReleaseInforId = await market.publish();
    const posting = { projectReleaseInforId };
    const inviting = ({ personId }: TestPerson) =>
      dataOf(
        market.client.call<{ postingInvitationId: string }>('/clientinterface/inviteSupplier', {
          ...posting,
          supUserId: personId,
          message: '',
        }),
      );
    await inviting(invited);
    const { postingInvitationId } = await inviting(declining);
    await dataOf(declining.call('/supinterface/declinePostingInvitation', { postingInvitationId }));
    await dataOf(market.client.call('/clientinterface/finishPositionProject', posting));
    for (const { personId } of [declining, other]) {
      expect(await offer(market.client, personId, posting)).toMatchObject({
        code: 422,
        data: {
          fields: {
            projectReleaseInforId:
              'This project is closed. Reopen it, or create the order without a project.',
          },
        },
      });
    }
    expect((await offer(market.client, invited.personId, posting)).code).toBe(0);
  });

  it('can’t be tied to a posting that staff has hidden', async () => {
    const { personId } = await supplierWho(true);
    const projectReleaseInforId = await market.publish();
    await tolk.app.deps.db
      .updateTable('posting')
      .set({ hidden_at: tolk.clock.now() })
      .where('id', '=', projectReleaseInforId)
      .execute();
    expect(await offer(market.client, personId, { projectReleaseInforId })).toMatchObject({
      code: 422,
      data: {
        fields: {
          projectReleaseInforId: expect.stringContaining('This project is not shown at the moment'),
        },
      },
    });
  });

  it('for somebody who applied to that posting answers the application', async () => {
    const projectReleaseInforId = await market.publish();
    const projectApplicationJLId = await market.apply(projectReleaseInforId);
    const posting = { projectReleaseInforId };
    const { projectOrderId } = await dataOf(
      offer(market.client, market.supplier.personId, posting),
    );
    const read = market.client.call('/clientinterface/getProjectApplicationJLData', {
      projectApplicationJLId,
    });
    expect(await dataOf(read)).toMatchObject({ status: 'ordered', projectOrderId });
    expect((await offer(market.client, market.supplier.personId, posting)).code).toBe(409);
  });

  it('for an application names its supplier in capitals too', async () => {
    const projectApplicationJLId = await market.apply(await market.publish());
    const supUserId = market.supplier.personId.toUpperCase();
    expect(await market.send({ projectApplicationJLId, supUserId })).toMatchObject({
      orderState: 'sent',
    });
  });

  it.each<[string, () => Promise<TestPerson>]>([
    ['a supplier who is not to be found', () => supplierWho(false)],
    ['an account that is a client only', () => signUp(tolk, 'client')],
    ['a supplier whose account staff keeps out', blocked],
  ])('for %s is answered as if there were nobody', async (_who, make) => {
    const client = await signUp(tolk, 'client');
    const absent = await offer(client, randomUUID());
    const { personId } = await make();
    const refused = await offer(client, personId);
    expect([refused.code, refused.msg, refused.data]).toEqual([404, absent.msg, absent.data]);
    expect(absent.code).toBe(404);
  });

  it.each<[string, (client: TestPerson, supplier: TestPerson) => Promise<void>]>([
    ['was invited', invite],
    ['applied', apply],
    ['worked for the client before', work],
  ])('reaches a supplier who can’t be found any more but %s', async (_what, tie) => {
    const client = await signUp(tolk, 'client');
    const supplier = await supplierWho(true);
    await tie(client, supplier);
    await hide(supplier);
    expect((await offer(client, supplier.personId)).code).toBe(0);
  });

  it('is refused while ten others wait for the same supplier’s answer, also when they come at once', async () => {
    const client = await signUp(tolk, 'client');
    const [supplier, other] = [await supplierWho(true), await supplierWho(true)];
    const sent = await Promise.all(
      Array.from({ length: 14 }, () => offer(client, supplier.personId)),
    );
    const codes = sent.map(({ code }) => code).toSorted((one, two) => one - two);
    expect(codes).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1205, 1205, 1205, 1205]);
    expect((await offer(client, other.personId)).code).toBe(0);
    const first = sent.find(({ code }) => code === 0)?.data.projectOrderId ?? '';
    await answer(supplier, first, true);
    expect((await offer(client, supplier.personId)).code).toBe(0);
  });

  it('is refused after twenty of a day that the supplier did not want', async () => {
    const client = await signUp(tolk, 'client');
    const supplier = await supplierWho(true);
    for (let sent = 0; sent < 20; sent += 1) {
      const { data } = await offer(client, supplier.personId);
      await answer(supplier, data.projectOrderId, false);
    }
    expect(await offer(client, supplier.personId)).toMatchObject({ code: 1206 });
    await tolk.advance(DAY);
    expect((await offer(client, supplier.personId)).code).toBe(0);
  });
});

async function blocked(): Promise<TestPerson> {
  const supplier = await supplierWho(true);
  await tolk.app.deps.db
    .updateTable('person')
    .set({ blocked_at: tolk.clock.now(), block_reason: 'Spam' })
    .where('id', '=', supplier.personId)
    .execute();
  return supplier;
}

async function publish(client: TestPerson): Promise<string> {
  const path = '/clientinterface/addPositionProject';
  const answered = client.call<{ projectReleaseInforId: string }>(path, market.postingForm());
  return (await dataOf(answered)).projectReleaseInforId;
}

async function invite(client: TestPerson, { personId }: TestPerson): Promise<void> {
  const projectReleaseInforId = await publish(client);
  const body = { projectReleaseInforId, supUserId: personId, message: '' };
  await dataOf(client.call('/clientinterface/inviteSupplier', body));
}

async function apply(client: TestPerson, supplier: TestPerson): Promise<void> {
  const projectReleaseInforId = await publish(client);
  const body = { projectReleaseInforId, content: 'Ten years of law.', expectedPrice: 150_00 };
  await dataOf(supplier.call('/supinterface/addProjectApplicationJL', body));
}

async function work(client: TestPerson, supplier: TestPerson): Promise<void> {
  const { projectOrderId } = await dataOf(offer(client, supplier.personId));
  await answer(supplier, projectOrderId, true);
}
