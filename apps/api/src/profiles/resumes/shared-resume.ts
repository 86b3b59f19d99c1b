import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { ResumePart } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import {
  completedFields,
  completedPairs,
  countCompleted,
  findSharedPerson,
} from './resume-share-repository.ts';
import { certificates } from './certificates.ts';
import { educations } from './educations.ts';
import { projectExperiences } from './project-experiences.ts';
import { resumeHeadOf } from './resume-head.ts';
import { evaluationsOf } from './resume-evaluations.ts';
import { workExperiences } from './work-experiences.ts';

type Calls = typeof calls.clientinterface.resumes;
type SharedResume = ResponseOf<Calls['getSharedResume']>;

/** What the owner of a link shows; a link that was closed can't be told from one that never was. */
export async function sharedResume(
  { share }: RequestOf<Calls['getSharedResume']>,
  { deps: { db }, now }: CallContext,
): Promise<SharedResume> {
  const person = (await findSharedPerson(db, share)) ?? refuse('notFound');
  const { id, parts } = person;
  const shown = <Part>(name: ResumePart, read: () => Promise<Part>): Promise<Part | null> =>
    parts.includes(name) ? read() : Promise.resolve(null);
  return {
    supUserName: person.name,
    supUserAvatar: person.avatar_url,
    memberSince: person.created_at.toISOString(),
    work: await shown('work', () => workOf(db, id)),
    reviews: await shown('reviews', () => evaluationsOf(db, id, now)),
    profile: await shown('profile', () => profileOf(db, id, now)),
    education: await shown('education', () => educationOf(db, id)),
    experience: await shown('experience', () => experienceOf(db, id)),
    certificates: await shown('certificates', () => certificatesOf(db, id)),
  };
}

async function profileOf(db: Queryable, personId: string, now: Date) {
  const head = await resumeHeadOf(db, personId, now);
  return {
    personalProfile: head.personalProfile,
    motherTongue: head.motherTongue,
    languageSkills: head.languageSkills,
    whFieldIds: head.whFieldIds,
    translationYears: head.translationYears,
    nationality: head.nationality,
    region: head.region,
  };
}

async function educationOf(db: Queryable, personId: string) {
  const list = await educations.list(db, personId);
  return list.map(({ educationId: _id, fileIds: _ids, files: _files, ...education }) => education);
}

async function experienceOf(db: Queryable, personId: string) {
  const employment = await workExperiences.list(db, personId);
  const projects = await projectExperiences.list(db, personId);
  return {
    employment: employment.map(({ workExperienceId: _id, ...entry }) => entry),
    projects: projects.map(
      ({ projectExperienceId: _id, fileIds: _ids, files: _files, ...project }) => project,
    ),
  };
}

async function certificatesOf(db: Queryable, personId: string) {
  const list = await certificates.list(db, personId);
  return list.map(({ certificateId: _id, fileIds: _ids, files: _files, ...one }) => one);
}

async function workOf(db: Queryable, personId: string): Promise<SharedResume['work']> {
  const pairs = await completedPairs(db, personId);
  const fields = await completedFields(db, personId);
  return {
    completedOrders: await countCompleted(db, personId),
    languagePairs: pairs.map(({ source_language, target_language }) => ({
      sourceLanguage: source_language,
      targetLanguage: target_language,
    })),
    whFieldIds: fields.map(({ field }) => field),
  };
}
