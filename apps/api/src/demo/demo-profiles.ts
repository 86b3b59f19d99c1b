import { regionEntry } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../calls/call-context.ts';
import { inLanguage } from '../calls/refusal.ts';
import {
  certificateLanguages,
  notFindable,
  pricesOfLevel,
  publicProfiles,
  seedResumes,
  zonesAbroad,
  type SeedLanguagePair,
  type SeedPerson,
  type SeedSupplier,
} from '@tolk/demo-data';
import { saveClientInformation } from '../profiles/profile/client-information.ts';
import { saveContact } from '../profiles/profile/contact.ts';
import { saveOutput } from '../profiles/profile/outputs.ts';
import { saveSupplierInformation } from '../profiles/profile/supplier-information.ts';
import { portfolioSamples } from '../profiles/public-profile/portfolio-samples.ts';
import { setPublicProfile } from '../profiles/public-profile/public-profile.ts';
import { certificates } from '../profiles/resumes/certificates.ts';
import { educations } from '../profiles/resumes/educations.ts';
import { addEntry } from '../profiles/resumes/entries.ts';
import { saveOwnEvaluation } from '../profiles/resumes/own-words.ts';
import { projectExperiences } from '../profiles/resumes/project-experiences.ts';
import { workExperiences } from '../profiles/resumes/work-experiences.ts';

/** Fills in what a supplier would: profile, contact, output, resume. */
export async function writeDemoSupplier(
  person: SeedPerson,
  supplier: SeedSupplier,
  context: CallContext,
): Promise<void> {
  const [profile, evaluation] = firstSentence(supplier.selfDescription);
  const own = context.memberId === null ? '' : person.displayName;
  const company = seedResumes[person.key]?.company ?? own;
  await saveSupplierInformation(
    {
      ...namesOf(person),
      ...placeOf(person, supplier.regionCode),
      zone: zonesAbroad[supplier.regionCode] ?? 'Asia/Shanghai',
      supName: person.realName,
      sex: supplier.sex,
      birthDate: supplier.birthDate,
      nationality: supplier.nationality,
      motherTongue: supplier.motherTongue,
      languageSkills: languagesOf(supplier),
      whFieldIds: [...supplier.fields],
      translationYears: supplier.translationYears,
      currency: 'CNY',
      source: 'colleague',
      mediaPlatforms: [],
      other: '',
      jieGaoTime: [supplier.availability],
      personalProfile: profile,
      partyKind: company === '' ? 'individual' : 'company',
      companyName: company,
      findable: !notFindable.has(person.key),
    },
    context,
  );
  await saveContact({ ...noContact, ...contactOf(person) }, context);
  for (const pair of supplier.pairs) await saveOutput(outputOf(supplier, pair), context);
  await saveOwnEvaluation({ selfEvaluation: evaluation }, context);
  await writeResume(person, supplier, context);
  await showToEverybody(person.key, context);
}

/** For some of them: the others did not agree to it. */
async function showToEverybody(key: string, context: CallContext): Promise<void> {
  const shown = publicProfiles[key];
  if (shown === undefined) return;
  const { headline, sample } = shown;
  await setPublicProfile({ open: true, address: key, headline, showsWork: true }, context);
  if (sample === undefined) return;
  const { field, ...texts } = sample;
  await addEntry(portfolioSamples, { ...texts, whFieldId: field, isPublic: true }, context);
}

/** Fills in what a client would. */
export async function writeDemoClient(
  person: SeedPerson,
  client: NonNullable<SeedPerson['client']>,
  context: CallContext,
): Promise<void> {
  await saveClientInformation(
    {
      ...namesOf(person),
      ...placeOf(person, client.regionCode),
      ...noContact,
      ...contactOf(person),
      phone: client.contactPhone,
      zone: client.zone,
      userName: person.realName,
      partyKind: 'company',
      companyName: client.companyName,
      jobTitle: '',
      taxNumber: client.taxNumber,
      nationality: /^\d/.test(client.regionCode) ? 'CN' : client.regionCode,
      website: '',
      introduction: client.description,
    },
    context,
  );
}

const noContact = { phone: '', wechat: '', email: '', qq: '', skype: '', other: '' };

function contactOf({ account, language }: SeedPerson) {
  const wechat = account.slice(0, account.indexOf('@')).replaceAll('.', '_');
  return language === 'zh-CN' ? { wechat } : { email: account };
}

function namesOf({ realName, displayName }: SeedPerson) {
  return { nickname: displayName === realName ? '' : displayName };
}

/** Places outside China are told in words. */
function placeOf({ language }: SeedPerson, code: string) {
  const entry = regionEntry(code);
  return {
    region: /^\d/.test(code) ? code : '',
    location: entry === undefined ? code : inLanguage(entry, language),
  };
}

function languagesOf({ pairs, motherTongue }: SeedSupplier): string[] {
  const all = pairs.flatMap(({ sourceLanguage, targetLanguage }) => [
    sourceLanguage,
    targetLanguage,
  ]);
  return [...new Set(all)].filter((language) => language !== motherTongue);
}

function outputOf({ level }: SeedSupplier, pair: SeedLanguagePair) {
  const { sourceLanguage, targetLanguage, type, wordsPerDay } = pair;
  const prices = pricesOfLevel[level];
  const spoken = type === 'interpretation';
  const counted = /^(zh|ja|ko)/.test(sourceLanguage) ? 'thousand-characters' : 'thousand-words';
  return {
    sourceLanguage,
    targetLanguage,
    outputType: type,
    wordsPerDay,
    wordsPerWeek: wordsPerDay === null ? null : 5 * wordsPerDay,
    unitPrice: (spoken ? prices?.day : prices?.text) ?? null,
    currency: 'CNY',
    unitName: spoken ? 'day' : counted,
  };
}

async function writeResume(
  { key }: SeedPerson,
  supplier: SeedSupplier,
  context: CallContext,
): Promise<void> {
  await addEntry(educations, educationOf(supplier), context);
  const [foreign = supplier.motherTongue] = languagesOf(supplier);
  for (const certificate of supplier.certificates) {
    const language = certificateLanguages[certificate] ?? foreign;
    const form = { language, certificate, level: '', issuedMonth: null, fileIds: [] };
    await addEntry(certificates, form, context);
  }
  const { work, projects } = seedResumes[key] ?? { work: [], projects: [] };
  for (const entry of work) await addEntry(workExperiences, entry, context);
  for (const { name: projectName, ...project } of projects)
    await addEntry(projectExperiences, { projectName, ...project, fileIds: [] }, context);
}

/** Ages in full years at which studies for a degree begin and end. */
const ages: Readonly<Record<string, readonly [number, number]>> = {
  bachelor: [18, 22],
  master: [22, 25],
  doctorate: [25, 29],
};

function educationOf({ birthDate, university, major, degree }: SeedSupplier) {
  const [from, to] = ages[degree] ?? [18, 22];
  const born = Number(birthDate.slice(0, 4));
  return {
    university,
    major,
    degree,
    startMonth: `${born + from}-09`,
    endMonth: `${born + to}-06`,
    description: '',
    fileIds: [],
  };
}

/** What somebody is, and how they work. */
function firstSentence(text: string): [first: string, rest: string] {
  const end = /。|(?<=[a-z])\.\s/.exec(text);
  if (end === null) return [text, ''];
  const cut = end.index + end[0].length;
  return [text.slice(0, cut).trim(), text.slice(cut).trim()];
}
