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

/**
 * Certifies a supplier's real name and all four settlement methods straight in the database, for
 * tests of what comes after; for a company its certification and party too.
 */
export async function makePayable(
  tolk: TestApp,
  personId: string,
  party: 'individual' | 'company' = 'individual',
): Promise<void> {
  const { db, config } = tolk.app.deps;
  const now = tolk.clock.now();
  const decided = {
    person_id: personId,
    status: 'certified',
    reason: null,
    submitted_at: now,
    decided_at: now,
    decided_by: null,
  } as const;
  await db
    .insertInto('real_name_verification')
    .values({
      ...decided,
      id: randomUUID(),
      document_type: 'idCard',
      name: '李文',
      sealed_number: seal(config.serverKey, 'document-number', '11010519491231002X'),
      masked_number: '110***********002X',
      number_fingerprint: randomBytes(32),
    })
    .execute();
  await db
    .insertInto('settlement_method')
    .values(
      payoutForms.map((form) => ({
        ...decided,
        id: randomUUID(),
        method: form.method,
        sealed_details: seal(config.serverKey, 'settlement-details', JSON.stringify(form)),
        masked_details: JSON.stringify(maskedDetails(form)),
      })),
    )
    .execute();
  if (party === 'individual') return;
  await db
    .insertInto('company_certification')
    .values({
      ...decided,
      id: randomUUID(),
      company_name: '上海文译翻译有限公司',
      credit_code: randomBytes(9).toString('hex').toUpperCase(),
      legal_representative: '李文',
    })
    .execute();
  await db
    .updateTable('personal_information')
    .set({ party_kind: 'company', company_name: '上海文译翻译有限公司' })
    .where('person_id', '=', personId)
    .execute();
}
