import type { Pool } from 'pg';

/** Orders go to suppliers who can be found, are taken by those whose profile is complete, and applied for after a test. */
export async function makeComplete(pool: Pool, personId: string): Promise<void> {
  const statements = [
    `insert into supplier_profile
       (person_id, findable, birth_date, mother_tongue, fields, translation_years, currency,
        personal_profile, updated_at)
     values ($1, true, '1990-04-17', 'en', '{law}', '5-10', 'CNY',
       'Ten years of legal translation.', now())`,
    `insert into personal_information
       (person_id, real_name, nationality, region, location, zone, party_kind, wechat, updated_at)
     values ($1, 'Bench', 'CN', '310100', 'Shanghai', 'Asia/Shanghai', 'individual', 'bench', now())`,
    `insert into supplier_output
       (id, person_id, source_language, target_language, project_type, words_per_day,
        words_per_week, unit_price, unit, currency, created_at)
     values (gen_random_uuid(), $1, 'zh-CN', 'en', 'translation', 4000,
       20000, 15000, 'thousand-characters', 'CNY', now())`,
    `insert into education
       (id, person_id, university, major, degree, start_month, end_month, created_at)
     values (gen_random_uuid(), $1, 'Leiden', 'Linguistics', 'master', '2010-09', '2013-06', now())`,
    `insert into language_test
       (id, person_id, source_language, target_language, status, is_offline, ended_by,
        question_count, started_at, ends_at, finished_at)
     values (gen_random_uuid(), $1, 'zh-CN', 'en', 'passed', true, 'offline', 0, now(), now(), now())`,
    `insert into real_name_verification
       (id, person_id, status, document_type, name, sealed_number, masked_number,
        number_fingerprint, submitted_at, decided_at)
     values (gen_random_uuid(), $1, 'certified', 'passport', 'Bench', '', '***',
       convert_to(gen_random_uuid()::text, 'UTF8'), now(), now())`,
    `insert into settlement_method
       (id, person_id, method, status, sealed_details, masked_details, submitted_at, decided_at)
     values (gen_random_uuid(), $1, 'paypal', 'certified', '', '{}', now(), now())`,
  ];
  for (const statement of statements) await pool.query(statement, [personId]);
}
