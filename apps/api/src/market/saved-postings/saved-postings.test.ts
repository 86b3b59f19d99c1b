import { randomUUID } from 'node:crypto';
import { limits } from '@tolk/domain';
import { removeAccount } from '../../../test/support/account-deletion.ts';
import { hallOf, namesIn as names } from '../../../test/support/hall.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { untilBlockedBy } from '../../../test/support/until-blocked.ts';

const tolk = testApp();
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

describe('a saved posting', () => {
  it('is in the list of who saved it, the latest first, until it is taken out', async () => {
    const hall = hallOf(market.supplier);
    const [one, other] = [
      await market.publish({ projectName: 'One' }),
      await market.publish({ projectName: 'Other' }),
    ];
    for (const id of [other, one, other]) {
      await dataOf(hall.save(id));
      await tolk.advance(1_000);
    }
    expect(names(await hall.saved())).toEqual(['One', 'Other']);
    expect(names(await hall.saved({ sort: 'newest' }))).toEqual(['Other', 'One']);
    expect(await hall.standing(one)).toMatchObject({ saved: true });
    expect(await hallOf(await signUp(tolk, 'supplier')).saved()).toEqual({ total: 0, list: [] });
    await dataOf(hall.save(one, false));
    await dataOf(hall.save(one, false));
    expect(names(await hall.saved())).toEqual(['Other']);
    expect(await hall.standing(one)).toMatchObject({ saved: false });
  });

  it('stays in the list once it is finished, and leaves it when it is deleted', async () => {
    const hall = hallOf(market.supplier);
    const id = await market.publish();
    await dataOf(hall.save(id));
    const body = { projectReleaseInforId: id };
    await dataOf(market.client.call('/clientinterface/finishPositionProject', body));
    expect((await hall.saved()).list).toMatchObject([{ projectStatus: 'finished' }]);
    expect(await hall.saved({ projectStatus: 'recruiting' })).toEqual({ total: 0, list: [] });
    await dataOf(market.client.call('/clientinterface/delPositionProject', body));
    expect(await hall.saved()).toEqual({ total: 0, list: [] });
  });

  it('lets a change of the posting tell who is just saving it', async () => {
    const id = await market.publish();
    const { db } = tolk.app.deps;
    const { saving } = await db.transaction().execute(async (tx) => {
      await tx.selectFrom('posting').select('id').where('id', '=', id).forUpdate().execute();
      const saves = hallOf(market.supplier).save(id);
      await untilBlockedBy(tx, db);
      const { personId } = market.supplier;
      const told = tx.selectFrom('person').select('id').where('id', '=', personId);
      expect(await told.forKeyShare().noWait().execute()).toHaveLength(1);
      return { saving: saves };
    });
    expect(await saving).toMatchObject({ code: 0 });
  });

  it('is found by the filters of the hall', async () => {
    const hall = hallOf(market.supplier);
    const law = await market.publish({ projectName: 'Lease' });
    const patent = await market.publish({ projectName: 'Turbine', whFieldId: 'patents' });
    for (const id of [law, patent]) await dataOf(hall.save(id));
    expect(names(await hall.saved({ whFieldId: 'patents' }))).toEqual(['Turbine']);
    expect(names(await hall.saved({ search: 'lease' }))).toEqual(['Lease']);
    expect(await hall.saved({ search: '!!!' })).toEqual({ total: 0, list: [] });
    const page = await hall.saved({ pageNum: 2, pageSize: 1, sort: 'newest' });
    expect([page.total, names(page)]).toEqual([2, ['Lease']]);
  });

  it('goes with the account of who saved it', async () => {
    const person = await signUp(tolk, 'supplier');
    await dataOf(hallOf(person).save(await market.publish()));
    await dataOf(removeAccount(tolk, person));
    const left = await tolk.app.deps.db
      .selectFrom('saved_posting')
      .select('posting_id')
      .where('person_id', '=', person.personId)
      .execute();
    expect(left).toEqual([]);
  });

  it('has to exist, and there are so many of them at most', async () => {
    const hall = hallOf(market.supplier);
    expect((await hall.save(randomUUID())).code).toBe(404);
    const kept = Array.from({ length: limits.savedPosting.perPerson }, () => randomUUID());
    const { db, clock } = tolk.app.deps;
    const like = await db
      .selectFrom('posting')
      .selectAll()
      .where('id', '=', await market.publish())
      .executeTakeFirstOrThrow();
    const { bigrams: _, words: __, bookings: ___, breaks: ____, ...row } = like;
    await db
      .insertInto('posting')
      .values(kept.map((id) => ({ ...row, id })))
      .execute();
    const person_id = market.supplier.personId;
    const saved_at = clock.now();
    await db
      .insertInto('saved_posting')
      .values(kept.map((posting_id) => ({ person_id, posting_id, saved_at })))
      .execute();
    expect((await hall.save(like.id)).code).toBe(1508);
    expect((await hall.saved()).total).toBe(500);
    await db.deleteFrom('posting').where('id', 'in', kept).execute();
  });
});
