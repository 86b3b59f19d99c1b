import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { companyForm, creditCodes } from '../../../test/support/documents.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { contactForm, informationForm, outputForm } from '../../../test/support/profile-forms.ts';
import { makeReady } from '../../../test/support/ready-supplier.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Calls = typeof calls.supinterface.profile;
type Information = ResponseOf<Calls['getSupInfoBasicsData']>;
type Output = ResponseOf<Calls['addOrEditSupCJY']>;
type Fields = Record<string, unknown>;

const tolk = testApp();

let supplier: TestPerson;
beforeAll(async () => {
  supplier = await signUp(tolk, 'supplier');
});

const save = (changes: Fields = {}, person = supplier) =>
  person.call<Information>('/supinterface/addOrEditSupInfo', { ...informationForm, ...changes });
const saveOutput = (changes: Fields = {}, person = supplier) =>
  person.call<Output>('/supinterface/addOrEditSupCJY', { ...outputForm, ...changes });
const shownName = async (person: TestPerson) =>
  (await dataOf(person.call<{ name: string }>('/supinterface/getSupUserData'))).name;

/** The field's sentence in this language. */
async function faultOf(path: string, form: Fields, field: string, language: 'en' | 'zh-CN') {
  const caller = tolk.caller(language);
  caller.token = supplier.token;
  const answer = await caller.call<{ fields?: Fields }>(path, form);
  expect(answer.code).toBe(422);
  return answer.data.fields?.[field];
}

it('a profile that was never saved is empty and shows nothing of the account', async () => {
  const person = await signUp(tolk, 'supplier');
  const { data } = await person.call<Fields>('/supinterface/getSupInfoData');
  expect(data).toEqual({
    info: {
      supUserId: person.personId,
      supUserAvatar: null,
      nameLocked: false,
      saved: false,
      supName: '',
      nickname: '',
      sex: '',
      birthDate: null,
      nationality: '',
      region: '',
      location: '',
      zone: 'Asia/Shanghai',
      motherTongue: '',
      languageSkills: [],
      whFieldIds: [],
      translationYears: '',
      currency: 'CNY',
      source: '',
      mediaPlatforms: [],
      other: '',
      jieGaoTime: [],
      personalProfile: '',
      partyKind: 'individual',
      companyName: '',
      findable: false,
    },
    contact: { phone: '', wechat: '', email: '', qq: '', skype: '', other: '' },
    outputs: [],
    completeness: { percentage: 0, missing: expect.any(Array) },
  });
});

it('what is saved comes back, and others see the nickname, else the real name', async () => {
  const { data } = await save({ supName: '  林婉清 ' });
  expect(data).toEqual({
    ...informationForm,
    supUserId: supplier.personId,
    supUserAvatar: null,
    nameLocked: false,
    saved: true,
  });
  expect(await shownName(supplier)).toBe('Wanqing');
  await dataOf(save({ nickname: ' ​ ' }));
  expect(await shownName(supplier)).toBe('林婉清');
  expect((await save()).data.nickname).toBe('Wanqing');
});

const choices = ['Choose one of the options.', '请从列表中选择。'] as const;
const blank = ['Fill in this field.', '请填写此项。'] as const;
const odd = ['A name can’t contain these characters.', '姓名中含有不支持的字符。'] as const;

it.each<readonly [field: string, value: unknown, en: string, zh: string]>([
  ['sex', 'unknown', ...choices],
  ['nationality', 'ZZ', ...choices],
  ['region', 'CN', ...choices],
  ['motherTongue', 'klingon', ...choices],
  ['languageSkills', ['en', 'xx'], ...choices],
  ['whFieldIds', ['alchemy'], ...choices],
  ['translationYears', '7', ...choices],
  ['currency', 'XXX', ...choices],
  ['source', 'dream', ...choices],
  ['mediaPlatforms', ['myspace'], ...choices],
  ['jieGaoTime', ['never'], ...choices],
  ['zone', 'Mars/Olympus', 'Choose a time zone.', '请选择时区。'],
  ['supName', ' \u200b', ...blank],
  ['location', '　', ...blank],
  ['personalProfile', '\n', ...blank],
  ['supName', '[deleted]', ...odd],
  ['nickname', 'evil\u202etxt', ...odd],
  ['nickname', 'Li\u3164Wen', ...odd],
  ['nickname', `Li${'\u0301'.repeat(9)}`, ...odd],
  [
    'nickname',
    'Tolk Suppоrt',
    'This name is reserved. Choose another one.',
    '该名称为平台工作人员专用，请使用其他名称。',
  ],
  ['nickname', 'pe***@tolk.example', ...odd],
  ['birthDate', '2000-02-30', 'Enter a valid date.', '请输入有效日期。'],
  ['birthDate', '1899-12-31', 'Enter a valid date.', '请输入有效日期。'],
  ['birthDate', '2999-01-01', 'This date is in the future.', '日期不能晚于今天。'],
])('a supplier’s %s can’t be %j', async (field, value, en, zh) => {
  const form = { ...informationForm, [field]: value };
  expect(await faultOf('/supinterface/addOrEditSupInfo', form, field, 'en')).toBe(en);
  expect(await faultOf('/supinterface/addOrEditSupInfo', form, field, 'zh-CN')).toBe(zh);
});

it('who works for a company says for which; somebody alone has none', async () => {
  const company = { partyKind: 'company', companyName: ' ' };
  const form = { ...informationForm, ...company };
  expect(await faultOf('/supinterface/addOrEditSupInfo', form, 'companyName', 'en')).toBe(blank[0]);
  expect((await save({ ...company, companyName: '砚湖翻译' })).data.companyName).toBe('砚湖翻译');
  expect((await save({ companyName: '砚湖翻译' })).data.companyName).toBe('');
});

it('a supplier is sixteen at least, on the day itself', async () => {
  const now = tolk.clock.now();
  const day = (years: number, days: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days))
      .toISOString()
      .slice(0, 10);
  expect((await save({ birthDate: day(16, 0) })).code).toBe(0);
  const form = { ...informationForm, birthDate: day(16, 2) };
  const path = '/supinterface/addOrEditSupInfo';
  expect(await faultOf(path, form, 'birthDate', 'en')).toBe(
    'You have to be at least 16 years old.',
  );
  expect(await faultOf(path, form, 'birthDate', 'zh-CN')).toBe('须年满 16 周岁。');
  expect((await save({ birthDate: null })).data.birthDate).toBeNull();
});

it('a company that was handed in for certification keeps its name', async () => {
  const person = await signUp(tolk, 'supplier');
  const company = { partyKind: 'company', companyName: '上海霁禾医疗科技有限公司' };
  await dataOf(save({ ...company, companyName: '砚湖翻译' }, person));
  const form = await companyForm(person, creditCodes[0]);
  await dataOf(person.call('/supinterface/addOrEditCompany', form));
  expect(await save({ ...company, companyName: '霁禾翻译' }, person)).toMatchObject({ code: 1509 });
  expect(await save({ partyKind: 'individual', companyName: '' }, person)).toMatchObject({
    code: 1509,
  });
  expect(await save({ ...company, companyName: '砚湖翻译' }, person)).toMatchObject({ code: 0 });
  expect(await save(company, person)).toMatchObject({ code: 0 });
});

it('the contact may be saved before everything else', async () => {
  const person = await signUp(tolk, 'supplier');
  const { data } = await person.call('/supinterface/addOrEditSupContact', {
    ...contactForm,
    other: ' Telegram @wanqing ',
  });
  expect(data).toEqual({ ...contactForm, other: 'Telegram @wanqing' });
  const { info } = await dataOf(person.call<{ info: Information }>('/supinterface/getSupInfoData'));
  expect(info).toMatchObject({ saved: false, supName: '' });
  await dataOf(save({}, person));
  expect((await person.call('/supinterface/getSupContactData')).data).toEqual(data);
});

describe('output', () => {
  it('is one row for each pair and type', async () => {
    const person = await signUp(tolk, 'supplier');
    const first = await dataOf(saveOutput({}, person));
    expect(first).toEqual({ ...outputForm, estimateYieldId: expect.any(String) });
    expect(await saveOutput({}, person)).toMatchObject({ code: 1507 });
    const second = await dataOf(saveOutput({ outputType: 'proofreading' }, person));
    const same = { ...outputForm, estimateYieldId: second.estimateYieldId };
    expect(await saveOutput(same, person)).toMatchObject({ code: 1507 });
    const changed = { estimateYieldId: first.estimateYieldId, wordsPerDay: 5_000 };
    expect((await saveOutput(changed, person)).data.wordsPerDay).toBe(5_000);
    expect(await person.call('/supinterface/getSupCJYData')).toMatchObject({
      data: [{ wordsPerDay: 5_000 }, { outputType: 'proofreading' }],
    });
  });

  it.each<readonly [changes: Fields, field: string, en: string]>([
    [{ sourceLanguage: 'xx' }, 'sourceLanguage', choices[0]],
    [{ targetLanguage: 'xx' }, 'targetLanguage', choices[0]],
    [
      { targetLanguage: 'zh-CN' },
      'targetLanguage',
      'Source and target language must be different.',
    ],
    [{ currency: 'XXX' }, 'currency', choices[0]],
    [{ unitName: 'mile' }, 'unitName', choices[0]],
    [{ unitName: '' }, 'unitName', 'Choose the unit of the price.'],
    [{ unitName: 'day' }, 'unitName', 'This unit is not used for this type of work.'],
    [{ wordsPerDay: null }, 'wordsPerDay', 'This type of work needs words per day.'],
    [
      { wordsPerWeek: 3_999 },
      'wordsPerWeek',
      'The weekly figure can’t be lower than the daily one.',
    ],
    [
      { wordsPerWeek: 28_001 },
      'wordsPerWeek',
      'A week has seven days: this is more than seven times the words per day.',
    ],
    [
      { outputType: 'interpretation', unitName: 'day' },
      'wordsPerDay',
      'Interpreting has no output in words. Leave this empty.',
    ],
  ])('%j is refused at %s', async (changes, field, en) => {
    const form = { ...outputForm, ...changes };
    expect(await faultOf('/supinterface/addOrEditSupCJY', form, field, 'en')).toBe(en);
  });

  it('ends at forty rows', async () => {
    const person = await signUp(tolk, 'supplier');
    const rows = Array.from({ length: 40 }, (_, index) => ({
      id: randomUUID(),
      person_id: person.personId,
      source_language: `x${index}`,
      target_language: 'en',
      project_type: 'translation' as const,
      words_per_day: 1,
      words_per_week: null,
      unit_price: null,
      currency: 'CNY',
      created_at: tolk.clock.now(),
    }));
    await tolk.app.deps.db.insertInto('supplier_output').values(rows).execute();
    expect(await saveOutput({}, person)).toMatchObject({ code: 1508 });
  });
});

it('somebody else’s id is not there', async () => {
  const other = await signUp(tolk, 'supplier');
  const { estimateYieldId } = await dataOf(saveOutput({}, other));
  const supUserId = other.personId;
  const answers = [
    await supplier.call('/supinterface/getSupInfoData', { supUserId }),
    await supplier.call('/supinterface/getSupInfoBasicsData', { supUserId }),
    await supplier.call('/supinterface/getSupContactData', { supUserId }),
    await supplier.call('/supinterface/getSupCJYData', { supUserId }),
    await supplier.call('/supinterface/getWsgrxxtx', { supUserId }),
    await supplier.call('/supinterface/getWsgrxxtxJS', { supUserId }),
    await save({ supUserId }),
    await supplier.call('/supinterface/addOrEditSupContact', { ...contactForm, supUserId }),
    await saveOutput({ estimateYieldId }),
    await supplier.call('/supinterface/delEstimateYield', { estimateYieldId }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404));
  expect(await other.call('/supinterface/delEstimateYield', { estimateYieldId })).toMatchObject({
    code: 0,
  });
  expect((await other.call('/supinterface/getSupCJYData')).data).toEqual([]);
});

it.each([
  ['empty', {}],
  ['of spaces', { wechat: '  ', phone: ' ' }],
])('a contact that is %s is refused and names its field', async (_, given) => {
  const person = await signUp(tolk, 'supplier');
  const nothing = { phone: '', wechat: '', email: '', qq: '', skype: '', other: '' };
  const form = { ...nothing, ...given };
  expect(await person.call('/supinterface/addOrEditSupContact', form)).toMatchObject({
    code: 422,
    data: { fields: { wechat: 'Add WeChat or another contact.' } },
  });
  const skype = await person.call('/supinterface/addOrEditSupContact', { ...nothing, skype: 'li' });
  expect(skype.code).toBe(0);
});

describe('completeness', () => {
  it('names the page that mends it, in the language that was asked for', async () => {
    const person = await signUp(tolk, 'supplier');
    expect((await person.call('/supinterface/getWsgrxxtx')).data).toEqual({
      type: 'information',
      result: false,
      msg: 'Complete your information before you apply: Real name, Country or region, Location, Native language, WeChat or another contact, Personal profile, Language pair with output, Education, employment or a project.',
    });
    await dataOf(save({}, person));
    await dataOf(person.call('/supinterface/addOrEditSupContact', contactForm));
    await dataOf(saveOutput({}, person));
    expect((await person.call('/supinterface/getWsgrxxtx', { yuyan: 1 })).data).toEqual({
      type: 'resume',
      result: false,
      msg: '申请项目前请先完善个人信息：教育、工作或项目经历。',
    });
  });

  it('is enough for applying before it is enough for being settled', async () => {
    const ready = await signUp(tolk, 'supplier');
    await makeReady(tolk, ready.personId);
    expect((await ready.call('/supinterface/getWsgrxxtx')).data).toEqual({
      type: null,
      result: true,
      msg: '',
    });
    expect((await ready.call('/supinterface/getWsgrxxtxJS')).data).toEqual({
      type: 'verification',
      result: false,
      msg: 'Complete your information before you take orders: Real-name verification, Verified payout method.',
    });
    // Without avatar (2), certificate (3), self-evaluation (2), file (2), real name (8), method (6): 77 of 100 for somebody alone.
    expect((await ready.call('/supinterface/getProfileCompleteness')).data).toMatchObject({
      percentage: 77,
      missing: [
        { key: 'realNameCertified', page: 'verification', label: 'Verify your real name' },
        { key: 'settlementMethodCertified', page: 'settlement' },
        { key: 'avatar' },
        { key: 'certificate' },
        { key: 'selfEvaluation' },
        { key: 'resumeFile' },
      ],
    });
  });
});
