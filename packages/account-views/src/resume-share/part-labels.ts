import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResumePart } from '@tolk/domain';

interface PartLabel {
  name: MessageDescriptor;
  about: MessageDescriptor;
}

export const partLabels: Readonly<Record<ResumePart, PartLabel>> = {
  profile: {
    name: msg`Profile`,
    about: msg`Personal profile, languages, fields, years of experience, country and region. Never your contact.`,
  },
  work: {
    name: msg`Work`,
    about: msg`How many orders you completed here, in which languages and fields. No client is named.`,
  },
  reviews: {
    name: msg`Reviews`,
    about: msg`Stars and words of clients, without their names.`,
  },
  education: {
    name: msg`Education`,
    about: msg`Schools, majors and degrees, without the files.`,
  },
  experience: {
    name: msg`Employment and projects`,
    about: msg`Employment and projects as they stand in your resume, without the files.`,
  },
  certificates: {
    name: msg`Certificates`,
    about: msg`Names and levels of language certificates, without photos.`,
  },
};
