import type { ResponseOf, calls } from '@tolk/contract';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import {
  changeSupplierProfile,
  makeFindable,
  makeReady,
} from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ config: { publicUrl: 'https://tolk.example' } });
type Calls = typeof calls.supinterface.directory;
type Profile = ResponseOf<Calls['getPublicProfile']>;
type Sample = ResponseOf<Calls['savePortfolioSample']>;

const form = {
  open: true,
  address: 'li-wen',
  headline: 'Contracts and wind farms, Chinese into English',
};
const sample = {
  title: 'Clause 7',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  whFieldId: 'law',
  sourceText: '第七条 风力发电机组的验收由双方共同进行，并以书面确认。',
  targetText: 'Clause 7. The turbines are accepted by both parties, jointly and in writing.',
  isPublic: true,
};

async function setName({ personId }: TestPerson, name: string): Promise<void> {
  const { db } = tolk.app.deps;
  await db.updateTable('person').set({ name }).where('id', '=', personId).execute();
}

async function newSupplier(): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await makeFindable(tolk, person.personId);
  await setName(person, 'Claire Moreau');
  return person;
}

const set = (person: TestPerson, changes: object = {}) =>
  person.call<Profile>('/supinterface/setPublicProfile', { ...form, ...changes });

describe('what a supplier shows to everybody', () => {
  it('is nothing until they agree, and nothing from the moment on when they take it back', async () => {
    const person = await newSupplier();
    const get = () => dataOf(person.call<Profile>('/supinterface/getPublicProfile', {}));
    expect(await get()).toEqual({
      open: false,
      address: '',
      headline: '',
      showsWork: true,
      link: null,
      linkBase: 'https://tolk.example/translator/',
      findable: true,
    });
    const opened = await dataOf(set(person));
    expect(opened).toMatchObject({ ...form, link: 'https://tolk.example/translator/li-wen' });
    expect(await get()).toEqual(opened);
    const closed = await dataOf(set(person, { open: false }));
    expect(closed).toMatchObject({ open: false, link: null, address: 'li-wen' });
    const { agreed_at } = await tolk.app.deps.db
      .selectFrom('public_profile')
      .select('agreed_at')
      .where('person_id', '=', person.personId)
      .executeTakeFirstOrThrow();
    expect(agreed_at).toBeNull();
  });

  it('has past work only by a form that named it', async () => {
    const person = await newSupplier();
    const address = 'li-wen-agrees';
    const shows = async (changes: object) =>
      (await dataOf(set(person, { address, ...changes }))).showsWork;
    // As forms did that knew nothing of it.
    expect(await shows({})).toBe(false);
    expect(await shows({ headline: 'Wind farms since 2012' })).toBe(false);
    expect(await shows({ showsWork: true })).toBe(true);
    expect(await shows({ headline: 'Contracts since 2012' })).toBe(true);
    expect(await shows({ showsWork: false })).toBe(false);
    expect(await shows({ showsWork: true })).toBe(true);
    await dataOf(set(person, { address, open: false }));
    expect(await shows({})).toBe(false);
  });

  it.each<[string, object, string]>([
    ['an address that is too short', { address: 'li' }, 'address'],
    ['an address in another script', { address: 'lіn-wei' }, 'address'],
    ['an address that speaks for the product', { address: 'tolk-support' }, 'address'],
    ['a headline of a word', { headline: 'Law' }, 'headline'],
    [
      'a headline with a way to reach them',
      { headline: 'Law. Write to mara@example.org' },
      'headline',
    ],
  ])('%s is refused', async (_what, changes, field) => {
    const person = await newSupplier();
    const { code, data } = await set(person, { address: 'nobody-yet', ...changes });
    expect([code, data]).toEqual([422, { fields: { [field]: expect.any(String) } }]);
  });

  it('needs a name, a person whom clients may find, and a language pair', async () => {
    const person = await newSupplier();
    await setName(person, 'pe***@tolk.example');
    expect(await set(person, { address: 'hidden-one' })).toMatchObject({
      code: 422,
      data: { fields: { open: expect.stringContaining('Fill in your name') } },
    });
    await setName(person, 'Claire Moreau');
    await changeSupplierProfile(tolk, person.personId, { findable: false });
    expect(await set(person, { address: 'hidden-one' })).toMatchObject({
      code: 422,
      data: { fields: { open: expect.stringContaining('Let clients find you first') } },
    });
    await makeFindable(tolk, person.personId);
    const { db } = tolk.app.deps;
    await db.deleteFrom('supplier_output').where('person_id', '=', person.personId).execute();
    expect(await set(person, { address: 'hidden-one' })).toMatchObject({
      code: 422,
      data: { fields: { open: expect.stringContaining('Add a language pair') } },
    });
  });
});

describe('an address', () => {
  it('is one person’s for good, with all that look like it', async () => {
    const [one, other] = [await newSupplier(), await newSupplier()];
    await dataOf(set(one, { address: 'anna-berg' }));
    await dataOf(set(one, { open: false }));
    for (const address of ['anna-berg', 'annaberg', 'a-nna-berg'])
      expect((await set(other, { address })).code).toBe(422);
    expect((await set(one, { address: 'annaberg' })).data.address).toBe('annaberg');
    expect((await set(other, { address: 'anne-berg' })).code).toBe(0);
  });

  it('of two who want the same at once one gets it', async () => {
    const people = [await newSupplier(), await newSupplier(), await newSupplier()];
    const answers = await Promise.all(people.map((person) => set(person, { address: 'wanted' })));
    const codes = answers.map(({ code }) => code);
    expect(codes.toSorted((one, other) => one - other)).toEqual([0, 422, 422]);
  });

  it('is changed up to five times, and one of the own ones is taken again', async () => {
    const person = await newSupplier();
    for (const address of ['first-one', 'second-one', 'third-one', 'fourth-one', 'fifth-one'])
      await dataOf(set(person, { address }));
    expect((await set(person, { address: 'sixth-one' })).code).toBe(422);
    expect((await set(person, { address: 'first-one' })).data.address).toBe('first-one');
  });
});

describe('samples of work', () => {
  const save = (person: TestPerson, changes: object = {}) =>
    person.call<Sample>('/supinterface/savePortfolioSample', { ...sample, ...changes });

  it('are added, changed and deleted by their owner only', async () => {
    const [one, other] = [await newSupplier(), await newSupplier()];
    const { portfolioSampleId } = await dataOf(save(one));
    const change = (person: TestPerson) =>
      person.call('/supinterface/updatePortfolioSample', {
        portfolioSampleId,
        ...sample,
        isPublic: false,
      });
    expect((await change(other)).code).toBe(404);
    expect((await change(one)).data).toEqual({ portfolioSampleId, ...sample, isPublic: false });
    const remove = (person: TestPerson) =>
      person.call('/supinterface/deletePortfolioSample', { portfolioSampleId });
    expect((await remove(other)).code).toBe(404);
    await dataOf(remove(one));
    expect((await one.call('/supinterface/getPortfolioSamples', {})).data).toEqual([]);
  });

  it.each<[string, object, string]>([
    ['one language', { targetLanguage: 'zh-CN' }, 'targetLanguage'],
    ['a language that nobody knows', { sourceLanguage: 'qq' }, 'sourceLanguage'],
    ['a field that nobody knows', { whFieldId: 'magic' }, 'whFieldId'],
    ['a mail address', { targetText: 'Write to mara@example.org for the rest.' }, 'targetText'],
    ['nothing to see', { sourceText: ' '.repeat(30) }, 'sourceText'],
  ])('with %s are refused', async (_what, changes, field) => {
    const { code, data } = await save(await newSupplier(), changes);
    expect([code, data]).toEqual([422, { fields: { [field]: expect.any(String) } }]);
  });
});
