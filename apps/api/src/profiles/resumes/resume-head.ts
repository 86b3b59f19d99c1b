import type { ResponseOf, calls } from '@tolk/contract';
import { addMs, limits } from '@tolk/domain';
import { originalEntries } from '@tolk/domain/dictionaries/index';
import type { Queryable } from '../../database/schema.ts';
import { refuse } from '../../calls/refusal.ts';
import { figuresOfOne } from '../figures/supplier-figures.ts';
import { revealedEvaluations } from '../evaluations/evaluation-repository.ts';
import {
  findInformation,
  findSupplierProfile,
  type PersonalInformation,
  type SupplierProfile,
} from '../profile/profile-repository.ts';
import { findResumePerson, newestPassedTests } from './resume-head-repository.ts';
import { listEducations } from './resume-repository.ts';
import { countCompleted } from './resume-share-repository.ts';
import { ageOn } from '../profile/calendar-rules.ts';

export type ResumeHead = ResponseOf<typeof calls.supinterface.resume.getGrjlxx>;

/** Everything about the person of a resume in one read. Throws `notFound` when there is nobody. */
export async function resumeHeadOf(
  db: Queryable,
  personId: string,
  now: Date,
): Promise<ResumeHead> {
  const person = (await findResumePerson(db, personId)) ?? refuse('notFound');
  const hiddenSince = addMs(now, -limits.evaluation.hiddenMs);
  const { average, count } = await revealedEvaluations(db, personId, hiddenSince, 0);
  return {
    supUserId: person.id,
    supUserName: person.name,
    supUserAvatar: person.avatar_url,
    realNameVerified: person.real_name_verified,
    companyVerified: person.company_verified,
    memberSince: person.created_at.toISOString(),
    completedOrders: await countCompleted(db, personId),
    rating: { average, count },
    figures: await figuresOfOne(db, personId, now),
    degree: highestDegree(await listEducations(db, personId)),
    passedTests: (await newestPassedTests(db, personId)).map((test) => ({
      sourceLanguage: test.source_language,
      targetLanguage: test.target_language,
      score: test.score,
      offline: test.is_offline,
      finishTime: (test.finished_at ?? now).toISOString(),
      provenFieldIds: test.proven_fields,
    })),
    ...placeOf(await findInformation(db, personId)),
    ...workOf(await findSupplierProfile(db, personId), now),
  };
}

/** The dictionary begins with the lowest degree; one that staff added counts less than any of its own. */
function highestDegree(educations: readonly { degree: string }[]): string | null {
  const had = new Set(educations.map(({ degree }) => degree));
  const known = originalEntries('degree').findLast(({ value }) => had.has(value));
  return known?.value ?? educations[0]?.degree ?? null;
}

function placeOf(information: PersonalInformation | undefined) {
  return {
    nationality: information?.nationality ?? '',
    region: information?.region ?? '',
    location: information?.location ?? '',
    companyName: information?.company_name || null,
  };
}

function workOf(profile: SupplierProfile | undefined, now: Date) {
  const birthDate = profile?.birth_date ?? null;
  return {
    age: birthDate === null ? null : ageOn(birthDate, now),
    sex: profile?.sex ?? '',
    motherTongue: profile?.mother_tongue ?? '',
    languageSkills: profile?.language_skills ?? [],
    whFieldIds: profile?.fields ?? [],
    translationYears: profile?.translation_years ?? '',
    jieGaoTime: profile?.available_hours ?? [],
    personalProfile: profile?.personal_profile ?? '',
  };
}
