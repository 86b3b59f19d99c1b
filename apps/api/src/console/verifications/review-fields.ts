import type { VerificationKind } from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import { findCertificateById } from '../../profiles/certification/certificate-repository.ts';
import {
  companiesOfNumber,
  findCompany,
  findRealName,
  findSettlementMethods,
} from '../../profiles/certification/certification-repository.ts';
import { findInformation, findSupplierProfile } from '../../profiles/profile/profile-repository.ts';
import { refuse } from '../../calls/refusal.ts';
import { unseal } from '../../database/server-key.ts';

type Fields = Record<string, string>;
interface Wanted {
  id: string;
  personId: string;
}

/** The fields of a review in clear, for who checks them. */
export const clearFields: Readonly<
  Record<VerificationKind, (wanted: Wanted, context: CallContext) => Promise<Fields>>
> = {
  async realName({ personId }, { deps }) {
    const row = (await findRealName(deps.db, personId)) ?? refuse('notFound');
    return {
      documentType: row.document_type,
      name: row.name,
      number: unseal(deps.config.serverKeys, 'document-number', row.sealed_number),
    };
  },
  async company({ personId }, { deps }) {
    const row = (await findCompany(deps.db, personId)) ?? refuse('notFound');
    return {
      companyName: row.company_name,
      country: row.country,
      [row.number_kind]: row.credit_code,
      legalRepresentative: row.legal_representative,
    };
  },
  async translatorCertificate({ id, personId }, { deps }) {
    const row = (await findCertificateById(deps.db, id)) ?? refuse('notFound');
    const information = await findInformation(deps.db, personId);
    return {
      name: information?.real_name ?? '',
      certificateBody: row.body,
      level: row.level,
      sourceLanguage: row.source_language,
      targetLanguage: row.target_language,
      certificateNumber: row.number,
      issuedMonth: row.issued_month,
    };
  },
  async settlementMethod({ id, personId }, { deps }) {
    const rows = await findSettlementMethods(deps.db, personId);
    const row = rows.find((one) => one.id === id) ?? refuse('notFound');
    return JSON.parse(unseal(deps.config.serverKeys, 'settlement-details', row.sealed_details));
  },
};

/** Other companies of the number that this one is verified by. */
export async function sameNumber(
  personId: string,
  { deps }: CallContext,
): Promise<{ reviewId: string; companyName: string; number: string }[]> {
  const row = (await findCompany(deps.db, personId)) ?? refuse('notFound');
  const others = await companiesOfNumber(deps.db, row);
  return others.map(({ id, company_name, credit_code }) => ({
    reviewId: id,
    companyName: company_name,
    number: credit_code,
  }));
}

/** What the person says elsewhere, to compare with; empty fields are left out. */
export async function comparedProfile(personId: string, { deps }: CallContext): Promise<Fields> {
  const information = await findInformation(deps.db, personId);
  const profile = await findSupplierProfile(deps.db, personId);
  const realName = await findRealName(deps.db, personId);
  const fields = {
    realName: information?.real_name ?? '',
    sex: profile?.sex ?? '',
    birthDate: profile?.birth_date ?? '',
    nationality: information?.nationality ?? '',
    companyName: information?.company_name ?? '',
    verifiedName: realName?.status === 'certified' ? realName.name : '',
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
