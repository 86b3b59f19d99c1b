import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import type { RealName } from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { array, object, string } from '@tolk/design-system/form-rules';
import { documentTypes, limits, type DocumentType } from '@tolk/domain';
import { checkPassport } from '@tolk/domain/checks/passport';
import { checkResidentId, type ResidentIdProblem } from '@tolk/domain/checks/resident-id';
import { photoRule, photosRule, photoValues } from './photo-values.ts';

export interface RealNameValues {
  documentType: DocumentType;
  number: string;
  /** The side of the card with the portrait, or the page of the passport. */
  front: readonly StoredFile[];
  /** Of an ID card only. */
  back: readonly StoredFile[];
}

/** Whoever is not of China by their information begins with a passport. */
export function realNameValues(
  { documentType, photos }: Pick<RealName, 'documentType' | 'photos'>,
  nationality: string,
): RealNameValues {
  const usual = nationality === '' || nationality === 'CN' ? 'idCard' : 'passport';
  // The number comes back masked, so it is typed again.
  const [front = [], back = []] = photoValues(photos).map((photo) => [photo]);
  return { documentType: documentType ?? usual, number: '', front, back };
}

/** The photos that belong to the document, in the order of its sides. */
export function documentPhotos({ documentType, front, back }: RealNameValues): StoredFile[] {
  return documentType === 'idCard' ? [...front, ...back] : [...front];
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
  front: photosRule(1, () => t`Add a photo of the document.`),
  back: array()
    .of(photoRule)
    .max(1)
    .required()
    .test({
      name: 'bothSides',
      message: () => t`Add a photo of the side with the emblem.`,
      test: (photos, { parent }) => {
        const { documentType } = parent as RealNameValues;
        return documentType !== 'idCard' || photos.length === 1;
      },
    }),
});
