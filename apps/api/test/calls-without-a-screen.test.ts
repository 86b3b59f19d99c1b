import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from './support/fake-payments.ts';
import { dataOf, openMarket, type Market } from './support/market.ts';
import type { TestPerson } from './support/people.ts';
import { testApp } from './support/test-app.ts';

type Calls = typeof calls.supinterface;
type Facet = readonly { value: string; count: number }[];

const tolk = testApp({ replacements: { payments: fakePayments() } });

let market: Market;
beforeAll(async () => {
  market = await openMarket(tolk);
});

function ask<Answer>(call: string, request: Record<string, unknown> = {}): Promise<Answer> {
  return dataOf(market.supplier.call<Answer>(`/supinterface/${call}`, request));
}

it('parts of the profile are what the whole profile says', async () => {
  const { contact, outputs } =
    await ask<ResponseOf<Calls['profile']['getSupInfoData']>>('getSupInfoData');
  expect(contact.wechat).not.toBe('');
  expect(outputs).not.toEqual([]);
  expect(await ask('getSupContactData')).toEqual(contact);
  expect(await ask('getSupCJYData')).toEqual(outputs);
});

it('whether a test may be taken is what the way to it says', async () => {
  const pair = { sourceLanguage: 'de', targetLanguage: 'sv' };
  const { online } = await ask<{ online: { obstacle: string } }>('getTestWay', pair);
  expect(online.obstacle).toBe('pairClosed');
  expect(await ask('getYycsYzData', pair)).toEqual(online);
});

it('parts of the resume are what the whole resume says', async () => {
  const resume = await ask<ResponseOf<Calls['resume']['getSupResumeData']>>('getSupResumeData');
  expect(await ask('getGrjlxx')).toEqual(resume.head);
  expect(await ask('getEducation')).toEqual(resume.educations);
  expect(await ask('getCertificate')).toEqual(resume.certificates);
  expect(await ask('getWorkExperience')).toEqual(resume.workExperiences);
  expect(await ask('getProjectExperience')).toEqual(resume.projectExperiences);
  const entries = [resume.educations, resume.workExperiences, resume.projectExperiences].flat();
  expect(entries).not.toEqual([]);
});

it('the details of a verification are the verification', async () => {
  const realName = await ask('getSupSmrzData');
  expect(await ask('getSmrzXX')).toEqual(realName);
});

it.each(['personalCard', 'corporateCard', 'paypal', 'payoneer'])(
  'settlement method %s alone is its entry among all',
  async (method) => {
    const all = await ask<{ method: string }[]>('getJSFSRZData');
    expect(await ask('getJSRZData', { method })).toEqual(all.find((one) => one.method === method));
  },
);

it('an application that was made is known to the posting too', async () => {
  const projectReleaseInforId = await market.publish();
  const applied = async () => {
    const detail = await ask<{ applied: boolean }>('getProjectReleaseInforDetail', {
      projectReleaseInforId,
    });
    const record = await ask<{ applied: boolean }>('uniqueApplicationRecord', {
      projectReleaseInforId,
    });
    return [detail.applied, record.applied];
  };
  expect(await applied()).toEqual([false, false]);
  await market.apply(projectReleaseInforId);
  expect(await applied()).toEqual([true, true]);
});

it('the counts of statuses and types are those of the hall', async () => {
  await market.publish();
  const hall = await ask<{ projectType: Facet; projectStatus: Facet }>('getHallCounts');
  const counts = (list: Facet) =>
    Object.fromEntries(list.flatMap(({ value, count }) => (count > 0 ? [[value, count]] : [])));
  expect(counts(await ask<Facet>('getProjectTypeData'))).toEqual(counts(hall.projectType));
  expect(counts(await ask<Facet>('getTaskStateData'))).toEqual(counts(hall.projectStatus));
});

it('the types of orders are those of the domain', async () => {
  const answer = market.client.call<{ value: string }[]>('/clientinterface/getOrderType', {});
  expect((await dataOf(answer)).map(({ value }) => value)).toEqual([
    'translation',
    'interpretation',
    'proofreading',
  ]);
});

it('both sides read the same types of dictionaries', async () => {
  const types = await ask<{ dictType: string; count: number }[]>('getDictTypeData');
  expect(types).toContainEqual({ dictType: 'sex', count: 3 });
  const ofClient = market.client.call('/clientinterface/getDictTypeData', {});
  expect(await dataOf(ofClient)).toEqual(types);
});

it('a contact that is added is the one of the conversation, and its unread messages are counted alike', async () => {
  const { client, supplier } = market;
  const chat = <Answer>(person: TestPerson, call: string, request: object) =>
    dataOf(person.call<Answer>(`/communicationinterface/${call}`, request));
  const otherId = supplier.personId;
  const added = await chat<{ conversationId: string }>(client, 'addContact', { otherId });
  const { conversationId } = await chat<typeof added>(client, 'ceatesession', { otherId });
  expect(conversationId).toBe(added.conversationId);
  const say = { conversationId, messageId: randomUUID(), text: 'Hello.' };
  await chat(client, 'messageSending', say);
  const { message, service } = await ask<{ message: number; service: number }>('getUnreadMsg');
  const contacts = await chat<{ list: { conversationId: string; unread: number }[] }>(
    supplier,
    'getGYSContactList',
    {},
  );
  const ofClient = contacts.list.find((one) => one.conversationId === conversationId);
  const unread = (request: object) =>
    chat<{ unread: number }>(supplier, 'getGYSUnreadmessage', request);
  expect(await unread({})).toEqual({ unread: message });
  expect(await unread({ userId: client.personId })).toEqual({ unread: ofClient?.unread });
  expect(ofClient?.unread).toBe(1);
  expect(await chat(client, 'getXQUnreadmessage', {})).toEqual({ unread: 0 });
  expect(await chat(supplier, 'serviceUnreadMessage', {})).toEqual({ unread: service });
});

it('the desk that serves a port is the one that a conversation begins with', async () => {
  const { desk } = await dataOf(
    market.supplier.call<{ desk: object }>('/communicationinterface/serviceSession', {}),
  );
  const served = market.supplier.call('/communicationinterface/getWebSocketKFZX', { port: 1 });
  expect(await dataOf(served)).toMatchObject({ port: 1, desk, socketPath: expect.any(String) });
});
