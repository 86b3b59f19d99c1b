import { randomUUID } from 'node:crypto';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { clientForm, informationForm } from '../../../test/support/profile-forms.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Fields = Record<string, unknown>;

const tolk = testApp({ replacements: { payments: fakePayments() } });

const save = (supplier: TestPerson, changes: Fields = {}) =>
  supplier.call('/supinterface/addOrEditSupInfo', { ...informationForm, ...changes });
const shownName = async (person: TestPerson) =>
  (await dataOf(person.call<{ name: string }>('/supinterface/getSupUserData'))).name;

describe('a client’s information', () => {
  const path = '/clientinterface/addOrEditSysInfo';

  it('is empty until it is saved, and then what was saved', async () => {
    const client = await signUp(tolk, 'client');
    expect((await client.call('/clientinterface/getSysInfoBasicsData')).data).toMatchObject({
      saved: false,
      userName: '',
      phone: '',
      email: '',
    });
    const { data } = await client.call(path, clientForm);
    expect(data).toEqual({
      ...clientForm,
      sysUserId: client.personId,
      avatar: null,
      nameLocked: false,
      saved: true,
    });
    expect((await client.call('/clientinterface/getSysInfoBasicsData')).data).toEqual(data);
    expect(await shownName(client)).toBe('Wanqing');
  });

  it.each<readonly [field: string, value: string, en: string]>([
    ['website', 'javascript:alert(1)', 'Enter an address that starts with http:// or https://.'],
    ['website', 'https://', 'Enter an address that starts with http:// or https://.'],
    ['userName', ' ', 'Fill in this field.'],
    ['companyName', '', 'Fill in this field.'],
    ['nationality', 'XX', 'Choose one of the options.'],
    ['region', '999999', 'Choose one of the options.'],
    ['zone', 'nowhere', 'Choose a time zone.'],
  ])('refuses %s %j', async (field, value, en) => {
    const client = await signUp(tolk, 'client');
    const answer = await client.call<{ fields: Fields }>(path, { ...clientForm, [field]: value });
    expect([answer.code, answer.data.fields[field]]).toEqual([422, en]);
  });

  it('of somebody else is not there', async () => {
    const [client, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
    const form = { ...clientForm, sysUserId: other.personId };
    expect((await client.call(path, form)).code).toBe(404);
    const ask = { sysUserId: other.personId };
    expect((await client.call('/clientinterface/getSysInfoBasicsData', ask)).code).toBe(404);
  });

  it('shares name and contact with the supplier of the same person', async () => {
    const client = await signUp(tolk, 'client');
    await dataOf(client.call(path, clientForm));
    const session = await client.call<{ token: string }>('/supinterface/switchIdentity', {
      loginName: client.account,
      port: 1,
    });
    client.token = session.data.token;
    const { data } = await client.call('/supinterface/getSupInfoData');
    expect(data).toMatchObject({
      info: { saved: false, supName: '林婉清', nickname: 'Wanqing', location: '上海市' },
      contact: { wechat: 'wanqing' },
    });
  });
});

it('a real name that was submitted stands, a refused one may be mended', async () => {
  const person = await signUp(tolk, 'supplier');
  await dataOf(save(person));
  const { db } = tolk.app.deps;
  const id = randomUUID();
  await db
    .insertInto('real_name_verification')
    .values({
      id,
      person_id: person.personId,
      status: 'submitted',
      document_type: 'passport',
      name: '林婉清',
      sealed_number: Buffer.from('x'),
      masked_number: 'E********',
      number_fingerprint: Buffer.from(id),
      reason: null,
      submitted_at: tolk.clock.now(),
      decided_at: null,
      decided_by: null,
    })
    .execute();
  expect(await save(person, { supName: '林婉' })).toMatchObject({ code: 1501 });
  const client = { ...clientForm, userName: '林婉' };
  await dataOf(
    person.call('/supinterface/switchIdentity', { loginName: person.account, port: 0 }),
  ).then((session) => Object.assign(person, session));
  expect(await person.call('/clientinterface/addOrEditSysInfo', client)).toMatchObject({
    code: 1501,
  });
  expect(await person.call('/clientinterface/addOrEditSysInfo', clientForm)).toMatchObject({
    code: 0,
    data: { nameLocked: true },
  });
  await db
    .updateTable('real_name_verification')
    .set({ status: 'refused' })
    .where('id', '=', id)
    .execute();
  expect(await person.call('/clientinterface/addOrEditSysInfo', client)).toMatchObject({
    code: 0,
    data: { nameLocked: false, userName: '林婉' },
  });
});

it('a new name stands in what others were told, where it is a sentence’s subject', async () => {
  const market = await openMarket(tolk);
  const { client, supplier: worker } = market;
  // The name on the document stands.
  const sameName = { supName: 'Li Wen' };
  await dataOf(save(worker, { ...sameName, nickname: 'The client' }));
  await market.receive();
  const texts = async () => {
    const { list } = await dataOf(
      client.call<{ list: { text: string }[] }>('/clientinterface/getXXTZDatas'),
    );
    return list.map(({ text }) => text);
  };
  expect(await texts()).toEqual([
    'The client accepted “Supply contract, Chinese into English”. Work starts once you have paid.',
  ]);
  await dataOf(save(worker, { ...sameName, nickname: 'Order' }));
  await dataOf(save(worker, { ...sameName, nickname: 'Mei' }));
  expect(await texts()).toEqual([
    'Mei accepted “Supply contract, Chinese into English”. Work starts once you have paid.',
  ]);
});
