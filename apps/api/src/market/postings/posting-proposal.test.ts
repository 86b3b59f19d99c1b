import type { PostingProposal } from '@tolk/contract';
import { addMs, DAY, HOUR, MINUTE } from '@tolk/domain';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;
let client: TestPerson;
/** A Monday, 10:00 in Shanghai. */
let monday: Date;

/** So many days after that Monday, at this hour UTC. */
const on = (days: number, hour: number) =>
  addMs(monday, days * DAY + (hour - 2) * HOUR).toISOString();

beforeAll(async () => {
  const week = 7 * DAY;
  // The epoch began on a Thursday.
  const since = tolk.clock.now().getTime() - 4 * DAY - 2 * HOUR;
  monday = new Date((Math.floor(since / week) + 1) * week + 4 * DAY + 2 * HOUR);
  tolk.clock.advance(monday.getTime() - tolk.clock.now().getTime());
  market = await openMarket(tolk);
});

beforeEach(async () => {
  client = await signUp(tolk, 'client');
});

const outline = {
  projectType: 'translation',
  sourceLanguage: 'de',
  targetLanguage: 'zh-CN',
  currency: 'CNY',
  unitName: null,
  estimatedWorkload: null,
  fileIds: [],
  startTime: null,
  dueDate: null,
  zone: 'Asia/Shanghai',
};
const ask = (changes: object = {}, person = client) =>
  person.call<PostingProposal>('/clientinterface/getPostingProposal', { ...outline, ...changes });
const proposed = (changes: object = {}) => dataOf(ask(changes));

describe('what is proposed for a posting', () => {
  it('is little where little is known, and nothing that nobody paid', async () => {
    expect(await proposed()).toEqual({
      unitName: 'thousand-words',
      wordCount: null,
      estimatedWorkload: null,
      rate: null,
      wordsPerDay: 2_000,
      workDays: null,
      dueDate: null,
      deadline: on(2, 10),
    });
  });

  it('is a due date in working days of the client’s zone', async () => {
    expect(await proposed({ estimatedWorkload: 4, zone: 'Asia/Dubai' })).toMatchObject({
      workDays: 2,
      // Two days to choose somebody, two of work: Friday, six in the evening in Dubai.
      dueDate: on(4, 14),
      deadline: on(2, 14),
    });
    expect(await proposed({ estimatedWorkload: 9, sourceLanguage: 'ja' })).toMatchObject({
      unitName: 'thousand-characters',
      wordsPerDay: 3_000,
      workDays: 3,
    });
  });

  it('closes applications before the work is due', async () => {
    const { deadline } = await proposed({ dueDate: on(0, 12) });
    expect(deadline).toBe(on(0, 7));
  });

  it('counts the client’s own files, and those of nobody else', async () => {
    const file = await market.upload(client, 'posting');
    const { wordCount, estimatedWorkload, workDays } = await proposed({ fileIds: [file] });
    // The text has fewer words than one unit, which is the least.
    expect({ counted: (wordCount ?? 0) > 0, estimatedWorkload, workDays }).toEqual({
      counted: true,
      estimatedWorkload: 1,
      workDays: 1,
    });
    expect((await ask({ fileIds: [file] }, market.client)).code).toBe(404);
  });

  it('is hours for one session of interpreting, and no claim for several days', async () => {
    const talk = { projectType: 'interpretation', startTime: on(9, 1) };
    expect(await proposed({ ...talk, dueDate: on(9, 4.3) })).toMatchObject({
      unitName: 'hour',
      estimatedWorkload: 3.5,
      dueDate: null,
      deadline: on(2, 10),
    });
    const days = await proposed({ ...talk, dueDate: on(11, 4) });
    expect(days.estimatedWorkload).toBeNull();
  });

  it('keeps the client’s unit while the type is priced in it', async () => {
    expect((await proposed({ unitName: 'page' })).unitName).toBe('page');
    expect((await proposed({ unitName: 'day' })).unitName).toBe('thousand-words');
  });

  it('refuses a zone that there is not', async () => {
    expect((await ask({ zone: 'Europe/Atlantis' })).code).toBe(422);
  });
});

it('a rate of the pair is told from as many orders and people as on the home page', async () => {
  const others = [await openMarket(tolk), await openMarket(tolk)];
  const [two, three] = others;
  if (!two || !three) throw new Error('There are two more markets.');
  const pair = { sourceLanguage: 'zh-CN', targetLanguage: 'en' };
  for (const unitPrice of [100_00, 120_00]) await market.complete({ unitPrice });
  for (const unitPrice of [140_00, 160_00]) await two.complete({ unitPrice });
  tolk.clock.advance(11 * MINUTE);
  expect((await proposed(pair)).rate).toBeNull();
  await three.complete({ unitPrice: 180_00 });
  tolk.clock.advance(11 * MINUTE);
  const rate = { unitName: 'thousand-characters', from: 120_00, to: 160_00, orders: 5 };
  expect((await proposed(pair)).rate).toMatchObject(rate);
  expect((await proposed({ ...pair, unitName: 'page' })).rate).toBeNull();
  expect((await proposed({ ...pair, projectType: 'proofreading' })).rate).toBeNull();
  expect((await proposed({ ...pair, currency: 'USD' })).rate).toBeNull();
}, 60_000);
