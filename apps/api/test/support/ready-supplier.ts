import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';

/**
 * Makes a supplier complete enough to apply, with a passed test from Chinese into English, straight
 * in the database: for tests of what comes after. The name that others see stays as it is.
 */
export async function makeReady(tolk: TestApp, personId: string): Promise<void> {
  const { db } = tolk.app.deps;
  const now = tolk.clock.now();
  const common = { person_id: personId, updated_at: now };
  const information = {
    ...common,
    real_name: 'Li Wen',
    nationality: 'CN',
    region: '310100',
    location: 'Shanghai',
    zone: 'Asia/Shanghai',
    wechat: 'liwen-translates',
  };
  await db
    .insertInto('personal_information')
    .values({ ...information, party_kind: 'individual' })
    // A company's begins with its founding.
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(information))
    .execute();
  await db
    .insertInto('supplier_profile')
    .values({
      ...common,
      birth_date: '1990-04-17',
      mother_tongue: 'zh-CN',
      fields: ['law'],
      translation_years: '5-10',
      currency: 'CNY',
      personal_profile: 'Ten years of legal translation.',
      resume_file_id: null,
    })
    .execute();
  const row = { id: randomUUID(), person_id: personId, created_at: now };
  const pair = { source_language: 'zh-CN', target_language: 'en' };
  await db
    .insertInto('supplier_output')
    .values({
      ...row,
      ...pair,
      project_type: 'translation',
      words_per_day: 4_000,
      words_per_week: 20_000,
      unit_price: 150_00,
      currency: 'CNY',
      unit: 'thousand-characters',
    })
    .execute();
  await db
    .insertInto('education')
    .values({
      ...row,
      university: 'Shanghai International Studies University',
      major: 'Translation',
      degree: 'master',
      start_month: '2010-09',
      end_month: '2013-06',
    })
    .execute();
  await db
    .insertInto('language_test')
    .values({
      id: randomUUID(),
      person_id: personId,
      team_member_id: null,
      ...pair,
      status: 'passed',
      is_offline: true,
      ended_by: 'offline',
      correct: null,
      question_count: 0,
      score: null,
      entered_by: null,
      started_at: now,
      ends_at: now,
      finished_at: now,
    })
    .execute();
}

/** Lets clients find the supplier and turn to them, as the form of one's information does. */
export async function makeFindable({ app }: TestApp, personId: string): Promise<void> {
  await app.deps.db
    .updateTable('supplier_profile')
    .set({ findable: true })
    .where('person_id', '=', personId)
    .execute();
}

/** Changes what a supplier's profile says, past the calls and their rules. */
export async function changeSupplierProfile(
  tolk: TestApp,
  personId: string,
  values: Record<string, unknown>,
): Promise<void> {
  await tolk.app.deps.db
    .updateTable('supplier_profile')
    .set(values)
    .where('person_id', '=', personId)
    .execute();
}
