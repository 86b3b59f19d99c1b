/** Certificates that count as the language test of their pair, checked as other verifications are. */
export const up = `
create table translator_certificate (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  status text not null check (status in ('draft', 'submitted', 'certified', 'refused')),
  body text not null,
  number text not null,
  level text not null,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  issued_month text not null,
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid,
  language_test_id uuid references language_test on delete set null,
  version integer not null default 1,
  unique (person_id, body, source_language, target_language)
);
create unique index translator_certificate_number
  on translator_certificate (body, number, source_language, target_language)
  where status in ('submitted', 'certified') and body <> 'other';
create index translator_certificate_language_test on translator_certificate (language_test_id);
comment on column translator_certificate.language_test_id is 'the result that it counts as, while certified';
create index translator_certificate_queue on translator_certificate (submitted_at)
  where status = 'submitted';

-- The scans of a certificate; those of other verifications stand in verification_file.
create table translator_certificate_file (
  file_id uuid primary key references file,
  certificate_id uuid not null references translator_certificate on delete cascade,
  position smallint not null
);
create index translator_certificate_file_of on translator_certificate_file (certificate_id);

alter table verification_event drop constraint verification_event_kind_check;
alter table verification_event add constraint verification_event_kind_check
  check (kind in ('realName', 'settlementMethod', 'company', 'translatorCertificate')) not valid;
`;
