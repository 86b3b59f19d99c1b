/**
 * What was found in texts that people write for each other: ways to reach them, and proposals to pay
 * outside the platform. Each text is searched once for each of its versions.
 */
export const up = `
create table text_hit (
  place text not null,
  source text not null,
  version text not null,
  kind text not null check (kind in ('contact', 'outsidePayment')),
  key text not null,
  person_id uuid not null references person,
  to_id uuid references person,
  at timestamptz not null,
  shown text not null,
  is_link boolean not null,
  company text,
  excerpt text not null,
  primary key (place, source, kind, key, version)
);
create index text_hit_key on text_hit (kind, key);
create index text_hit_person on text_hit (person_id, kind, at);
create index text_hit_to on text_hit (to_id);
create index text_hit_at on text_hit (at);
comment on column text_hit.source is 'which text of its place';
comment on column text_hit.version is 'a hash of the whole text';
comment on column text_hit.key is 'of a contact its hash';
comment on column text_hit.to_id is 'null: whoever reads it';

create table text_search (
  place text primary key,
  at timestamptz not null,
  source text not null
);
comment on table text_search is 'the text of each place that was searched last';

alter table fraud_sign add column evidence jsonb not null default '[]';
comment on column fraud_sign.evidence is 'the texts that it was found in, the newest first';
alter table fraud_sign drop constraint fraud_sign_kind_check;
alter table fraud_sign add constraint fraud_sign_kind_check check (
  kind in ('document', 'payee', 'device', 'contact', 'circle', 'outsidePayment')
) not valid;
`;
