import type { RealName, SettlementMethod } from '@tolk/contract';
import { sql } from 'kysely';
import { companyForm, realNameForm, saveProfile } from './documents.ts';
import { dataOf } from './market.ts';
import { signUp, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

type Form = Record<string, unknown>;

/** The name of every supplier who wants to be certified in the tests. */
export const documentName = '林婉清';

export const submitRealName = (person: TestPerson, form: Form) =>
  person.call<RealName>('/supinterface/addOrEditSupSmrz', form);
export const submitMethod = (person: TestPerson, form: Form) =>
  person.call<SettlementMethod>('/supinterface/addOrEditJSRZ', form);

/** Somebody with a profile, who has submitted nothing. */
export async function newSupplier(tolk: TestApp, changes: Form = {}): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await saveProfile(person, documentName, changes);
  return person;
}

/** Somebody who has submitted their ID card and their company. */
export async function documentedSupplier(
  tolk: TestApp,
  idNumber: string,
  creditCode: string,
): Promise<TestPerson> {
  const person = await newSupplier(tolk);
  await dataOf(submitRealName(person, await realNameForm(person, documentName, idNumber)));
  const company = await companyForm(person, creditCode);
  await dataOf(person.call('/supinterface/addOrEditCompany', company));
  return person;
}

/** What staff would decide about all that a person submitted of this kind, without staff. */
export async function decide(
  { app }: TestApp,
  { personId }: TestPerson,
  table: 'real_name_verification' | 'settlement_method',
  status: 'certified' | 'refused',
): Promise<void> {
  await sql`update ${sql.table(table)} set status = ${status}, reason = 'Too dark'
    where person_id = ${personId}`.execute(app.deps.db);
}
