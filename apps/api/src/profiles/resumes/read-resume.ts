import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import type { CallContext } from '../../calls/call-context.ts';
import type { Queryable } from '../../database/schema.ts';
import { findFile } from '../../files/uploads/file-repository.ts';
import { findSupplierProfile } from '../profile/profile-repository.ts';
import { assertOwnId } from '../../calls/own-id.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { freeDaysOf } from '../availability/availability.ts';
import { pastWorkOf } from '../figures/past-work.ts';
import { contactOf } from '../profile/contact.ts';
import { outputsOf } from '../profile/outputs.ts';
import { certificates } from './certificates.ts';
import { educations } from './educations.ts';
import { projectExperiences } from './project-experiences.ts';
import { resumeHeadOf } from './resume-head.ts';
import { evaluationsOf } from './resume-evaluations.ts';
import { workExperiences } from './work-experiences.ts';

type Calls = typeof calls.supinterface.resume;
export type Resume = ResponseOf<Calls['getSupResumeData']>;

/**
 * The resume of a person as others read it; who may, and whether with the contact and the resume as a
 * file, is for the caller to decide. Throws `notFound` when there is no such person.
 */
export async function resumeOf(
  db: Queryable,
  personId: string,
  access: { withContact: boolean; now: Date },
): Promise<Resume> {
  const resume = await wholeResume(db, personId, access);
  const profile = await findSupplierProfile(db, personId);
  return (profile?.hidden_at ?? null) === null ? resume : withoutOwnWords(resume);
}

async function wholeResume(
  db: Queryable,
  personId: string,
  { withContact, now }: { withContact: boolean; now: Date },
): Promise<Resume> {
  const head = await resumeHeadOf(db, personId, now);
  const profile = await findSupplierProfile(db, personId);
  return {
    head,
    outputs: await outputsOf(db, personId),
    educations: await educations.list(db, personId),
    certificates: await certificates.list(db, personId),
    workExperiences: await workExperiences.list(db, personId),
    projectExperiences: await projectExperiences.list(db, personId),
    selfEvaluation: profile?.self_evaluation ?? '',
    reviews: (await evaluationsOf(db, personId, now)).list,
    pastWork: await pastWorkOf(db, personId, now),
    availability: await freeDaysOf(db, personId, now, { publicOnly: false }),
    resumeFile: await resumeFileOf(db, withContact ? (profile?.resume_file_id ?? null) : null),
    contact: withContact ? await contactOf(db, personId) : null,
  };
}

/**
 * What clients still read of a resume that staff hid: facts that the platform knows or checked, and
 * nothing that the supplier wrote or uploaded.
 */
function withoutOwnWords(resume: Resume): Resume {
  return {
    ...resume,
    head: { ...resume.head, supUserAvatar: null, personalProfile: '' },
    educations: [],
    certificates: [],
    workExperiences: [],
    projectExperiences: [],
    selfEvaluation: '',
    resumeFile: null,
  };
}

export async function ownResume(
  { supUserId }: RequestOf<Calls['getSupResumeData']>,
  context: CallContext,
): Promise<Resume> {
  assertOwnId(supUserId, context);
  return wholeResume(context.deps.db, context.personId, { withContact: true, now: context.now });
}

async function resumeFileOf(db: Queryable, fileId: string | null): Promise<Resume['resumeFile']> {
  const file = fileId === null ? undefined : await findFile(db, fileId);
  return file === undefined ? null : presentFile(file);
}
