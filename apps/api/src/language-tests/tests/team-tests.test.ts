import { DAY, addMs } from '@tolk/domain';
import {
  addMember,
  closedPair,
  englishChinese,
  frenchEnglish,
  history,
  newExaminee,
  permission,
  takeTest,
  type Member,
} from '../../../test/support/examinee.ts';
import { dataOf } from '../../../test/support/market.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { mayWork } from './tested.ts';

const tolk = testApp();

describe('the team of a company', () => {
  it('is for companies', async () => {
    const person = await newExaminee(tolk);
    expect(await addMember(person, 'Ada')).toMatchObject({ code: 1513 });
  });

  it('has members with addresses, each once', async () => {
    const company = await newExaminee(tolk, 'company');
    const ada = await dataOf(addMember(company, ' Ada ', ' ADA@team.example'));
    expect(ada).toMatchObject({ name: 'Ada', email: 'ada@team.example', results: [] });
    for (const email of ['ada@team.example', '13800138000', 'nobody']) {
      const refused = await addMember(company, 'Ada', email);
      expect([email, refused.code, refused.data]).toEqual([
        email,
        422,
        { fields: { email: expect.any(String) } },
      ]);
    }
    const team = await dataOf(company.call<Member[]>('/supinterface/getTeamMembers', {}));
    expect(team).toEqual([ada]);
  });

  it('has its members tested one by one; their tests count for the company', async () => {
    const company = await newExaminee(tolk, 'company');
    const { teamMemberId } = await dataOf(addMember(company, 'Grace'));
    const { teamMemberId: other } = await dataOf(addMember(company, 'Hedy'));
    const { db } = tolk.app.deps;
    expect(await mayWork(db, company.personId, englishChinese)).toBe(false);
    const result = await takeTest(tolk, company, 18, { ...englishChinese, teamMemberId });
    expect(result).toMatchObject({ teamMemberId, teamMemberName: 'Grace', status: 'passed' });
    expect(await permission(company, { ...englishChinese, teamMemberId })).toMatchObject({
      obstacle: 'passed',
    });
    for (const who of [{}, { teamMemberId: other }]) {
      expect(await permission(company, { ...englishChinese, ...who })).toMatchObject({
        allowed: true,
      });
    }
    expect(await mayWork(db, company.personId, englishChinese)).toBe(true);
    expect(await mayWork(db, company.personId, frenchEnglish)).toBe(false);
    expect(await mayWork(db, company.personId, closedPair)).toBe(true);
    const deleted = await company.call('/supinterface/delTeamMember', { teamMemberId });
    expect(deleted.code).toBe(0);
    expect(await mayWork(db, company.personId, englishChinese)).toBe(false);
    expect((await history(company, { teamMemberId })).list).toEqual([result]);
    expect((await history(company)).total).toBe(1);
  });

  it('fails five times a month in a pair, however many come and go: nobody learns the bank', async () => {
    const company = await newExaminee(tolk, 'company');
    for (const name of ['Ada', 'Bea', 'Cleo', 'Dora', 'Elsa']) {
      const { teamMemberId } = await dataOf(addMember(company, name));
      await takeTest(tolk, company, 0, { ...englishChinese, teamMemberId });
      await dataOf(company.call('/supinterface/delTeamMember', { teamMemberId }));
    }
    const { teamMemberId } = await dataOf(addMember(company, 'Fay'));
    for (const who of [{ teamMemberId }, {}]) {
      const refused = await company.call('/supinterface/getXuanZeData', {
        ...englishChinese,
        ...who,
      });
      expect(refused).toMatchObject({
        code: 1511,
        msg: '5 tests of this account in this language pair have failed within 30 days.',
        data: { obstacle: 'retakeTooEarly' },
      });
    }
    expect(await permission(company, { ...frenchEnglish, teamMemberId })).toMatchObject({
      allowed: true,
    });
    await tolk.app.deps.db
      .updateTable('language_test')
      .set({ finished_at: addMs(tolk.clock.now(), -30 * DAY) })
      .where('person_id', '=', company.personId)
      .execute();
    expect(await permission(company, { ...englishChinese, teamMemberId })).toMatchObject({
      allowed: true,
    });
  });

  it('is the company’s alone', async () => {
    const company = await newExaminee(tolk, 'company');
    const stranger = await newExaminee(tolk, 'company');
    const { teamMemberId } = await dataOf(addMember(company, 'Joan'));
    const paths = [
      'getXuanZeData',
      'getYycsYzData',
      'getYkfYzdData',
      'getXuanZeJL',
      'delTeamMember',
    ];
    for (const path of paths) {
      const body = { ...englishChinese, teamMemberId };
      const { code } = await stranger.call(`/supinterface/${path}`, body);
      expect([path, code]).toEqual([path, 404]);
    }
    expect((await company.call('/supinterface/delTeamMember', { teamMemberId })).code).toBe(0);
    expect((await company.call('/supinterface/delTeamMember', { teamMemberId })).code).toBe(404);
    const gone = await company.call('/supinterface/getXuanZeData', {
      ...englishChinese,
      teamMemberId,
    });
    expect(gone.code).toBe(404);
  });
});
