import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, addMs } from '@tolk/domain';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
let own: Market;

type Hall = ResponseOf<typeof calls.supinterface.jobs.getProjectReleaseInforList>;
type Counts = ResponseOf<typeof calls.supinterface.jobs.getHallCounts>;
type Choices = ResponseOf<typeof calls.supinterface.jobs.getTaskStateData>;

const hall = (filter: object = {}) =>
  dataOf(tolk.caller().call<Hall>('/supinterface/getProjectReleaseInforList', filter));
const names = ({ list }: Hall) => list.map(({ projectName }) => projectName);
const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

describe('the job hall', () => {
  beforeAll(async () => {
    own = await openMarket(tolk);
    await own.publish({
      projectName: '医疗器械说明书翻译',
      companyName: '深圳明德医疗',
      remarks: '需有医疗器械注册经验。',
      whFieldId: 'medical-devices',
      region: '440300',
      salary: 180_00,
    });
    await own.publish({
      projectName: 'Patent claims for a turbine',
      whFieldId: 'patents',
      salary: 260_00,
      sourceLanguage: 'en',
      targetLanguage: 'de',
    });
    await own.publish({
      projectName: '新能源论坛同声传译 Energy forum',
      projectType: 'interpretation',
      interpretationMode: 'simultaneous',
      place: '北京国际会议中心 3 号厅',
      unitName: 'day',
      whFieldId: 'business',
      salary: 6_000_00,
      deadline: later(DAY),
      region: '110100',
    });
  });

  it.each([
    { search: '医疗器械', found: ['医疗器械说明书翻译'] },
    { search: '说明', found: ['医疗器械说明书翻译'] },
    { search: '疗', found: ['医疗器械说明书翻译'] },
    { search: '明德', found: ['医疗器械说明书翻译'] },
    { search: '深圳', found: ['医疗器械说明书翻译'] },
    { search: 'patent', found: ['Patent claims for a turbine'] },
    { search: 'PATENTS turbine', found: ['Patent claims for a turbine'] },
    { search: 'turb', found: ['Patent claims for a turbine'] },
    { search: '专利', found: ['Patent claims for a turbine'] },
    { search: '德语', found: ['Patent claims for a turbine'] },
    { search: '能源 forum', found: ['新能源论坛同声传译 Energy forum'] },
    { search: '说明 turbine', found: [] },
    { search: '书说', found: [] },
    { search: '!!!', found: [] },
    { search: "'; drop table posting; --", found: [] },
  ])('finds "$search"', async ({ search, found }) => {
    const answer = await hall({ search });
    expect(names(answer)).toEqual(found);
    expect(answer.total).toBe(found.length);
  });

  it.each([
    { filter: { projectType: 'interpretation' }, found: ['新能源论坛同声传译 Energy forum'] },
    { filter: { whFieldId: 'patents' }, found: ['Patent claims for a turbine'] },
    {
      filter: { sourceLanguage: 'en', targetLanguage: 'de' },
      found: ['Patent claims for a turbine'],
    },
    { filter: { region: '440300' }, found: ['医疗器械说明书翻译'] },
    { filter: { salaryFrom: 200_00, salaryTo: 300_00 }, found: ['Patent claims for a turbine'] },
    { filter: { salaryFrom: 200_00, unitName: 'day' }, found: ['新能源论坛同声传译 Energy forum'] },
    { filter: { salaryFrom: 200_00, unitName: 'hour' }, found: [] },
    { filter: { projectStatus: 'opened' }, found: [] },
    { filter: { salaryBand: 'day-top' }, found: ['新能源论坛同声传译 Energy forum'] },
    { filter: { salaryBand: 'thousand-characters-middle' }, found: ['医疗器械说明书翻译'] },
    { filter: { salaryBand: 'furlong-high' }, found: [] },
    { filter: { deadlineWithin: 1 }, found: ['新能源论坛同声传译 Energy forum'] },
  ])('filters by $filter', async ({ filter, found }) => {
    expect(names(await hall(filter))).toEqual(found);
  });

  it('sorts by newest, deadline and pay', async () => {
    const [device, patent, forum] = [
      '医疗器械说明书翻译',
      'Patent claims for a turbine',
      '新能源论坛同声传译 Energy forum',
    ];
    expect(names(await hall({}))).toEqual([forum, patent, device]);
    expect(names(await hall({ sort: 'deadline' }))[0]).toBe(forum);
    expect(names(await hall({ sort: 'salary' }))).toEqual([forum, patent, device]);
  });

  const counts = (filter: object) =>
    dataOf(tolk.caller().call<Counts>('/supinterface/getHallCounts', filter));
  const some = (facet: { value: string; count: number }[]) =>
    Object.fromEntries(facet.filter(({ count }) => count > 0).map((row) => [row.value, row.count]));

  it('counts what each value of each filter leaves', async () => {
    const all = await counts({});
    expect(all.projectType).toEqual([
      { value: 'translation', count: 2 },
      { value: 'interpretation', count: 1 },
      { value: 'proofreading', count: 0 },
    ]);
    expect(some(all.projectStatus)).toMatchObject({ recruiting: 3 });
    expect(some(all.whFieldId)).toEqual({ 'medical-devices': 1, patents: 1, business: 1 });
    expect(some(all.languagePair)).toEqual({ 'zh-CN>en': 2, 'en>de': 1 });
    expect(some(all.region)).toEqual({ '440300': 1, '110100': 1, remote: 1 });
    expect(some(all.salaryBand)).toEqual({
      'thousand-characters-middle': 1,
      'thousand-characters-high': 1,
      'day-top': 1,
    });
    expect(all.deadlineWithin).toEqual([
      { value: '1', count: 1 },
      { value: '3', count: 3 },
      { value: '7', count: 3 },
      { value: '30', count: 3 },
    ]);
    expect(all.capped).toBe(false);
  });

  it('counts a filter’s other values as if it were not set, and the rest with it', async () => {
    const chosen = await counts({ whFieldId: 'patents', sourceLanguage: 'en' });
    expect(some(chosen.whFieldId)).toEqual({ patents: 1 });
    expect(some(chosen.languagePair)).toEqual({ 'en>de': 1 });
    expect(some(chosen.region)).toEqual({ remote: 1 });
    const type = await counts({ projectType: 'interpretation', salaryFrom: 1_000_00 });
    expect(some(type.projectType)).toEqual({ interpretation: 1 });
    expect(some(type.salaryBand)).toEqual({ 'day-top': 1 });
    expect(some((await counts({ projectType: 'interpretation' })).projectType)).toEqual({
      translation: 2,
      interpretation: 1,
    });
    const found = await counts({ search: '医疗器械' });
    expect(some(found.projectType)).toEqual({ translation: 1 });
    expect(some((await counts({ search: '!!!' })).projectType)).toEqual({});
  });

  it('pages without gaps or repetitions, also among equals', async () => {
    const same = { projectName: 'Equal', salary: 99_00 };
    const equals: string[] = [];
    for (let count = 0; count < 7; count += 1) equals.push(await own.publish(same));
    const pages = [];
    for (const pageNum of [1, 2, 3, 4]) {
      const page = await hall({ search: 'equal', sort: 'salary', pageNum, pageSize: 2 });
      expect(page.total).toBe(7);
      pages.push(...page.list.map(({ projectReleaseInforId }) => projectReleaseInforId));
    }
    expect(pages).toHaveLength(7);
    expect(new Set(pages).size).toBe(7);
    expect(await hall({ search: 'equal', pageNum: 5, pageSize: 2 })).toEqual({
      total: 7,
      list: [],
    });
    for (const projectReleaseInforId of equals)
      await dataOf(
        own.client.call('/clientinterface/delPositionProject', { projectReleaseInforId }),
      );
  });

  it('offers its filters with counts', async () => {
    const caller = tolk.caller();
    const types = await dataOf(caller.call<Choices>('/supinterface/getProjectTypeData', {}));
    expect(types).toEqual([
      { value: 'translation', label: { en: 'Translation', zh: '笔译' }, count: 2 },
      { value: 'interpretation', label: { en: 'Interpretation', zh: '口译' }, count: 1 },
      { value: 'proofreading', label: { en: 'Proofreading', zh: '审校' }, count: 0 },
    ]);
    const statuses = await dataOf(caller.call<Choices>('/supinterface/getTaskStateData', {}));
    expect(statuses.map(({ value }) => value)).toEqual(['recruiting', 'opened', 'finished']);
    expect(statuses[0]).toMatchObject({ label: { en: 'Recruiting', zh: '招募中' }, count: 3 });
  });
});
