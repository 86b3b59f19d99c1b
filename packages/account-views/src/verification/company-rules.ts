import { t } from '@lingui/core/macro';
import type { calls, Company, RequestOf } from '@tolk/contract';
import type { StoredFile } from '@tolk/design-system/fields';
import { object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import {
  checkRegistrationNumber,
  companyNumberKinds,
  companyNumberKindsOf,
  creditCodeCountry,
  type CompanyNumberKind,
  type RegistrationNumberProblem,
} from '@tolk/domain/checks/company-number';
import { checkCreditCode, type CreditCodeProblem } from '@tolk/domain/checks/credit-code';
import { likelyCountry, type Surroundings } from '@tolk/domain/dictionaries/likely-country';
import { photosRule, photoValues } from './photo-values.ts';

export type CompanyRequest = RequestOf<
  (typeof calls)['clientinterface']['info']['addOrEditSysCompany']
>;

export interface CompanyValues {
  /** Null while it is chosen anew. */
  country: string | null;
  companyName: string;
  /** As last chosen; which one counts is `numberKindOf`. */
  numberKind: CompanyNumberKind;
  creditCode: string;
  legalRepresentative: string;
  licence: readonly StoredFile[];
}

/** What the person's information says of the company; empty what it doesn't say. */
export interface KnownCompany {
  companyName: string;
  /** Dictionary `nationality`. */
  nationality: string;
  /** Of a client only. */
  taxNumber?: string;
}

/** What the person's information says is taken for a first attempt; `place` is the browser's. */
export function companyValues(
  company: Company,
  known: KnownCompany,
  place: Surroundings,
): CompanyValues {
  // A server of before says neither country nor kind: its companies are of China.
  const first = company.creditCode
    ? creditCodeCountry
    : known.nationality || likelyCountry(place)?.value;
  const country = company.country || (first ?? creditCodeCountry);
  return {
    country,
    companyName: company.companyName || known.companyName,
    numberKind: companyNumberKinds.find((kind) => kind === company.numberKind) ?? 'creditCode',
    creditCode: company.creditCode || knownCreditCode(country, known),
    legalRepresentative: company.legalRepresentative,
    licence: photoValues(company.licence ? [company.licence] : []),
  };
}

/** In China a company pays tax under its unified social credit code. */
function knownCreditCode(country: string, { taxNumber = '' }: KnownCompany): string {
  return country === creditCodeCountry && checkCreditCode(taxNumber) === null ? taxNumber : '';
}

/** What the number is in that country: the kind that was chosen, where there is a choice. */
export function numberKindOf({
  country,
  numberKind,
}: Pick<CompanyValues, 'country' | 'numberKind'>): CompanyNumberKind {
  const kinds = companyNumberKindsOf(country ?? creditCodeCountry);
  return kinds.find((kind) => kind === numberKind) ?? kinds[0];
}

const creditCodeMessages: Readonly<Record<CreditCodeProblem, () => string>> = {
  length: () => t`A unified social credit code has 18 characters.`,
  characters: () =>
    t`A unified social credit code has digits and capital letters, but no I, O, S, V, Z.`,
  organisation: () => t`This code is incorrect. Check characters 9 to 17 against the licence.`,
  checkDigit: () => t`The last character is not valid. Check it against the licence.`,
};

const { min, max } = limits.documentNumber;

const registrationNumberMessages: Readonly<Record<RegistrationNumberProblem, () => string>> = {
  length: () => t`This number has ${min} to ${max} characters.`,
  characters: () => t`Use letters, digits, dots, dashes and slashes only.`,
  digits: () => t`This number has at least one digit.`,
};

/** What is wrong with a company's number, in the language in use; nothing when it may be right. */
function numberProblem(kind: CompanyNumberKind, number: string): string | undefined {
  if (kind === 'creditCode') {
    const problem = checkCreditCode(number);
    return problem === null ? undefined : creditCodeMessages[problem]();
  }
  const problem = checkRegistrationNumber(number);
  return problem === null ? undefined : registrationNumberMessages[problem]();
}

export const companyRules = object({
  country: string().required(),
  companyName: string().trim().required().min(2).max(limits.companyName.max),
  numberKind: string().oneOf(companyNumberKinds).required(),
  creditCode: string()
    .trim()
    .required()
    .test({
      name: 'creditCode',
      test(value, { parent, createError }) {
        const message = value && numberProblem(numberKindOf(parent as CompanyValues), value);
        return message ? createError({ message }) : true;
      },
    }),
  legalRepresentative: string().trim().required().max(limits.profile.name),
  licence: photosRule(1, () => t`Add a photo of the document.`),
});

/** The form as the call takes it; what holds without a word of the country is sent so for China. */
export function companyRequest(values: CompanyValues): CompanyRequest {
  const { licence, country, numberKind, ...rest } = companyRules.validateSync(values);
  const form = { ...rest, licenceId: licence[0]?.fileId ?? '' };
  return country === creditCodeCountry
    ? form
    : { ...form, country, numberKind: numberKindOf({ country, numberKind }) };
}
