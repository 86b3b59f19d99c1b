import type { Pool } from 'pg';

/** Orders go to suppliers who can be found, and are taken by those whose profile is complete. */
export async function makeComplete(pool: Pool, personId: string): Promise<void> {
  const statements = [
    `insert into supplier_profile
       (person_id, findable, mother_tongue, currency, personal_profile, updated_at)
     values ($1, true, 'en', 'CNY', 'Ten years of legal translation.', now())`,
    `insert into personal_information
       (person_id, real_name, nationality, location, zone, party_kind, wechat, updated_at)
     values ($1, 'Bench', 'CN', 'Shanghai', 'Asia/Shanghai', 'individual', 'bench', now())`,
    `insert into supplier_output
       (id, person_id, source_language, target_language, project_type, words_per_day, currency, created_at)
     values (gen_random_uuid(), $1, 'zh-CN', 'en', 'translation', 4000, 'CNY', now())`,
    `insert into education (id, person_id, university, major, degree, start_month, created_at)
     values (gen_random_uuid(), $1, 'Leiden', 'Linguistics', 'master', '2010-09', now())`,
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
