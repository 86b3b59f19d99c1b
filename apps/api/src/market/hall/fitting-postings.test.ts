import { randomUUID } from 'node:crypto';
import { DAY, addMs } from '@tolk/domain';
import { hallOf, namesIn } from '../../../test/support/hall.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

const back = { sourceLanguage: 'en', targetLanguage: 'zh-CN' };
const spoken = {
  projectType: 'interpretation',
  interpretationMode: 'simultaneous',
  unitName: 'day',
  place: 'Hall 3',
};

/** Postings whose company only this test names, and a supplier of law from Chinese into English. */
async function opened(...postings: ({ projectName: string } & Record<string, unknown>)[]) {
  const companyName = `Nordlys ${randomUUID().slice(0, 8)}`;
  const ids = new Map<string, string>();
  for (const posting of postings)
    ids.set(posting.projectName, await market.publish({ companyName, ...posting }));
  const supplier = await signUp(tolk, 'supplier');
  await makeReady(tolk, supplier.personId);
  return {
    supplier,
    hall: hallOf(supplier),
    filter: { search: companyName },
    id: (name: string) => ids.get(name) ?? '',
  };
}

it('a supplier’s pairs and kind of work are what fits, the best match first', async () => {
  const { hall, filter } = await opened(
    { projectName: 'Law' },
    { projectName: 'Patent', whFieldId: 'patents' },
    { projectName: 'Cheap patent', whFieldId: 'patents', salary: 100_00 },
    { projectName: 'Back', ...back },
    { projectName: 'Spoken', ...spoken },
  );
  expect(namesIn(await hall.fitting(filter))).toEqual(['Law', 'Patent', 'Cheap patent']);
  expect(await hall.tabs(filter)).toEqual({ fitting: 3, all: 5, saved: 0 });
});

it('what one has applied for, and what is over, fits no more', async () => {
  const { supplier, hall, filter, id } = await opened(
    { projectName: 'Applied' },
    { projectName: 'Finished' },
    { projectName: 'Open' },
  );
  const projectReleaseInforId = id('Applied');
  const application = { projectReleaseInforId, content: 'Ten years.', expectedPrice: 150_00 };
  await dataOf(supplier.call('/supinterface/addProjectApplicationJL', application));
  const over = { projectReleaseInforId: id('Finished') };
  await dataOf(market.client.call('/clientinterface/finishPositionProject', over));
  expect(namesIn(await hall.fitting(filter))).toEqual(['Open']);
  expect((await hall.fitting({ ...filter, projectStatus: 'finished' })).total).toBe(0);
});

it('filters, orders and pages are those of the hall', async () => {
  const inDays = (days: number) => addMs(tolk.clock.now(), days * DAY).toISOString();
  const { hall, filter } = await opened(
    { projectName: 'Soon', deadline: inDays(1), salary: 120_00 },
    { projectName: 'Well paid', deadline: inDays(2), salary: 300_00, whFieldId: 'patents' },
    { projectName: 'Newest', whFieldId: 'finance' },
  );
  const found = async (request: object) => namesIn(await hall.fitting({ ...filter, ...request }));
  expect(await found({ sort: 'newest' })).toEqual(['Newest', 'Well paid', 'Soon']);
  expect(await found({ sort: 'deadline' })).toEqual(['Soon', 'Well paid', 'Newest']);
  expect(await found({ sort: 'salary' })).toEqual(['Well paid', 'Newest', 'Soon']);
  expect(await found({ whFieldId: 'patents' })).toEqual(['Well paid']);
  expect(await found({ sourceLanguage: 'en' })).toEqual([]);
  expect(await found({ search: '!!!' })).toEqual([]);
  const page = await hall.fitting({ ...filter, sort: 'newest', pageNum: 2, pageSize: 2 });
  expect([page.total, namesIn(page)]).toEqual([3, ['Soon']]);
});

it('without a profile nothing fits', async () => {
  const { filter } = await opened({ projectName: 'Law' });
  const hall = hallOf(await signUp(tolk, 'supplier'));
  expect(await hall.fitting(filter)).toEqual({ total: 0, list: [] });
  expect(await hall.tabs(filter)).toEqual({ fitting: 0, all: 1, saved: 0 });
  expect(await hall.tabs({ search: '!!!' })).toEqual({ fitting: 0, all: 0, saved: 0 });
});
