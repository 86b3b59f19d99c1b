import { profileCompleteness, type PresentFacts, type ProfileCompleteness } from '@tolk/domain';
import type { Queryable } from '../../database/schema.ts';
import { profileFactsOf } from './profile-facts-repository.ts';
import { hasPassed } from '../../language-tests/tests/passed-test-repository.ts';
import {
  findInformation,
  findSupplierProfile,
  type PersonalInformation,
} from './profile-repository.ts';

/** How complete a supplier's profile is, what comes next, and what it allows. */
export async function completenessOf(
  db: Queryable,
  personId: string,
): Promise<ProfileCompleteness> {
  const information = await findInformation(db, personId);
  const profile = await findSupplierProfile(db, personId);
  const facts = await profileFactsOf(db, personId);
  const present: PresentFacts = {
    name: isThere(information?.real_name),
    country: isThere(information?.nationality),
    location: isThere(information?.location),
    contact: information !== undefined && hasContact(information),
    company: isThere(information?.company_name),
    nativeLanguage: isThere(profile?.mother_tongue),
    personalProfile: isThere(profile?.personal_profile),
    fields: profile !== undefined && profile.fields.length > 0,
    experience: isThere(profile?.translation_years),
    selfEvaluation: isThere(profile?.self_evaluation),
    resumeFile: isThere(profile?.resume_file_id),
    languagePair: facts.output,
    background: facts.background,
    certificate: facts.certificate,
    avatar: facts.avatar,
    languageTestPassed: await hasPassed(db, personId, 'any'),
    realNameCertified: facts.verified,
    companyCertified: facts.company,
    settlementMethodCertified: facts.settlement,
  };
  return profileCompleteness(present, information?.party_kind ?? 'individual');
}

function isThere(text: string | null | undefined): boolean {
  return text !== undefined && text !== null && text !== '';
}

function hasContact(information: PersonalInformation): boolean {
  const { phone, wechat, email, qq, skype, other_contact } = information;
  return [phone, wechat, email, qq, skype, other_contact].some(isThere);
}
