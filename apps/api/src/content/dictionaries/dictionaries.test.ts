import type { ResponseOf, calls } from '@tolk/contract';
import type { supDictionaries } from '@tolk/contract/calls/supinterface/dictionaries';
import { editableDictionaries } from '@tolk/domain/dictionaries/index';
import { announce } from '../../database/announce.ts';
import { dictionaryChannel } from './dictionary-repository.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
type Calls = typeof calls.opsinterface.dictionaries;
type Entries = ResponseOf<Calls['setDictionaryEntry']>;
type Items = ResponseOf<typeof supDictionaries.getDictData>;

let staff: TestStaff;
let market: Market;

beforeAll(async () => {
  staff = await addStaffMember(tolk, 'reviewer');
  market = await openMarket(tolk);
});

const wine = { dictType: 'field', value: 'wine', en: 'Wine', zh: '葡萄酒', hidden: false };
const set = (changes: object = {}) =>
  staff.call<Entries>('/opsinterface/setDictionaryEntry', { ...wine, ...changes });
const visitor = (name: string, body: object = {}) =>
  dataOf(tolk.caller().call<Items>(`/supinterface/${name}`, body));
const publish = (whFieldId: string) =>
  market.client.call('/clientinterface/addPositionProject', market.postingForm({ whFieldId }));

describe('a dictionary that staff change', () => {
  it('offers an added entry at once, and a posting may use it', async () => {
    expect((await publish('wine')).code).toBe(422);
    const entries = await dataOf(set());
    expect(entries.at(-1)).toEqual({
      value: 'wine',
      en: 'Wine',
      zh: '葡萄酒',
      hidden: false,
      added: true,
      changed: true,
      uses: 0,
    });
    expect((await publish('wine')).code).toBe(0);
    expect(await visitor('getField')).toContainEqual({ value: 'wine', en: 'Wine', zh: '葡萄酒' });
    expect(await visitor('getDictionaryChanges')).toEqual([{ ...wine, place: null }]);
  });

  it('says how often each entry was chosen, in a posting, an order or a profile', async () => {
    const count = async () => {
      const path = '/opsinterface/getDictionaryEntries';
      const entries = await dataOf(staff.call<Entries>(path, { dictType: 'field' }));
      return Object.fromEntries(entries.map(({ value, uses }) => [value, uses]));
    };
    const before = await count();
    await dataOf(publish('chemistry'));
    await market.send({ whFieldId: 'chemistry' });
    expect(await count()).toEqual({ ...before, chemistry: (before['chemistry'] ?? 0) + 2 });
  });

  it.each(editableDictionaries)('counts the uses of %s', async (dictType) => {
    const path = '/opsinterface/getDictionaryEntries';
    const entries = await dataOf(staff.call<Entries>(path, { dictType }));
    expect(entries.every(({ uses }) => uses !== null && uses >= 0)).toBe(true);
  });

  it('refuses a hidden entry for what is new, and does not offer it', async () => {
    await dataOf(set({ hidden: true }));
    const refused = await publish('wine');
    expect([refused.code, refused.data]).toEqual([
      422,
      { fields: { whFieldId: 'Choose one of the options.' } },
    ]);
    const offered = await visitor('getDictData', { dictType: 'field' });
    expect(offered.map(({ value }) => value)).not.toContain('wine');
    const types = await visitor('getDictTypeData');
    expect(types).toContainEqual({ dictType: 'field', count: offered.length });
  });

  it('takes a change back that equals the original', async () => {
    await dataOf(set({ value: 'law', en: 'Legal', zh: '法律' }));
    const original = { value: 'law', en: 'Law and contracts', zh: '法律合同' };
    const entries = await dataOf(set(original));
    expect(entries).toContainEqual({
      ...original,
      hidden: false,
      added: false,
      changed: false,
      uses: expect.any(Number),
    });
    const changes = await visitor('getDictionaryChanges');
    expect(changes.map(({ value }) => value)).toEqual(['wine']);
  });

  it('is the same in every process', async () => {
    const other = await tolk.startAnother();
    await dataOf(set({ value: 'tea', en: 'Tea', zh: '茶' }));
    const answer = await other.caller().call<Items>('/supinterface/getField', {});
    expect(answer.data.map(({ value }) => value)).toContain('tea');
    await other.close();
  });

  it('stands in the order that staff put it into, also for who is asked to choose', async () => {
    const type = { dictType: 'mediaPlatform' };
    const names = (entries: readonly { value: string }[]) => entries.map(({ value }) => value);
    const path = '/opsinterface/getDictionaryEntries';
    const before = names(await dataOf(staff.call<Entries>(path, type)));
    const values = before.toReversed();
    const order = (changes: object = {}) =>
      staff.call<Entries>('/opsinterface/setDictionaryOrder', { ...type, values, ...changes });

    const ordered = await dataOf(order());
    expect(names(ordered)).toEqual(values);
    // Being moved is no change of what an entry is.
    expect(ordered.filter(({ changed, added }) => changed || added)).toEqual([]);
    expect(names(await visitor('getDictData', type))).toEqual(values);
    // A name given later leaves the place alone.
    const [value = ''] = values;
    const renamed = { ...type, value, en: 'Elsewhere', zh: '其他渠道' };
    expect(names(await dataOf(set(renamed)))).toEqual(values);

    expect((await order({ values: values.slice(1) })).code).toBe(409);
    expect((await order({ values: [...values.slice(1), 'nothing'] })).code).toBe(409);
    expect((await order({ dictType: 'language' })).code).toBe(422);
  });

  it('is brought up to date by an announcement', async () => {
    const { db, clock } = tolk.app.deps;
    const row = { dict_type: 'field', value: 'beer', en: 'Beer', zh: '啤酒', hidden: false };
    await db
      .insertInto('dictionary_change')
      .values({ ...row, changed_at: clock.now() })
      .execute();
    await announce(db, dictionaryChannel, 'field');
    await until(async () => (await publish('beer')).code === 0);
    const offered = await visitor('getField');
    expect(offered).toContainEqual({ value: 'beer', en: 'Beer', zh: '啤酒' });
  });

  it.each<[string, object, number, object]>([
    ['languages', { dictType: 'language' }, 422, { fields: { dictType: expect.any(String) } }],
    ['a dictionary that is not there', { dictType: 'nothing' }, 404, {}],
    ['a blank name', { en: ' ' }, 422, { fields: { en: 'Fill in this field.' } }],
    ['the name of another entry', { zh: '法律合同' }, 422, { fields: { zh: expect.any(String) } }],
    ['a value in capitals', { value: 'Wine' }, 422, { fields: { value: expect.any(String) } }],
  ])('is not changed: %s', async (_what, changes, code, data) => {
    const refused = await set(changes);
    expect([refused.code, refused.data]).toEqual([code, data]);
  });

  it('is listed with whether it may be changed, and every change is noted', async () => {
    const types = await dataOf(
      staff.call<ResponseOf<Calls['getDictionaryTypes']>>('/opsinterface/getDictionaryTypes', {}),
    );
    const editable = types.filter((type) => type.editable).map(({ dictType }) => dictType);
    expect(editable.toSorted()).toEqual([
      'appealType',
      'bank',
      'degree',
      'feedbackType',
      'field',
      'jobLevel',
      'mediaPlatform',
      'source',
    ]);
    const { details } = await tolk.app.deps.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'setDictionaryEntry')
      .orderBy('at')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toEqual({
      dictType: 'field',
      value: 'wine',
      en: 'Wine',
      zh: '葡萄酒',
      hidden: 'false',
    });
  });

  it('leaves a hidden entry where it stood before', async () => {
    await dataOf(set({ value: 'cheese', en: 'Cheese', zh: '奶酪' }));
    const form = market.postingForm({ whFieldId: 'cheese' });
    const posting = await market.publish({ whFieldId: 'cheese' });
    const order = await market.send({ whFieldId: 'cheese' });
    const school = {
      university: 'SISU',
      major: 'Translation',
      degree: 'magister',
      startMonth: '2012-09',
      endMonth: '2015-06',
      description: '',
      fileIds: [],
    };
    const magister = { dictType: 'degree', value: 'magister', en: 'Magister', zh: '文科硕士' };
    await dataOf(set(magister));
    const { educationId } = await dataOf(
      market.supplier.call<{ educationId: string }>('/supinterface/saveEducation', school),
    );
    await dataOf(set({ value: 'cheese', en: 'Cheese', zh: '奶酪', hidden: true }));
    await dataOf(set({ ...magister, hidden: true }));

    const edit = { projectReleaseInforId: posting, ...form };
    const { projectOrderId, version } = order;
    const answers = [
      await market.client.call('/clientinterface/editPositionProject', edit),
      await market.client.call(
        '/clientinterface/editProjectOrder',
        { ...market.terms({ whFieldId: 'cheese' }), projectOrderId, version },
        withKey(),
      ),
      await market.supplier.call('/supinterface/updateEducation', { educationId, ...school }),
      await publish('cheese'),
      await market.supplier.call('/supinterface/saveEducation', school),
    ];
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 422, 422]);
    // The supplier's master ranks above what staff added.
    const resume = await dataOf(
      market.supplier.call<{ degree: string }>('/supinterface/getGrjlxx', {}),
    );
    expect(resume.degree).toBe('master');
  });
});

it.each([
  ['getNationality', 'nationality'],
  ['getMotherTongue', 'motherTongue'],
  ['getField', 'field'],
  ['getSex', 'sex'],
  ['getTranslationYears', 'translationYears'],
  ['getSource', 'source'],
  ['getCurrency', 'currency'],
  ['getJieGaoTime', 'jieGaoTime'],
])('%s is the dictionary %s', async (name, dictType) => {
  const items = await visitor(name);
  expect(items.length).toBeGreaterThan(1);
  expect(items).toEqual(await visitor('getDictData', { dictType }));
});

async function until(reached: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) if (await reached()) return;
  throw new Error('It did not come to that');
}
