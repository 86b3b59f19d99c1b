/** Pricing, sessions, proposals to end, word analysis; appeals; answers to evaluations. */
export const up = `
create extension if not exists btree_gist;

alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check check (purpose in (
  'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice'
));

alter table project_order
  add column pricing text not null default 'perUnit' check (pricing in ('perUnit', 'fixed')),
  add column session_mode text check (session_mode in ('onSite', 'remote')),
  add column session_place text not null default '',
  add column word_analysis jsonb,
  add column client_checked_in_at timestamptz,
  add column supplier_checked_in_at timestamptz,
  add column paused_ms bigint not null default 0 check (paused_ms >= 0),
  add column proposal_percent smallint check (proposal_percent between 0 and 100),
  add column proposal_reason text,
  add column proposal_at timestamptz,
  add constraint project_order_proposal check (
    num_nonnulls(proposal_by, proposal_percent, proposal_reason, proposal_at) in (0, 4)
  );
comment on column project_order.paused_ms is 'how long timers stood still for appeals that were withdrawn';
comment on column project_order.proposal_percent is 'share of the money that would go back to the client';

-- No interpreter is in two places at once: the database itself refuses it.
create table session_booking (
  order_id uuid primary key references project_order (id),
  supplier_id uuid not null references person (id),
  during tstzrange not null check (not isempty(during)),
  exclude using gist (supplier_id with =, during with &&)
);

alter table order_event
  drop constraint order_event_check,
  add column staff_id uuid references staff (id),
  add constraint order_event_actor check (
    (actor in ('client', 'supplier')) = (person_id is not null)
    and (actor = 'staff') = (staff_id is not null)
  );

-- What one order's supplier has earned; while a dispute is open there is no row.
create table earning (
  order_id uuid primary key references project_order (id),
  supplier_id uuid not null references person (id),
  amount bigint not null check (amount > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  status text not null default 'unsettled'
    check (status in ('unsettled', 'ready', 'settling', 'settled')),
  earned_at timestamptz not null,
  hold_until timestamptz not null,
  settlement_id uuid
);
create index earning_of_supplier on earning (supplier_id, earned_at desc, order_id);

insert into earning (order_id, supplier_id, amount, currency, status, earned_at, hold_until)
select id, supplier_id, price - commission, currency, earnings_status, completed_at,
  completed_at + interval '7 days'
from project_order where earnings_status is not null and price > commission;
alter table project_order drop column earnings_status;

create table appeal (
  id uuid primary key,
  order_id uuid not null references project_order (id),
  claimant text check (claimant in ('client', 'supplier')),
  type text not null check (type in (
    'quality', 'late', 'notDelivered', 'scope', 'payment', 'conduct', 'other'
  )),
  reason text not null,
  wanted_percent smallint not null check (wanted_percent between 0 and 100),
  status text not null default 'evidence' check (status in (
    'evidence', 'mediation', 'ruled', 'inReview', 'withdrawn', 'agreed', 'closed'
  )),
  version integer not null default 1 check (version > 0),
  previous_state text not null,
  after_completion boolean not null,
  opened_at timestamptz not null,
  evidence_until timestamptz not null,
  escalated_at timestamptz,
  offer_by text check (offer_by in ('client', 'supplier')),
  offer_percent smallint check (offer_percent between 0 and 100),
  offer_text text,
  offer_at timestamptz,
  accepted_by text[] not null default '{}',
  review_reason text,
  review_by text check (review_by in ('client', 'supplier')),
  ended_at timestamptz,
  check (num_nonnulls(offer_by, offer_percent, offer_text, offer_at) in (0, 4)),
  check ((status in ('withdrawn', 'agreed', 'closed')) = (ended_at is not null))
);
comment on column appeal.claimant is 'null: the platform, because money may not be held any longer';
create unique index appeal_open on appeal (order_id)
where status in ('evidence', 'mediation', 'ruled', 'inReview');
create index appeal_of_order on appeal (order_id, opened_at desc);
create index appeal_queue on appeal (status, opened_at, id);

create table appeal_evidence (
  id uuid primary key,
  appeal_id uuid not null references appeal (id),
  side text not null check (side in ('client', 'supplier')),
  person_id uuid not null references person (id),
  text text not null,
  at timestamptz not null
);
create index appeal_evidence_of_appeal on appeal_evidence (appeal_id, at, id);

create table appeal_file (
  evidence_id uuid not null references appeal_evidence (id),
  file_id uuid not null references file (id),
  position smallint not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  primary key (evidence_id, file_id)
);
create index appeal_file_of_file on appeal_file (file_id);

-- The ruling, and at most one decision of its review by somebody else.
create table appeal_ruling (
  appeal_id uuid not null references appeal (id),
  step text not null check (step in ('ruling', 'review')),
  staff_id uuid not null references staff (id),
  outcome text not null check (outcome in ('release', 'refund', 'split', 'redo')),
  refund_percent smallint not null check (refund_percent between 0 and 100),
  due_at timestamptz,
  text text not null,
  at timestamptz not null,
  primary key (appeal_id, step),
  unique (appeal_id, staff_id),
  check ((outcome = 'redo') = (due_at is not null))
);

create table appeal_event (
  id bigint generated always as identity primary key,
  appeal_id uuid not null references appeal (id),
  action text not null,
  actor text not null check (actor in ('client', 'supplier', 'staff', 'timer')),
  person_id uuid references person (id),
  staff_id uuid references staff (id),
  note text,
  at timestamptz not null,
  check ((actor in ('client', 'supplier')) = (person_id is not null)
    and (actor = 'staff') = (staff_id is not null))
);
create index appeal_event_of_appeal on appeal_event (appeal_id, id);

alter table evaluation
  add column reply text check (reply <> ''),
  add column replied_at timestamptz,
  add constraint evaluation_reply check ((reply is null) = (replied_at is null));
`;
