import type {
  SettlementMethod,
  SettlementMethodForm,
  SettlementMethodRequest,
} from '@tolk/contract';
import { settlementMethods, type SettlementMethodName } from '@tolk/domain';
import { citiesOf, dictionaryEntry, provinces } from '@tolk/domain/dictionaries/index';
import type { CallContext } from '../../calls/call-context.ts';
import type { Tx } from '../../database/schema.ts';
import { invalidFields, refuse } from '../../calls/refusal.ts';
import {
  findCompany,
  findRealName,
  findSettlementMethods,
  saveSettlementMethod,
  type CompanyRow,
  type RealNameRow,
  type SettlementMethodRow,
} from './certification-repository.ts';
import { seal, unseal } from '../../database/server-key.ts';
import { requireNoFaults } from '../../calls/field-rules.ts';
import { formFaults, maskedDetails, normalized } from './settlement-form.ts';
import { presentState, submit } from './submission.ts';

const texts = {
  idNumber: {
    en: 'This is not the number of your real-name verification.',
    zh: '该号码与您实名认证的证件号码不一致。',
  },
  companyName: {
    en: 'This is not the name of your verified company.',
    zh: '该名称与您企业认证的公司名称不一致。',
  },
  companysOwn: {
    en: 'An organisation is paid to its own account, not to a person’s card.',
    zh: '组织的款项须汇入组织自己的账户，不能使用个人银行卡。',
  },
  noCreditCode: {
    en: 'An account in China needs a unified social credit code, and your company is registered elsewhere. Choose PayPal or Payoneer.',
    zh: '境内对公账户须有统一社会信用代码，您的企业在境外注册，请选择 PayPal 或 Payoneer。',
  },
  creditCode: {
    en: 'This is not the credit code of your verified company.',
    zh: '该代码与您企业认证的统一社会信用代码不一致。',
  },
};

/** The methods in their order, saved or not; an organisation has no personal card. */
export async function ownSettlementMethods(context: CallContext): Promise<SettlementMethod[]> {
  const rows = await findSettlementMethods(context.deps.db, context.personId);
  const offered = settlementMethods.filter(
    (method) => method !== 'personalCard' || context.memberId === null,
  );
  return offered.map((method) => present(method, rows, context));
}

export async function ownSettlementMethod(
  { method }: { method: SettlementMethodName },
  context: CallContext,
): Promise<SettlementMethod> {
  const rows = await findSettlementMethods(context.deps.db, context.personId);
  return present(method, rows, context);
}

function present(
  method: SettlementMethodName,
  rows: readonly SettlementMethodRow[],
  context: CallContext,
): SettlementMethod {
  const row = rows.find((one) => one.method === method);
  return {
    ...presentState('settlementMethod', row, context),
    method,
    certified: row?.status === 'certified',
    details: row?.masked_details ?? {},
  };
}

/**
 * Submits a settlement method in place of the one before. Throws `realNameFirst`, `companyFirst`,
 * `nameDiffers`, `verificationLocked` while it is checked, 422 by field.
 */
export async function submitSettlementMethod(
  request: SettlementMethodRequest,
  context: CallContext,
): Promise<SettlementMethod> {
  const { deps, personId, now } = context;
  const form = normalized(await withVerifiedNumber(request, context));
  requireNoFaults(formFaults(form, now));
  const { method } = form;
  const steps = {
    find: async (tx: Tx) =>
      (await findSettlementMethods(tx, personId)).find((row) => row.method === method),
    async save(tx: Tx, id: string) {
      await requireOwner(tx, form, context);
      await saveSettlementMethod(tx, {
        id,
        person_id: personId,
        method,
        status: 'submitted',
        sealed_details: seal(deps.config.serverKeys, 'settlement-details', JSON.stringify(form)),
        masked_details: JSON.stringify(maskedDetails(form)),
        reason: null,
        submitted_at: now,
        decided_at: null,
        decided_by: null,
      });
    },
  };
  await submit('settlementMethod', steps, context);
  return ownSettlementMethod({ method }, context);
}

/** Nobody is asked again for the number of the ID card or the code of the company that was verified. */
async function withVerifiedNumber(
  request: SettlementMethodRequest,
  { deps, personId, memberId }: CallContext,
): Promise<SettlementMethodForm> {
  if (request.method === 'personalCard') {
    if (request.idNumber !== undefined) return { ...request, idNumber: request.idNumber };
    const realName = await findRealName(deps.db, personId);
    if (!isSubmitted(realName)) refuse('realNameFirst');
    const byCard = realName.document_type === 'idCard';
    return { ...request, idNumber: byCard ? verifiedNumber(realName, deps) : '' };
  }
  if (request.method === 'corporateCard') {
    if (request.creditCode !== undefined) return { ...request, creditCode: request.creditCode };
    if (memberId === null && !isSubmitted(await findRealName(deps.db, personId))) {
      refuse('realNameFirst');
    }
    const company = await findCompany(deps.db, personId);
    if (!isSubmitted(company)) refuse('companyFirst');
    requireCreditCode(company);
    return { ...request, creditCode: company.credit_code };
  }
  return request;
}

/**
 * The account belongs to who was verified: to the person, or to their company. An organisation is
 * nobody but a company: it has no card of its own, and what it is paid by is in the company's name.
 */
async function requireOwner(
  tx: Tx,
  form: SettlementMethodForm,
  context: CallContext,
): Promise<void> {
  const { personId, memberId } = context;
  if (memberId !== null) return requireOwnedByCompany(tx, form, personId);
  const realName = await findRealName(tx, personId);
  if (!isSubmitted(realName)) refuse('realNameFirst');
  if (form.method === 'corporateCard') return requireOwnedByCompany(tx, form, personId);
  if (realName.name !== form.name) refuse('nameDiffers');
  if (form.method === 'personalCard' && !isHolder(realName, form.idNumber, context)) {
    invalidFields({ idNumber: texts.idNumber });
  }
}

async function requireOwnedByCompany(
  tx: Tx,
  form: SettlementMethodForm,
  personId: string,
): Promise<void> {
  const company = await findCompany(tx, personId);
  if (!isSubmitted(company)) refuse('companyFirst');
  if (form.method === 'personalCard') invalidFields({ method: texts.companysOwn });
  if (form.method !== 'corporateCard') {
    if (company.company_name !== form.name) invalidFields({ name: texts.companyName });
    return;
  }
  requireCreditCode(company);
  if (company.company_name !== form.companyName) invalidFields({ companyName: texts.companyName });
  if (company.credit_code !== form.creditCode) invalidFields({ creditCode: texts.creditCode });
}

/** Companies of other countries have no account at a bank of China here. */
function requireCreditCode({ number_kind }: CompanyRow): void {
  if (number_kind !== 'creditCode') invalidFields({ method: texts.noCreditCode });
}

function isSubmitted<Row extends { status: string }>(row: Row | undefined): row is Row {
  return row?.status === 'submitted' || row?.status === 'certified';
}

/** Who was verified by passport may hold the bank account by an ID card, which staff then sees. */
function isHolder(realName: RealNameRow, idNumber: string, { deps }: CallContext): boolean {
  if (realName.document_type !== 'idCard') return true;
  return verifiedNumber(realName, deps) === idNumber;
}

function verifiedNumber({ sealed_number }: RealNameRow, { config }: CallContext['deps']): string {
  return unseal(config.serverKeys, 'document-number', sealed_number);
}

/** Provinces, or the cities of one. Throws `notFound` for a province that there is not. */
export function provincesOrCities(province: string | undefined) {
  if (province === undefined) return provinces.map(({ value, en, zh }) => ({ value, en, zh }));
  if (!dictionaryEntry('province', province)) refuse('notFound');
  return citiesOf(province).map(({ value, en, zh, parent }) => ({ value, en, zh, parent }));
}
