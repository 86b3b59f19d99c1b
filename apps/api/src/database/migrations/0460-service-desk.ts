/** The service desk: conversations with members and visitors, and what the staff works with. */
export const up = `
alter table file
  drop constraint file_purpose_check,
  add constraint file_purpose_check check (purpose in (
    'order', 'delivery', 'avatar', 'posting', 'resume', 'document', 'evidence', 'invoice', 'ruling',
    'message', 'feedback', 'service'
  )),
  drop constraint file_of_staff,
  add constraint file_of_staff check (
    case purpose when 'ruling' then staff_id is not null when 'service' then true else staff_id is null end
  );

create table service_visitor (
  id uuid primary key,
  network text not null,
  created_at timestamptz not null
);
create index service_visitor_network on service_visitor (network, created_at);
comment on table service_visitor is 'somebody without an account, known by what a browser or a mail holds';

create table service_key (
  hash bytea primary key,
  visitor_id uuid not null references service_visitor on delete cascade,
  kind text not null check (kind in ('cookie', 'link')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index service_key_visitor on service_key (visitor_id);
create index service_key_expires on service_key (expires_at);

create table service_conversation (
  id uuid primary key,
  person_id uuid references person,
  visitor_id uuid references service_visitor,
  identity text check (identity in ('client', 'supplier')),
  language text not null check (language in ('en', 'zh-CN')),
  state text not null check (state in ('open', 'snoozed', 'closed')),
  version integer not null default 1,
  assignee_id uuid references staff,
  assigned_at timestamptz,
  avoid_id uuid references staff,
  opened_at timestamptz not null,
  waiting_since timestamptz,
  snoozed_until timestamptz,
  close_reason text check (close_reason in ('solved', 'noReply', 'duplicate', 'spam', 'other')),
  closed_at timestamptz,
  first_answered_at timestamptz,
  first_answer_ms bigint check (first_answer_ms >= 0),
  resolution_ms bigint check (resolution_ms >= 0),
  email text,
  rating smallint check (rating between 1 and 5),
  comment text not null default '',
  rated_at timestamptz,
  last_seq bigint not null default 0 check (last_seq >= 0),
  read_up_to bigint not null default 0 check (read_up_to >= 0),
  staff_read_up_to bigint not null default 0 check (staff_read_up_to >= 0),
  mailed_up_to bigint not null default 0 check (mailed_up_to >= 0),
  mail_due_at timestamptz,
  mailed_at timestamptz,
  created_at timestamptz not null,
  last_at timestamptz not null,
  check (num_nonnulls(person_id, visitor_id) = 1),
  check ((state = 'snoozed') = (snoozed_until is not null)),
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (close_reason is not null)),
  check (state <> 'closed' or waiting_since is null),
  check ((assignee_id is null) = (assigned_at is null)),
  check ((rating is null) = (rated_at is null)),
  check ((first_answered_at is null) = (first_answer_ms is null))
);
comment on column service_conversation.avoid_id is 'who gave it back or did not answer: it is not given to them by itself';
comment on column service_conversation.opened_at is 'when it was begun or opened again: from then on the time to its solution counts';
comment on column service_conversation.first_answer_ms is 'open time of the desk, as resolution_ms';
comment on column service_conversation.email is 'left by a visitor';
create index service_conversation_person on service_conversation (person_id, last_at desc)
  where person_id is not null;
create index service_conversation_visitor on service_conversation (visitor_id, last_at desc)
  where visitor_id is not null;
create index service_conversation_live on service_conversation (assignee_id, waiting_since)
  where state <> 'closed';
create index service_conversation_closed on service_conversation (last_at desc) where state = 'closed';
create index service_conversation_time on service_conversation (created_at);

create table service_message (
  conversation_id uuid not null references service_conversation on delete cascade,
  seq bigint not null check (seq > 0),
  message_id uuid,
  side text not null check (side in ('customer', 'staff', 'note', 'event')),
  staff_id uuid references staff,
  text text not null default '',
  file_id uuid references file,
  event text,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  bigrams text[] not null generated always as (search_bigrams(text)) stored,
  primary key (conversation_id, seq),
  unique (conversation_id, side, message_id),
  check ((side = 'event') = (event is not null)),
  check ((side = 'event') = (message_id is null)),
  check (side not in ('staff', 'note') or staff_id is not null),
  check (side = 'event' or (text <> '') <> (file_id is not null))
);
create index service_message_bigrams on service_message using gin (bigrams);
create index service_message_file on service_message (file_id) where file_id is not null;
create index service_message_time on service_message (created_at);

create table service_mention (
  conversation_id uuid not null,
  seq bigint not null,
  staff_id uuid not null references staff,
  seen_at timestamptz,
  primary key (conversation_id, seq, staff_id),
  foreign key (conversation_id, seq) references service_message (conversation_id, seq) on delete cascade
);
create index service_mention_unseen on service_mention (staff_id) where seen_at is null;

create table service_tag (
  id uuid primary key,
  name_en text not null,
  name_zh text not null,
  retired_at timestamptz
);

create table service_conversation_tag (
  conversation_id uuid not null references service_conversation on delete cascade,
  tag_id uuid not null references service_tag,
  primary key (conversation_id, tag_id)
);
create index service_conversation_tag_tag on service_conversation_tag (tag_id);

create table service_canned (
  id uuid primary key,
  version integer not null default 1,
  shortcut text not null,
  text_en text not null,
  text_zh text not null,
  retired_at timestamptz
);
create unique index service_canned_shortcut on service_canned (lower(shortcut)) where retired_at is null;

create table service_duty (
  staff_id uuid primary key references staff,
  on_duty boolean not null,
  languages text[] not null,
  assigned_at timestamptz
);

create table service_hours (
  single boolean primary key default true check (single),
  version integer not null,
  zone text not null,
  week jsonb not null,
  holidays jsonb not null
);

create unlogged table service_presence (
  conversation_id uuid not null references service_conversation on delete cascade,
  staff_id uuid references staff,
  seen_at timestamptz,
  typed_at timestamptz,
  noted_at timestamptz,
  unique nulls not distinct (conversation_id, staff_id)
);
comment on table service_presence is 'who has a conversation on screen; without a member of staff it is the customer';
comment on column service_presence.noted_at is 'when the audit log took the member''s look down';
`;
