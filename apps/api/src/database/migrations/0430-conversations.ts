/** Conversations between a client and a supplier: one counter numbers all that happens in each. */
export const up = `
alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check check (purpose in (
  'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice', 'ruling', 'message'
));

create table conversation (
  id uuid primary key,
  client_id uuid not null references person,
  supplier_id uuid not null references person,
  begun_by text not null check (begun_by in ('client', 'supplier')),
  last_change bigint not null default 0 check (last_change >= 0),
  created_at timestamptz not null,
  unique (client_id, supplier_id),
  check (client_id <> supplier_id)
);
comment on column conversation.last_change is 'number of the newest message, recall or event';

create table conversation_side (
  conversation_id uuid not null references conversation on delete cascade,
  identity text not null check (identity in ('client', 'supplier')),
  person_id uuid not null references person,
  read_up_to bigint not null default 0 check (read_up_to >= 0),
  mailed_up_to bigint not null default 0 check (mailed_up_to >= 0),
  last_at timestamptz not null,
  pinned_at timestamptz,
  archived_at timestamptz,
  muted_at timestamptz,
  blocked_at timestamptz,
  primary key (conversation_id, identity)
);
comment on column conversation_side.mailed_up_to is 'the newest message that a mail about unread ones took along';
comment on column conversation_side.last_at is 'when something was written last, or the contact was added';
create index conversation_side_of_person on conversation_side (person_id, identity, last_at desc);

create table message (
  conversation_id uuid not null references conversation on delete cascade,
  seq bigint not null check (seq > 0),
  changed bigint not null check (changed >= seq),
  message_id uuid,
  by text check (by in ('client', 'supplier')),
  text text not null default '',
  file_id uuid references file,
  quote_seq bigint,
  event jsonb,
  outside_payment boolean not null default false,
  created_at timestamptz not null,
  recalled_at timestamptz,
  bigrams text[] not null generated always as (search_bigrams(text)) stored,
  words tsvector not null generated always as (search_words(text)) stored,
  primary key (conversation_id, seq),
  unique (conversation_id, changed),
  unique (conversation_id, by, message_id),
  foreign key (conversation_id, quote_seq) references message (conversation_id, seq),
  check ((by is null) = (message_id is null)),
  check ((by is null) = (event is not null)),
  check (recalled_at is null or (text = '' and file_id is null and quote_seq is null)),
  check (event is not null or recalled_at is not null or (text <> '') <> (file_id is not null))
);
comment on column message.message_id is 'named by the sender''s browser: a repeated send finds it';
comment on column message.event is 'of an order: { orderId, action, actor }; each side reads it in its own words';
create index message_bigrams on message using gin (bigrams);
create index message_words on message using gin (words);
create index message_by_time on message (conversation_id, created_at);
create index message_with_file on message (conversation_id, seq desc) where file_id is not null;

create table conversation_posting (
  conversation_id uuid not null references conversation on delete cascade,
  posting_id uuid not null references posting on delete cascade,
  since timestamptz not null,
  primary key (conversation_id, posting_id)
);
comment on table conversation_posting is 'a posting that somebody wrote about; applications, invitations and orders of the two are found where they are kept';

create table presence (
  person_id uuid primary key references person,
  seen_at timestamptz,
  shown boolean not null default true
);
comment on column presence.seen_at is 'when a browser of the person was last connected';

create table message_report (
  id uuid primary key,
  conversation_id uuid not null references conversation on delete cascade,
  seq bigint not null,
  by text not null check (by in ('client', 'supplier')),
  reason text not null check (reason in ('spam', 'outsidePayment', 'abuse', 'other')),
  note text not null default '',
  messages jsonb not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('dismissed', 'warned', 'silenced')),
  words text not null default '',
  decided_at timestamptz,
  decided_by uuid references staff,
  check ((outcome is null) = (decided_at is null) and (outcome is null) = (decided_by is null)),
  unique (conversation_id, seq, by),
  foreign key (conversation_id, seq) references message (conversation_id, seq)
);
create index message_report_open on message_report (created_at) where outcome is null;

create table silence (
  person_id uuid primary key references person,
  until timestamptz not null
);
comment on table silence is 'who can write to nobody until then, by a decision on a report';

comment on column message_report.messages is 'the reported message with its neighbours, as they were';
`;
