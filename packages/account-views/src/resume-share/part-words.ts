import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ResumePart } from '@tolk/domain';

interface PartWords {
  name: MessageDescriptor;
  about: MessageDescriptor;
}

export const partWords: Readonly<Record<ResumePart, PartWords>> = {
  work: {
    name: msg`Work`,
    about: msg`How many orders you completed here, in which languages and fields. No client is named.`,
  },
  reviews: {
    name: msg`Reviews`,
    about: msg`Stars and words of clients, without their names.`,
  },
};
