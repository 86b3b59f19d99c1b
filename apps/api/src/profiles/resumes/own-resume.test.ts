import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

type Calls = typeof calls.supinterface.resume;
type Fields = Record<string, unknown>;

const tolk = testApp({ replacements: { payments: fakePayments() } });

const education = {
  university: '上海外国语大学',
  major: '英语笔译（MTI）',
  degree: 'master',
  startMonth: '2012-09',
  endMonth: '2015-06',
  description: '',
  fileIds: [],
};
const certificate = {
  language: 'en',
  certificate: 'CATTI',
  level: '二级笔译',
  issuedMonth: '2016-11',
  fileIds: [],
};
const work = {
  company: '衡砥律师事务所',
  occupation: 'Translator',
  startMonth: '2016-03',
  endMonth: null,
  description: '',
};
const project = {
  projectName: 'Wind farm contracts',
  startMonth: '2019-01',
  endMonth: '2020-02',
  description: 'Four hundred pages.',
  fileIds: [],
};
/** The four lists: name in the calls, name of the id, a form, a required text. */
const lists = [
  ['Education', 'educationId', education, 'university'],
  ['Certificate', 'certificateId', certificate, 'certificate'],
  ['WorkExperience', 'workExperienceId', work, 'company'],
  ['ProjectExperience', 'projectExperienceId', project, 'projectName'],
] as const;

let supplier: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  supplier = await signUp(tolk, 'supplier');
  other = await signUp(tolk, 'supplier');
});

async function upload(person = supplier, purpose = 'resume'): Promise<string> {
  const form = new FormData();
  form.append('purpose', purpose);
  form.append('file', new Blob(['%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n']), 'a.pdf');
  const path = '/supinterface/uploadFile';
  return (await dataOf(person.call<{ fileId: string }>(path, undefined, { form }))).fileId;
}

const call = <Data = Fields>(name: string, body: Fields = {}, person = supplier) =>
  person.call<Data>(`/supinterface/${name}`, body);
const isThere = async (fileId: string) => {
  const { db } = tolk.app.deps;
  const row = await db.selectFrom('file').select('id').where('id', '=', fileId).executeTakeFirst();
  return row !== undefined;
};

describe.each(lists)('%s', (name, idName, form, text) => {
  it('is added, changed, read and deleted', async () => {
    const files = name === 'WorkExperience' ? {} : { files: [] };
    const added = await dataOf(call(`save${name}`, form));
    expect(added).toEqual({ ...form, ...files, [idName]: expect.any(String) });
    const id = { [idName]: added[idName] };
    const changed = await dataOf(call(`update${name}`, { ...form, ...id, [text]: ' Another ' }));
    expect(changed).toEqual({ ...added, [text]: 'Another' });
    expect((await call(`get${name}`)).data).toEqual([changed]);
    expect((await call(`delete${name}`, id)).code).toBe(0);
    expect((await call(`get${name}`)).data).toEqual([]);
  });

  it('of somebody else is not there', async () => {
    const added = await dataOf(call(`save${name}`, form, other));
    const id = { [idName]: added[idName] };
    expect((await call(`update${name}`, { ...form, ...id })).code).toBe(404);
    expect((await call(`delete${name}`, id)).code).toBe(404);
    expect((await call(`get${name}`, {}, other)).data).toEqual([added]);
  });

  it('has something to see in its title', async () => {
    const answer = await call<{ fields: Fields }>(`save${name}`, { ...form, [text]: ' \u200b' });
    expect([answer.code, answer.data.fields]).toEqual([422, { [text]: 'Fill in this field.' }]);
  });
});

it('a list of fifty is full', async () => {
  const person = await signUp(tolk, 'supplier');
  const rows = Array.from({ length: 50 }, () => ({
    id: randomUUID(),
    person_id: person.personId,
    company: 'A',
    occupation: 'B',
    start_month: '2020-01',
    end_month: null,
    created_at: tolk.clock.now(),
  }));
  await tolk.app.deps.db.insertInto('work_experience').values(rows).execute();
  expect(await call('saveWorkExperience', work, person)).toMatchObject({ code: 1508 });
  expect((await call('saveEducation', education, person)).code).toBe(0);
});

it('what goes on comes first, then what ended last', async () => {
  const person = await signUp(tolk, 'supplier');
  const periods = [
    ['2010-01', '2011-01'],
    ['2012-01', null],
    ['2009-01', '2014-06'],
    ['2015-01', null],
    ['2013-01', '2014-06'],
  ] as const;
  for (const [startMonth, endMonth] of periods)
    await dataOf(call('saveWorkExperience', { ...work, startMonth, endMonth }, person));
  const { data } = await call<{ startMonth: string }[]>('getWorkExperience', {}, person);
  expect(data.map(({ startMonth }) => startMonth)).toEqual([
    '2015-01',
    '2012-01',
    '2013-01',
    '2009-01',
    '2010-01',
  ]);
  for (const issuedMonth of [null, '2010-05', '2020-05'])
    await dataOf(call('saveCertificate', { ...certificate, issuedMonth }, person));
  const { data: issued } = await call<{ issuedMonth: string }[]>('getCertificate', {}, person);
  expect(issued.map(({ issuedMonth }) => issuedMonth)).toEqual(['2020-05', '2010-05', null]);
});

const choose = ['Choose one of the options.', '请从列表中选择。'] as const;
const unreal = ['Enter a valid month.', '请输入有效月份。'] as const;
const future = ['This month is in the future.', '月份不能晚于当前月份。'] as const;
const order = ['The end can’t be before the start.', '结束时间不能早于开始时间。'] as const;

it.each<readonly [name: string, form: Fields, field: string, en: string, zh: string]>([
  ['saveEducation', { ...education, degree: 'knight' }, 'degree', ...choose],
  ['saveEducation', { ...education, startMonth: '2012-13' }, 'startMonth', ...unreal],
  ['saveEducation', { ...education, startMonth: '1899-01' }, 'startMonth', ...unreal],
  ['saveEducation', { ...education, endMonth: '2012-08' }, 'endMonth', ...order],
  ['saveEducation', { ...education, endMonth: '2999-01' }, 'endMonth', ...future],
  ['saveCertificate', { ...certificate, language: 'xx' }, 'language', ...choose],
  ['saveCertificate', { ...certificate, issuedMonth: '2999-01' }, 'issuedMonth', ...future],
  ['saveCertificate', { ...certificate, issuedMonth: '2016-00' }, 'issuedMonth', ...unreal],
  ['saveWorkExperience', { ...work, startMonth: '2999-01' }, 'startMonth', ...future],
  ['saveProjectExperience', { ...project, endMonth: '2018-12' }, 'endMonth', ...order],
])('%s refuses %j at %s', async (name, form, field, en, zh) => {
  for (const [language, sentence] of [
    ['en', en],
    ['zh-CN', zh],
  ] as const) {
    const caller = tolk.caller(language);
    caller.token = supplier.token;
    const { code, data } = await caller.call<{ fields: Fields }>(`/supinterface/${name}`, form);
    expect([code, data.fields]).toEqual([422, { [field]: sentence }]);
  }
});

describe('files', () => {
  const gone = 'A file is no longer there. Upload it again.';
  const elsewhere = 'A file belongs to another part of the resume. Upload it again.';

  it('belong to one entry, come in their order, and go with it', async () => {
    const [one, two] = [await upload(), await upload()];
    const added = await dataOf(
      call<ResponseOf<Calls['saveEducation']>>('saveEducation', {
        ...education,
        fileIds: [two, one],
      }),
    );
    expect(added.fileIds).toEqual([two, one]);
    expect(added.files.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'a.pdf']);
    const refused = [
      await call('saveCertificate', { ...certificate, fileIds: [one] }),
      await call('saveEducation', { ...education, fileIds: [one] }),
    ];
    for (const { code, data } of refused)
      expect([code, data.fields]).toEqual([422, { fileIds: elsewhere }]);
    expect((await call('saveResumeFile', { fileId: one })).data.fields).toEqual({
      fileId: elsewhere,
    });
    const id = { educationId: added.educationId };
    const fewer = await call('updateEducation', { ...education, ...id, fileIds: [one] });
    expect(fewer.data.fileIds).toEqual([one]);
    expect([await isThere(one), await isThere(two)]).toEqual([true, false]);
    expect(await call('deleteFile', { fileId: one })).toMatchObject({ code: 1402 });
    await dataOf(call('deleteEducation', id));
    expect(await isThere(one)).toBe(false);
  });

  it('of somebody else, of another purpose and of nobody are no files', async () => {
    for (const fileId of [await upload(other), await upload(supplier, 'order'), randomUUID()]) {
      const { code, data } = await call('saveProjectExperience', { ...project, fileIds: [fileId] });
      expect([code, data.fields]).toEqual([422, { fileIds: gone }]);
      expect((await call('saveResumeFile', { fileId })).data.fields).toEqual({ fileId: gone });
    }
    expect((await call('getProjectExperience')).data).toEqual([]);
  });

  it('the resume itself is one, replaced and taken away', async () => {
    const [one, two] = [await upload(), await upload()];
    const resumeFile = async () => {
      const { data } = await call<ResponseOf<Calls['getSupResumeData']>>('getSupResumeData');
      return data.resumeFile?.fileId;
    };
    await dataOf(call('saveResumeFile', { fileId: one }));
    await dataOf(call('saveResumeFile', { fileId: one }));
    expect(await resumeFile()).toBe(one);
    await dataOf(call('saveResumeFile', { fileId: two }));
    expect([await resumeFile(), await isThere(one)]).toEqual([two, false]);
    await dataOf(call('saveResumeFile', { fileId: null }));
    expect([await resumeFile(), await isThere(two)]).toEqual([undefined, false]);
  });
});

it('the whole resume is read at once, its head with what the product knows', async () => {
  const market = await openMarket(tolk);
  const { supplier: worker, client } = market;
  const { projectOrderId } = await market.complete();
  const review = { projectOrderId, evaluateGrade: 4, evaluateDescription: 'Precise.' };
  const { evaluateId } = await dataOf(
    client.call<{ evaluateId: string }>('/clientinterface/addEvaluate', review),
  );
  await dataOf(worker.call('/supinterface/addEvaluate', review));
  await dataOf(worker.call('/supinterface/replyEvaluate', { evaluateId, reply: 'Thank you.' }));
  await dataOf(call('saveEducation', { ...education, degree: 'doctorate' }, worker));
  await dataOf(call('saveSelfEvaluation', { selfEvaluation: ' 细致。 ' }, worker));
  const now = tolk.clock.now();
  const head = {
    supUserId: worker.personId,
    supUserName: expect.any(String),
    supUserAvatar: null,
    age: now.getUTCFullYear() - 1990 - (now.toISOString().slice(5, 10) < '04-17' ? 1 : 0),
    sex: '',
    degree: 'doctorate',
    nationality: 'CN',
    region: '310100',
    location: 'Shanghai',
    motherTongue: 'zh-CN',
    languageSkills: [],
    whFieldIds: ['law'],
    translationYears: '5-10',
    jieGaoTime: [],
    personalProfile: 'Ten years of legal translation.',
    companyName: null,
    realNameVerified: true,
    companyVerified: false,
    memberSince: expect.any(String),
    completedOrders: 1,
    figures: { onTime: null, acceptedAtOnce: null, answersIn: null, cameAgain: null },
    rating: { average: 4, count: 1 },
    passedTests: [
      {
        sourceLanguage: 'zh-CN',
        targetLanguage: 'en',
        score: null,
        offline: true,
        finishTime: expect.any(String),
        provenFieldIds: [],
      },
    ],
  };
  expect((await call('getGrjlxx', {}, worker)).data).toEqual(head);
  expect((await call('getSupResumeData', {}, worker)).data).toEqual({
    head,
    outputs: [expect.objectContaining({ unitPrice: 150_00, wordsPerDay: 4_000 })],
    educations: [
      expect.objectContaining({ degree: 'doctorate' }),
      expect.objectContaining({ degree: 'master' }),
    ],
    certificates: [],
    workExperiences: [],
    projectExperiences: [],
    selfEvaluation: '细致。',
    reviews: [
      {
        evaluateId: expect.any(String),
        evaluateGrade: 4,
        evaluateDescription: 'Precise.',
        createTime: expect.any(String),
        reply: 'Thank you.',
      },
    ],
    resumeFile: null,
    pastWork: [],
    availability: null,
    contact: { phone: '', wechat: 'liwen-translates', email: '', qq: '', skype: '', other: '' },
  });
  expect((await call('getSupResumeData', { supUserId: other.personId }, worker)).code).toBe(404);
});
