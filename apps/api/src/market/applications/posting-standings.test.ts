import { randomUUID } from 'node:crypto';
import { hallOf } from '../../../test/support/hall.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp } from '../../../test/support/people.ts';
import { frenchEnglish } from '../../../test/support/examinee.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { startSession } from '../../accounts/sessions/sessions.ts';
import { loadQuestionBanks } from '../../language-tests/questions/load-banks.ts';

const tolk = testApp();
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
});

const apply = (person: typeof market.supplier, projectReleaseInforId: string) =>
  person.call('/supinterface/addProjectApplicationJL', {
    projectReleaseInforId,
    content: 'Ten years of it.',
    expectedPrice: 160_00,
  });

it('who lacks nothing sees their match with what it is made of', async () => {
  const id = await market.publish();
  const { missing, postings } = await hallOf(market.supplier).standings(id);
  expect(missing).toEqual([]);
  expect(postings).toMatchObject([
    {
      projectReleaseInforId: id,
      saved: false,
      applied: false,
      ownPosting: false,
      languageTest: 'passed',
    },
  ]);
  const parts = new Map(postings[0]?.match?.parts.map((part) => [part.name, part]));
  expect(parts.get('pair')).toMatchObject({ points: 30, max: 30 });
  expect(parts.get('field')).toMatchObject({ points: 15, max: 15 });
  await dataOf(apply(market.supplier, id));
  expect(await hallOf(market.supplier).standing(id)).toMatchObject({ applied: true });
});

it('what is missing is what an application is refused by', async () => {
  const newcomer = await signUp(tolk, 'supplier');
  const id = await market.publish();
  const { missing, postings } = await hallOf(newcomer).standings(id);
  expect(missing.map(({ key }) => key)).toEqual([
    'name',
    'country',
    'location',
    'nativeLanguage',
    'contact',
    'personalProfile',
    'languagePair',
    'background',
  ]);
  expect(postings).toMatchObject([{ match: null, languageTest: 'noneOnline' }]);
  expect((await apply(newcomer, id)).code).toBe(1104);
});

it('the test that is asked for is that of the pair where there is one online', async () => {
  const id = await market.publish(frenchEnglish);
  const hall = hallOf(market.supplier);
  // Any passed test will do as long as there is none of this pair.
  expect(await hall.standing(id)).toMatchObject({ languageTest: 'passed' });
  await loadQuestionBanks(tolk.app.deps);
  expect(await hall.standing(id)).toMatchObject({ languageTest: 'needed' });
  expect((await apply(market.supplier, id)).code).toBe(1107);
});

it('one’s own posting is marked, and one that is gone is left out', async () => {
  const id = await market.publish();
  const { client } = market;
  const { db, clock } = tolk.app.deps;
  const device = { userAgent: 'node', address: '127.0.0.1' };
  const session = { personId: client.personId, identity: 'supplier', device } as const;
  client.token = await startSession(db, { ...session, now: clock.now() });
  const { postings } = await hallOf(client).standings(id, randomUUID());
  expect(postings).toMatchObject([{ projectReleaseInforId: id, ownPosting: true }]);
});
