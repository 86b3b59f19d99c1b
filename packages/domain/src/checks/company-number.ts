import * as limits from '../limits.ts';
import { normalizeDocumentNumber } from './typed-number.ts';

/**
 * What a company is known by to its authorities: in China the unified social credit code, elsewhere the
 * number in its register or its VAT number, as the company has it.
 */
export const companyNumberKinds = ['creditCode', 'registrationNumber', 'vatNumber'] as const;
export type CompanyNumberKind = (typeof companyNumberKinds)[number];

/** Where credit codes are given out: Hong Kong, Macao and Taiwan have registers of their own. */
export const creditCodeCountry = 'CN';

/** The numbers that a company in this country is verified by, the usual one first. */
export function companyNumberKindsOf(
  country: string,
): readonly [CompanyNumberKind, ...CompanyNumberKind[]] {
  return country === creditCodeCountry ? ['creditCode'] : ['registrationNumber', 'vatNumber'];
}

export type RegistrationNumberProblem = 'length' | 'characters' | 'digits';

const { min, max } = limits.documentNumber;

/** Letters, digits, dots, dashes and slashes: `HRB 86891 B`, `CHE-123.456.789`, `2/2019`. */
export function isWrittenAsCompanyNumber(number: string): boolean {
  return /^[\p{Script=Latin}\d./-]*$/u.test(number);
}

/**
 * What is wrong with the registration or VAT number of a company outside China, or null. Each country
 * has check digits of its own, or none; staff compare the number with the document.
 */
export function checkRegistrationNumber(text: string): RegistrationNumberProblem | null {
  const number = normalizeDocumentNumber(text);
  if (number.length < min || number.length > max) return 'length';
  if (!isWrittenAsCompanyNumber(number)) return 'characters';
  return /\d/.test(number) ? null : 'digits';
}
