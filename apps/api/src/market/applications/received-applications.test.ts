import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, HOUR, addMs } from '@tolk/domain';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { foundOrganisation } from '../../../test/support/organisations.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { proveFields } from '../../../test/support/proven-fields.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let market: Market;

beforeEach(async () => {
  market = await openMarket(tolk);
});

type Rows = ResponseOf<(typeof calls)['clientinterface']['positions']['getResumeDelivery']>;

describe('received applications', () => {
  const list = (request: object) =>
    dataOf(market.client.call<Rows>('/clientinterface/getResumeDelivery', request));
  const contents = async (request: object) =>
    (await list(request)).list.map(({ content }) => content);
  const from = async (
    posting: string,
    { content, expectedPrice }: { content: string; expectedPrice: number },
  ) => {
    const person = await signUp(tolk, 'supplier');
    await makeReady(tolk, person.personId);
    tolk.clock.advance(1_000);
    const form = { projectReleaseInforId: posting, content, expectedPrice };
    await dataOf(person.call('/supinterface/addProjectApplicationJL', form));
    return person.personId;
  };

  it('are read by a member who may answer them, and not by one who looks on', async () => {
    const nordlys = await foundOrganisation(tolk);
    await nordlys.admit(market.client, 'asks');
    const reader = await nordlys.join('reads');
    const posting = await market.publish();
    const projectApplicationJLId = await market.apply(posting);
    const open = async (person: TestPerson) => {
      const path = '/clientinterface/getProjectApplicationJLData';
      const id = { projectApplicationJLId };
      return (await dataOf(person.call<{ readTime: string | null }>(path, id))).readTime;
    };
    expect(await open(reader)).toBeNull();
    const supUserId = market.supplier.personId;
    await dataOf(reader.call('/clientinterface/getSupResumeData', { supUserId }));
    expect(await open(reader)).toBeNull();
    expect(await open(market.client)).toEqual(expect.any(String));
  });

  it('are narrowed down and sorted', async () => {
    const { db } = tolk.app.deps;
    const posting = await market.publish();
    const dear = await from(posting, { content: 'Wind turbines, 100%', expectedPrice: 300_00 });
    const cheap = await from(posting, { content: '风电合同', expectedPrice: 100_00 });
    const other = await market.publish({ sourceLanguage: 'en', targetLanguage: 'fr' });
    await from(other, { content: 'French law', expectedPrice: 200_00 });
    await db.updateTable('person').set({ name: 'Chen_Wei' }).where('id', '=', dear).execute();
    await certify(cheap);
    expect(await contents({})).toEqual(['French law', '风电合同', 'Wind turbines, 100%']);
    const wind = ['风电合同', 'Wind turbines, 100%'];
    expect(await contents({ projectReleaseInforId: posting })).toEqual(wind);
    expect(await contents({ sort: 'price' })).toEqual([wind[0], 'French law', wind[1]]);
    expect(await contents({ search: '风电' })).toEqual([wind[0]]);
    expect(await contents({ search: 'TURBINES' })).toEqual([wind[1]]);
    expect(await contents({ search: '0%' })).toEqual([wind[1]]);
    expect(await contents({ search: 'n_w' })).toEqual([wind[1]]);
    expect(await contents({ search: '%r%' })).toEqual([]);
    expect(await contents({ verified: true })).toEqual([wind[0]]);
    expect(await contents({ tested: true })).toEqual(wind);
    await proveFields(tolk, dear, ['energy']);
    const fields = { projectReleaseInforId: posting, sort: 'price' };
    expect((await list(fields)).list).toMatchObject([
      { provenFieldIds: [] },
      { provenFieldIds: ['energy'] },
    ]);
    expect(await contents({ status: 'read' })).toEqual([]);
    // Law and a pair that they are tested in: the better for a certified name.
    expect(await contents({ sort: 'match' })).toEqual([wind[0], wind[1], 'French law']);
    expect(await contents({ sort: 'match', pageNum: 2, pageSize: 2 })).toEqual(['French law']);
  });

  it('that wait are counted, and reminded of after two days, once a day at most', async () => {
    const { client } = market;
    const reminder = () => dataOf(client.call('/clientinterface/getResumeViewReminder', {}));
    expect(await reminder()).toEqual({ count: 0, oldestTime: null, msg: '' });
    const posting = await market.publish({
      deadline: at(30 * DAY),
      startTime: null,
      dueDate: null,
    });
    await market.apply(posting);
    await tolk.advance(HOUR);
    await from(posting, { content: 'Second.', expectedPrice: 1 });
    await tolk.advance(3 * HOUR);
    await from(posting, { content: 'Third.', expectedPrice: 1 });
    expect(await reminder()).toEqual({
      count: 3,
      oldestTime: expect.any(String),
      msg: '3 resumes wait to be read.',
    });
    await tolk.advance(44 * HOUR);
    expect(await reminded()).toEqual(['1 resume waits to be read.']);
    await tolk.advance(4 * HOUR);
    expect(await reminded()).toHaveLength(1);
    await tolk.advance(DAY);
    expect(await reminded()).toEqual(['1 resume waits to be read.', '3 resumes wait to be read.']);
    await tolk.advance(5 * DAY);
    expect(await reminded()).toHaveLength(2);
  });

  async function reminded(): Promise<string[]> {
    const found = await tolk.app.deps.db
      .selectFrom('notification')
      .select('text_en')
      .where('person_id', '=', market.client.personId)
      .where('kind', '=', 'applicationsWaiting')
      .orderBy('created_at')
      .execute();
    return found.map(({ text_en }) => text_en);
  }
});

function at(ms: number): string {
  return addMs(tolk.clock.now(), ms).toISOString();
}

async function certify(personId: string): Promise<void> {
  const now = tolk.clock.now();
  await tolk.app.deps.db
    .insertInto('real_name_verification')
    .values({
      id: randomUUID(),
      person_id: personId,
      status: 'certified',
      document_type: 'passport',
      name: 'Li Wen',
      sealed_number: Buffer.from('sealed'),
      masked_number: 'E****1',
      number_fingerprint: Buffer.from(personId),
      reason: null,
      submitted_at: now,
      decided_at: now,
      decided_by: null,
    })
    .execute();
}
