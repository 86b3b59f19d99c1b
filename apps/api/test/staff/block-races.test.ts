import type { Answer } from '@tolk/testing/caller';
import { dataOf, openMarket, withKey, type Market } from '../support/market.ts';
import type { TestPerson } from '../support/people.ts';
import { addStaffMember, type TestStaff } from '../support/staff.ts';
import { testApp } from '../support/test-app.ts';
import { untilBlockedBy } from '../support/until-blocked.ts';

const tolk = testApp();
let admin: TestStaff;
beforeAll(async () => {
  admin = await addStaffMember(tolk, 'admin');
});

/** What the person does while a block of theirs has done its work and is not committed yet. */
async function whileBlocked({ personId }: TestPerson, act: () => Promise<Answer<unknown>>) {
  const block = { personId, reason: 'Asks for deposits' };
  const { db } = tolk.app.deps;
  const [blocked, answer] = await db
    .transaction()
    .execute(async (tx) => {
      // Ending the sessions is the last that a block does.
      await tx
        .selectFrom('session')
        .select('id')
        .where('person_id', '=', personId)
        .forUpdate()
        .execute();
      const blocking = admin.call('/opsinterface/blockUser', block);
      await untilBlockedBy(tx, db);
      const acting = act();
      await Promise.race([acting, untilBlockedBy(tx, db, 2)]);
      return [blocking, acting] as const;
    })
    .then((both) => Promise.all(both));
  expect(blocked.code).toBe(0);
  return answer.code;
}

const posting = (market: Market, projectReleaseInforId?: string) => ({
  ...market.postingForm(),
  projectReleaseInforId,
});

async function finished(market: Market): Promise<string> {
  const projectReleaseInforId = await market.publish();
  const path = '/clientinterface/finishPositionProject';
  await dataOf(market.client.call(path, { projectReleaseInforId }));
  return projectReleaseInforId;
}

type Act = (market: Market) => Promise<() => Promise<Answer<unknown>>>;

const ofClient: [what: string, prepare: Act][] = [
  [
    'publishes nothing',
    async (market) => () =>
      market.client.call('/clientinterface/addPositionProject', market.postingForm()),
  ],
  [
    'opens no posting again',
    async (market) => {
      const form = posting(market, await finished(market));
      return () => market.client.call('/clientinterface/reopenPositionProject', form);
    },
  ],
  [
    'edits no posting',
    async (market) => {
      const form = posting(market, await market.publish());
      return () => market.client.call('/clientinterface/editPositionProject', form);
    },
  ],
  [
    'sends no order',
    async (market) => {
      const form = market.terms({ supUserId: market.supplier.personId });
      return () => market.client.call('/clientinterface/addProjectOrder', form, withKey());
    },
  ],
];

const ofSupplier: [what: string, prepare: Act][] = [
  [
    'applies for nothing',
    async (market) => {
      const form = { projectReleaseInforId: await market.publish(), content: 'Ten years.' };
      const path = '/supinterface/addProjectApplicationJL';
      return () => market.supplier.call(path, { ...form, expectedPrice: 160_00 });
    },
  ],
  [
    'accepts no order',
    async (market) => {
      const order = await market.send();
      return () => market.accept(order);
    },
  ],
];

describe('a client who is being blocked', () => {
  it.each(ofClient)('%s', async (_what, prepare) => {
    const market = await openMarket(tolk);
    const act = await prepare(market);
    expect(await whileBlocked(market.client, act)).toBe(601);
    const { db } = tolk.app.deps;
    const { personId } = market.client;
    const open = db.selectFrom('posting').select('id').where('owner_id', '=', personId);
    expect(await open.where('status', '<>', 'finished').execute()).toEqual([]);
    const orders = db.selectFrom('project_order').select('id').where('client_id', '=', personId);
    expect(await orders.execute()).toEqual([]);
  });
});

describe('a supplier who is being blocked', () => {
  it.each(ofSupplier)('%s', async (_what, prepare) => {
    const market = await openMarket(tolk);
    const act = await prepare(market);
    expect(await whileBlocked(market.supplier, act)).toBe(601);
    const { db } = tolk.app.deps;
    const { personId } = market.supplier;
    const applied = db.selectFrom('application').select('id').where('supplier_id', '=', personId);
    expect(await applied.execute()).toEqual([]);
    const orders = db.selectFrom('project_order').select('state');
    expect(await orders.where('supplier_id', '=', personId).execute()).toEqual(
      expect.not.arrayContaining([{ state: 'received' }]),
    );
  });
});
