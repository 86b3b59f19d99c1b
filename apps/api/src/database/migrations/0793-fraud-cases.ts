/** Signs of fraud, collected into one case for each group of accounts. */
export const up = `
create table fraud_case (
  id uuid primary key,
  state text not null check (state in ('open', 'watched', 'cleared', 'blocked')),
  found_at timestamptz not null,
  decided_by uuid references staff (id),
  decided_at timestamptz,
  words text not null default ''
);
comment on column fraud_case.found_at is 'when it was found last: it waits since then';
create index fraud_case_queue on fraud_case (state, found_at, id);

create table fraud_case_member (
  case_id uuid not null references fraud_case (id) on delete cascade,
  person_id uuid not null references person (id),
  primary key (case_id, person_id)
);
create index fraud_case_member_of_person on fraud_case_member (person_id);

create table fraud_sign (
  kind text not null check (kind in ('document', 'payee', 'device', 'contact', 'circle')),
  key text not null,
  case_id uuid not null references fraud_case (id) on delete cascade,
  persons uuid[] not null,
  facts jsonb not null,
  found_at timestamptz not null,
  primary key (kind, key)
);
comment on column fraud_sign.key is 'what is the same; hashed where it could be read';
create index fraud_sign_of_case on fraud_sign (case_id, found_at);
`;
