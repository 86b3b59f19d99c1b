import type { Completeness } from '@tolk/contract';
import type { ProfileFactKey } from '@tolk/domain';
import { pathTo, profilePageRoutes } from '@tolk/platform';

/** The part of its page on which a fact is filled in: the id of a section there. */
export const profileSections = {
  picture: 'picture',
  person: 'about-you',
  work: 'languages-and-experience',
  presentation: 'for-clients',
  contact: 'contact',
  outputs: 'output',
} as const;

const sectionOf: Partial<Record<string, string>> = {
  name: profileSections.person,
  country: profileSections.person,
  location: profileSections.person,
  company: profileSections.person,
  nativeLanguage: profileSections.work,
  fields: profileSections.work,
  experience: profileSections.work,
  personalProfile: profileSections.presentation,
  contact: profileSections.contact,
  languagePair: profileSections.outputs,
  avatar: profileSections.picture,
} satisfies Partial<Record<ProfileFactKey, string>>;

/** Where something that is missing in the profile is filled in: the page, and the part of it. */
export function addressOfFact({
  key,
  page,
}: Pick<Completeness['missing'][number], 'key' | 'page'>): string {
  const section = sectionOf[key];
  const path = pathTo(profilePageRoutes[page]);
  return section === undefined ? path : `${path}#${section}`;
}
