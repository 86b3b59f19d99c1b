import { randomBytes, randomUUID } from 'node:crypto';
import type { SettlementMethodForm } from '@tolk/contract';
import { seal } from '../../src/database/server-key.ts';
import { maskedDetails } from '../../src/profiles/certification/settlement-form.ts';
import type { TestApp } from './test-app.ts';

/** Made up; the numbers are right by their check digits. */
export const payoutForms: readonly SettlementMethodForm[] = [
  {
    method: 'personalCard',
    name: '李文',
    idNumber: '11010519491231002X',
    cardNumber: '6222021234567890128',
    province: '310000',
    city: '310100',
    bank: 'icbc',
    branch: '上海市徐汇支行',
  },
  {
    method: 'corporateCard',
    companyName: '上海文译翻译有限公司',
    creditCode: '91310000MA1K35A47X',
    account: '1001234509000123456',
    province: '310000',
    city: '310100',
    bank: 'icbc',
    branch: '上海市徐汇支行',
  },
  { method: 'paypal', name: 'Li Wen', account: 'liwen@tolk.example' },
  { method: 'payoneer', name: 'Li Wen', account: 'liwen@tolk.example' },
];

/** Certifies what somebody needs besides a profile to take orders: the real name and a bank card. */
export async function certifyToWork(tolk: TestApp, personId: string): Promise<void> {
  await certify(tolk, personId, payoutForms.slice(0, 1));
}

/** For tests that certify the market's supplier in a way of their own. */
export async function forgetCertification({ app }: TestApp, personId: string): Promise<void> {
  for (const table of ['real_name_verification', 'settlement_method'] as const) {
    await app.deps.db.deleteFrom(table).where('person_id', '=', personId).execute();
  }
}

/**
 * Certifies a supplier's real name and all four settlement methods straight in the database, for
 * tests of what comes after; for a company its certification and party too.
 */
export async function makePayable(
  tolk: TestApp,
  personId: string,
  party: 'individual' | 'company' = 'individual',
): Promise<void> {
  const { db } = tolk.app.deps;
  await certify(tolk, personId, payoutForms);
  if (party === 'individual') return;
  await certifyCompany(tolk, personId, '上海文译翻译有限公司');
  await db
    .updateTable('personal_information')
    .set({ party_kind: 'company', company_name: '上海文译翻译有限公司' })
    .where('person_id', '=', personId)
    .execute();
}

/** Certifies the company that a supplier works for. */
export async function certifyCompany(
  tolk: TestApp,
  personId: string,
  companyName: string,
): Promise<void> {
  await tolk.app.deps.db
    .insertInto('company_certification')
    .values({
      ...decidedNow(tolk, personId),
      id: randomUUID(),
      company_name: companyName,
      credit_code: randomBytes(9).toString('hex').toUpperCase(),
      legal_representative: '李文',
    })
    .execute();
}

function decidedNow({ clock }: TestApp, personId: string) {
  const now = clock.now();
  return {
    person_id: personId,
    status: 'certified',
    reason: null,
    submitted_at: now,
    decided_at: now,
    decided_by: null,
  } as const;
}

/** What is certified already stays as it is. */
async function certify(
  tolk: TestApp,
  personId: string,
  forms: readonly SettlementMethodForm[],
): Promise<void> {
  const { db, config } = tolk.app.deps;
  const decided = decidedNow(tolk, personId);
  await db
    .insertInto('real_name_verification')
    .values({
      ...decided,
      id: randomUUID(),
      document_type: 'idCard',
      name: '李文',
      sealed_number: seal(config.serverKeys, 'document-number', '11010519491231002X'),
      masked_number: '110***********002X',
      number_fingerprint: randomBytes(32),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await certifyMethods(tolk, personId, forms);
}

/** The methods alone, straight in the database. */
export async function certifyMethods(
  tolk: TestApp,
  personId: string,
  forms: readonly SettlementMethodForm[],
): Promise<void> {
  const { db, config } = tolk.app.deps;
  const decided = decidedNow(tolk, personId);
  await db
    .insertInto('settlement_method')
    .values(
      forms.map((form) => ({
        ...decided,
        id: randomUUID(),
        method: form.method,
        sealed_details: seal(config.serverKeys, 'settlement-details', JSON.stringify(form)),
        masked_details: JSON.stringify(maskedDetails(form)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
