import { t } from '@lingui/core/macro';
import type { Company } from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import { checkCreditCode, type CreditCodeProblem } from '@tolk/domain/checks/credit-code';
import { photosRule, photoValues } from './photo-values.ts';

export interface CompanyValues {
  companyName: string;
  creditCode: string;
  legalRepresentative: string;
  licence: readonly StoredFile[];
}

/** `companyName` of the person's information, for a first attempt. */
export function companyValues(company: Company, companyName: string): CompanyValues {
  return {
    companyName: company.companyName || companyName,
    creditCode: company.creditCode,
    legalRepresentative: company.legalRepresentative,
    licence: photoValues(company.licence ? [company.licence] : []),
  };
}

const creditCodeMessages: Readonly<Record<CreditCodeProblem, () => string>> = {
  length: () => t`A unified social credit code has 18 characters.`,
  characters: () =>
    t`A unified social credit code has digits and capital letters, but no I, O, S, V, Z.`,
  organisation: () => t`This code is incorrect. Check characters 9 to 17 against the licence.`,
  checkDigit: () => t`The last character is not valid. Check it against the licence.`,
};

/** What is wrong with a credit code, in the language in use; nothing when it may be right. */
export function creditCodeProblem(code: string): string | undefined {
  const problem = checkCreditCode(code);
  return problem === null ? undefined : creditCodeMessages[problem]();
}

export const companyRules = object({
  companyName: string().trim().required().min(2).max(limits.companyName.max),
  creditCode: string()
    .trim()
    .required()
    .test({
      name: 'creditCode',
      test(value, { createError }) {
        const message = value && creditCodeProblem(value);
        return message ? createError({ message }) : true;
      },
    }),
  legalRepresentative: string().trim().required().max(limits.profile.name),
  licence: photosRule(1, () => t`Add a photo of the business licence.`),
});
