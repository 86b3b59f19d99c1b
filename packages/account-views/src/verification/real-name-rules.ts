import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import type { RealName } from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { object, string } from '@tolk/design-system/form-rules';
import { documentTypes, limits, type DocumentType } from '@tolk/domain';
import { checkPassport } from '@tolk/domain/checks/passport';
import { checkResidentId, type ResidentIdProblem } from '@tolk/domain/checks/resident-id';
import { photosRule, photoValues } from './photo-values.ts';

export interface RealNameValues {
  documentType: DocumentType;
  number: string;
  photos: readonly StoredFile[];
}

/** An ID card has two sides, a passport one page with the photo; a second photo may be better. */
export const documentPhotos = 2;

export function realNameValues({ documentType, photos }: RealName): RealNameValues {
  // The number comes back masked, so it is typed anew.
  return { documentType: documentType ?? 'idCard', number: '', photos: photoValues(photos) };
}

const residentIdMessages: Readonly<Record<ResidentIdProblem, () => string>> = {
  length: () => t`A citizen ID number has 18 characters.`,
  digits: () => t`Digits only; the last character may be an X.`,
  region: () => t`The first two digits are not a valid region code.`,
  birthDate: () => t`Digits 7 to 14 are not a valid date of birth.`,
  checkDigit: () => t`The last character is not valid. Check it against the card.`,
};

/** What is wrong with a document's number, in the language in use; nothing when it may be right. */
export function documentNumberProblem(type: DocumentType, number: string): string | undefined {
  if (type === 'idCard') {
    const problem = checkResidentId(number, new Date(serverNow()));
    return problem === null ? undefined : residentIdMessages[problem]();
  }
  return checkPassport(number) === null
    ? undefined
    : t`A passport number has 6 to 12 letters and digits.`;
}

export const realNameRules = object({
  documentType: string().oneOf(documentTypes).required(),
  number: string()
    .trim()
    .required(() => t`Enter the number of the document.`)
    .max(limits.documentNumber.max)
    .test({
      name: 'documentNumber',
      test(value, { parent, createError }) {
        const { documentType } = parent as RealNameValues;
        const message = value && documentNumberProblem(documentType, value);
        return message ? createError({ message }) : true;
      },
    }),
  photos: photosRule(documentPhotos, () => t`Add a photo of the document.`).test({
    name: 'bothSides',
    message: () => t`Add both sides of the card: two photos.`,
    test: (photos, { parent }) => {
      const { documentType } = parent as RealNameValues;
      return documentType !== 'idCard' || photos.length === 2;
    },
  }),
});
