/** What suppliers show to everybody: the choice itself, an address of their own, samples of their work. */
export const up = `
create table public_profile (
  person_id uuid primary key references person on delete cascade,
  is_open boolean not null,
  address text not null,
  headline text not null,
  agreed_at timestamptz,
  changed_at timestamptz not null,
  check (not is_open or agreed_at is not null)
);
create index public_profile_open on public_profile (changed_at desc, person_id) where is_open;
comment on table public_profile is 'shown to everybody, search engines too, while is_open';
comment on column public_profile.agreed_at is 'when the supplier agreed to it the last time; null once it was taken back';

create table public_address (
  key text primary key,
  address text unique,
  person_id uuid references person,
  check ((address is null) = (person_id is null))
);
create index public_address_person on public_address (person_id);
comment on table public_address is 'never given to somebody else: links to it stay out there; nulls: of a deleted account';
comment on column public_address.key is 'SHA-256 of what addresses that look alike have in common';

create table portfolio_sample (
  id uuid primary key,
  person_id uuid not null references person on delete cascade,
  title text not null,
  source_language text not null,
  target_language text not null check (target_language <> source_language),
  field text not null,
  source_text text not null,
  target_text text not null,
  is_public boolean not null,
  created_at timestamptz not null
);
create index portfolio_sample_person on portfolio_sample (person_id, created_at);
`;
