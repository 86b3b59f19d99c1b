import type { ResponseOf, calls } from '@tolk/contract';
import { DAY, HOUR, addMs } from '@tolk/domain';
import { sql, type RawBuilder } from 'kysely';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { searchTerms } from '../../database/search-terms.ts';
import { countValues } from './hall-facets.ts';
import { forgetHallCounts } from './hall-memory.ts';
import { periodsSince, type PeriodOf } from './hall-periods.ts';
import { countHall, type HallFilter } from './hall-repository.ts';
import { searchedPage } from './hall-search.ts';

const tolk = testApp();
let own: Market;

type Hall = ResponseOf<typeof calls.supinterface.jobs.getProjectReleaseInforList>;
type Counts = ResponseOf<typeof calls.supinterface.jobs.getHallCounts>;
type Choices = ResponseOf<typeof calls.supinterface.jobs.getTaskStateData>;

const hall = (filter: object = {}) =>
  dataOf(tolk.caller().call<Hall>('/supinterface/getProjectReleaseInforList', filter));
const names = ({ list }: Hall) => list.map(({ projectName }) => projectName);
const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();

const openFacets = ['whFieldId', 'region', 'languagePair'] as const;
const mixed = {
  whFieldId: ['law', 'finance', 'patents', 'business', 'medical-devices'],
  region: ['remote', '110100', '440300', '310000', '330100'],
  languagePair: ['en>de', 'fr>de', 'ja>de', 'ko>de', 'es>de'],
};
const asking = {
  whFieldId: (field: string) => ({ field }),
  region: (region: string) => ({ region }),
  languagePair: (pair: string) => {
    const [sourceLanguage = '', targetLanguage = ''] = pair.split('>');
    return { sourceLanguage, targetLanguage };
  },
};
const keysOf = (facet: (typeof openFacets)[number]) => Object.keys(asking[facet](''));

/** The first of the values is the usual one, the last one rare. */
const skewed = (values: readonly string[], step: number) =>
  sql`(${values}::text[])[1 + floor(5 * power((g * ${step} % 97) / 97.0, 3))::int]`;

const mixture = {
  field: skewed(mixed.whFieldId, 31),
  region: skewed(mixed.region, 57),
  source_language: skewed(['en', 'fr', 'ja', 'ko', 'es'], 83),
  target_language: sql`'de'`,
  project_type: sql`case when g % 3 = 0 then 'translation' else 'proofreading' end`,
  status: sql`case when g % 2 = 0 then 'opened' else 'recruiting' end`,
  salary: sql`10000 + g * 40`,
  hidden_at: sql`case when g % 10 = 0 then published_at end`,
};

const copied = ['owner_id', 'name', 'company_name', 'project_type', 'status', 'field']
  .concat(['source_language', 'target_language', 'salary', 'currency', 'unit', 'workload'])
  .concat(['published_at', 'deadline', 'zone', 'remarks', 'contact_name', 'contact_phone'])
  .concat(['region', 'search_names', 'visibility', 'hidden_at']);

/** Younger copies of the first posting of this name, with other values in some columns. */
async function copies(name: string, count: number, other: Record<string, RawBuilder<unknown>>) {
  const younger = { published_at: sql`published_at + g * interval '1 millisecond'`, ...other };
  const values = copied.map(
    (column) => new Map(Object.entries(younger)).get(column) ?? sql.ref(column),
  );
  await sql`insert into posting (id, ${sql.join(copied.map((column) => sql.ref(column)))})
    select gen_random_uuid(), ${sql.join(values)} from generate_series(1, ${count}::int) as g,
      (select * from posting where name = ${name} order by published_at limit 1) as posting`.execute(
    tolk.app.deps.db,
  );
}

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

  describe('searched among the newest first', () => {
    const railway = sql`'轨道 railway ' || g`;

    beforeAll(() =>
      copies('医疗器械说明书翻译', 60, {
        name: railway,
        published_at: sql`published_at - g * interval '7 hours'`,
        status: sql`case when g % 7 = 0 then 'finished' else 'recruiting' end`,
        hidden_at: sql`case when g % 5 = 0 then published_at end`,
      }),
    );
    afterAll(() => tolk.app.deps.db.deleteFrom('posting').where('name', 'like', '轨道%').execute());

    const all = Array.from({ length: 60 }, (_, at) => at + 1).filter((g) => g % 5 !== 0);
    const live = all.filter((g) => g % 7 !== 0);

    it.each<[string, Omit<HallFilter, 'search'>, readonly number[]]>([
      ['轨道', {}, live],
      ['轨道', { field: 'medical-devices', region: '440300' }, live],
      ['轨道', { field: 'patents' }, []],
      ['轨道', { status: 'finished' }, [7, 14, 21, 28, 42, 49, 56]],
      ['railway', {}, live],
      ['轨道 railway', {}, live],
    ])('%s %j: each once, in order, over every page', async (text, filter, found) => {
      const asked = { search: searchTerms(text), ...filter };
      // The newest five are published within 14 hours, sixteen times as long holds about 30.
      const known = { now: tolk.clock.now(), total: 2_000, first: 5 };
      const shown: string[] = [];
      for (let offset = 0; offset < 60; offset += 4) {
        const page = { limit: 4, offset };
        const list = await searchedPage(tolk.app.deps.db, asked, 'newest', page, known);
        shown.push(...list.map(({ name }) => name));
      }
      expect(shown).toEqual(found.map((g) => `轨道 railway ${g}`));
    });

    it('the database names periods as the api does', async () => {
      const published = new Date('1970-01-05T04:30:00Z');
      const periods = [100, 10000025, 20000006, 30000001, 40000000, 50000000, 60000000];
      const { rows } = await sql`select hall_periods('opened', ${published}) as live,
        hall_periods('finished', ${published}) as finished`.execute(tolk.app.deps.db);
      expect(rows).toEqual([{ live: periods, finished: periods.map((period) => -period) }]);
      const asked = (hours: number, whose: PeriodOf) =>
        periodsSince(published, addMs(published, hours * HOUR), whose);
      expect(asked(0, 'live')).toEqual([100, 101]);
      expect(asked(6, 'live')).toEqual([100, 101, 102, 103, 104, 105, 106, 107]);
      expect(asked(7, 'finished')).toEqual([-10000025, -10000026, -10000027]);
      expect(asked(4096 * 7, 'live')).toBeNull();
    });
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

  describe('with more postings than a count looks at', () => {
    const medical = '医疗器械说明书翻译';

    beforeAll(async () => {
      await copies(medical, 1_100, {});
      // Two older ones whose pair nobody else asks for, and one that its client shows to nobody.
      await copies(medical, 2, { source_language: sql`'mi'`, field: sql`'patents'` });
      await copies(medical, 1, { source_language: sql`'bo'`, visibility: sql`'invited'` });
      forgetHallCounts();
    });

    it('a common value says that it stopped, and a rare one is counted to the last posting', async () => {
      const filter = { projectType: 'translation', region: '440300' };
      const { whFieldId, languagePair, salaryBand, capped } = await counts(filter);
      expect(capped).toBe(true);
      expect(whFieldId).toEqual([
        { value: 'medical-devices', count: 500, atLeast: true },
        { value: 'patents', count: 2 },
      ]);
      expect(languagePair).toEqual([
        { value: 'zh-CN>en', count: 500, atLeast: true },
        { value: 'mi>en', count: 2 },
      ]);
      expect(salaryBand).toContainEqual({ value: 'day-top', count: 0 });
      expect((await hall({ ...filter, whFieldId: 'patents' })).total).toBe(2);
    });

    it('a search says of a value that it did not meet neither a number nor none', async () => {
      const { region } = await counts({ search: '医疗器械' });
      expect(region).toContainEqual({ value: '110100', count: 0, atLeast: true });
    });

    it('a value that only a posting out of sight has is not named', async () => {
      const { languagePair } = await counts({ projectType: 'translation' });
      expect(languagePair.map(({ value }) => value)).not.toContain('bo>en');
    });

    describe('of every kind', () => {
      beforeAll(() => copies(medical, 300, mixture));

      it.each([
        { search: null, projectType: 'proofreading' },
        { search: null, sourceLanguage: 'en', targetLanguage: 'de', salaryFrom: 150_00 },
        { search: null, field: 'law' },
        { search: null, region: 'remote', status: 'opened' },
      ] as const satisfies readonly HallFilter[])(
        'a count is what the list holds, or at most that where it stopped: %j',
        async (filter) => {
          const { db } = tolk.app.deps;
          const bounds = { sample: 40, lookups: 200, lookupsEach: 3 };
          const now = tolk.clock.now();
          const open = openFacets.filter((facet) => !keysOf(facet).some((key) => key in filter));
          const found = await countValues(db, filter, open, { now, bounds });
          for (const facet of open) {
            for (const value of mixed[facet]) {
              const row = found.find((one) => one.facet === facet && one.value === value);
              const { count, atLeast } = row ?? { count: 0, atLeast: false };
              const held = await countHall(db, { ...filter, ...asking[facet](value) }, 10_000);
              expect({ facet, value, held: atLeast ? Math.max(held, count) : count }).toEqual({
                facet,
                value,
                held,
              });
            }
          }
          expect(new Set(found.map(({ atLeast }) => atLeast))).toEqual(new Set([true, false]));
        },
      );
    });
  });
});
