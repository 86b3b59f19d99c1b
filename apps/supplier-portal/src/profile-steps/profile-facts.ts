import type { Completeness } from '@tolk/contract';
import type { ProfileFactKey } from '@tolk/domain';
import { pathTo, profilePageRoutes } from '@tolk/platform';

/** Ids of the parts of My information. */
export const profileSections = {
  picture: 'picture',
  person: 'about-you',
  work: 'languages-and-experience',
  presentation: 'for-clients',
  contact: 'contact',
  outputs: 'output',
} as const;

/** Ids of the parts of My resume. */
export const resumeSections = { education: 'education', certificates: 'certificates' } as const;

/** The field in which a fact is filled in, by its name; a part of the page where there are several. */
const placeOf: Partial<Record<string, string>> = {
  name: 'supName',
  country: 'nationality',
  location: 'location',
  company: 'companyName',
  nativeLanguage: 'motherTongue',
  fields: profileSections.work,
  experience: 'translationYears',
  personalProfile: 'personalProfile',
  contact: profileSections.contact,
  languagePair: profileSections.outputs,
  avatar: profileSections.picture,
  background: resumeSections.education,
  certificate: resumeSections.certificates,
  selfEvaluation: 'selfEvaluation',
  realNameCertified: 'documentType',
  companyCertified: 'creditCode',
} satisfies Partial<Record<ProfileFactKey, string>>;

type Fact = Pick<Completeness['missing'][number], 'key' | 'page'>;

/** Parts of My information that are forms of their own beside the basic information. */
const ownForms: readonly (string | undefined)[] = [
  profileSections.picture,
  profileSections.contact,
  profileSections.outputs,
];

/** Whether a fact is filled in with the basic information, and saved with it. */
export function isBasicFact({ key, page }: Fact): boolean {
  return page === 'information' && !ownForms.includes(placeOf[key]);
}

/** Where something that is missing in the profile is filled in: the page, and the field or part of it. */
export function addressOfFact({ key, page }: Fact): string {
  const place = placeOf[key];
  const path = pathTo(profilePageRoutes[page]);
  return place === undefined ? path : `${path}#${place}`;
}
