import type { Queryable } from '../../database/schema.ts';
import { findPerson } from '../../persons/person-repository.ts';
import { findClientProfile, findInformation } from '../profile/profile-repository.ts';
import { findCompany, findRealName, type CompanyRow } from './certification-repository.ts';

/** Who a client is on documents about money. */
export interface LegalIdentity {
  name: string;
  /** Empty where none is known. */
  taxNumber: string;
  isCompany: boolean;
}

/**
 * The company that a client orders for, else the person: as staff verified them, else as they
 * filled it in. A company's unified social credit code is its tax number, and so is a VAT number; the
 * number of a register is none: the tax number is then what was entered. Undefined before the client
 * has said who they are; an organisation is at least what its members call it.
 */
export async function legalIdentityOf(
  db: Queryable,
  personId: string,
): Promise<LegalIdentity | undefined> {
  const information = await findInformation(db, personId);
  const person = await findPerson(db, personId);
  if (person?.is_organisation === true || information?.party_kind === 'company') {
    const company = await findCompany(db, personId);
    const profile = await findClientProfile(db, personId);
    if (company?.status === 'certified') {
      return {
        name: company.company_name,
        taxNumber: taxNumberOf(company, profile),
        isCompany: true,
      };
    }
    const own = person?.is_organisation === true ? person.name : '';
    return named(information?.company_name || own, profile?.tax_number, true);
  }
  const verified = await findRealName(db, personId);
  const name = verified?.status === 'certified' ? verified.name : information?.real_name;
  return named(name, '', false);
}

function taxNumberOf(
  { number_kind, credit_code }: CompanyRow,
  profile: { tax_number: string } | undefined,
): string {
  return number_kind === 'registrationNumber' ? (profile?.tax_number ?? '') : credit_code;
}

function named(
  name: string | undefined,
  taxNumber: string | undefined,
  isCompany: boolean,
): LegalIdentity | undefined {
  return name ? { name, taxNumber: taxNumber ?? '', isCompany } : undefined;
}
