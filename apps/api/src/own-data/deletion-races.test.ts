import { sql } from 'kysely';
import { passHumanCheck } from '@tolk/testing/caller';
import { MINUTE } from '@tolk/domain';
import { deletionCode, filesOnDisk, rejectedOrder } from '../../test/support/account-deletion.ts';
import { fakePayments } from '../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey } from '../../test/support/market.ts';
import { codeSentTo, signUp, type TestPerson } from '../../test/support/people.ts';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });

const codeFor = (person: TestPerson) => deletionCode(tolk, person);

describe('a deletion at the same moment as', () => {
  const rounds = 6;

  async function assertNoLiveOrderOfDeleted(): Promise<void> {
    const { db } = tolk.app.deps;
    const { rows } = await sql`
      select o.state from project_order o
      join person p on p.deleted_at is not null and p.id in (o.client_id, o.supplier_id)
      where o.state in ('sent', 'received', 'started', 'submitted', 'changesRequested', 'inAppeal')`.execute(
      db,
    );
    expect(rows).toEqual([]);
  }

  it('an order’s acceptance: the order stays with both', async () => {
    const market = await openMarket(tolk);
    const order = await market.send();
    const code = await codeFor(market.supplier);
    const [accepted, deleted] = await Promise.all([
      market.accept(order),
      market.supplier.call('/supinterface/deleteAccount', { code }),
    ]);
    expect([accepted.code, deleted.code]).toEqual([0, 1018]);
    await assertNoLiveOrderOfDeleted();
  });

  it('a new order for the supplier: one of the two happens', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const market = await openMarket(tolk);
      const { client, supplier } = market;
      const code = await codeFor(supplier);
      const form = market.terms({ supUserId: supplier.personId });
      const [sent, deleted] = await Promise.all([
        client.call('/clientinterface/addProjectOrder', form, withKey()),
        supplier.call('/supinterface/deleteAccount', { code }),
      ]);
      outcomes.add(`${sent.code} ${deleted.code}`);
    }
    const allowed = new Set(['0 1018', '404 0']);
    expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([]);
    await assertNoLiveOrderOfDeleted();
  });

  it('a rejected order that is sent again: one of the two happens', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const market = await openMarket(tolk);
      const { client, supplier } = market;
      const projectOrderId = await rejectedOrder(market);
      const { version } = await market.order('client', projectOrderId);
      const code = await codeFor(supplier);
      const edit = { projectOrderId, version, ...market.terms() };
      const [sent, deleted] = await Promise.all([
        client.call('/clientinterface/editProjectOrder', edit, withKey()),
        supplier.call('/supinterface/deleteAccount', { code }),
      ]);
      outcomes.add(`${sent.code} ${deleted.code}`);
    }
    const allowed = new Set(['0 1018', '404 0']);
    expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([]);
    await assertNoLiveOrderOfDeleted();
  });

  it('a login by code: no session is left behind', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const person = await signUp(tolk, 'client');
      const code = await codeFor(person);
      await tolk.advance(MINUTE);
      const { account } = person;
      const verification = await passHumanCheck(tolk.url);
      const form = { account, verification };
      await dataOf(tolk.caller().call('/supinterface/loginActiveCode', form));
      const login = { account, code: await codeSentTo(tolk, account) };
      const [, deleted] = await Promise.all([
        tolk.caller().call('/supinterface/login', login),
        person.call('/supinterface/deleteAccount', { code }),
      ]);
      expect(deleted.code).toBe(0);
    }
    const { db } = tolk.app.deps;
    const { rows } = await sql`
      select s.id from session s join person p on p.id = s.person_id
      where p.deleted_at is not null and s.ended_at is null`.execute(db);
    expect(rows).toEqual([]);
  });

  it('an upload that takes longer than the account is there: no file is left behind', async () => {
    const market = await openMarket(tolk);
    const { client } = market;
    const code = await codeFor(client);
    const before = await filesOnDisk(tolk);
    const { files } = tolk.app.deps;
    const put = files.put.bind(files);
    files.put = async (...upload) => {
      const size = await put(...upload);
      await dataOf(client.call('/supinterface/deleteAccount', { code }));
      return size;
    };
    try {
      await expect(market.upload(client, 'order')).rejects.toThrow(/^401 /);
    } finally {
      files.put = put;
    }
    expect((await filesOnDisk(tolk)) - before).toBe(0);
  });

  it('an application from it, a posting by it: nothing open is left behind', async () => {
    const market = await openMarket(tolk);
    const { client, supplier } = market;
    const projectReleaseInforId = await market.publish();
    const bySupplier = await codeFor(supplier);
    const form = { projectReleaseInforId, content: 'Ten years.', expectedPrice: 100_00 };
    await Promise.all([
      supplier.call('/supinterface/addProjectApplicationJL', form),
      supplier.call('/supinterface/deleteAccount', { code: bySupplier }),
    ]);
    const byClient = await codeFor(client);
    await Promise.all([
      client.call('/clientinterface/addPositionProject', market.postingForm()),
      client.call('/supinterface/deleteAccount', { code: byClient }),
    ]);
    const { db } = tolk.app.deps;
    const { rows } = await sql`
      select 'application' as left_behind from application a
      join person p on p.id = a.supplier_id and p.deleted_at is not null where status <> 'withdrawn'
      union all
      select 'posting' from posting
      join person p on p.id = owner_id and p.deleted_at is not null where status <> 'finished'`.execute(
      db,
    );
    expect(rows).toEqual([]);
  });
});
