/** Profiles, resumes, verification, settlement methods, companies. */
export const up = `
alter table person
  add column blocked_at timestamptz,
  add column block_reason text,
  add constraint person_block check ((blocked_at is null) = (block_reason is null));

alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check
  check (purpose in ('order', 'delivery', 'avatar', 'posting', 'resume', 'document'));

-- What both identities of a person have in common; person.name is what others see.
create table personal_information (
  person_id uuid primary key references person on delete cascade,
  real_name text not null,
  nickname text not null default '',
  nationality text not null,
  region text not null default '',
  location text not null,
  zone text not null,
  party_kind text not null check (party_kind in ('individual', 'company')),
  company_name text not null default '',
  phone text not null default '',
  wechat text not null default '',
  email text not null default '',
  qq text not null default '',
  skype text not null default '',
  other_contact text not null default '',
  updated_at timestamptz not null
);
comment on table personal_information is 'contacts here are shown to the other side; those of the account are not';

create table supplier_profile (
  person_id uuid primary key references person on delete cascade,
  sex text not null default '',
  birth_date date,
  mother_tongue text not null,
  language_skills text[] not null default '{}',
  fields text[] not null default '{}',
  translation_years text not null default '',
  currency text not null,
  source text not null default '',
  media_platforms text[] not null default '{}',
  other text not null default '',
  available_hours text[] not null default '{}',
  personal_profile text not null,
  findable boolean not null default false,
  self_evaluation text not null default '',
  resume_file_id uuid references file,
  updated_at timestamptz not null
);
create index supplier_profile_findable on supplier_profile (person_id) where findable;

create table client_profile (
  person_id uuid primary key references person on delete cascade,
  job_title text not null default '',
  website text not null default '',
  introduction text not null default '',
  updated_at timestamptz not null
);

create table supplier_output (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  project_type text not null check (project_type in ('translation', 'interpretation', 'proofreading')),
  words_per_day integer check (words_per_day > 0),
  words_per_week integer check (words_per_week > 0),
  unit_price bigint check (unit_price > 0),
  currency text not null,
  unit text not null default '',
  created_at timestamptz not null,
  unique (person_id, source_language, target_language, project_type)
);
comment on column supplier_output.unit_price is 'minor units of currency for one unit; null: by agreement';
create index supplier_output_pair on supplier_output (source_language, target_language, person_id);

create table education (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  university text not null,
  major text not null,
  degree text not null,
  start_month text not null check (start_month ~ '^[0-9]{4}-[0-9]{2}$'),
  end_month text check (end_month >= start_month),
  description text not null default '',
  created_at timestamptz not null
);
create index education_person on education (person_id, end_month desc nulls first, start_month desc);

create table certificate (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  language text not null,
  certificate text not null,
  level text not null default '',
  issued_month text check (issued_month ~ '^[0-9]{4}-[0-9]{2}$'),
  created_at timestamptz not null
);
create index certificate_person on certificate (person_id, issued_month desc nulls last);

create table work_experience (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  company text not null,
  occupation text not null,
  start_month text not null check (start_month ~ '^[0-9]{4}-[0-9]{2}$'),
  end_month text check (end_month >= start_month),
  description text not null default '',
  created_at timestamptz not null
);
create index work_experience_person on work_experience (person_id, end_month desc nulls first, start_month desc);

create table project_experience (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  name text not null,
  start_month text not null check (start_month ~ '^[0-9]{4}-[0-9]{2}$'),
  end_month text check (end_month >= start_month),
  description text not null,
  created_at timestamptz not null
);
create index project_experience_person on project_experience (person_id, end_month desc nulls first, start_month desc);

-- Files of resume entries; a file belongs to one entry.
create table resume_file (
  file_id uuid primary key references file,
  education_id uuid references education on delete cascade,
  certificate_id uuid references certificate on delete cascade,
  project_experience_id uuid references project_experience on delete cascade,
  position smallint not null,
  check (num_nonnulls(education_id, certificate_id, project_experience_id) = 1)
);
create index resume_file_education on resume_file (education_id) where education_id is not null;
create index resume_file_certificate on resume_file (certificate_id) where certificate_id is not null;
create index resume_file_project on resume_file (project_experience_id) where project_experience_id is not null;

-- Sealed columns hold AES-256-GCM (server-key.ts); fingerprints are keyed hashes, to find repetitions.
create table real_name_verification (
  id uuid primary key,
  person_id uuid not null unique references person on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'certified', 'refused')),
  document_type text not null check (document_type in ('idCard', 'passport')),
  name text not null,
  sealed_number bytea not null,
  masked_number text not null,
  number_fingerprint bytea not null,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  version integer not null default 1
);
create unique index real_name_document on real_name_verification (number_fingerprint)
where status in ('submitted', 'certified');
create index real_name_queue on real_name_verification (status, submitted_at, id);

create table company_certification (
  id uuid primary key,
  person_id uuid not null unique references person on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'certified', 'refused')),
  company_name text not null,
  credit_code text not null,
  legal_representative text not null,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  version integer not null default 1
);
create unique index company_credit_code on company_certification (credit_code)
where status in ('submitted', 'certified');
create index company_queue on company_certification (status, submitted_at, id);

create table settlement_method (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  method text not null check (method in ('personalCard', 'corporateCard', 'paypal', 'payoneer')),
  status text not null check (status in ('draft', 'submitted', 'certified', 'refused')),
  sealed_details bytea not null,
  masked_details jsonb not null,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  version integer not null default 1,
  unique (person_id, method)
);
create index settlement_method_queue on settlement_method (status, submitted_at, id);

-- Photos of documents and licences, in their order.
create table verification_file (
  file_id uuid primary key references file,
  real_name_id uuid references real_name_verification on delete cascade,
  company_id uuid references company_certification on delete cascade,
  position smallint not null,
  check (num_nonnulls(real_name_id, company_id) = 1)
);
create index verification_file_real_name on verification_file (real_name_id) where real_name_id is not null;
create index verification_file_company on verification_file (company_id) where company_id is not null;

-- Every step of a verification, whoever took it.
create table verification_event (
  id uuid primary key,
  kind text not null check (kind in ('realName', 'settlementMethod', 'company')),
  subject_id uuid not null,
  action text not null check (action in ('submit', 'certify', 'refuse', 'askAgain', 'revoke')),
  staff_id uuid,
  reason text not null default '',
  at timestamptz not null
);
create index verification_event_subject on verification_event (subject_id, at);
`;
