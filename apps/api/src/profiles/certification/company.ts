import type { Company, RequestOf, calls } from '@tolk/contract';
import {
  checkCreditCode,
  checkRegistrationNumber,
  companyNumberKindsOf,
  creditCodeCountry,
  normalizeDocumentNumber,
  type CompanyNumberKind,
} from '@tolk/domain';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import {
  findCompany,
  saveCompany,
  verificationFiles,
  type CompanyRow,
} from './certification-repository.ts';
import {
  blankFaults,
  fieldTexts,
  requireNoFaults,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { presentFile } from '../../files/uploads/files.ts';
import { choiceFaults } from '../profile/field-choices.ts';
import { creditCodeTexts, registrationNumberTexts } from './number-texts.ts';
import { attachPhotos, requireUsablePhotos } from './photos.ts';
import { presentState, submit } from './submission.ts';

type Form = RequestOf<typeof calls.supinterface.certification.addOrEditCompany>;

export async function ownCompany(context: CallContext): Promise<Company> {
  const { deps, personId } = context;
  const row = await findCompany(deps.db, personId);
  const [licence] = row === undefined ? [] : await verificationFiles(deps.db, 'company', row.id);
  return {
    ...presentState('company', row, context),
    companyName: row?.company_name ?? '',
    country: row?.country ?? '',
    numberKind: row?.number_kind ?? 'creditCode',
    creditCode: row?.credit_code ?? '',
    legalRepresentative: row?.legal_representative ?? '',
    licence: licence === undefined ? null : presentFile(licence),
  };
}

/** Submits the company. Throws `verificationLocked`, `documentTaken`, 422 by field. */
export async function submitCompany(form: Form, context: CallContext): Promise<Company> {
  const { personId, now } = context;
  const { companyName, legalRepresentative, country = creditCodeCountry } = form;
  const { numberKind = companyNumberKindsOf(country)[0] } = form;
  const creditCode = normalizeDocumentNumber(form.creditCode);
  const licence = [form.licenceId];
  requireNoFaults({
    ...blankFaults({ companyName, legalRepresentative }),
    ...choiceFaults({ country: ['nationality', country] }),
    ...numberFaults({ country, numberKind, creditCode }),
  });
  const steps = {
    find: (tx: Tx) => findCompany(tx, personId),
    async save(tx: Tx, id: string) {
      await requireUsablePhotos(tx, { id, field: 'licenceId' }, licence, context);
      await saveCompany(tx, {
        id,
        person_id: personId,
        status: 'submitted',
        company_name: companyName.trim(),
        country,
        number_kind: numberKind,
        credit_code: creditCode,
        number_doubled: false,
        legal_representative: legalRepresentative.trim(),
        reason: null,
        submitted_at: now,
        decided_at: null,
        decided_by: null,
      });
      await attachPhotos(tx, { kind: 'company', id }, licence, context);
    },
  };
  await submit<CompanyRow>('company', steps, context);
  return ownCompany(context);
}

interface CompanyNumber {
  country: string;
  numberKind: CompanyNumberKind;
  creditCode: string;
}

function numberFaults({ country, numberKind, creditCode }: CompanyNumber): FieldFaults {
  if (!companyNumberKindsOf(country).includes(numberKind)) {
    return { numberKind: fieldTexts.unknownChoice };
  }
  if (numberKind === 'creditCode') {
    const problem = checkCreditCode(creditCode);
    return problem === null ? {} : { creditCode: creditCodeTexts[problem] };
  }
  const problem = checkRegistrationNumber(creditCode);
  return problem === null ? {} : { creditCode: registrationNumberTexts[problem] };
}
