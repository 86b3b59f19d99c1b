import { randomUUID } from 'node:crypto';
import { calendarForm } from '../support/availability.ts';
import { dataOf } from '../support/market.ts';
import type { TestPerson } from '../support/people.ts';
import { changeSupplierProfile } from '../support/ready-supplier.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Fixture } from './fixture.ts';

const period = { startMonth: '2012-09', endMonth: '2015-06', description: 'Two years abroad.' };
const education = { university: 'SISU', major: 'Law', degree: 'master', ...period, fileIds: [] };
const certificate = {
  language: 'en',
  certificate: 'CATTI',
  level: '2',
  issuedMonth: '2016-11',
  fileIds: [],
};
const work = { company: 'Nordlys', occupation: 'Translator', ...period };
const project = { projectName: 'Wind farm', ...period, fileIds: [] };
const sample = {
  title: 'Wind farm, clause 7',
  sourceLanguage: 'zh-CN',
  targetLanguage: 'en',
  whFieldId: 'law',
  sourceText: '第七条 风力发电机组的验收由双方共同进行，并以书面确认。',
  targetText: 'Clause 7. The turbines are accepted by both parties jointly and in writing.',
  isPublic: true,
};
const output = {
  sourceLanguage: 'fr',
  targetLanguage: 'en',
  outputType: 'translation',
  wordsPerDay: 3_000,
  wordsPerWeek: null,
  unitPrice: null,
  currency: 'CNY',
  unitName: '',
};
const contact = { phone: '', wechat: 'liwen', email: '', qq: '', skype: '', other: '' };
const place = { nationality: 'CN', region: '310100', location: 'Shanghai', zone: 'Asia/Shanghai' };
/** A company, as the room of language tests says: it has a team. */
const party = { nickname: 'Wen', partyKind: 'company', companyName: 'Mei Lin Translations' };

/** One entry of each list of a person's resume, and one row of their output. */
export interface ProfileIds {
  education: string;
  certificate: string;
  workExperience: string;
  projectExperience: string;
  output: string;
  sample: string;
}

export async function fillProfile(person: TestPerson): Promise<ProfileIds> {
  return {
    education: await add(person, 'saveEducation', education, 'educationId'),
    certificate: await add(person, 'saveCertificate', certificate, 'certificateId'),
    workExperience: await add(person, 'saveWorkExperience', work, 'workExperienceId'),
    projectExperience: await add(person, 'saveProjectExperience', project, 'projectExperienceId'),
    output: await add(person, 'addOrEditSupCJY', output, 'estimateYieldId'),
    sample: await add(person, 'savePortfolioSample', sample, 'portfolioSampleId'),
  };
}

async function add(person: TestPerson, name: string, form: object, id: string): Promise<string> {
  const entry = await dataOf(person.call<Record<string, string>>(`/supinterface/${name}`, form));
  return entry[id] ?? '';
}

/** What makes the changing calls of profile and resume possible, by their names. */
export function profileBodies(tolk: TestApp, fixture: () => Fixture) {
  const supplier = () => fixture().market.supplier;
  const ofOutputs = async (keep: 'none' | 'one') => {
    const { db, clock } = tolk.app.deps;
    await db
      .deleteFrom('supplier_output')
      .where('person_id', '=', supplier().personId)
      .where('source_language', '=', 'fr')
      .execute();
    if (keep === 'none') return '';
    const id = randomUUID();
    await db
      .insertInto('supplier_output')
      .values({
        id,
        source_language: 'fr',
        target_language: 'en',
        person_id: supplier().personId,
        project_type: 'translation',
        words_per_day: 1,
        words_per_week: null,
        unit_price: null,
        currency: 'CNY',
        created_at: clock.now(),
      })
      .execute();
    return id;
  };
  const entry = (name: string, form: object, idName: string) => async () => ({
    [idName]: await add(supplier(), name, form, idName),
  });
  const anEducation = entry('saveEducation', education, 'educationId');
  const aCertificate = entry('saveCertificate', certificate, 'certificateId');
  const aWork = entry('saveWorkExperience', work, 'workExperienceId');
  const aProject = entry('saveProjectExperience', project, 'projectExperienceId');
  const aSample = entry('savePortfolioSample', sample, 'portfolioSampleId');
  return {
    addOrEditSupInfo: async () => ({
      body: {
        ...place,
        ...party,
        supName: 'Li Wen',
        sex: '',
        birthDate: '1990-04-17',
        motherTongue: 'zh-CN',
        languageSkills: ['en'],
        whFieldIds: ['law'],
        translationYears: '5-10',
        currency: 'CNY',
        source: '',
        mediaPlatforms: [],
        other: '',
        jieGaoTime: [],
        personalProfile: 'Contracts.',
        findable: true,
      },
    }),
    addOrEditSupContact: async () => ({ body: contact }),
    addOrEditSupCJY: async () => {
      await ofOutputs('none');
      return { body: output };
    },
    delEstimateYield: async () => ({ body: { estimateYieldId: await ofOutputs('one') } }),
    addOrEditSysInfo: async () => ({
      body: {
        ...place,
        ...party,
        ...contact,
        userName: 'Ingrid Dahl',
        jobTitle: '',
        taxNumber: '',
        website: 'https://nordlys.example',
        introduction: '',
      },
    }),
    saveEducation: async () => ({ body: education }),
    updateEducation: async () => ({ body: { ...education, ...(await anEducation()) } }),
    deleteEducation: async () => ({ body: await anEducation() }),
    saveCertificate: async () => ({ body: certificate }),
    updateCertificate: async () => ({ body: { ...certificate, ...(await aCertificate()) } }),
    deleteCertificate: async () => ({ body: await aCertificate() }),
    saveWorkExperience: async () => ({ body: work }),
    updateWorkExperience: async () => ({ body: { ...work, ...(await aWork()) } }),
    deleteWorkExperience: async () => ({ body: await aWork() }),
    saveProjectExperience: async () => ({ body: project }),
    updateProjectExperience: async () => ({ body: { ...project, ...(await aProject()) } }),
    deleteProjectExperience: async () => ({ body: await aProject() }),
    savePortfolioSample: async () => ({ body: sample }),
    updatePortfolioSample: async () => ({ body: { ...sample, ...(await aSample()) } }),
    deletePortfolioSample: async () => ({ body: await aSample() }),
    setPublicProfile: async () => {
      const { db } = tolk.app.deps;
      const { personId } = supplier();
      await db
        .updateTable('person')
        .set({ name: 'Claire Moreau' })
        .where('id', '=', personId)
        .execute();
      await changeSupplierProfile(tolk, personId, { findable: true });
      const shown = { open: true, address: 'claire-m', headline: 'Contracts into English' };
      return { body: { ...shown, showsWork: true } };
    },
    saveAvailability: async () => {
      const { db } = tolk.app.deps;
      await db.deleteFrom('work_calendar').where('person_id', '=', supplier().personId).execute();
      return { body: calendarForm({ noticeHours: 24, isPublic: true }) };
    },
    saveSelfEvaluation: async () => ({ body: { selfEvaluation: 'Careful.' } }),
    saveResumeFile: async () => ({ body: { fileId: null } }),
  };
}
