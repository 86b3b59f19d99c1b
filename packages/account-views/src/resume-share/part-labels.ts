import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResumePart } from '@tolk/domain';

interface PartLabel {
  name: MessageDescriptor;
  about: MessageDescriptor;
}

export const partLabels: Readonly<Record<ResumePart, PartLabel>> = {
  profile: {
    name: msg({ message: 'Profile', context: 'heading' }),
    about: msg`Personal profile, languages, fields, years of experience, country and region. Never your contact.`,
  },
  work: {
    name: msg({ message: 'Work', context: 'heading' }),
    about: msg`How many orders you completed here, in which languages and fields. No client is named.`,
  },
  reviews: {
    name: msg({ message: 'Reviews', context: 'heading' }),
    about: msg`Ratings and comments from clients, without their names.`,
  },
  education: {
    name: msg({ message: 'Education', context: 'heading' }),
    about: msg`Schools, majors and degrees, without the files.`,
  },
  experience: {
    name: msg`Employment and projects`,
    about: msg`Employment and projects as in your resume, without the files.`,
  },
  certificates: {
    name: msg({ message: 'Certificates', context: 'heading' }),
    about: msg`Names and levels of language certificates, without photos.`,
  },
};
